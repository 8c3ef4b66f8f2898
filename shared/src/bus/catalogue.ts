import '../rules/zod-setup';
import type * as z from 'zod/mini';
import { account } from './owners/account';
import { cart } from './owners/cart';
import { header } from './owners/header';
import { prohibis } from './owners/prohibis';
import { search } from './owners/search';
import { shell } from './owners/shell';
import { storefinder } from './owners/storefinder';
import { tracking } from './owners/tracking';

/**
 * All topics and events of the page, composed from the files of the owners. Any micro-frontend may publish
 * them. Production uses only topic-facts.ts, so browsers load no schemas.
 */
export const topics = {
  ...shell.topics,
  ...cart.topics,
  ...account.topics,
  ...prohibis.topics,
  ...storefinder.topics,
  ...header.topics,
};
export const events = {
  ...shell.events,
  ...cart.events,
  ...account.events,
  ...storefinder.events,
  ...header.events,
  ...search.events,
  ...tracking.events,
};

export type TopicName = keyof typeof topics;
export type TopicValue<N extends TopicName> = z.output<(typeof topics)[N]['schema']>;
export type EventName = keyof typeof events;
export type EventPayload<N extends EventName> = z.output<(typeof events)[N]['schema']>;

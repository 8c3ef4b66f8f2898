import { accountFacts } from './owners/account.facts';
import { cartFacts } from './owners/cart.facts';
import { headerFacts } from './owners/header.facts';
import { prohibisFacts } from './owners/prohibis.facts';
import { shellFacts } from './owners/shell.facts';
import { storefinderFacts } from './owners/storefinder.facts';

type TopicFacts = typeof shellFacts.topics &
  typeof cartFacts.topics &
  typeof accountFacts.topics &
  typeof prohibisFacts.topics &
  typeof storefinderFacts.topics &
  typeof headerFacts.topics;

/**
 * The part of the catalogue that production code needs: initial values, and the topics that other tabs
 * receive. Object.assign, because transpiled object spread is larger and every micro-frontend carries this
 * file.
 */
export const topicFacts: TopicFacts = Object.assign(
  {},
  shellFacts.topics,
  cartFacts.topics,
  accountFacts.topics,
  prohibisFacts.topics,
  storefinderFacts.topics,
  headerFacts.topics,
);

/** Events that other tabs receive too. */
export const tabEvents: readonly string[] = [
  ...cartFacts.tabEvents,
  ...accountFacts.tabEvents,
  ...headerFacts.tabEvents,
];

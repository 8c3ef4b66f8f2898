import { createBus } from '@fachwerk/shared/bus';
import { fakePlatform } from '@fachwerk/shared/testing';
import { defineWidget } from '@fachwerk/shared/widget';
import * as z from 'zod/mini';
import type { Placement } from '../release/release-book';
import { createWidgetSupply } from './widget-supply';

const teaser = defineWidget({
  name: 'teaser',
  title: 'Teaser',
  description: 'Teaser',
  props: z.object({}),
  examples: [],
  component: () => null,
  hydrate: 'load',
  messages: ['teaser.', 'product.'],
});

it('asks for the texts that the code names, whatever the release says of it', async () => {
  const { api, config } = fakePlatform();
  const asked: (readonly string[])[] = [];
  const supply = createWidgetSupply({
    bus: createBus(),
    api,
    config: () => Promise.resolve(config),
    messages: (prefixes) => {
      asked.push(prefixes);
      return Promise.resolve({});
    },
    overlayRoot: () => document.body,
  });
  const { signal } = new AbortController();

  await supply.contentOf({
    loaded: { kind: 'widget', widget: teaser },
    placement: { widget: { messages: ['teaser.'] } } as unknown as Placement,
    props: {},
    server: undefined,
    signal,
    load: signal,
  });

  expect(asked).toEqual([['teaser.', 'product.']]);
});

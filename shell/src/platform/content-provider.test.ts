import { createBus } from '@fachwerk/shared/bus';
import { fakePlatform } from '@fachwerk/shared/testing';
import { defineWidget } from '@fachwerk/shared/widget';
import * as z from 'zod/mini';
import type { Placement } from '../release/release-index';
import { createContentProvider } from './content-provider';

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

/** Requested texts of a widget with this placement. */
async function textsAskedFor(mfe: { version: string; isTrial?: boolean }) {
  const { api, config } = fakePlatform();
  const asked: unknown[] = [];
  const content = createContentProvider({
    bus: createBus(),
    api,
    config: () => Promise.resolve(config),
    messages: (...question) => {
      asked.push(question);
      return Promise.resolve({});
    },
    overlayRoot: () => document.body,
  });
  const { signal } = new AbortController();
  await content.contentOf({
    loaded: { kind: 'widget', widget: teaser },
    placement: { widget: { mfe: 'content@2', messages: ['teaser.'] }, mfe } as unknown as Placement,
    props: {},
    server: undefined,
    signal,
    load: signal,
  });
  return asked;
}

it('requests the texts that the code declares, also if the release differs', async () => {
  expect(await textsAskedFor({ version: '2.0.0-a' })).toEqual([[['teaser.', 'product.'], undefined]]);
});

it('requests the texts of the version if it is not the stable one', async () => {
  expect(await textsAskedFor({ version: '2.1.0-b', isTrial: true })).toEqual([
    [['teaser.', 'product.'], 'content@2.1.0-b'],
  ]);
});

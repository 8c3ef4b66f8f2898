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

/** What is asked for the texts of a widget that a release places like this. */
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

it('asks for the texts that the code names, whatever the release says of it', async () => {
  expect(await textsAskedFor({ version: '2.0.0-a' })).toEqual([[['teaser.', 'product.'], undefined]]);
});

it('asks for the own texts of a version that not everybody gets', async () => {
  expect(await textsAskedFor({ version: '2.1.0-b', isTrial: true })).toEqual([
    [['teaser.', 'product.'], 'content@2.1.0-b'],
  ]);
});

import { createBus } from '@fachwerk/shared/bus';
import { fakePlatform } from '@fachwerk/shared/testing';
import { defineWidget } from '@fachwerk/shared/widget';
import * as z from 'zod/mini';
import type { ServerData } from '../page/widget-markup';
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
    addWork: () => {},
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

it('hydrates with the texts of the page, and requests none', async () => {
  const { api, config } = fakePlatform();
  const content = createContentProvider({
    bus: createBus(),
    addWork: () => {},
    api,
    config: () => Promise.resolve(config),
    messages: () => Promise.reject(new Error('requested')),
    pageMessages: { 'teaser.more': 'Mehr', 'cart.title': 'Warenkorb' },
    overlayRoot: () => document.body,
  });
  const textsWith = async (server: ServerData) => {
    const { signal } = new AbortController();
    const { platform } = await content.contentOf({
      loaded: { kind: 'widget', widget: teaser },
      placement: { widget: { mfe: 'content', messages: ['teaser.'] }, mfe: {} } as unknown as Placement,
      props: {},
      server,
      signal,
      load: signal,
    });
    return platform.messages;
  };

  expect(await textsWith({ props: {} })).toEqual({ 'teaser.more': 'Mehr' });
  // A trial version has texts of its own.
  expect(await textsWith({ messages: { 'teaser.more': 'Alles' } })).toEqual({ 'teaser.more': 'Alles' });
});

it('reports a missing text with the version of the widget that uses it', async () => {
  const { api, config } = fakePlatform();
  const reportMissingText = jest.fn();
  const content = createContentProvider({
    bus: createBus(),
    addWork: () => {},
    api,
    config: () => Promise.resolve(config),
    messages: () => Promise.resolve({}),
    overlayRoot: () => document.body,
    reportMissingText,
  });
  const { signal } = new AbortController();
  const { platform } = await content.contentOf({
    loaded: { kind: 'widget', widget: teaser },
    placement: {
      name: 'teaser',
      widget: { mfe: 'content', messages: [] },
      mfe: { version: '2.0.0-a' },
    } as unknown as Placement,
    props: {},
    server: undefined,
    signal,
    load: signal,
  });

  expect(platform.missingText?.('teaser.readMore')).toBe('Read more');
  expect(reportMissingText.mock.calls).toEqual([
    ['teaser.readMore', { widget: 'teaser', mfe: 'content', version: '2.0.0-a' }],
  ]);
});

it('passes settings and data through the function for third-party pages', async () => {
  const { api, config } = fakePlatform();
  const content = createContentProvider({
    bus: createBus(),
    addWork: () => {},
    api,
    config: () => Promise.resolve(config),
    messages: () => Promise.resolve({}),
    overlayRoot: () => document.body,
    absolute: (value) => ({ absolute: value }),
  });
  const { signal } = new AbortController();
  const { props, data } = await content.contentOf({
    loaded: { kind: 'widget', widget: { ...teaser, load: () => Promise.resolve({ data: '/a/' }) } },
    placement: { widget: { mfe: 'content', messages: [] }, mfe: {} } as unknown as Placement,
    props: { href: '/c/holz/' },
    server: undefined,
    signal,
    load: signal,
  });
  expect({ props, data }).toEqual({
    props: { absolute: { href: '/c/holz/' } },
    data: { absolute: '/a/' },
  });
});

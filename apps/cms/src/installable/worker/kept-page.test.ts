/** @jest-environment node */
import { addressesOf, deskNetwork, filesOf, FONT, PAGE } from '../../testing/desk-network';
import { memoryCaches } from '../../testing/memory-caches';
import { createKeptPage } from './kept-page';
import { INSTALLABLE_HEADER, RELEASE_HEADER } from './offline-file';

function start(options: Parameters<typeof memoryCaches>[0] = {}) {
  const network = deskNetwork();
  const memory = memoryCaches(options);
  const wake = () => createKeptPage({ caches: memory.caches, fetch: network.fetch, page: PAGE });
  return { ...network, memory, kept: wake(), wake };
}
const textOf = async (answer: Response | undefined) => await answer?.text();

it('keeps the page with every file that it names, and has them after the browser was closed', async () => {
  const { kept, wake, state } = start();

  await kept.keep();
  state.isOnline = false;

  const later = wake();
  expect(await textOf(await later.page())).toContain('Ausgabe 1');
  for (const address of addressesOf('1')) expect(await textOf(await later.file(address))).toContain('file');
});

it('asks without cookies, and for files with their hash', async () => {
  const { kept, state } = start();

  await kept.keep();

  expect(state.asked.map(({ init }) => init?.credentials)).toEqual(state.asked.map(() => 'omit'));
  expect(state.asked[0]).toMatchObject({ url: PAGE, init: { cache: 'no-store', redirect: 'error' } });
  expect(
    Object.fromEntries(state.asked.slice(1).map(({ url, init }) => [url, init?.integrity])),
  ).toMatchObject({ 'https://shop.example/assets/desk/1/reader.wasm': 'sha256-wasm-1', [FONT]: '' });
});

it('a new release is kept as a whole, and takes from the old one what both name', async () => {
  const { kept, state } = start();
  await kept.keep();
  state.release = '2';
  state.asked.length = 0;

  await kept.keep();

  expect(await textOf(await kept.page())).toContain('Ausgabe 2');
  for (const address of addressesOf('2')) expect(await kept.file(address)).toBeDefined();
  // Open windows of the release before may still load parts.
  for (const address of addressesOf('1')) expect(await kept.file(address)).toBeDefined();
  expect(state.asked.map(({ url }) => url)).not.toContain(FONT);
});

it('of three releases the oldest is removed', async () => {
  const { kept, state, memory } = start();
  for (const release of ['1', '2', '3']) {
    state.release = release;
    await kept.keep();
  }

  expect(Object.keys(memory.content()).toSorted()).toEqual([
    'page /desk/ files-2',
    'page /desk/ files-3',
    'page /desk/ state',
  ]);
  expect(await kept.file('https://shop.example/shell/1/shell.js')).toBeUndefined();
});

it('the release that was taken back opens again', async () => {
  const { kept, state } = start();
  for (const release of ['1', '2', '1']) {
    state.release = release;
    await kept.keep();
  }

  expect(await textOf(await kept.page())).toContain('Ausgabe 1');
});

it.each([
  ['the network ends', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a file is missing', () => new Response('', { status: 404 })],
  ['the server fails', () => new Response('', { status: 503 })],
  [
    'another site answers without a permission',
    () => Object.defineProperty(new Response(''), 'type', { value: 'opaque' }),
  ],
])('a release of which %s leaves the one before as it is', async (_what, answer) => {
  const { kept, state, memory } = start();
  await kept.keep();
  const before = memory.content();
  state.release = '2';
  state.answers['/assets/desk/2/desk.js'] = answer;

  await expect(kept.keep()).rejects.toThrow();

  expect(memory.content()).toEqual(before);
  expect(await textOf(await kept.page())).toContain('Ausgabe 1');
});

it('a full device keeps the release before, and no half of the new one', async () => {
  const { kept, state, memory } = start({ failAt: (address) => address.includes('/desk/2/reader.wasm') });
  await kept.keep();
  state.release = '2';

  await expect(kept.keep()).rejects.toThrow('full');

  expect(Object.keys(memory.content())).not.toContain('page /desk/ files-2');
  expect(await textOf(await kept.page())).toContain('Ausgabe 1');
});

it('what a killed worker has begun is no page until it is complete', async () => {
  const { memory, wake, state } = start();
  const begun = await memory.caches.open('page /desk/ files-1');
  await begun.put('https://shop.example/shell/1/shell.js', new Response('file of before'));

  expect(await wake().page()).toBeUndefined();
  await wake().keep();
  expect(await wake().page()).toBeDefined();
  expect(state.asked.map(({ url }) => url)).not.toContain('https://shop.example/shell/1/shell.js');
});

it.each([
  ['an error of the page server', { status: 503 }],
  ['the login page of another network', { headers: {} }],
  ['a page that lacks a widget and so has no list', { body: '<p>Ausgabe 2</p>' }],
])(
  '%s is not kept',
  async (_what, { status = 200, headers, body }: { status?: number; headers?: object; body?: string }) => {
    const { kept, state } = start();
    await kept.keep();
    state.release = '2';
    const list = `<script type="application/json" id="fachwerk-offline">${JSON.stringify(filesOf('2'))}</script>`;
    const own = { [RELEASE_HEADER]: '2', [INSTALLABLE_HEADER]: 'files-2' };
    state.answers['/desk/'] = () => new Response(body ?? list, { status, headers: { ...(headers ?? own) } });

    await expect(kept.keep()).rejects.toThrow();

    expect(await textOf(await kept.page())).toContain('Ausgabe 1');
  },
);

it('does not fill the device: neither with many nor with large files', async () => {
  const { kept, state, memory } = start();
  const pageWith = (files: object) =>
    new Response(`<script type="application/json" id="fachwerk-offline">${JSON.stringify(files)}</script>`, {
      headers: { [RELEASE_HEADER]: '2', [INSTALLABLE_HEADER]: 'files-2' },
    });
  state.answers['/desk/'] = () =>
    pageWith(Array.from({ length: 251 }, (_, index) => [`/assets/${index}.js`]));
  await expect(kept.keep()).rejects.toThrow('251 files');
  state.answers['/desk/'] = () => pageWith([['/assets/1.js'], ['/assets/2.js']]);
  for (const path of ['/assets/1.js', '/assets/2.js'])
    state.answers[path] = () => new Response(new Uint8Array(9 * 1024 * 1024));
  await expect(kept.keep()).rejects.toThrow('too large');

  expect(memory.addresses()).toEqual([]);
});

it('answers that are used without network only are bounded as well', async () => {
  const { kept, memory } = start();
  for (let index = 0; index < 60; index += 1)
    await kept.keepAnswer(`https://shop.example/messages/filtered?prefix=${index}`, new Response('{}'));

  expect(memory.addresses()).toHaveLength(40);
  expect(await kept.answer('https://shop.example/messages/filtered?prefix=59')).toBeDefined();
});

it('two windows that open at once keep the page once', async () => {
  const { kept, state } = start();

  await Promise.all([kept.keep(), kept.keep()]);

  expect(state.asked.filter(({ url }) => url === PAGE)).toHaveLength(1);
});

it('removes everything of its page and nothing of others', async () => {
  const { kept, memory } = start();
  await kept.keep();
  await kept.keepAnswer('https://shop.example/messages/filtered', new Response('{}'));
  await (
    await memory.caches.open('page /other/ state')
  ).put('https://shop.example/other/', new Response('x'));

  await kept.remove();

  expect(Object.keys(memory.content())).toEqual(['page /other/ state']);
  expect(await kept.page()).toBeUndefined();
});

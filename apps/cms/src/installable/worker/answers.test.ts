/** @jest-environment node */
import { readMessages, readUser } from '@fachwerk/shared/calls';
import { deskNetwork, PAGE } from '../../testing/desk-network';
import { memoryCaches } from '../../testing/memory-caches';
import { createAnswers, NETWORK_MS, TEXTS } from './answers';
import { createKeptPage } from './kept-page';
import { RELEASE_HEADER } from './offline-file';

/** A request of the page; the constructor of requests refuses the mode "navigate". */
function asked(url: string, facts: Partial<Pick<Request, 'method' | 'mode' | 'destination'>> = {}): Request {
  const request = new Request(new URL(url, PAGE), { method: facts.method ?? 'GET' });
  for (const [name, value] of Object.entries(facts)) Object.defineProperty(request, name, { value });
  return request;
}
const page = (url = PAGE) => asked(url, { mode: 'navigate', destination: 'document' });
const script = (url: string) => asked(url, { destination: 'script' });

async function start() {
  const network = deskNetwork();
  const memory = memoryCaches();
  const kept = createKeptPage({ caches: memory.caches, fetch: network.fetch, page: PAGE });
  const end = jest.fn(() => kept.remove());
  const waits: { ms: number; over(): void }[] = [];
  const wait = (ms: number) => new Promise<void>((over) => void waits.push({ ms, over }));
  const answers = createAnswers({ kept, fetch: network.fetch, page: PAGE, wait, end });
  await kept.keep();
  const later: Promise<unknown>[] = [];
  /** The answer of the worker; undefined for what it leaves to the browser. */
  const ask = async (request: Request) => await answers(request)?.((work) => void later.push(work));
  const settled = () => Promise.all(later);
  return { ...network, memory, kept, end, waits, answers, ask, settled };
}

it('online the page is that of the network, and the copy follows it', async () => {
  const { ask, state, settled, kept } = await start();
  state.release = '2';

  expect(await (await ask(page()))?.text()).toContain('Ausgabe 2');

  await settled();
  expect(await (await kept.page())?.text()).toContain('Ausgabe 2');
});

it('without network the page and its files are the kept ones, also with another query', async () => {
  const { ask, state } = await start();
  state.isOnline = false;

  expect(await (await ask(page()))?.text()).toContain('Ausgabe 1');
  expect(await (await ask(page(`${PAGE}?tab=abholungen#42`)))?.text()).toContain('Ausgabe 1');
  for (const file of ['/shell/1/shell.js', '/assets/desk/1/desk.js'])
    expect(await (await ask(script(file)))?.text()).toBe(`file ${file}`);
  expect(await ask(asked('/assets/desk/1/reader.wasm'))).toBeDefined();
});

it('a network that does not answer in time is like none; the copy still follows what it says later', async () => {
  const { ask, state, waits, page: newest, kept, settled } = await start();
  state.release = '2';
  let answer: (response: Response) => void = () => {};
  state.answers['/desk/'] = () => {
    // The worker's own request for the copy is answered at once.
    delete state.answers['/desk/'];
    return new Promise((resolve) => (answer = resolve));
  };

  const opened = ask(page());
  expect(waits[0]?.ms).toBe(NETWORK_MS);
  waits[0]?.over();

  expect(await (await opened)?.text()).toContain('Ausgabe 1');
  answer(newest());
  await settled();
  expect(await (await kept.page())?.text()).toContain('Ausgabe 2');
});

it.each([500, 502, 503, 429])('a server that answers %i shows the copy', async (status) => {
  const { ask, state } = await start();
  state.answers['/desk/'] = () => new Response('', { status });

  expect(await (await ask(page()))?.text()).toContain('Ausgabe 1');
});

it('without a copy the visitor sees what the network says', async () => {
  const { ask, state, kept } = await start();
  await kept.remove();
  state.answers['/desk/'] = () => new Response('busy', { status: 503 });

  expect((await ask(page()))?.status).toBe(503);
  state.isOnline = false;
  await expect(ask(page())).rejects.toThrow('Failed to fetch');
});

it.each([
  ['no longer declares to be installable', 200],
  ['does not exist any more', 404],
  ['is gone', 410],
])('ends when the page %s', async (_what, status) => {
  const { ask, state, settled, end, memory } = await start();
  state.answers['/desk/'] = () => new Response('page', { status, headers: { [RELEASE_HEADER]: '3' } });

  expect(await (await ask(page()))?.text()).toBe('page');

  await settled();
  expect(end).toHaveBeenCalledTimes(1);
  expect(memory.addresses()).toEqual([]);
});

it.each([
  ['the login page of a network in between', { status: 200, headers: {} }],
  ['an error of the page server', { status: 503, headers: { [RELEASE_HEADER]: '3' } }],
  ['an error of a proxy', { status: 404, headers: {} }],
])('%s ends nothing, and is not kept', async (_what, init) => {
  const { ask, state, settled, end, kept } = await start();
  state.answers['/desk/'] = () => new Response('other', init);

  await ask(page());
  await settled();

  expect(end).not.toHaveBeenCalled();
  expect(await (await kept.page())?.text()).toContain('Ausgabe 1');
});

it.each([
  ['a call of the API', () => asked(readUser.path)],
  ['a picture of the API', () => asked('/rest/orders/1/label.png', { destination: 'image' })],
  ['a change', () => asked('/rest/desk/orders/1/ready/', { method: 'POST' })],
  ['a form that is posted without script', () => asked(PAGE, { method: 'POST', mode: 'navigate' })],
  ['a report', () => asked('/federation/telemetry', { method: 'POST' })],
  ['the choice of versions', () => asked('/federation/release?widgets=a')],
  ['a preview of the page', () => page(`${PAGE}?preview=signed`)],
  ['another page below', () => page(`${PAGE}other/`)],
])('%s is left to the browser', async (_what, request) => {
  const { answers } = await start();

  expect(answers(request())).toBeUndefined();
});

it('never keeps an answer of the API', async () => {
  const { ask, settled, memory } = await start();

  for (const path of [readUser.path, '/rest/desk/orders/']) await ask(asked(path));
  await ask(page());
  await settled();

  expect(memory.addresses().filter((address) => address.includes('/rest/'))).toEqual([]);
});

it('a file that is not kept comes from the network, and a kept one costs no request', async () => {
  const { ask, state } = await start();
  state.asked.length = 0;

  await ask(script('/shell/1/shell.js'));
  expect(state.asked).toEqual([]);
  expect(await (await ask(script('/shell/9/shell.js')))?.text()).toBe('file /shell/9/shell.js');
  expect(state.asked).toHaveLength(1);
});

it('texts are the newest online, and the last ones without network', async () => {
  const { ask, state, settled } = await start();
  const address = `${readMessages.path}?lang=de&prefix=desk.`;
  let text = 'alt';
  state.answers[readMessages.path] = () => new Response(text);
  await ask(asked(address));
  text = 'neu';
  expect(await (await ask(asked(address)))?.text()).toBe('neu');
  await settled();

  state.isOnline = false;
  expect(await (await ask(asked(address)))?.text()).toBe('neu');
});

it('knows the address of texts', () => {
  expect(readMessages.path.startsWith(TEXTS)).toBe(true);
});

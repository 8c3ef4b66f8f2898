/** @jest-environment node */
import type { UsageInventory } from '@fachwerk/shared/contracts';
import { addOperator } from '../access/operators';
import { openSession } from '../access/sessions';
import { readInUse } from '../gate/read-in-use';
import { startTestRegistry, type TestRegistry } from '../testing/test-registry';
import { mfeFolder, shellFolder } from '../testing/version-folder';
import { noteSeenUses } from './seen-uses';
import { readUses } from './uses';
import { splitName } from './widget-reference';

let registry: TestRegistry;
let token: string;
beforeAll(async () => {
  registry = await startTestRegistry();
  token = await registry.token('census');
});
afterAll(() => registry.close());
beforeEach(() => registry.db.query('delete from registry.use'));

const placed = (widget: string, more = {}) => ({
  page: '/',
  file: 'start.json',
  widget,
  major: null,
  props: {},
  ...more,
});
const report = (uses: unknown[], who = token) => registry.send('POST', '/federation/census', { uses }, who);
const read = async (headers: Record<string, string>, query = '') =>
  ((await registry.get(`/federation/census${query}`, headers)).json() as UsageInventory).uses;
const inventory = (query = '') => read({ authorization: `Bearer ${token}` }, query);

describe('third-party pages', () => {
  const sources = async (headers: Record<string, string>) =>
    [...new Set((await read(headers)).map(({ source }) => source))].join();
  beforeEach(async () => {
    await report([placed('teaser')]);
    await noteSeenUses(registry.db, {
      page: 'https://blog.example/draft-of-an-offer',
      uses: [{ widget: 'teaser', props: { customer: 'Meier' } }],
    });
  });

  it('are nothing for strangers', async () => expect(await sources({})).toBe('content'));

  it('are read with any token; a wrong one is refused', async () => {
    expect(await sources({ authorization: `Bearer ${await registry.token('publish', 'cart')}` })).toBe(
      'content,seen',
    );
    const refused = await registry.get('/federation/census', { authorization: `Bearer ${'x'.repeat(43)}` });
    expect(refused.statusCode).toBe(401);
  });

  it('are read by an operator on the shop’s own pages, and not by another page with the operator’s cookie', async () => {
    await addOperator(registry.db, { name: 'anna', password: 'correct horse', by: 'test' });
    const cookie = `operator=${await openSession(registry.db, 'anna')}`;
    const host = 'shop.example';

    expect(await sources({ cookie, host })).toBe('content,seen');
    expect(await sources({ cookie, host, origin: 'http://shop.example' })).toBe('content,seen');
    expect(await sources({ cookie, host, origin: 'https://blog.shop.example' })).toBe('content');
  });
});

describe('the page server', () => {
  it('tells which page uses which widget, and everybody can read it', async () => {
    expect(
      (await report([placed('cart-page', { props: { a: 1 } }), placed('teaser', { major: 2 })])).statusCode,
    ).toBe(204);

    expect(await read({}, '?widget=teaser')).toEqual([
      {
        page: '/',
        source: 'content',
        file: 'start.json',
        widget: 'teaser',
        major: 2,
        props: {},
        lastSeen: expect.any(String) as string,
        id: expect.any(String) as string,
        confirmedBy: null,
      },
    ]);
    expect(await inventory()).toHaveLength(2);
  });

  it('replaces what it said before, and leaves alone what browsers told', async () => {
    await report([placed('old')]);
    await noteSeenUses(registry.db, {
      page: 'https://blog.example/a',
      uses: [{ widget: 'teaser', props: {} }],
    });
    await report([placed('new'), placed('new')]);

    expect((await inventory()).map(({ source, widget }) => `${source} ${widget}`)).toEqual([
      'content new',
      'seen teaser',
    ]);
  });

  it('keeps the last list when a new one cannot be read', async () => {
    await report([placed('kept')]);
    const answer = await report([placed('x'), { page: '/' }]);

    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { message: expect.stringContaining('uses.1') as string },
    ]);
    expect((await inventory()).map(({ widget }) => widget)).toEqual(['kept']);
  });

  it('needs a token for it', async () => {
    expect((await registry.send('POST', '/federation/census', { uses: [] })).statusCode).toBe(401);
    expect((await report([], await registry.token('publish', 'cart'))).statusCode).toBe(403);
  });

  it('does not mix two lists that arrive at once', async () => {
    const list = (name: string) =>
      Array.from({ length: 300 }, (_, index) => placed(name, { props: { index } }));
    await Promise.all(['a', 'b', 'c', 'd'].map((name) => report(list(name))));

    const uses = await inventory();
    expect(uses).toHaveLength(300);
    expect(new Set(uses.map(({ widget }) => widget)).size).toBe(1);
  });
});

describe('a browser on a third-party page', () => {
  const note = (page: string, ...widgets: string[]) =>
    noteSeenUses(registry.db, { page, uses: widgets.map((widget) => ({ widget, props: { b: 1, a: 2 } })) });

  it('adds what it found, once', async () => {
    await note('https://blog.example/a', 'teaser@2', 'teaser');
    await noteSeenUses(registry.db, {
      page: 'https://blog.example/a',
      uses: [{ widget: 'teaser', props: { a: 2, b: 1 } }],
    });

    expect((await inventory()).map(({ page, widget, major }) => [page, widget, major])).toEqual([
      ['https://blog.example/a', 'teaser', null],
      ['https://blog.example/a', 'teaser', 2],
    ]);
  });

  it.each([
    'nonsense',
    'javascript:alert(1)',
    '/our/own/page',
    'https://BLOG.example/a',
    'https://blog.example',
  ])('is not believed about %j', async (page) => {
    await note(page, 'teaser');
    expect(await inventory()).toEqual([]);
  });

  it('cannot fill the table: names, props, pages and origins have limits', async () => {
    await note('https://a.example/', 'NoName', '"><script>', 'teaser');
    await noteSeenUses(registry.db, {
      page: 'https://a.example/',
      uses: [{ widget: 'big', props: { text: 'x'.repeat(9000) } }],
    });
    for (let round = 0; round < 3; round++)
      await noteSeenUses(registry.db, {
        page: 'https://a.example/many',
        uses: Array.from({ length: 100 }, (_, index) => ({ widget: 'teaser', props: { round, index } })),
      });
    const uses = await inventory();

    expect(uses.filter(({ page }) => page === 'https://a.example/')).toHaveLength(1);
    expect(uses.filter(({ page }) => page === 'https://a.example/many')).toHaveLength(100);
  });

  it('of an origin that the operator named always finds room', async () => {
    await noteSeenUses(registry.db, {
      page: 'https://blog.example/a',
      uses: [{ widget: 'teaser', props: {} }],
      thirdPartyOrigins: ['https://blog.example'],
    });
    for (let index = 0; index < 205; index++)
      await noteSeenUses(registry.db, {
        page: `https://x${index}.example/`,
        uses: [{ widget: 'teaser', props: {} }],
        thirdPartyOrigins: ['https://blog.example'],
      });
    const pages = (await inventory()).map(({ page }) => page);

    expect(pages).toHaveLength(201);
    expect(pages).toContain('https://blog.example/a');
    expect(pages).not.toContain('https://x0.example/');
  });

  it('is forgotten after 30 days', async () => {
    await note('https://blog.example/a', 'teaser');
    await registry.db.query("update registry.use set last_seen = now() - interval '31 days'");
    expect(await readUses(registry.db)).toEqual([]);

    await note('https://blog.example/b', 'teaser');
    expect(await registry.db.query('select page from registry.use')).toEqual([
      { page: 'https://blog.example/b' },
    ]);
  });
});

it('the gate sees stable versions, candidates, the shell, and who owns a name', async () => {
  await registry.release(shellFolder());
  const stable = await registry.release(mfeFolder({ version: '1.0.0-aaaaaaa' }));
  const candidate = await registry.publish(mfeFolder({ version: '1.1.0-bbbbbbb' }));
  await registry.publish(mfeFolder({ version: '1.2.0-ccccccc' }));
  await registry.db.query(
    `insert into registry.rollout (mfe, major, version, base, percent, state, salt, started_by)
     values ('cart', 1, $1, $2, 10, 'running', 's', 'test')`,
    [candidate, stable],
  );
  await report([placed('cart-page')]);
  const inUse = await readInUse(registry.db);

  expect(inUse.live.map(({ version }) => version)).toEqual([stable, candidate]);
  expect(inUse.shells).toHaveLength(1);
  expect(inUse.owners).toEqual({ 'cart-page': 'cart' });
  expect(inUse.uses).toMatchObject([{ widget: 'cart-page', file: 'start.json' }]);
});

it.each([
  ['cart-page', { widget: 'cart-page', major: null }],
  ['cart-page@2', { widget: 'cart-page', major: 2 }],
  ['cart-page@', undefined],
  ['Cart', undefined],
  ['', undefined],
])('data-widget="%s" is %j', (text, reference) => expect(splitName(text)).toEqual(reference));

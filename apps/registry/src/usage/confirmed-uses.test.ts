/** @jest-environment node */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readInUse } from '../gate/read-in-use';
import { startTestRegistry, type TestRegistry } from '../testing/test-registry';
import { fetchPage } from './fetch-page';
import { noteSeenUses } from './seen-uses';
import { readUses } from './uses';
import { usesInPage } from './uses-in-page';
import { checkDuePages } from './watch-pages';

const TEASER = `<div data-widget="teaser" data-props='{"title":"Angebote"}'></div>`;

let registry: TestRegistry;
let answer: RequestListener;
let origin: string;
const server = createServer((request, response) => answer(request, response));
const html = (body: string): RequestListener => {
  return (_request, response) => response.setHeader('content-type', 'text/html; charset=utf-8').end(body);
};

beforeAll(async () => {
  registry = await startTestRegistry();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await registry.close();
});
beforeEach(async () => {
  answer = html(TEASER);
  await registry.db.query('delete from registry.use');
  await registry.db.query('delete from registry.watched_page');
});

/** A browser reports a page; the registry fetches what is due. */
async function reported(page: string, props: Record<string, unknown>, widget = 'teaser'): Promise<void> {
  await noteSeenUses(registry.db, { page, uses: [{ widget, props }], thirdPartyOrigins: [origin] });
}
const check = () => checkDuePages({ db: registry.db, origins: [origin] });
const again = () => registry.db.query('update registry.watched_page set check_at = now()');
const confirmed = async () =>
  (await readUses(registry.db)).map(({ widget, props, confirmedBy }) => [widget, props.title, confirmedBy]);

describe('a use that a browser reports', () => {
  it('counts when the registry has found it in the page', async () => {
    await reported(`${origin}/blog`, { title: 'Angebote' });
    expect(await confirmed()).toEqual([['teaser', 'Angebote', null]]);

    expect(await check()).toEqual([`${origin}/blog`]);

    expect(await confirmed()).toEqual([['teaser', 'Angebote', 'registry']]);
    expect(await check()).toEqual([]);
  });

  it('stays unconfirmed if it is invented, on a page that exists as well', async () => {
    await reported(`${origin}/blog`, { title: 'erfunden' });
    await check();

    expect(await confirmed()).toEqual([
      ['teaser', 'Angebote', 'registry'],
      ['teaser', 'erfunden', null],
    ]);
    const { uses } = await readInUse(registry.db);
    expect(uses.map(({ confirmedBy }) => confirmedBy)).toEqual(['registry', null]);
  });

  it('makes the registry fetch no page of an origin that the operator has not named', async () => {
    await reported('http://169.254.169.254/latest/meta-data/', { title: 'x' });

    expect(await check()).toEqual([]);
  });

  it('displaces none that is confirmed, however many are invented', async () => {
    await reported(`${origin}/blog`, { title: 'Angebote' });
    await check();
    for (let part = 0; part < 3; part += 1)
      await noteSeenUses(registry.db, {
        page: `${origin}/blog`,
        uses: Array.from({ length: 100 }, (_, index) => ({
          widget: 'teaser',
          props: { title: `${part} ${index}` },
        })),
        thirdPartyOrigins: [origin],
      });

    expect(await confirmed()).toContainEqual(['teaser', 'Angebote', 'registry']);
  });
});

describe('a page that was confirmed', () => {
  beforeEach(async () => {
    await reported(`${origin}/blog`, { title: 'Angebote' });
    await check();
    await again();
  });

  it.each<[string, RequestListener]>([
    ['has lost the widget', html('<p>Ohne</p>')],
    ['is gone', (_request, response) => response.writeHead(404).end()],
  ])('counts no more when it %s', async (_name, next) => {
    answer = next;
    await check();

    expect(await confirmed()).toEqual([['teaser', 'Angebote', null]]);
  });

  it('keeps counting while its server fails', async () => {
    answer = (_request, response) => response.writeHead(503).end();
    await check();

    expect(await confirmed()).toEqual([['teaser', 'Angebote', 'registry']]);
  });
});

describe('fetching a page', () => {
  it('does not follow a redirect to another host', async () => {
    answer = (_request, response) =>
      response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end();

    expect(await fetchPage(`${origin}/blog`, [origin])).toEqual({
      kind: 'failed',
      reason: 'it leads to another host',
    });
  });

  it('ends after three redirects', async () => {
    answer = (_request, response) => response.writeHead(302, { location: '/again' }).end();

    expect(await fetchPage(`${origin}/blog`, [origin])).toMatchObject({ reason: 'too many redirects' });
  });

  it('reads no more than its limit, whatever length the page states', async () => {
    answer = html('x'.repeat(2000));

    expect(await fetchPage(`${origin}/blog`, [origin], { mostBytes: 1000 })).toMatchObject({
      reason: 'it is too large',
    });
  });

  it('gives up on a page that never ends', async () => {
    answer = (_request, response) => void response.setHeader('content-type', 'text/html').write('<p>');

    expect(await fetchPage(`${origin}/blog`, [origin], { timeoutMs: 200 })).toMatchObject({ kind: 'failed' });
  });

  it('finds widgets as the shell does: by attributes or the data of the server, and not in templates', () => {
    const page = `${TEASER}<template>${TEASER}</template>
      <section data-widget="search"><script type="application/json" data-widget-data>{"props":{"a":1}}</script></section>
      <div data-widget="broken" data-props="{"></div>`;

    expect(usesInPage(page)).toEqual([
      { widget: 'teaser', props: { title: 'Angebote' } },
      { widget: 'search', props: { a: 1 } },
    ]);
  });
});

describe('an operator', () => {
  const PAGE = 'https://intranet.example/a';
  const order = (id: string, isConfirmed: boolean, token: string) =>
    registry.send('POST', '/federation/confirmed-uses', { id, isConfirmed }, token);

  it('confirms a use that only people who log in see, and takes it back', async () => {
    await reported(PAGE, { title: 'intern' });
    const operate = await registry.token('operate');
    const [use] = await readUses(registry.db);

    expect((await order(use!.id ?? '', true, operate)).statusCode).toBe(200);
    expect((await confirmed())[0]?.[2]).toEqual(expect.stringMatching(/\w/));

    expect((await order(use!.id ?? '', false, operate)).statusCode).toBe(200);
    expect(await confirmed()).toEqual([['teaser', 'intern', null]]);
    const log = await registry.db.query<{ action: string }>(
      `select action from registry.audit where subject = $1`,
      [PAGE],
    );
    expect(log.map(({ action }) => action)).toEqual(['confirm', 'confirm']);
  });

  it('is needed for it: a team cannot, and an unknown use is named', async () => {
    await reported(PAGE, { title: 'intern' });
    const [use] = await readUses(registry.db);

    expect((await order(use!.id ?? '', true, await registry.token('publish', 'cart'))).statusCode).toBe(403);
    expect((await order('unknown', true, await registry.token('operate'))).statusCode).toBe(404);
    expect(await confirmed()).toEqual([['teaser', 'intern', null]]);
  });
});

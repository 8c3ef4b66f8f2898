/** @jest-environment node */
import { until } from '@fachwerk/server-kit/testing/until';
import { addSynonyms, changeSynonyms, pathOf, readSynonyms, removeSynonyms } from '@fachwerk/shared/calls';
import type { ProductList, SynonymGroups } from '@fachwerk/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { buildShopApi } from '../../app';
import { aProduct } from '../../testing/a-product';
import { openTestShop, PUBLIC_URL, type TestShop } from '../../testing/test-shop';
import { fillSynonyms } from '../words/synonym-repository';

const TOKEN = 'a-token-of-the-search';

describe('synonyms of the search', () => {
  let shop: TestShop;
  let second: FastifyInstance;
  beforeAll(async () => {
    shop = await openTestShop('embedded', { deskTokens: [`search:${TOKEN}`, '1001:a-token-of-a-store'] }, [
      aProduct({ productId: '5001', name: 'Zirbelwichtel' }),
    ]);
    second = await buildShopApi({
      databaseUrl: shop.databaseUrl,
      sessionSecret: 'a secret for tests',
      publicUrl: PUBLIC_URL,
    });
  });
  afterAll(async () => {
    await second.close();
    await shop.close();
  });

  const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, token = TOKEN) =>
    shop.app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${token}` },
      ...(payload && { payload }),
    });
  const groups = async () => (await send('GET', readSynonyms.path)).json<SynonymGroups>().groups;
  const total = async (app: FastifyInstance, q: string) =>
    (await app.inject(`/rest/products/?q=${q}&as=typed`)).json<ProductList>().total;
  const hasTotal = (app: FastifyInstance, q: string, expected: number) =>
    until(async () => (await total(app, q)) === expected);

  it('take effect in every process while it runs: added, changed and removed', async () => {
    expect([await total(shop.app, 'moosgnom'), await total(second, 'moosgnom')]).toEqual([0, 0]);
    const terms = ['Moosgnom', ' Zirbelwichtel '];

    expect((await send('POST', addSynonyms.path, { terms })).statusCode).toBe(200);
    await Promise.all([shop.app, second].map((app) => hasTotal(app, 'moosgnom', 1)));
    // A repeated call adds nothing.
    await send('POST', addSynonyms.path, { terms });
    const [group] = await groups();
    expect(await groups()).toEqual([
      { synonymId: group?.synonymId, terms: ['Moosgnom', 'Zirbelwichtel'], isOneWay: false, page: null },
    ]);

    const path = pathOf(changeSynonyms, { synonymId: group?.synonymId ?? '' });
    await send('PUT', path, { terms: ['Waldschrat', 'Zirbelwichtel'], isOneWay: true });
    await Promise.all([shop.app, second].map((app) => hasTotal(app, 'waldschrat', 1)));
    await Promise.all([shop.app, second].map((app) => hasTotal(app, 'moosgnom', 0)));

    expect((await send('DELETE', path)).json()).toEqual({ groups: [] });
    await Promise.all([shop.app, second].map((app) => hasTotal(app, 'waldschrat', 0)));
  });

  it('are completed by those of service pages, in a shop that has changed its own', async () => {
    await fillSynonyms(shop.db);

    const pages = (await groups()).map(({ page }) => page);
    expect(pages).toContain('guestOrderLogin');
    expect(pages).not.toContain(null);
    expect(await fillSynonyms(shop.db)).toBe(0);
  });

  it('are completed by an upgrade, and none that the operator has changed or deleted', async () => {
    const group = (...terms: string[]) => ({ terms, isOneWay: false });
    const before = [group('alt', 'a'), group('bleibt', 'b'), group('weg', 'w'), group('anders', 'n')];
    await shop.db.query('delete from starting_synonym');
    await shop.db.query('delete from search_synonym');
    await shop.db.query('update catalogue_state set synonym_version = 0');
    expect(await fillSynonyms(shop.db, before)).toBe(4);
    const idOf = async (first: string) =>
      (await groups()).find(({ terms }) => terms[0] === first)?.synonymId ?? '';
    await send('DELETE', pathOf(removeSynonyms, { synonymId: await idOf('weg') }));
    const changed = pathOf(changeSynonyms, { synonymId: await idOf('anders') });
    await send('PUT', changed, { terms: ['anders', 'eigen'] });
    await send('POST', addSynonyms.path, { terms: ['mein', 'm'] });

    const after = [group('alt', 'a', 'aa'), group('bleibt', 'b'), group('weg', 'w', 'ww'), group('neu', 'u')];
    const added = await fillSynonyms(shop.db, [...after, group('anders', 'n', 'nn')]);

    expect(added).toBe(2);
    expect((await groups()).map(({ terms }) => terms.join()).sort()).toEqual(
      ['alt,a,aa', 'anders,eigen', 'bleibt,b', 'mein,m', 'neu,u'].sort(),
    );
    expect(await fillSynonyms(shop.db, [...after, group('anders', 'n', 'nn')])).toBe(0);
    await shop.db.query('delete from search_synonym');
  });

  it('are completed in a shop that does not remember what it was given', async () => {
    const group = (...terms: string[]) => ({ terms, isOneWay: false });
    await shop.db.query('delete from starting_synonym');
    await shop.db.query('delete from search_synonym');
    for (const terms of [
      ['bleibt', 'b'],
      ['anders', 'eigen'],
    ])
      await send('POST', addSynonyms.path, { terms });

    await fillSynonyms(shop.db, [group('bleibt', 'b'), group('anders', 'n'), group('neu', 'u')]);

    expect((await groups()).map(({ terms }) => terms.join()).sort()).toEqual([
      'anders,eigen',
      'bleibt,b',
      'neu,u',
    ]);
    await shop.db.query('delete from search_synonym');
  });

  it('lead to a service page if they have one, also a single word', async () => {
    const pagesOf = async (q: string) =>
      (await shop.app.inject(`/rest/products/?q=${q}`)).json<ProductList>().servicePages;
    expect(await pagesOf('waldfee')).toBeUndefined();

    const added = await send('POST', addSynonyms.path, { terms: ['Waldfee'], page: 'contact' });

    expect(added.json<SynonymGroups>().groups).toContainEqual(
      expect.objectContaining({ terms: ['Waldfee'], page: 'contact' }),
    );
    await until(async () => (await pagesOf('waldfee'))?.[0] === 'contact');
    expect((await send('POST', addSynonyms.path, { terms: ['x'], page: '/kontakt/' })).statusCode).toBe(400);
  });

  it('refuse a group that is unknown, exists, or has less than two terms', async () => {
    const first = { terms: ['eins', 'uno'] };
    await send('POST', addSynonyms.path, first);
    await send('POST', addSynonyms.path, { terms: ['zwei', 'due'] });
    const other = (await groups()).find(({ terms }) => terms[0] === 'zwei');
    const path = pathOf(changeSynonyms, { synonymId: other?.synonymId ?? '' });

    expect((await send('PUT', path, first)).statusCode).toBe(409);
    expect((await send('PUT', path, { terms: ['zwei', 'deux'] })).statusCode).toBe(200);
    expect((await send('PUT', pathOf(changeSynonyms, { synonymId: 'x' }), first)).statusCode).toBe(404);
    expect((await send('DELETE', pathOf(removeSynonyms, { synonymId: 'x' }))).statusCode).toBe(404);
    expect((await send('POST', addSynonyms.path, { terms: ['eins'] })).statusCode).toBe(400);
    expect((await send('POST', addSynonyms.path, { terms: ['eins', '??'] })).statusCode).toBe(400);
  });

  it('are open to the desk of the search only', async () => {
    const store = await send('GET', readSynonyms.path, undefined, 'a-token-of-a-store');
    const stranger = await send('POST', addSynonyms.path, { terms: ['a', 'b'] }, 'not-a-known-token-at-all');
    expect([store.statusCode, stranger.statusCode]).toEqual([404, 401]);
  });
});

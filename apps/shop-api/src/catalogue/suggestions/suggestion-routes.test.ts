/** @jest-environment node */
import { testServers } from '@fachwerk/database/testing';
import { until } from '@fachwerk/server-kit/testing/until';
import {
  countSearch,
  readProducts,
  readSuggestions,
  type Suggestion,
  type Suggestions,
} from '@fachwerk/shared/contracts';
import { openTestShop, type TestShop, Visitor } from '../../testing/test-shop';
import { fillSynonyms } from '../words/synonym-repository';
import { createCountedSearches } from './counted-searches';
const NOW = new Date('2026-11-20T08:00:00Z');

describe.each(testServers)('suggestions on %s', (server) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(server, { now: () => NOW });
    await shop.db.query(
      `insert into search_phrase values ('akkuschrauber 18v', current_date - 1, 40), ('selten', current_date - 1, 4),
         ('dübel', current_date - 2, 3), ('dübel', current_date - 1, 2), ('schrauben', current_date - 31, 99)`,
    );
  });
  afterAll(() => shop.close());

  const ask = (q: string, headers = {}) =>
    shop.app.inject({ url: `${readSuggestions.path}?q=${encodeURIComponent(q)}`, headers });
  const suggestionsFor = async (q: string): Promise<Suggestions> => {
    const response = await ask(q);
    expect(response.statusCode).toBe(200);
    return response.json<Suggestions>();
  };
  const values = (list: readonly Suggestion[]) => list.map(({ value }) => value);

  it('answers an empty text with the most searched phrases, filled up from the catalogue', async () => {
    const { topSearchSuggestions, ...others } = await suggestionsFor('');

    expect(values(topSearchSuggestions).slice(0, 2)).toEqual(['akkuschrauber 18v', 'dübel']);
    expect(Object.values(others)).toEqual([[], [], [], []]);
  });

  it('returns the five lists with addresses and places', async () => {
    const found = await suggestionsFor('akkus');

    expect(found.frequentSearchSuggestions).toEqual([
      {
        value: 'akkuschrauber 18v',
        link: '/search/?q=akkuschrauber%2018v',
        breadcrumbs: { displayName: '' },
      },
    ]);
    expect(found.categorySuggestions).toEqual([
      {
        value: 'Akkuschrauber',
        link: '/c/werkzeug/akkuwerkzeug/akkuschrauber/',
        breadcrumbs: { displayName: 'Werkzeug › Akkuwerkzeug' },
      },
    ]);
    expect(found.productSuggestions[0]).toMatchObject({
      value: 'Akku-Bohrschrauber BS 18',
      link: '/p/akku-bohrschrauber-bs-18-1001/?item=100102',
      breadcrumbs: { displayName: 'Rupatec' },
      price: { isFromPrice: true },
      pricesInfo: { displayPrice: { value: 11999 } },
      eeLabels: [{ level: 'C' }],
      image: { alt: 'Rupatec Akku-Bohrschrauber BS 18' },
    });
  });

  it('counts all hits of the search whose first products it suggests, as the page of results does', async () => {
    const { allHits } = await suggestionsFor('akkus');

    const page = await shop.app.inject({
      url: `${readProducts.path}?q=${encodeURIComponent(allHits?.query ?? '')}`,
    });
    expect(allHits?.query).toBe('akkuschrauber 18v');
    expect(allHits?.count).toBe(page.json<{ total: number }>().total);
    expect(await suggestionsFor('xqzvw')).not.toHaveProperty('allHits');
  });

  it('suggests the service page that a text asks for', async () => {
    await fillSynonyms(shop.db);

    await until(async () => (await suggestionsFor('wo ist meine bestellung')).services?.length === 1);
    expect((await suggestionsFor('wo ist meine bestellung')).services).toEqual([
      { page: 'guestOrderLogin', displayName: 'Bestellung ansehen und verfolgen' },
    ]);
    expect(await suggestionsFor('akkus')).not.toHaveProperty('services');
    expect(await suggestionsFor('öffnung')).toMatchObject({
      services: [{ page: 'stores' }],
      productSuggestions: [],
    });
  });

  it('suggests brands with their products only', async () => {
    const { brandSuggestions } = await suggestionsFor('rupa');

    expect(brandSuggestions).toEqual([
      { value: 'Rupatec', link: '/search/?q=Rupatec&f.marke=Rupatec', breadcrumbs: { displayName: '' } },
    ]);
  });

  it.each(['duebel', 'DÜBEL', 'dubel', 'dü'])('understands "%s"', async (q) => {
    expect(values((await suggestionsFor(q)).frequentSearchSuggestions)).toEqual(['dübel']);
  });

  it('shows categories and products of the corrected word', async () => {
    const { categorySuggestions, productSuggestions } = await suggestionsFor('akkuschruaber');

    expect(values(categorySuggestions)).toEqual(['Akkuschrauber']);
    expect(values(productSuggestions)).toContain('Akkuschrauber Mini');
  });

  it('shows the very item of an article number, with its own price', async () => {
    const { productSuggestions } = await suggestionsFor('100303');

    expect(productSuggestions).toMatchObject([
      {
        value: 'Spanplattenschrauben verzinkt, 50 mm',
        link: '/p/spanplattenschrauben-verzinkt-1003/?item=100303',
        pricesInfo: { displayPrice: { value: 699 }, unitPrice: { unit: '100 Stück' } },
      },
    ]);
  });

  it('is the same for all visitors, may be kept, and has no body while it is unchanged', async () => {
    const response = await ask('schraube');
    const again = await ask('SCHRAUBE', { 'if-none-match': String(response.headers.etag) });

    expect(response.headers).toMatchObject({
      'cache-control': 'public, max-age=60',
      'x-data-version': expect.stringMatching(/^\d+$/) as unknown,
    });
    expect(response.headers).not.toHaveProperty('set-cookie');
    expect(again.statusCode).toBe(304);
  });

  it.each([
    '<script>alert(1)</script>',
    "'; drop table product; --",
    '{{}}"<>\'',
    '\u0000\u202e%',
    '\ud83d\ud83d',
    'ß'.repeat(5000),
    '../../etc/passwd',
    '%_*:&|!()',
  ])('answers hostile input %j', async (q) => {
    const response = await shop.app.inject({ url: readSuggestions.path, query: { q } });

    expect(response.statusCode).toBe(200);
    expect(response.body).not.toContain('<script>');
  });

  it('refuses a repeated parameter and a text without measure', async () => {
    expect((await shop.app.inject(`${readSuggestions.path}?q=a&q=b`)).statusCode).toBe(400);
    expect((await ask('a'.repeat(20_001))).statusCode).toBe(400);
  });

  describe('of searches that visitors made', () => {
    const searches = () => createCountedSearches(shop.db);
    const counted = () =>
      shop.db.query<{ phrase: string; visitors: number }>(
        'select phrase, count(*)::int as visitors from counted_search group by phrase order by phrase',
      );
    const visit = async (q: string, remoteAddress: string, times = 1) => {
      const visitor = new Visitor(shop.app);
      for (let time = 0; time < times; time++) {
        const response = await visitor.post(countSearch.path, { q }, { 'x-forwarded-for': remoteAddress });
        expect(response.statusCode).toBe(204);
      }
    };
    beforeEach(() => shop.db.query('truncate counted_search, search_day'));

    it('counts a session once a day, and two sessions of a network', async () => {
      await visit('Spanplattenschrauben', '192.0.2.1', 3);
      await visit('SPANPLATTENSCHRAUBEN ', '192.0.2.1');
      await visit('spanplattenschrauben', '192.0.2.1');

      expect(await counted()).toEqual([{ phrase: 'spanplattenschrauben', visitors: 2 }]);
    });

    it.each([
      'gibtesnicht',
      'erika mustermann',
      'erika@mail.example',
      '100303',
      'ab',
      'akkuschruaber',
      '<>"',
    ])('does not keep "%s"', async (q) => {
      await visit(q, '192.0.2.1');

      expect(await counted()).toEqual([]);
    });

    it('suggests a phrase when the day is over and five visitors searched for it, and keeps no visitor', async () => {
      const day = 'current_date - 1';
      for (let n = 0; n < 5; n++)
        await shop.db.query('select count_search($1, $2, $3, 2, 500)', ['bohrschrauber', `s${n}`, `n${n}`]);
      for (let n = 0; n < 4; n++)
        await shop.db.query('select count_search($1, $2, $3, 2, 500)', ['universaldübel', `s${n}`, `n${n}`]);
      await searches().addUp();
      expect((await searches().frequent()).map(({ phrase }) => phrase)).not.toContain('bohrschrauber');

      await shop.db.query(`update counted_search set day = ${day}`);
      await shop.db.query(`update search_day set day = ${day}`);
      await searches().addUp();

      const frequent = await searches().frequent();
      expect(frequent).toContainEqual({ phrase: 'bohrschrauber', visitors: 5 });
      expect(frequent.map(({ phrase }) => phrase)).not.toContain('universaldübel');
      expect(await counted()).toEqual([]);
      expect(await shop.db.query('select 1 from search_day')).toEqual([]);
    });

    it('limits the phrases of a network', async () => {
      for (const phrase of ['a', 'b', 'c'])
        await shop.db.query('select count_search($1, $2, $3, 2, 2)', [phrase, 'session', 'network']);

      expect((await counted()).map(({ phrase }) => phrase)).toEqual(['a', 'b']);
    });

    it('needs the token of a page', async () => {
      const response = await shop.app.inject({
        method: 'POST',
        url: countSearch.path,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'q=schrauben',
      });

      expect(response.statusCode).toBe(403);
    });
  });
});

/** @jest-environment node */
import { testServers } from '@fachwerk/database/testing';
import { demoFrame } from '@fachwerk/demo-catalogue/frame';
import { generateCatalogue } from '@fachwerk/demo-catalogue/generate-catalogue';
import type { ProductList } from '@fachwerk/shared/contracts';
import { openTestShop, type TestShop } from '../../testing/test-shop';
import { importCatalogue } from '../import/import-catalogue';
import { fillSynonyms } from '../words/synonym-repository';

/** Typical queries and the pattern that the names of the first five hits must match. */
const queries: [string, RegExp][] = [
  ['akkuschrauber', /akku.*schrauber/i],
  ['Akku Schrauber', /akku.*schrauber/i],
  ['akkuschruaber', /akku.*schrauber/i],
  ['akkubohrschrauber', /bohrschrauber/i],
  ['schrauber', /schrauber/i],
  ['schrauben', /schrauben/i],
  ['schraube', /schrauben/i],
  ['schraubenzieher', /schraubendreher/i],
  ['spanplattenschraube', /spanplattenschrauben/i],
  ['flex', /winkelschleifer/i],
  ['trennschleifer', /winkelschleifer/i],
  ['duebel', /dübel/i],
  ['dübel', /dübel/i],
  ['Dubel', /dübel/i],
  ['bohrmaschiene', /bohrmaschine/i],
  ['kreissäge', /kreissäge/i],
  ['kreisseäge', /kreissäge/i],
  ['saege', /säge/i],
  ['silkon', /silikon/i],
  ['wandfarbe', /wandfarbe|farbe/i],
  ['wandfarbe weiss', /farbe.*weiß/i],
  ['rasenmaeher', /rasenmäher/i],
  ['rasenmaher', /rasenmäher/i],
  ['heckenschere akku', /akku-heckenschere/i],
  ['terrassendielen', /terrassendiele/i],
  ['laminat eiche', /laminat eiche/i],
  ['rigips', /gipskarton/i],
  ['wasserhahn', /armatur|batterie|hahn/i],
  ['glühbirne', /lampe|leuchtmittel|spot/i],
  ['led e27', /led.*e27/i],
  ['klobrille', /wc-sitz/i],
  ['waschbeken', /waschbecken/i],
  ['steckdosen', /steckdose/i],
  ['zement', /zement|mörtel|beton|putz/i],
  ['leiter', /leiter/i],
  ['spaten', /spaten/i],
  ['blumenerde', /erde/i],
  ['holzlasur', /lasur/i],
  ['schubkarre', /schubkarre/i],
  ['rauchmelder', /rauchmelder/i],
  ['briefkasten', /briefkasten/i],
  ['der beste akkuschrauber qxqx', /akku.*schrauber/i],
];

describe.each(testServers)('search on %s', (server) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(server, { checkAnswers: false }, []);
    await importCatalogue(
      shop.db,
      demoFrame,
      generateCatalogue({ items: 3000, seed: 'search', today: '2026-11-21' }),
      (rejected) => {
        throw new Error(JSON.stringify(rejected));
      },
    );
    await fillSynonyms(shop.db);
    await shop.db.query('analyze');
  });
  afterAll(() => shop.close());

  const names = async (q: string): Promise<string[]> =>
    (await shop.app.inject(`/rest/products/?size=5&q=${encodeURIComponent(q)}`))
      .json<ProductList>()
      .items.map(({ name }) => name);

  it.each(queries)('"%s" finds %s first', async (q, expected) => {
    expect((await names(q))[0]).toMatch(expected);
  });

  it('shows few other products among the first hits', async () => {
    let hits = 0;
    let places = 0;
    for (const [q, expected] of queries) {
      const found = await names(q);
      places += found.length;
      hits += found.filter((name) => expected.test(name)).length;
    }
    expect(hits / places).toBeGreaterThan(0.85);
  });

  it('shows the product when the requested size does not exist', async () => {
    const list = (await shop.app.inject('/rest/products/?q=schubkarre%20999%20liter')).json<ProductList>();

    expect(list.items[0]?.name).toMatch(/schubkarre/i);
    expect(list.leftOut).toEqual(['999 liter']);
    expect(list.correctedQuery).toBeUndefined();
  });
});

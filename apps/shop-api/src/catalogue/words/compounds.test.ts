/** @jest-environment node */
import { demoFrame } from '@fachwerk/demo-catalogue/frame';
import { generateCatalogue } from '@fachwerk/demo-catalogue/generate-catalogue';
import { openProductSearch } from '../../testing/product-search';

const products = [...generateCatalogue({ items: 6000, seed: 'fachwerk', today: '2026-11-21' })];
let shop: Awaited<ReturnType<typeof openProductSearch>>;
beforeAll(async () => (shop = await openProductSearch(demoFrame, products)));

it.each([
  ['mehr zweck leiter', 'mehrzweckleitern'],
  ['wlanüberwachungskamera', 'ueberwachungskameras'],
  ['blumentopferde', 'blumenerde'],
  ['paradeisererde', 'blumenerde'],
  ['gartenwegleuchte', 'solarleuchten'],
  ['terrassendielenöl', 'holzoele'],
  ['hammerl', 'haemmer'],
  ['gartenkabeltrommel', 'kabeltrommeln'],
  ['laminatbodenbelag', 'laminat'],
  ['fensterinsektenschutz', 'insektenschutz'],
])('"%s" finds %s first', async (query, category) => {
  expect((await shop.find(query)).leaves[0]).toBe(category);
});

it.each([
  ['hamma', 'haemmer'],
  ['stomkael', 'leitungen'],
  ['faerplate', 'mdf-platten'],
  ['duche', 'duschkabinen'],
])('"%s" is mistyped, and finds %s first', async (query, category) => {
  expect((await shop.find(query)).leaves[0]).toBe(category);
});

it.each([
  ['wapu', 'zangen'],
  ['scheibtruchn', 'schubkarren'],
  ['fermacell', 'gipskartonplatten'],
  ['guerilla solar', 'solarmodule'],
  ['schnutenpulli', 'atemschutzmasken'],
  ['jigsaw', 'stichsaegen'],
  ['lboxx', 'werkzeugkoffer'],
])('a word of the trade: "%s" finds %s first', async (query, category) => {
  expect((await shop.find(query)).leaves[0]).toBe(category);
});

it.each([
  ['scheunenlampe', 'lampe', /lampe/i],
  ['kellerkamera', 'kamera', /kamera/i],
  ['malermesser', 'messer', /messer/i],
  ['profisägen', 'sägen', /säge/i],
  ['baustellenbesen', 'besen', /besen|schrubber/i],
])('"%s" is a %s that is used there or by them', async (query, correctedQuery, name) => {
  const found = await shop.find(query);

  expect(found).toMatchObject({ correctedQuery });
  for (const each of found.names) expect(each).toMatch(name);
});

it.each([
  'hundefutter',
  'bettvorleger',
  'küchenmesser',
  'küchenschere',
  'bürostuhl',
  'badehose',
  'kindersitz',
])('"%s" is another thing, which the shop does not have', async (query) => {
  expect((await shop.find(query)).names).toEqual([]);
});

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
])('"%s" finds %s first', async (query, category) => {
  expect((await shop.find(query)).leaves[0]).toBe(category);
});

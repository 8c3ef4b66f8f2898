/** @jest-environment node */
import { demoFrame } from '@fachwerk/demo-catalogue/frame';
import { generateCatalogue } from '@fachwerk/demo-catalogue/generate-catalogue';
import { openProductSearch } from '../../testing/product-search';

const products = [...generateCatalogue({ items: 6000, seed: 'fachwerk', today: '2026-11-21' })];
let shop: Awaited<ReturnType<typeof openProductSearch>>;
beforeAll(async () => (shop = await openProductSearch(demoFrame, products)));

it.each([
  ['holzschrauben 5x60 200 Stück', /schrauben.* 5 mm$/],
  ['spanplattenschrauben 5 x 60 mm', /schrauben.* 5 mm$/],
  ['spanplattenschrauben 4,0x40', /schrauben.* 4 mm$/],
  ['sechskantschrauben M6x40', /schrauben M6/],
  ['sechskantschrauben M 6 x 40 mm', /schrauben M6/],
  ['gartenschlauch 1/2-Zoll', /13 mm$/],
  ['gartenschlauch 1⁄2 Zoll', /13 mm$/],
  ['gartenschlauch ½"', /13 mm$/],
  ['gartenschlauch 3/4"', /19 mm$/],
  ['mantelleitung 3G1,5', /^Mantelleitung .*3 × 1,5 mm²$/],
  ['mantelleitung 3x2,5', /^Mantelleitung .*3 × 2,5 mm²$/],
  ['mantelleitung 3 x 2.5 qmm', /^Mantelleitung .*3 × 2,5 mm²$/],
  ['schrauben 200er', /schrauben/i],
  ['wandfarbe 2500 ml', /farbe/i],
  ['ht-rohr DN 50', /^HT-.* 50 mm$/],
  ['ht-rohr Ø 50', /^HT-.* 50 mm$/],
  ['led e 27', /E27/],
  ['ffp2 maske', /FFP2/],
  ['s3 schuhe', /S3/],
  ['akkuschrauber 18Volt', /18 V$/],
  ['motoröl 5w30', /5W-30/],
  ['schleifpapier K120', /^Schleif/],
  ['schleifpapier Körnung 120', /^Schleif/],
  ['ziersplitt 16/32', /16-32 mm$/],
  ['zimmertür 735x1985 mm', /^Zimmertür/],
  ['laminat 8mm', /^Laminat .* 8 mm$/],
  ['bodenfliese 60 x 60 cm', / 60 × 60 cm$/],
  ['bodenfliese 60x60', / 60 × 60 cm$/],
  ['bodenfliese 60x30', / 30 × 60 cm$/],
])('"%s" finds only goods of this size', async (query, name) => {
  const found = await shop.find(query);

  expect(found.names).not.toEqual([]);
  for (const each of found.names) expect(each).toMatch(name);
  expect(found).not.toHaveProperty('leftOut');
  expect(found).not.toHaveProperty('correctedQuery');
});

it.each([
  ['spanplattenschrauben verzinkt 5x60', ['verzinkt'], /schrauben.* 5 mm$/],
  ['holzschrauben 5x60 verzinkt 200 Stück', ['verzinkt'], /schrauben.* 5 mm$/],
  ['gartenschlauch 1-1/4"', ['1-1/4 zoll'], /schlauch/i],
  ['kabel 5x2,5', ['5x2,5'], /kabel|leitung/i],
  ['malervlies 25m', ['25m'], /^Malervlies/],
  ['bodenfliese 60x60 schwarz', ['schwarz'], /fliese .* 60 × 60 cm$/],
  ['duschkabine 90x90', ['90x90'], /^Dusch/],
  ['duschwanne 90x90', ['90x90'], /wanne/],
  ['leiter 3 m', ['3 m'], /leiter/],
  ['leiter 300 cm', ['300 cm'], /leiter/],
  ['tür 2 m', ['2 m'], /tür/],
  ['schubkarre 999 m²', ['999 m²'], /^Schubkarre/],
])('"%s" leaves out %j', async (query, leftOut, name) => {
  const found = await shop.find(query);

  expect(found).toMatchObject({ leftOut });
  for (const each of found.names) expect(each).toMatch(name);
});

it('finds tiles of the size rather than grey goods with a side of this length', async () => {
  const found = await shop.find('fliesen 60x60 grau');

  expect(found).toMatchObject({ leftOut: ['grau'] });
  for (const name of found.names.slice(0, 5)) expect(name).toMatch(/fliese .* 60 × 60 cm$/);
});

it('finds a size in the other order before other goods', async () => {
  const { names } = await shop.find('fliese 60x30');

  expect(names[0]).toMatch(/fliese .* 30 × 60 cm$/);
});

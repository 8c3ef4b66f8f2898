/** @jest-environment node */
import { demoFrame } from '@fachwerk/demo-catalogue/frame';
import { generateCatalogue } from '@fachwerk/demo-catalogue/generate-catalogue';
import { openProductSearch } from '../../testing/product-search';

const products = [...generateCatalogue({ items: 6000, seed: 'fachwerk', today: '2026-11-21' })];
let shop: Awaited<ReturnType<typeof openProductSearch>>;
beforeAll(async () => (shop = await openProductSearch(demoFrame, products)));

it.each([
  ['silikon weiß', ['weiß'], /^Sanitärsilikon/],
  ['silikon bad weiß', ['weiß'], /^Sanitärsilikon/],
  ['silikon fugen bad weiß', ['fugen', 'weiß'], /^Sanitärsilikon/],
  ['fugensilikon weiß', ['weiß'], /^Sanitärsilikon/],
  ['wandfarbe 10 l grau', ['grau'], /^Wandfarbe/],
  ['stichsäge blätter', ['blätter'], /stichsäge/i],
  ['laminat eiche 8 mm', ['eiche'], /^Laminat .* 8 mm$/],
  ['farbe sprudeln', ['sprudeln'], /farbe/i],
  ['der beste akkuschrauber qxqx', ['qxqx'], /akku.*schrauber/i],
  ['holzschrauben 5x60 verzinkt 200 Stück', ['verzinkt'], /schrauben.* 5 mm$/],
])('"%s" leaves out %j, and never the thing', async (query, leftOut, name) => {
  const found = await shop.find(query);

  expect(found).toMatchObject({ leftOut });
  expect(found).not.toHaveProperty('correctedQuery');
  for (const each of found.names) expect(each).toMatch(name);
});

it.each([
  '3/4 zoll kugelhahn',
  'stichsägeblatt',
  'stichsägeblätter',
  'bohrmaschinenkoffer',
  'akkuschraubertasche',
  'heckenscherenöl',
  'rasenmähermesser',
  'kugelhahn messing',
  'kugelhahn feine',
  'wo ist meine bestellung',
  'ist meine bestellung schon da',
])('"%s" finds nothing rather than other things', async (query) => {
  expect((await shop.find(query)).names).toEqual([]);
});

it.each([
  ['tomatenerde', 'erde', /erde/],
  ['kräutererde', 'erde', /erde/],
  ['außensteckdose', 'steckdose', /^Steckdose/],
  ['innensteckdose', 'steckdose', /^Steckdose/],
  ['tischkreissägeblatt', 'kreissägeblatt', /^Kreissägeblatt/],
])('"%s" finds the kind of thing, and says that it searched "%s"', async (query, correctedQuery, name) => {
  const found = await shop.find(query);

  expect(found).toMatchObject({ correctedQuery });
  for (const each of found.names) expect(each).toMatch(name);
});

it.each(['laminat eiche', 'wo finde ich laminat', 'was kostet ein akkuschrauber', 'ich suche silikon grau'])(
  '"%s" is found whole',
  async (query) => {
    const found = await shop.find(query);

    expect(found.names).not.toEqual([]);
    expect(found).not.toHaveProperty('leftOut');
    expect(found).not.toHaveProperty('correctedQuery');
  },
);

it('names the searched words as corrected and the others as left out', async () => {
  expect(await shop.find('akkuschruaber qxqxqx')).toMatchObject({
    correctedQuery: 'akkuschrauber',
    leftOut: ['qxqxqx'],
  });
});

it('does not read a brand as what it sounds like: "Dielenreich" is no oak', async () => {
  const { names } = await shop.find('bodenbelag eiche');

  expect(names).not.toEqual([]);
  for (const name of names) expect(name).toMatch(/eiche/i);
});

it.each([
  ['kapp und gehrungssäge', 'kappsäge'],
  ['Tisch- und Kappsäge', 'kappsäge'],
  ['kapp- u. gehrungssäge', 'kappsäge'],
  ['kapp‑ und gehrungssäge', 'kappsäge'],
  ['stein- und metallbohrer', 'steinbohrer'],
  ['feder- und spannringe', 'federringe'],
  ['loch- & winkelband', 'lochband'],
])('the first word has the end of the second one: "%s" is searched as "%s"', async (query, word) => {
  const [found, alone] = [await shop.find(query), await shop.find(word)];

  expect(alone.names).not.toEqual([]);
  expect(found.names).toEqual(alone.names);
});

it.each(['wand- und deckenfarbe', 'nass- und trockensauger', 'bohr- und meißelhammer'])(
  '"%s" is found as it is typed',
  async (query) => {
    expect((await shop.find(query)).names).not.toEqual([]);
    expect(await shop.find(query)).not.toHaveProperty('correctedQuery');
  },
);

it.each([
  ['holzöl und terrassendiele', 'holzöl terrassendiele'],
  ['pinsel und wandfarbe', 'pinsel wandfarbe'],
  ['farbe und mauerstein', 'farbe mauerstein'],
  ['akkuschrauber + wandfarbe', 'akkuschrauber wandfarbe'],
  ['qxqx und akkuschrauber', 'qxqx akkuschrauber'],
])('"%s" are two things, and no word lacks its end', async (query, words) => {
  expect(await shop.find(query)).toEqual(await shop.find(words));
});

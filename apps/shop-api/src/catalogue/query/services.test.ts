/** @jest-environment node */
import { demoFrame } from '@fachwerk/demo-catalogue/frame';
import { generateCatalogue } from '@fachwerk/demo-catalogue/generate-catalogue';
import { openProductSearch } from '../../testing/product-search';

const products = [...generateCatalogue({ items: 6000, seed: 'fachwerk', today: '2026-11-21' })];
let shop: Awaited<ReturnType<typeof openProductSearch>>;
beforeAll(async () => (shop = await openProductSearch(demoFrame, products)));

it.each([
  ['wo ist meine bestellung', 'guestOrderLogin'],
  ['wo ist mein paket', 'guestOrderLogin'],
  ['Wo bleibt mein Paket', 'guestOrderLogin'],
  ['wo bleibt das paket', 'guestOrderLogin'],
  ['paket noch nicht da', 'guestOrderLogin'],
  ['Paket nicht angekommen', 'guestOrderLogin'],
  ['sendungsverfolgung', 'guestOrderLogin'],
  ['rechnung', 'guestOrderLogin'],
  ['meine Bestellungen', 'guestOrderLogin'],
  ['F7K4-M92T-W', 'guestOrderLogin'],
  ['f7k4m92tw', 'guestOrderLogin'],
  ['bestellung F7K4-M92T-W', 'guestOrderLogin'],
  ['rückgabe', 'withdrawalPolicy'],
  ['Rueckgabe', 'withdrawalPolicy'],
  ['kann ich meine bestellung zurückgeben', 'withdrawalPolicy'],
  ['versandkosten', 'shipping'],
  ['wie lange dauert die Lieferung', 'shipping'],
  ['öffnungszeiten', 'stores'],
  ['öfnungszeiten', 'stores'],
  ['habt ihr sonntag geöffnet', 'stores'],
  ['guthaben geschenkkarte', 'giftCards'],
  ['gutschein code', 'couponInfo'],
  ['holzzuschnitt', 'cutting'],
  ['anhänger mieten', 'transportRental'],
  ['reklamation', 'contact'],
  ['passwort vergessen', 'requestPassword'],
  ['köln', 'stores'],
  ['filiale köln', 'stores'],
  ['Öffnungszeiten in Muenchen', 'stores'],
  ['öffnungszeiten frankfurt', 'stores'],
])('"%s" leads to the page "%s", and to no goods', async (query, page) => {
  expect(await shop.find(query)).toMatchObject({ servicePages: [page], names: [] });
});

it.each([
  ['paket', ['guestOrderLogin'], /paketbox/i],
  ['farbe mischen', ['paintMixing'], /farbe/i],
  ['wandfarbe mischen lassen', ['paintMixing'], /wandfarbe/i],
  ['rückgabe bohrmaschine', ['withdrawalPolicy'], /bohrmaschine/i],
  ['arbeitsplatte zuschneiden', ['cutting'], /arbeitsplatte/i],
  ['bohrmaschine mieten', ['transportRental'], /bohrmaschine/i],
  ['versandkosten waschmaschine', ['shipping'], /waschmaschine/i],
  ['bohrmaschine', [], /bohrmaschine/i],
])('"%s" leads to %j and still shows the goods', async (query, servicePages, name) => {
  const found = await shop.find(query);

  expect(found).toMatchObject({ servicePages });
  expect(found).not.toHaveProperty('leftOut');
  expect(found.names[0]).toMatch(name);
});

it.each([
  ['öffn', ['stores']],
  ['öffnung', ['stores']],
  ['zuschn', ['cutting']],
  ['anhä', ['transportRental']],
  ['anhänger mie', ['transportRental']],
  ['farbe misc', ['paintMixing']],
  ['rückg', ['withdrawalPolicy']],
  ['guts', ['giftCards', 'couponInfo']],
  ['wo ist meine beste', ['guestOrderLogin']],
  ['holzzu', ['cutting']],
  ['holz', []],
  ['werkzeug', []],
  ['akkus', []],
  ['zus', []],
])('"%s", not yet whole, suggests the pages %j', (typed, pages) => {
  expect(shop.suggestPages(typed)).toEqual(pages);
});

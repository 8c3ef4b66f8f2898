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

describe.each([
  [
    'guestOrderLogin',
    `wo ist das paket, wann kommt das paket, wo ist das päckchen, wo ist die sendung, wann kommt meine ware, ware nicht erhalten,
    ist mein paket schon unterwegs, wann kommt die bestellung an, sendung nicht da, paket verschwunden`,
  ],
  [
    'shipping',
    `was kostet der versand, liefert ihr auch nach hause, lieferung nach österreich, lieferung verspätet, liefert ihr in die schweiz,
    ab wann versandkostenfrei, kann ich mit paypal bezahlen, zahlung mit paypal, wie lange dauert der versand, versand ins ausland`,
  ],
  [
    'withdrawalPolicy',
    `kann ich die ware zurückgeben, wie kann ich etwas zurückgeben, habe keinen kassenbon, wie lange kann ich umtauschen,
    falsches bestellt, geld zurück, artikel zurückschicken, rücksendung kostenlos, wie geht eine retoure, ware umtauschen`,
  ],
  [
    'stores',
    `habt ihr heute offen, wann macht ihr auf, habt ihr sonntags geöffnet, wie lange habt ihr auf, wann schließt der markt,
    wann öffnet ihr, öffnungszeiten heute, wo ist der markt, wo ist die nächste filiale, wann habt ihr geschlossen`,
  ],
  [
    'contact',
    `ware beschädigt, artikel defekt reklamieren, mit mitarbeiter sprechen, telefonnummer kundenservice, paket beschädigt,
    ware ist kaputt, wie erreiche ich den kundendienst, habt ihr eine hotline, ich möchte mich beschweren, artikel ist kaputt`,
  ],
])('a question that leads to the page "%s"', (page, questions) => {
  it.each(questions.split(',').map((question) => question.trim()))('"%s"', async (question) => {
    const found = await shop.find(question);

    expect(found.servicePages[0]).toBe(page);
    expect(found).not.toHaveProperty('correctedQuery');
    expect(found.names).toEqual([]);
  });
});

it.each(['tacker', 'handtacker', 'akkutacker'])(
  'does not show what is described by "%s" for it',
  async (query) => {
    expect((await shop.find(query)).names).toEqual([]);
  },
);

it.each(['fliesen 60x60', 'fliesen 30x60', 'fliese 60 x 60 cm', 'kacheln 60x60', 'feinsteinzeug 60x60'])(
  '"%s" finds tiles alone',
  async (query) => {
    const { names } = await shop.find(query);

    expect(names).not.toEqual([]);
    for (const name of names) expect(name).toMatch(/fliese/i);
  },
);

/** @jest-environment node */
import { matchText } from '../text-index/match-text';
import { searchDocument } from '../text-index/search-document';
import { queryTokens, textQuery } from '../text-index/search-query';
import { TextIndexBuilder } from '../text-index/text-index';
import { createLanguage } from './language';
import { noSynonyms } from './synonyms';
import { tokenize } from './tokens';
import { createVocabulary } from './vocabulary';

const language = createLanguage({ synonyms: noSynonyms, vocabulary: createVocabulary([]) });

/** Whether a query finds a product with this value of an attribute. */
async function finds(query: string, value: string, isLoose = false): Promise<boolean> {
  const nothing = { searchTerms: [], categoryNames: [], variantTexts: [], labels: [] };
  const builder = new TextIndexBuilder();
  builder.add(
    searchDocument({ ...nothing, name: 'Ding', brand: '', attributeTexts: [value], description: '' }),
  );
  const texts = await builder.build(Uint32Array.of(0));
  return matchText(texts, textQuery(queryTokens(query), language, { isLoose })).total > 0;
}

/** Spellings of one size. Each finds a product with each other one. */
const SPELLINGS: readonly (readonly string[])[] = [
  ['M8 x 40', 'M8x40', 'M 8 x 40', 'M8×40', 'M8*40', 'm8x40mm', 'M8 x 4 cm', 'M 8 mal 40'],
  ['5x60', '5 x 60', '5,0 x 60 mm', '5*60', '5 mm x 60 mm', '5 mal 60', '5,00×60mm'],
  ['3 x 1,5 mm²', '3x1,5', '3x1.5mm2', '3 x 1,5 qmm', '3G1,5', '3 G 1,5', '3G1.5 mm²'],
  [
    '1/2 Zoll',
    '1/2-Zoll',
    '1⁄2 Zoll',
    '½"',
    '½ Zoll',
    '1/2"',
    "1/2''",
    '1/2″',
    '0,5 Zoll',
    'G 1/2',
    'R 1/2"',
  ],
  ['1-1/4"', '1 1/4 Zoll', '1 1/4"', '1¼ Zoll', '5/4 Zoll', '1,25"', '1.1/4 Zoll', 'G1 1/4'],
  ['3/4"', '¾ zoll', '3/4', '3/4 inch', 'dreiviertel Zoll', '3/4-zöllig'],
  ['1/2 x 3/4 Zoll', '½" x ¾"', '1/2"x3/4"'],
  ['16 A', '16A', '16 Ampere', '16 amp', '16-A'],
  ['B16', 'B 16', 'B16A', 'B 16 A'],
  ['60 °C', '60°C', '60 Grad', '60 ° C', '60 Grad Celsius', '60°', '60º', '60 ℃'],
  [
    '200 Stück',
    '200 St.',
    '200er',
    '200Stk',
    '200-er',
    '200er-Pack',
    '200er Packung',
    '200 stueck',
    '200 Stck.',
  ],
  ['2,5 l', '2500 ml', '2.5 Liter', '2,50 L', '2.500 ml', '2,5ltr', '250 cl'],
  ['750 ml', '0,75 l', '0.75L', '75 cl'],
  ['1,5 kg', '1500 g', '1.500 Gramm', '1500gr'],
  ['2 m', '200 cm', '2000 mm', '2,0 Meter', '2.000mm', '2 lfm'],
  ['25 m²', '25m2', '25 qm', '25 Quadratmeter', '25 ㎡'],
  ['1 m³', '1000 l', '1 cbm', '1 Kubikmeter'],
  ['12 mm', '12mm', 'Ø 12', 'Ø12mm', '⌀ 12 mm', '1,2 cm'],
  ['DN 50', 'DN50', 'dn-50', 'Nennweite 50'],
  ['SW 13', 'SW13', 'Schlüsselweite 13', 'SW 13 mm'],
  ['TX 20', 'TX20', 'T20', 'T 20', 'Torx 20'],
  ['E27', 'E 27', 'e-27'],
  ['18 V', '18V', '18 Volt', '18-Volt', '18,0 V'],
  ['4 Ah', '4,0Ah', '4000 mAh'],
  ['2 kW', '2000 W', '2.000 Watt', '2 Kilowatt'],
  ['IP44', 'IP 44', 'ip-44'],
  ['K120', 'P120', 'K 120', 'Körnung 120'],
  ['RAL 9010', 'RAL9010'],
  ['5W-30', '5W30', '5w-30'],
  ['16-32 mm', '16/32 mm', '16/32', '16 - 32mm', '16 bis 32 mm'],
  ['30/50', '30x50', '30 / 50 mm', '30 × 50 mm'],
  ['60 × 120 cm', '600x1200 mm', '0,6 x 1,2 m', '60 cm x 120 cm', '60cmx120cm'],
  ['6 l/min', '360 l/h', '6 l / min'],
  ['1.800 U/min', '1800/min', '1800 rpm', '1800 upm'],
  ['3-fach', '3fach', '3 fach'],
  ['170-teilig', '170 tlg.', '170 Teile', '170teilig'],
  ['24 h', '24 Stunden', '24Std.'],
  ['10.000 l', '10 000 l', '10\u00a0000 l', "10'000 Liter", '10000l'],
];

it.each(SPELLINGS.map((spellings) => [spellings[0], spellings]))(
  '%s is found in every spelling',
  async (_, all) => {
    const missed: string[] = [];
    for (const query of all)
      for (const value of all) if (!(await finds(query, value))) missed.push(`${query} -> ${value}`);
    expect(missed).toEqual([]);
  },
);

it.each([
  ['25m', '25 m²'],
  ['25 m²', '25 m'],
  ['3/4 Zoll', '19 mm'],
  ['3/4 Zoll', '3,4 mm'],
  ['60x60 mm', '60 × 60 cm'],
  ['5x60 cm', '5 x 60 mm'],
  ['16 A', '16 mm'],
  ['200 Stück', '200 mm'],
  ['1/2"', '1 1/2"'],
  ['2,5 l', '25 l'],
  ['2,5 l', '2,5 m'],
  ['M8', '8 mm'],
  ['M8x40', 'M6 x 40'],
  ['3 mm²', '3 x 1,5 mm²'],
  ['K 2', 'P2'],
  ['60 x 60 cm', '60 cm'],
  ['30 x 60 cm', '30 × 30 cm, 60 × 60 cm'],
  ['E27', '27 mm'],
  ['3 m', '3'],
  ['60x60', '60 cm'],
  ['5 x 60 cm', '5, 60'],
])('%s is not %s, not even if nothing else is found', async (query, value) => {
  expect(await finds(query, value)).toBe(false);
  expect(await finds(query, value, true)).toBe(false);
});

it.each([
  ['125', '125 mm'],
  ['60', '60 × 120 cm'],
  ['60x120', '60 × 120 cm'],
  ['120 cm', '60 × 120 cm'],
  ['22x95', '22 x 95 x 1000 mm'],
  ['8', 'M8'],
  ['40 mm', 'M8 x 40'],
  ['2,5 l', '2 x 2,5 l'],
  ['M8x40', 'M8, 40 mm'],
  ['5x60', '5 mm, 60 mm'],
  ['DN 50', '50 mm'],
])('%s finds %s', async (query, value) => {
  expect(await finds(query, value)).toBe(true);
});

it.each([
  ['8er', '8 mm'],
  ['13er', 'SW 13'],
  ['120er', 'P120'],
  ['60x120', '600 x 1200 mm'],
])('%s finds %s if nothing else is found', async (query, value) => {
  expect(await finds(query, value)).toBe(false);
  expect(await finds(query, value, true)).toBe(true);
});

it.each([
  ['18-V-Akku', ['18v', 'akku']],
  ['Akku 18V-2.0Ah', ['akku', '18v', '2000mah']],
  ['DN 15 1/2 Zoll', ['dn15', '0p5zoll']],
  ['Kreuzschlitz PH 3,9 mm', ['kreuzschlitz', 'ph', '3p9mm']],
  ['NYM-J 3x1,5', ['nym', '3x1p5']],
  ['LED 5W 30 cm', ['led', '5w', '300mm']],
  ['M8 100 mm', ['m8', '100mm']],
  ['15 mm x 1/2"', ['15mm', '0p5zoll']],
  ['2 in 1', ['2', '1']],
  ['3in1', ['3in1']],
  ['V2A', ['v2a']],
  ['WLS 040', ['wls', '040']],
  ['4051234567890', ['4051234567890']],
  ['2 m 3 Stück', ['2000mm', '3stk']],
])('%s are %j', (text, expected) => {
  expect(tokenize(text).map((token) => token.text)).toEqual(expected);
});

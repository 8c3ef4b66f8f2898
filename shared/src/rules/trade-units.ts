import { tidyData } from './tidy';

/**
 * What one of a unit is. `piece`: one article as the shop sells it. `form`: the article is named by its form,
 * such as a sack of cement. `several`: more than one article, and only the maker knows how many. `measure`:
 * an amount, which is no number of articles.
 */
export type UnitTier = 'piece' | 'form' | 'several' | 'measure';

export interface TradeUnit {
  /** UN/ECE Recommendation 20 and 21, as in cXML, OCI and EN 16931. */
  code: string;
  tier: UnitTier;
  /** As German programs write it, for example in IDS-Connect. */
  german: string;
}

/** Codes, tiers, German forms and further spellings in lower case, without full stops. */
const TABLE: readonly (readonly [code: string, tier: UnitTier, german: string, spellings: string])[] = [
  ['C62', 'piece', 'STK', 'st stck stück stueck stücke pc pce pcs piece pieces ea each h87 einheit'],
  ['PR', 'form', 'PAA', 'paar paare pair pairs npr'],
  ['SET', 'form', 'SET', 'sa satz sätze garnitur sets'],
  ['RO', 'form', 'ROL', 'rolle rollen rl roll'],
  ['SA', 'form', 'SAK', 'sack säcke saecke sck bag bg'],
  ['BO', 'form', 'FLA', 'fl flasche flaschen bottle'],
  ['CA', 'form', 'DOS', 'ds dose dosen can'],
  ['BJ', 'form', 'EIM', 'eimer bucket'],
  ['TU', 'form', 'TUB', 'tube tuben'],
  ['KRT', 'form', 'KTS', 'kartusche kartuschen'],
  ['SHE', 'form', 'TAF', 'tafel tafeln platte platten sheet'],
  ['PK', 'several', 'PAK', 'pck pkg packung packungen paket pakete pack'],
  ['CT', 'several', 'KAR', 'karton kartons kt carton'],
  ['PF', 'several', 'PAL', 'palette paletten pallet'],
  ['BE', 'several', 'BND', 'bd bund bündel buendel bundle'],
  ['CEN', 'several', 'HST', '100st hundert hundred'],
  ['MIL', 'several', 'TST', '1000st tausend tsd thousand'],
  ['MTR', 'measure', 'M', 'lfm lfdm lm laufmeter meter metern'],
  ['CMT', 'measure', 'CM', 'zentimeter'],
  ['MMT', 'measure', 'MM', 'millimeter'],
  ['MTK', 'measure', 'M2', 'qm quadratmeter quadratmetern m^2'],
  ['MTQ', 'measure', 'M3', 'cbm kubikmeter kubikmetern m^3'],
  ['LTR', 'measure', 'L', 'ltr liter litern'],
  ['MLT', 'measure', 'ML', 'milliliter'],
  ['KGM', 'measure', 'KG', 'kilo kilogramm'],
  ['GRM', 'measure', 'G', 'gr gramm'],
  ['TNE', 'measure', 'T', 'to tonne tonnen'],
  ['HUR', 'measure', 'STD', 'h stunde stunden'],
];

export const TRADE_UNITS: readonly TradeUnit[] = TABLE.map(([code, tier, german]) => ({
  code,
  tier,
  german,
}));

/** German forms come first: "SA" is a set in German programs and a sack in UN/ECE Recommendation 21. */
const BY_SPELLING = new Map(
  [
    TABLE.map(([code]) => [code.toLowerCase(), code]),
    TABLE.flatMap(([code, , german, spellings]) =>
      [german.toLowerCase(), ...spellings.split(' ')].map((spelling) => [spelling, code]),
    ),
  ]
    .flat()
    .map(([spelling = '', code = '']) => [spelling, TRADE_UNITS.find((unit) => unit.code === code)] as const),
);

/** The unit of a spelling such as "Stk.", "PCE" or "m²"; undefined for an unknown one, never a piece. */
export const readTradeUnit = (spelling: string): TradeUnit | undefined =>
  BY_SPELLING.get(tidyData(spelling).toLowerCase().replace(/[.\s]/g, ''));

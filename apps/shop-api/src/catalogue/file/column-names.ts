import { nearestName } from '@fachwerk/shared/nearest-name';
import { editDistance } from '@fachwerk/shared/rules';
import type { Column } from './columns';
import { itemColumns } from './item-columns';
import { productColumns } from './product-columns';

/** Columns that every row needs, with what other systems call them. */
const NUMBERS: Readonly<Record<string, string>> = {
  productId:
    'Produkt-ID, Produktnummer, Produktnr., Produkt-Nr., Vaterartikel, Hauptartikel, ' +
    'Hauptartikelnummer, Elternartikel, Modellnummer, Product number, Product code, ' +
    'Parent, Parent ID, Parent SKU, Item group ID, Handle, Master',
  itemId:
    'Artikelnummer, Artikelnr., Artikel-Nr., Art.-Nr., ArtNr, Artikel-ID, Artikelcode, ' +
    'Bestellnummer, Bestell-Nr., Sachnummer, Materialnummer, Nummer, Nr., SKU, Variant SKU, ' +
    'Item number, Item no., Article number, Article ID, Part number, Variant ID, ID',
};
export const NUMBER_COLUMNS = Object.keys(NUMBERS);

/** Columns of an item that leaves the catalogue. */
const LEAVING: Readonly<Record<string, string>> = {
  discontinued:
    'Auslauf, Auslaufartikel, Ausgelaufen, Eingestellt, Nicht mehr lieferbar, Ausgelistet, ' +
    'Inaktiv, Gelöscht, End of life, EOL, Delisted, Inactive',
  successor: 'Nachfolger, Nachfolgeartikel, Ersatzartikel, Replaced by, Replacement',
};

const foreignNamesOf = (columns: Record<string, Column<never, unknown>>): [string, string][] =>
  Object.entries(columns).map(([name, { foreignNames }]) => [name, foreignNames]);

/** All columns with a fixed name, and what other systems call them. */
export const COLUMN_NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  [
    ...Object.entries(NUMBERS),
    ...foreignNamesOf(productColumns),
    ...foreignNamesOf(itemColumns),
    ...Object.entries(LEAVING),
  ].map(([name, foreignNames]) => [name, foreignNames === '' ? [] : foreignNames.split(', ')]),
);

/** Units and forms of a value. "netto" is none: prices include VAT; "kg" is none: weights are grams. */
const QUALIFIERS = 'eur euro brutto inkl incl in g gramm prozent stk der des'.split(' ');
const LETTERS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** "Größe (g)" → "groesseg" and, without units, "groesse": letters and digits in lower case. */
function formsOf(name: string): string[] {
  const words = name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\bin[kc]l\W*(?:mwst|ust|steuer|vat|tax)\b/, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  return [words.join(''), words.filter((word) => !QUALIFIERS.includes(word)).join('')];
}

const MEANINGS: ReadonlyMap<string, string> = new Map(
  [...COLUMN_NAMES].flatMap(([column, names]) =>
    [column, ...names].map((name): [string, string] => [formsOf(name)[0] ?? '', column]),
  ),
);
/** One letter of them may differ; in shorter names it makes another word. */
const MISSPELT = [...MEANINGS.keys()].filter((name) => name.length >= 7);

/** The column that a name of another system means, or that a misspelt name most likely means. */
export function meaningOf(name: string, columns: readonly string[]): string | undefined {
  const forms = formsOf(name);
  const exact = forms.map((form) => MEANINGS.get(form)).find((column) => column !== undefined);
  if (exact !== undefined) return columns.includes(exact) ? exact : undefined;
  const near = nearestName(name, columns);
  if (near !== undefined) return near;
  const misspelt = MISSPELT.find((other) => editDistance(forms[0] ?? '', other, 1) <= 1);
  return columns.find((column) => column === MEANINGS.get(misspelt ?? ''));
}

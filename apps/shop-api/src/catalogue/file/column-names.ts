import { meaningsOf } from '../../kernel/import/column-names';
import type { Column } from '../../kernel/import/columns';
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

/** The column that a name of another system means, or that a misspelt name most likely means. */
export const meaningOf = meaningsOf(COLUMN_NAMES);

import type { CatalogueFrame } from '@fachwerk/shared/catalogue-format';
import { nearestName } from '@fachwerk/shared/nearest-name';
import { COLUMN_NAMES, meaningOf, NUMBER_COLUMNS } from './column-names';

/** Columns of their own for each attribute and each price list: "attr:farbe", "price:zone-west". */
export const ATTRIBUTE = 'attr:';
export const LIST_PRICE = 'price:';
export const LIST_HISTORY = 'priceHistory:';

/** Their values identify an article and describe nothing of it. */
const NUMBERS = [...NUMBER_COLUMNS, 'ean'];
export const STATES_NOTHING = `has no column that the import reads besides ${NUMBERS.join(', ')}: nothing was imported`;

/** A column that the import does not have, with the known name that it most likely means. */
export interface UnknownName {
  column: string;
  nearest: string | undefined;
}

/** Compares the columns of a file with those of the import. */
export function columnCheck({ attributes, priceLists = [] }: CatalogueFrame) {
  const lists = priceLists.flatMap(({ id }) => [LIST_PRICE + id, LIST_HISTORY + id]);
  const names = [...COLUMN_NAMES.keys(), ...attributes.map(({ id }) => ATTRIBUTE + id), ...lists];
  // Spreadsheets write columns without a name behind the last one.
  const known = new Set([...names, '']);
  const reported = new Set<string>();
  let last: readonly string[] | undefined;
  return {
    /** The columns that the import does not have, each of them once. */
    unknownIn(columns: readonly string[]): UnknownName[] {
      // All rows of a CSV file have the same columns.
      if (columns === last) return [];
      last = columns;
      const unknown = columns.filter((column) => !known.has(column) && !reported.has(column));
      for (const column of unknown) reported.add(column);
      const absent = names.filter((name) => !columns.includes(name));
      return unknown.map((column) => ({
        column,
        nearest: absent.find((name) => name === ATTRIBUTE + column) ?? meaningOf(column, absent),
      }));
    },
    /** Whether a file or row would change nothing, because what it states has names that are not known. */
    statesNothing(columns: readonly string[]): boolean {
      const named = columns.filter((column) => column !== '' && !NUMBER_COLUMNS.includes(column));
      // A file of numbers only corrects EANs.
      const isCorrection = named.length === 1 && named[0] === 'ean';
      return !isCorrection && !named.some((column) => known.has(column) && !NUMBERS.includes(column));
    },
  };
}

/** "; is it 'farbe'?" if a known name is similar. */
export function hintAt(name: string, names: readonly string[]): string {
  const nearest = nearestName(name, names);
  return nearest === undefined ? '' : `; is it '${nearest}'?`;
}

/** "; is it 'Artikelnummer'?" if a name of the file is another one of a column that is missing. */
export function hintAtMissing(column: string, names: readonly string[]): string {
  const foreign = names.find((name) => meaningOf(name, [column]) !== undefined);
  return foreign === undefined ? '' : `; is it '${foreign}'?`;
}

import type { CatalogueFrame } from '@fachwerk/shared/catalogue-format';
import { unknownColumns } from '../../kernel/import/column-names';
import { COLUMN_NAMES, meaningOf, NUMBER_COLUMNS } from './column-names';

/** Columns of their own for each attribute and each price list: "attr:farbe", "price:zone-west". */
export const ATTRIBUTE = 'attr:';
export const LIST_PRICE = 'price:';
export const LIST_HISTORY = 'priceHistory:';

/** Their values identify an article and describe nothing of it. */
const NUMBERS = [...NUMBER_COLUMNS, 'ean'];
export const STATES_NOTHING = `has no column that the import reads besides ${NUMBERS.join(', ')}: nothing was imported`;

/** Compares the columns of a file with those of the import. */
export function columnCheck({ attributes, priceLists = [] }: CatalogueFrame) {
  const lists = priceLists.flatMap(({ id }) => [LIST_PRICE + id, LIST_HISTORY + id]);
  const names = [...COLUMN_NAMES.keys(), ...attributes.map(({ id }) => ATTRIBUTE + id), ...lists];
  const { known, unknownIn } = unknownColumns(
    names,
    (column, absent) => absent.find((name) => name === ATTRIBUTE + column) ?? meaningOf(column, absent),
  );
  return {
    unknownIn,
    /** Whether a file or row would change nothing, because what it states has names that are not known. */
    statesNothing(columns: readonly string[]): boolean {
      const named = columns.filter((column) => column !== '' && !NUMBER_COLUMNS.includes(column));
      // A file of numbers only corrects EANs.
      const isCorrection = named.length === 1 && named[0] === 'ean';
      return !isCorrection && !named.some((column) => known.has(column) && !NUMBERS.includes(column));
    },
  };
}

import type { DiscontinuedItem } from '@fachwerk/shared/catalogue-format';
import { RowError } from './parse-result';
import { type Fields, readEan, requireDigits, requireText } from './read-fields';

/** `replaced`: the successor is the same item under another number. */
const STATES = ['yes', 'replaced'];

export const isDiscontinued = (fields: Fields): boolean => fields('discontinued') !== '';

/** A row of an item that leaves the catalogue: its numbers, and what the shop names instead. */
export function readDiscontinued(fields: Fields, categoryIds: ReadonlySet<string>): DiscontinuedItem {
  const state = fields('discontinued');
  if (!STATES.includes(state))
    throw new RowError('discontinued', `must be one of ${STATES.join(', ')}, is '${state}'`);
  const itemId = requireDigits(fields, 'itemId');
  const isReplaced = state === 'replaced';
  const successorId =
    fields('successor') !== '' || isReplaced ? requireDigits(fields, 'successor') : undefined;
  if (successorId === itemId) throw new RowError('successor', 'is the item itself');
  return {
    ...{ itemId, productId: requireDigits(fields, 'productId'), isReplaced },
    ...(successorId !== undefined && { successorId }),
    ...readShown(fields, categoryIds),
  };
}

/** All of name, brand and category, or nothing. */
function readShown(
  fields: Fields,
  categoryIds: ReadonlySet<string>,
): Pick<DiscontinuedItem, 'shown'> | undefined {
  const categoryId = fields('category');
  if ([fields('name'), fields('brand'), categoryId].includes('')) return undefined;
  if (!categoryIds.has(categoryId))
    throw new RowError('category', `'${categoryId}' is not a category of the third level`);
  const [name, brand] = [requireText(fields, 'name'), requireText(fields, 'brand', 60)];
  return { shown: { name, brand, categoryId, ...(fields('ean') !== '' && { ean: readEan(fields) }) } };
}

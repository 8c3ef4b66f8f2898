import type { DiscontinuedItem } from '@fachwerk/shared/catalogue-format';
import { type Fields, requireField } from './read-fields';
import { flagOf } from './read-flag';
import { readDigits, readEan } from './read-number';
import { readText } from './read-text';
import { type Read, RowError } from './row-error';

/** A flag, or `replaced`: the successor is the same item under another number. */
const isReplacedBy: Read<boolean> = (text, field) => {
  if (flagOf(text) !== undefined) return false;
  if (text !== 'replaced')
    throw new RowError(field, `must be 'yes', 'replaced', 'no' or empty, is '${text}'`);
  return true;
};

/** An unknown word is a fault of the row, which sells nothing. */
export function isDiscontinued(fields: Fields): boolean {
  const text = fields('discontinued') ?? '';
  return text !== '' && flagOf(text) !== false;
}

/** A row of an item that leaves the catalogue: its numbers, and what the shop names instead. */
export function readDiscontinued(fields: Fields, categoryIds: ReadonlySet<string>): DiscontinuedItem {
  const isReplaced = requireField(fields, 'discontinued', isReplacedBy);
  const itemId = requireField(fields, 'itemId', readDigits);
  const hasSuccessor = (fields('successor') ?? '') !== '' || isReplaced;
  const successorId = hasSuccessor ? requireField(fields, 'successor', readDigits) : undefined;
  if (successorId === itemId) throw new RowError('successor', 'is the item itself');
  return {
    ...{ itemId, productId: requireField(fields, 'productId', readDigits), isReplaced },
    ...(successorId !== undefined && { successorId }),
    ...readShown(fields, categoryIds),
  };
}

/** All of name, brand and category, or nothing. */
function readShown(
  fields: Fields,
  categoryIds: ReadonlySet<string>,
): Pick<DiscontinuedItem, 'shown'> | undefined {
  const categoryId = fields('category') ?? '';
  if ([fields('name') ?? '', fields('brand') ?? '', categoryId].includes('')) return undefined;
  if (!categoryIds.has(categoryId))
    throw new RowError('category', `'${categoryId}' is not a category of the third level`);
  const name = requireField(fields, 'name', readText());
  const brand = requireField(fields, 'brand', readText(60));
  const ean = fields('ean') ?? '';
  return { shown: { name, brand, categoryId, ...(ean !== '' && { ean: readEan(ean, 'ean') }) } };
}

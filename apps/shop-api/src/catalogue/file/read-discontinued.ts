import type { DiscontinuedItem } from '@fachwerk/shared/catalogue-format';
import { type Fields, requireField } from '../../kernel/import/fields';
import { flagOf } from '../../kernel/import/read-flag';
import { readDigits, readEan } from '../../kernel/import/read-number';
import { readText } from '../../kernel/import/read-text';
import { type Read, readAll, RowError } from '../../kernel/import/row-error';

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
  const [isReplaced, itemId, productId, successorId, shown] = readAll(
    () => requireField(fields, 'discontinued', isReplacedBy),
    () => requireField(fields, 'itemId', readDigits),
    () => requireField(fields, 'productId', readDigits),
    () => readSuccessor(fields),
    () => readShown(fields, categoryIds),
  );
  if (isReplaced && successorId === undefined) throw new RowError('successor', 'is missing');
  if (successorId === itemId) throw new RowError('successor', 'is the item itself');
  return {
    itemId,
    productId,
    isReplaced,
    ...(successorId !== undefined && { successorId }),
    ...shown,
  };
}

const readSuccessor = (fields: Fields): string | undefined =>
  (fields('successor') ?? '') === '' ? undefined : requireField(fields, 'successor', readDigits);

/** All of name, brand and category, or nothing. */
function readShown(
  fields: Fields,
  categoryIds: ReadonlySet<string>,
): Pick<DiscontinuedItem, 'shown'> | undefined {
  const categoryId = fields('category') ?? '';
  if ([fields('name') ?? '', fields('brand') ?? '', categoryId].includes('')) return undefined;
  const ean = fields('ean') ?? '';
  const [, name, brand, gtin] = readAll(
    () => {
      if (!categoryIds.has(categoryId))
        throw new RowError('category', `'${categoryId}' is not a category of the third level`);
    },
    () => requireField(fields, 'name', readText()),
    () => requireField(fields, 'brand', readText(60)),
    () => (ean === '' ? undefined : readEan(ean, 'ean')),
  );
  return { shown: { name, brand, categoryId, ...(gtin !== undefined && { ean: gtin }) } };
}

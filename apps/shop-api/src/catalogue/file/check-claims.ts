import { claimFault } from '@fachwerk/server-kit/environmental-claims';
import { RowError } from '../../kernel/import/row-error';
import { namedGuarantee } from '../values/guarantee-words';
import type { FileProduct } from './file-product';
import type { ProductValues } from './product-columns';

type Text = [field: string, text: string, line: number];

/**
 * Refuses texts of a file with a claim about the environment, unless its sentence or `claimProof` names the
 * proof, and any by compensation (decision 0126). Texts that the file does not state are left alone: prices
 * go on changing.
 */
export function checkClaims({ values, items, line }: FileProduct, whole: ProductValues): void {
  const isProven = whole.claimProof !== undefined;
  // A file that takes the proof away leaves the texts of the shop without one.
  const stated = 'claimProof' in values ? whole : values;
  for (const [field, text, row] of textsOf(stated, { items, line })) {
    const fault = claimFault(text, isProven);
    if (fault !== undefined) throw new RowError(field, fault, row);
  }
}

/** Refuses texts of a file with a guarantee if no item of the product has its statement (BGB §479). */
export function checkGuaranteeTexts(file: FileProduct, hasStatement: boolean): void {
  if (hasStatement) return;
  for (const [field, text, row] of textsOf(file.values, file)) {
    const word = namedGuarantee(text);
    if (word !== undefined)
      throw new RowError(
        field,
        `names '${word}': fill guaranteeMonths and guaranteeStatement, or change the text`,
        row,
      );
  }
}

/** The texts of a product that shoppers read, with their column and line. */
function textsOf(
  {
    name = '',
    description = '',
    features = [],
    disruptor,
    disruptorPictureText = '',
  }: Partial<ProductValues>,
  { items, line }: Pick<FileProduct, 'items' | 'line'>,
): Text[] {
  return [
    ['name', name, line],
    ['description', description, line],
    ...features.map((feature): Text => ['features', feature, line]),
    ['disruptor', disruptor?.name ?? '', line],
    ['disruptor', disruptor?.basis ?? '', line],
    ['disruptorPictureText', disruptorPictureText, line],
    ...items.flatMap(({ attributes, line: row }) =>
      Object.entries(attributes).map(([id, value]): Text => [`attr:${id}`, value?.text ?? '', row]),
    ),
  ];
}

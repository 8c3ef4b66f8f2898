import { claimFault } from '../values/claim-fault';
import { RowError } from '../values/row-error';
import type { FileProduct } from './file-product';
import type { ProductValues } from './product-columns';

/**
 * Refuses texts of a file with a claim about the environment, unless its sentence or `claimProof` names the
 * proof (decision 0126). Texts that the file does not state are left alone: prices go on changing.
 */
export function checkClaims({ values, items, line }: FileProduct, whole: ProductValues): void {
  if (whole.claimProof !== undefined) return;
  // A file that takes the proof away leaves the texts of the shop without one.
  const stated = 'claimProof' in values ? whole : values;
  const { name = '', description = '', features = [], disruptor, disruptorPictureText = '' } = stated;
  const texts: [field: string, text: string, line: number][] = [
    ['name', name, line],
    ['description', description, line],
    ...features.map((feature): [string, string, number] => ['features', feature, line]),
    ['disruptor', disruptor?.name ?? '', line],
    ['disruptorPictureText', disruptorPictureText, line],
    ...items.flatMap(({ attributes, line: row }) =>
      Object.entries(attributes).map(([id, value]): [string, string, number] => [
        `attr:${id}`,
        value?.text ?? '',
        row,
      ]),
    ),
  ];
  for (const [field, text, row] of texts) {
    const fault = claimFault(text);
    if (fault !== undefined) throw new RowError(field, `${fault}, or fill claimProof`, row);
  }
}

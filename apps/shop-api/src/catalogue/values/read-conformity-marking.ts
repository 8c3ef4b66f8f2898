import type { CatalogueDuties } from '@fachwerk/shared/catalogue-format';
import { readText } from '../../kernel/import/read-text';
import { type Read, RowError } from '../../kernel/import/row-error';

type ConformityMarking = NonNullable<CatalogueDuties['conformityMarking']>;

/** "26 | MW-035 | LE-2026-017 | 0751": year, product type, declaration, and notified body if there is one. */
export const readConformityMarking: Read<ConformityMarking> = (text, field) => {
  // An empty part is missing: the others must not take its place.
  const [year = '', productType = '', declaration = '', notifiedBody, ...more] = text
    .split('|')
    .map((part) => part.trim());
  const isComplete = /^\d{2}$/.test(year) && productType !== '' && declaration !== '';
  const isBody = notifiedBody === undefined || /^\d{4}$/.test(notifiedBody);
  if (!isComplete || !isBody || more.length > 0)
    throw new RowError(
      field,
      "must be like '26 | MW-035 | LE-2026-017 | 0751': two digits of the year, product type, number of the " +
        `declaration and, if one took part, four digits of the notified body, is '${text}'`,
    );
  const line = readText(80);
  const marking: ConformityMarking = {
    year,
    productType: line(productType, field),
    declaration: line(declaration, field),
  };
  if (notifiedBody !== undefined) marking.notifiedBody = notifiedBody;
  return marking;
};

import type { AttributeValue, CatalogueAttribute } from './catalogue-types';
import { formatGermanNumber } from './german-text';

/** Between two numbers, e.g. "40 x 60 mm". */
const TIMES = /(\d) ?[x*] ?(?=\d)/g;

/**
 * A number gets the unit of its attribute ("40 mm"), a size its multiplication sign, a colour name its hex
 * value.
 */
export function attributeValue(
  { unit, colours }: Pick<CatalogueAttribute, 'unit' | 'colours'>,
  raw: number | string,
): AttributeValue {
  if (typeof raw === 'number')
    return { text: formatGermanNumber(raw) + (unit ? ` ${unit}` : ''), number: raw };
  const hex = colours && Object.hasOwn(colours, raw) ? colours[raw] : undefined;
  const text = raw.replace(TIMES, '$1 × ');
  return hex === undefined ? { text } : { text, hex };
}

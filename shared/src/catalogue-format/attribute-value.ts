import type { AttributeValue, CatalogueAttribute } from './catalogue-types';
import { formatGermanNumber } from './german-text';

/** A number gets the unit of its attribute ("40 mm"), a colour name its hex value if the attribute lists it. */
export function attributeValue(
  { unit, colours }: Pick<CatalogueAttribute, 'unit' | 'colours'>,
  raw: number | string,
): AttributeValue {
  if (typeof raw === 'number')
    return { text: formatGermanNumber(raw) + (unit ? ` ${unit}` : ''), number: raw };
  const hex = colours && Object.hasOwn(colours, raw) ? colours[raw] : undefined;
  return hex === undefined ? { text: raw } : { text: raw, hex };
}

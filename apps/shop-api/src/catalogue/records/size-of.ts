import type { AttributeValue } from '@fachwerk/shared/catalogue-format';

const SIDES: readonly (readonly string[])[] = [
  ['durchmesser-mm', 'laenge-mm'],
  ['gewinde', 'laenge-mm'],
  ['staerke-mm', 'breite-mm', 'laenge-mm'],
  ['breite-cm', 'hoehe-cm'],
  ['breite-cm', 'laenge-cm'],
];

/** Screws and boards are searched as "4x40" and "M8x40", even if thickness and length are two attributes. */
export const sizeOf = (attributes: Record<string, AttributeValue>): string =>
  SIDES.map((ids) => ids.map((id) => attributes[id]?.text))
    .filter((texts) => texts.every((text) => text !== undefined))
    .map((texts) => texts.join(' x '))
    .join(', ');

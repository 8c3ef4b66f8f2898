import type { AttributeValue } from '@fachwerk/shared/catalogue-format';

/** Screws and boards are searched as "4x40", even if thickness and length are two attributes. */
export function sizeOf(attributes: Record<string, AttributeValue>): string {
  const pairs = [
    ['durchmesser-mm', 'laenge-mm'],
    ['staerke-mm', 'breite-mm', 'laenge-mm'],
    ['breite-cm', 'hoehe-cm'],
    ['breite-cm', 'laenge-cm'],
  ];
  return pairs
    .map((ids) => ids.map((id) => attributes[id]?.number))
    .filter((numbers) => numbers.every((number) => number !== undefined))
    .map((numbers) => numbers.map((number) => String(number).replace('.', ',')).join('x'))
    .join(' ');
}

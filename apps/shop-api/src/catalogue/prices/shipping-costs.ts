import { FREE_SHIPPING_FROM_CENTS, SHIPPING_CENTS } from '@fachwerk/shared/rules';

/** VAT of shipping costs, in basis points. */
export const SHIPPING_TAX = 1900;

/** Largest parcel; what is heavier or longer is sent by a forwarding agent. */
const PARCEL = { grams: 31_500, lengthMm: 2000 };

/** Costs of a parcel with goods of this value; nothing to send costs nothing. */
export const shippingCents = (goods: number): number =>
  goods === 0 || goods >= FREE_SHIPPING_FROM_CENTS ? 0 : SHIPPING_CENTS;

/** What is missing up to free shipping. */
export const missingCents = (goods: number): number => Math.max(0, FREE_SHIPPING_FROM_CENTS - goods);

interface Size {
  weightGrams: number;
  /** 0 if the catalogue does not state it. */
  lengthMm: number;
}

/** Sent by a forwarding agent, who announces the delivery by phone; the costs are those of a parcel. */
export const isBulky = ({ weightGrams, lengthMm }: Size): boolean =>
  weightGrams > PARCEL.grams || lengthMm > PARCEL.lengthMm;

/** The length of an item in SQL. Attributes in metres do not count: they are lengths of rolls and cables. */
export const lengthMmColumn = (attributes: string): string =>
  `coalesce((${attributes}->'laenge-mm'->>'number')::float8, 10 * (${attributes}->'laenge-cm'->>'number')::float8, 0)`;

/** Largest parcel; what is heavier or longer is sent by a forwarding agent. */
const PARCEL = { grams: 31_500, lengthMm: 2000 };

/** The weight of a piece where the catalogue states none. */
const ASSUMED_GRAMS = 1000;

interface Size {
  /** 0 if the catalogue does not state it. */
  weightGrams: number;
  /** 0 if the catalogue does not state it. */
  lengthMm: number;
}

/** What a piece counts where goods are packed. */
export const packedGrams = ({ weightGrams }: Pick<Size, 'weightGrams'>): number =>
  weightGrams === 0 ? ASSUMED_GRAMS : weightGrams;

/** Sent by a forwarding agent, who announces the delivery by phone; the costs are those of a parcel. */
export const isBulky = ({ weightGrams, lengthMm }: Size): boolean =>
  weightGrams > PARCEL.grams || lengthMm > PARCEL.lengthMm;

/** The length of an item in SQL. Attributes in metres do not count: they are lengths of rolls and cables. */
export const lengthMmColumn = (attributes: string): string =>
  `coalesce((${attributes}->'laenge-mm'->>'number')::float8, 10 * (${attributes}->'laenge-cm'->>'number')::float8, 0)`;

import * as z from 'zod/mini';

/** The seven states of the specification, section 3. */
export const AVAILABILITY_STATES = [
  'Available',
  'Unavailable',
  'SoldOut',
  'CanBeOrdered',
  'CanOnlyBeOrdered',
  'StoreNotSet',
  'CAndRUnavailable',
] as const;
const State = z.enum(AVAILABILITY_STATES);
type LowerCamel = Uncapitalize<z.output<typeof State>>;
const LOWER_CAMEL = AVAILABILITY_STATES.map(
  (state) => (state.charAt(0).toLowerCase() + state.slice(1)) as LowerCamel,
);
/** Accepts both spellings of the specification, "SoldOut" and "soldOut"; the value has the first one. */
export const Availability = z.codec(z.enum([...AVAILABILITY_STATES, ...LOWER_CAMEL]), State, {
  decode: (state) => (state.charAt(0).toUpperCase() + state.slice(1)) as z.output<typeof State>,
  encode: (state) => state,
});
export type Availability = z.output<typeof Availability>;

/** The next delivery of an item that is sold out: ISO date, and "3. Dezember". */
export const NextDelivery = z.looseObject({ date: z.string(), text: z.string() });
export type NextDelivery = z.output<typeof NextDelivery>;

/** When reserved goods can be collected: ISO instant, and "heute ab 16:30 Uhr". */
export const CollectableFrom = z.looseObject({ at: z.string(), text: z.string() });
export type CollectableFrom = z.output<typeof CollectableFrom>;

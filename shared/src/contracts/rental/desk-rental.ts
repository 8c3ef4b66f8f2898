import * as z from 'zod/mini';
import { dateFormat, maxLength, required } from '../../rules/form-rules';
import { paragraphs, text } from '../../rules/text';
import { GlobalError } from '../kernel/errors';
import { DisplayPrice } from '../kernel/prices';
import { wholeNumber } from '../kernel/whole-number';
import { LicenceClass, RentalAffected, RentalPrice, RentalState, RentalVehicle } from './rental';

/** `GET /rest/desk/rentals/`; today without `day`. `number` finds one booking by its number instead. */
export const DeskRentalsQuery = z.object({
  day: z._default(text(dateFormat), ''),
  number: z.optional(z.string().check(z.maxLength(40))),
});
export type DeskRentalsQuery = z.input<typeof DeskRentalsQuery>;

/** A booking as the desk of its store sees it. */
export const DeskRental = z.looseObject({
  bookingId: z.string(),
  number: z.string(),
  state: RentalState,
  vehicle: RentalVehicle,
  /** For staff only. */
  plate: z.string(),
  from: z.string(),
  fromText: z.string(),
  to: z.string(),
  toText: z.string(),
  /** While it is handed out: a later time of return that a mail has promised. */
  backByText: z.optional(z.nullable(z.string())),
  contact: z.nullable(z.looseObject({ name: z.string(), email: z.string(), phone: z.string() })),
  price: RentalPrice,
  deposit: DisplayPrice,
  /** By which a late return is charged, as agreed. */
  terms: z.optional(z.looseObject({ prices: RentalVehicle.shape.prices, graceMinutes: z.int() })),
  /** What the desk can do now. */
  actions: z.array(z.enum(['HAND_OUT', 'RETURN', 'NO_SHOW', 'CANCEL', 'UNDO'])),
  /** Why a booking cannot be handed out now, by its time and its vehicle. */
  notNow: z.optional(z.nullable(GlobalError)),
  /** The vehicle should be back; not while the store is closed since the agreed end. */
  isOverdue: z.boolean(),
  /** The store cannot keep it by now. */
  isAffected: z.boolean(),
  affectedBy: z.optional(z.nullable(RentalAffected)),
  /** Class of the licence that was seen at the hand-out. */
  licenceSeen: z.nullable(LicenceClass),
  handedOutAt: z.nullable(z.string()),
  /** While it is handed out: the charge for a return now. */
  extraNow: z.nullable(DisplayPrice),
  /** While it is handed out: so late would a return now be. */
  lateMinutesNow: z.optional(z.nullable(z.int())),
  returned: z.nullable(
    z.looseObject({
      at: z.string(),
      lateMinutes: z.int(),
      extra: DisplayPrice,
      /** Empty: without damage. */
      damage: z.string(),
    }),
  ),
  version: z.int(),
});
export type DeskRental = z.output<typeof DeskRental>;

/** Each list by time, at most 100. */
export const DeskRentals = z.looseObject({
  day: z.string(),
  /** Begin on this day and are not handed out, also those of customers who did not come. */
  handOuts: z.array(DeskRental),
  /** Handed out, and to be returned by the end of this day: first those that should be back. */
  returns: z.array(DeskRental),
  /** Bookings to come that the store cannot keep by now, so that they must be moved or cancelled. */
  affected: z.array(DeskRental),
  /**
   * Bookings of other days that are over, latest end first, and of which no hand-out or no-show was reported.
   * They lapse a week after their end.
   */
  unreported: z.optional(z.array(DeskRental)),
  /**
   * With `number`: the booking of this store that has it, whatever its state is, and empty lists; null: there
   * is none.
   */
  found: z.optional(z.nullable(DeskRental)),
});
export type DeskRentals = z.output<typeof DeskRentals>;

/** `POST /rest/desk/rentals/{bookingId}/hand-out/` */
export const DeskRentalHandOut = z.object({
  /** The class in the licence that the driver has shown. */
  licence: LicenceClass,
  /** The licence was seen, and the driver is old enough by it. */
  licenceSeen: z.literal(true),
  depositTaken: z.literal(true),
});
export type DeskRentalHandOut = z.input<typeof DeskRentalHandOut>;

/** `POST /rest/desk/rentals/{bookingId}/return/` */
export const DeskRentalReturn = z.object({
  /** What is damaged or missing; empty: nothing. */
  damage: z._default(paragraphs(maxLength(1000)), ''),
});
export type DeskRentalReturn = z.input<typeof DeskRentalReturn>;

/** `POST /rest/desk/rentals/{bookingId}/undo/` */
export const DeskRentalUndo = z.object({
  /** The booking as the desk has read it: its last step is undone, and no later one. */
  version: wholeNumber(0, 1_000_000),
});
export type DeskRentalUndo = z.input<typeof DeskRentalUndo>;

/** `POST /rest/desk/rentals/{bookingId}/cancel/`: the customer reads the reason in a mail. */
export const DeskRentalCancel = z.object({ reason: text(required, maxLength(200)) });
export type DeskRentalCancel = z.input<typeof DeskRentalCancel>;

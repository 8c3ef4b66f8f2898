import * as z from 'zod/mini';
import { dateFormat, required } from '../../rules/form-rules';
import { emailField, firstNameField, lastNameField, phoneField } from '../../rules/people';
import { text } from '../../rules/text';
import { pattern } from '../../rules/value-rules';
import { Salutation } from '../identity/salutation';
import { checked } from '../kernel/form-fields';
import { Id } from '../kernel/ids';
import { DisplayPrice } from '../kernel/prices';
import { wholeNumber } from '../kernel/whole-number';

/**
 * `PENDING` keeps the slot until `expiresAt`. The last five are over and keep no slot; of a `LAPSED` one the
 * store has reported neither a hand-out nor a no-show.
 */
export const RentalState = z.enum([
  'PENDING',
  'BOOKED',
  'HANDED_OUT',
  'RETURNED',
  'CANCELLED',
  'EXPIRED',
  'NO_SHOW',
  'LAPSED',
]);
export type RentalState = z.output<typeof RentalState>;

/**
 * Why the store cannot keep a booking by now: it is closed at the begin or the end; the vehicle is blocked,
 * e.g. for a repair, is not rented out any more, or belongs to another store.
 */
export const RentalAffected = z.enum(['CLOSED', 'BLOCKED', 'ENDED', 'MOVED']);
export type RentalAffected = z.output<typeof RentalAffected>;

export const RentalKind = z.enum(['TRAILER', 'VAN']);
export type RentalKind = z.output<typeof RentalKind>;

/** Driving licence classes; each stands for itself and those that it includes. */
export const LicenceClass = z.enum(['B', 'B96', 'BE', 'C1', 'C1E']);
export type LicenceClass = z.output<typeof LicenceClass>;

export const RentalParams = z.object({ bookingId: z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/)) });

/** "2026-12-05" or "05.12.2026". */
const day = text(required, dateFormat);
/** "08:30" on the clock of the store. */
const time = text(required, pattern(/^(?:[01]?\d|2[0-3]):[0-5]\d$/, 'rental.error.time'));

/** A rental begins and ends on the clock of the store. */
const period = { fromDay: day, fromTime: time, toDay: day, toTime: time };

/** `GET /rest/rental/vehicles/` */
export const RentalVehiclesQuery = z.object({ companyId: Id });

/** `GET /rest/rental/availability/` */
export const RentalAvailabilityQuery = z.object({
  vehicleId: Id,
  /** Today without it. */
  from: z._default(text(dateFormat), ''),
  days: z._default(wholeNumber(1, 31), 7),
  /** A booking whose own time counts as free: it is to be changed. */
  except: z.optional(Id),
});
export type RentalAvailabilityQuery = z.input<typeof RentalAvailabilityQuery>;

/** `GET /rest/rental/quote/` */
export const RentalQuoteQuery = z.object({ vehicleId: Id, ...period, except: z.optional(Id) });
export type RentalQuoteQuery = z.input<typeof RentalQuoteQuery>;

/** `POST /rest/rental/bookings/`: step 1, keeps the slot. */
export const RentalHoldForm = z.object({ companyId: Id, vehicleId: Id, ...period });
export type RentalHoldForm = z.input<typeof RentalHoldForm>;

const agreed = z.pipe(checked, z.literal(true, { error: 'forms.required' }));

/** `POST /rest/rental/bookings/{bookingId}/confirm/`: step 2, books it. */
export const RentalConfirmForm = z.object({
  salutation: z._default(Salutation, 'UNKNOWN'),
  firstName: z._default(firstNameField(), ''),
  lastName: lastNameField(),
  email: emailField(required),
  /** With the prefix of its country, if it is not German. */
  phone: z._default(phoneField(), ''),
  /** The driver has the class of licence and the age that the vehicle needs. */
  hasLicence: agreed,
});
export type RentalConfirmForm = z.input<typeof RentalConfirmForm>;

/** `POST /rest/rental/bookings/{bookingId}/change/` */
export const RentalChangeForm = z.object({
  /** A vehicle of the same store. */
  vehicleId: Id,
  ...period,
  /** `version` of the booking that was shown. */
  version: wholeNumber(0, 1_000_000),
});
export type RentalChangeForm = z.input<typeof RentalChangeForm>;

/** What vehicles of all stores are rented by. */
export const RentalTerms = z.looseObject({
  /** Minutes between two times that can be chosen. */
  stepMinutes: z.int(),
  /** A rental begins so much later at the earliest. */
  leadMinutes: z.int(),
  /** The last day on which a rental can begin is so many days ahead. */
  horizonDays: z.int(),
  longestDays: z.int(),
  /** The slot of a booking that is not confirmed is kept so long. */
  pendingMinutes: z.int(),
  /** Changes, and cancellations that do not count as late, so many hours before the begin. */
  freeCancelHours: z.int(),
  /** A later return costs nothing more within so many minutes. */
  graceMinutes: z.int(),
});
export type RentalTerms = z.output<typeof RentalTerms>;

export const RentalVehicle = z.looseObject({
  vehicleId: z.string(),
  companyId: z.string(),
  kind: RentalKind,
  name: z.string(),
  description: z.string(),
  payloadKg: z.int(),
  /** Inner size. */
  size: z.looseObject({ lengthMm: z.int(), widthMm: z.int(), heightMm: z.int() }),
  licence: LicenceClass,
  minAge: z.int(),
  /** Paid at the hand-out and given back; not part of the price. */
  deposit: DisplayPrice,
  prices: z.looseObject({
    hour: DisplayPrice,
    /** 24 hours. */
    day: DisplayPrice,
    /** From Saturday noon to Monday morning; null: there is none. */
    weekend: z.nullable(DisplayPrice),
  }),
});
export type RentalVehicle = z.output<typeof RentalVehicle>;

/** Vehicles by kind and payload; none in a store that rents none. */
export const RentalVehicles = z.looseObject({
  store: z.looseObject({ companyId: z.string(), name: z.string(), phone: z.string() }),
  vehicles: z.array(RentalVehicle),
  terms: RentalTerms,
});
export type RentalVehicles = z.output<typeof RentalVehicles>;

/** A time on the clock of the store, and its instant. */
const Slot = z.looseObject({ time: z.string(), at: z.string() });

export const RentalDay = z.looseObject({
  /** ISO date; weeks begin on Monday. */
  day: z.string(),
  /** The store opens on this day. */
  isOpen: z.boolean(),
  /** Why the hours differ, e.g. the name of a holiday. */
  reason: z.nullable(z.string()),
  /** Times at which a rental can begin; `until` is the last instant at which it can end. */
  starts: z.array(z.looseObject({ ...Slot.shape, until: z.string() })),
  /** Times at which a vehicle can be returned. A start fits all of any day between it and its `until`. */
  ends: z.array(Slot),
});
export type RentalDay = z.output<typeof RentalDay>;

export const RentalAvailability = z.looseObject({
  vehicleId: z.string(),
  days: z.array(RentalDay),
  /** The last day on which a rental can begin. */
  lastDay: z.string(),
});
export type RentalAvailability = z.output<typeof RentalAvailability>;

/** The cheapest combination of the prices that covers the time. */
export const RentalPrice = z.looseObject({
  /** With VAT, without the deposit. */
  total: DisplayPrice,
  parts: z.array(
    z.looseObject({ unit: z.enum(['HOUR', 'DAY', 'WEEKEND']), count: z.int(), price: DisplayPrice }),
  ),
  /** VAT that the total includes, in basis points, and its amount. */
  tax: z.looseObject({ rate: z.int(), amount: DisplayPrice }),
});
export type RentalPrice = z.output<typeof RentalPrice>;

const rented = {
  /** ISO instants, and "Sa., 05.12.2026, 8:30 Uhr". */
  from: z.string(),
  fromText: z.string(),
  to: z.string(),
  toText: z.string(),
  price: RentalPrice,
  deposit: DisplayPrice,
};

export const RentalQuote = z.looseObject({ vehicle: RentalVehicle, isFree: z.boolean(), ...rented });
export type RentalQuote = z.output<typeof RentalQuote>;

const Contact = z.looseObject({
  salutation: Salutation,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
});

/** A booking as its owner sees it. */
export const RentalBooking = z.looseObject({
  bookingId: z.string(),
  /** "T-7K3M9Q2XAB" */
  number: z.string(),
  state: RentalState,
  vehicle: RentalVehicle,
  store: z.looseObject({
    companyId: z.string(),
    name: z.string(),
    addressText: z.string(),
    phone: z.string(),
  }),
  ...rented,
  /** While it is handed out: a later time of return that a mail has promised. */
  backByText: z.optional(z.nullable(z.string())),
  /** When a pending booking ends; null in other states. */
  expiresAt: z.nullable(z.string()),
  /** Null until the booking is confirmed. */
  contact: z.nullable(Contact),
  version: z.int(),
  canConfirm: z.boolean(),
  canChange: z.boolean(),
  canCancel: z.boolean(),
  /** Until then a cancellation does not count as late: ISO instant, and its text. */
  freeCancelUntil: z.string(),
  freeCancelUntilText: z.string(),
  /** The store cannot keep it by now: a change is open until the begin, and no cancellation is late. */
  isAffected: z.boolean(),
  affectedBy: z.optional(z.nullable(RentalAffected)),
});
export type RentalBooking = z.output<typeof RentalBooking>;

/** `size` bookings after the cursor `before`; what is no cursor (any more) asks for the first. */
export const RentalBookingsQuery = z.object({
  before: z.catch(z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))), undefined),
  size: z._default(wholeNumber(1, 20), 20),
});
export type RentalBookingsQuery = z.input<typeof RentalBookingsQuery>;

/** `GET /rest/rental/bookings/`: newest begin first; empty for a guest. */
export const RentalBookings = z.looseObject({
  bookings: z.array(RentalBooking),
  /** Cursor of the page of older ones; null after the last. */
  next: z.optional(z.nullable(z.string())),
  /** There are newer ones than those of this page. */
  hasNewer: z.optional(z.boolean()),
  /** The booking that is kept for this visitor now; another choice gives it back. */
  held: z.optional(z.nullable(z.string())),
});
export type RentalBookings = z.output<typeof RentalBookings>;

import * as z from 'zod/mini';
import { maxLength, personName } from '../../rules/form-rules';
import { phoneField } from '../../rules/people';
import { text } from '../../rules/text';
import { pattern } from '../../rules/value-rules';
import { ProductImage } from '../catalogue/product';
import { checked } from '../kernel/form-fields';
import { Link } from '../kernel/link';
import { DisplayPrice } from '../kernel/prices';
import { AdjustedPosition, CartContainer } from './cart';
import { CheckoutFault, CheckoutLine, CheckoutSum, CollectStore, PhonePrefix, Typed } from './checkout';
import { personFields, submissionFields } from './checkout-forms';

/** `POST /rest/reservation/submit/`: one form, no contract (domain part 2, click and reserve). */
export const ReservationForm = z.object({
  ...personFields,
  phone: z._default(phoneField(), ''),
  /** Who collects, if it is someone else. */
  pickupPerson: z._default(text(maxLength(80), personName), ''),
  /** `at` of one of the offered times; empty: as soon as the goods are ready. */
  wishTime: z._default(text(pattern(/^[\dT:.Z-]{10,30}$/, 'reservation.wishTime.refused')), ''),
  pickupBox: z._default(checked, false),
  ...submissionFields,
});
export type ReservationForm = z.input<typeof ReservationForm>;

/** `GET /rest/reservation/`: what the page of a reservation shows. */
export const ReservationDraft = z.looseObject({
  /** The reservation cart is empty. */
  isEmpty: z.boolean(),
  isLoggedIn: z.boolean(),
  values: Typed,
  phonePrefixes: z.array(PhonePrefix),
  store: z.nullable(CollectStore),
  /** Times within the opening hours in which the goods are kept. */
  wishTimes: z.array(z.looseObject({ at: z.string(), text: z.string() })),
  /** Closing time of the third working day: ISO instant, and "Mi., 26.11., 20:00 Uhr". */
  keptUntil: z.nullable(z.string()),
  keptUntilText: z.nullable(z.string()),
  /** "PICKUP_BOX_CR"; null: not everything fits, or something is restricted. */
  pickupBox: z.nullable(z.string()),
  /** Prices of the store; paid there. */
  lines: z.array(CheckoutLine),
  sum: CheckoutSum,
  /** `Idempotency-Key` of the submission; the same until the reservation is placed. */
  submitKey: z.string(),
  faults: z.array(CheckoutFault),
  adjustedPositions: z.array(AdjustedPosition),
});
export type ReservationDraft = z.output<typeof ReservationDraft>;

/** Answer 201. */
export const ReservationPlaced = z.looseObject({
  reservationId: z.string(),
  number: z.string(),
  /** Shown at the store. */
  pickupCode: z.string(),
  collectableFrom: z.string(),
  holdUntil: z.string(),
});
export type ReservationPlaced = z.output<typeof ReservationPlaced>;

/** Answer 412: the cart has changed and is lowered already. */
export const ReservationChange = z.looseObject({
  globalErrors: z.array(z.looseObject({ msg: z.string() })),
  cartContainer: CartContainer,
  adjustedPositions: z.array(AdjustedPosition),
  reservation: ReservationDraft,
});
export type ReservationChange = z.output<typeof ReservationChange>;

/** A reservation as its owner sees it. */
export const Reservation = z.looseObject({
  reservationId: z.string(),
  number: z.string(),
  /** State of the order core, e.g. REQUESTED, READY, EXPIRED. */
  state: z.string(),
  pickupCode: z.string(),
  store: CollectStore,
  pickupPerson: z.string(),
  /** ISO instant, and "Mi., 26.11., 20:00 Uhr". */
  holdUntil: z.string(),
  holdUntilText: z.string(),
  lines: z.array(
    z.looseObject({
      itemId: z.string(),
      name: z.string(),
      url: Link,
      image: ProductImage,
      quantity: z.int(),
      linePrice: DisplayPrice,
    }),
  ),
  total: DisplayPrice,
  canCancel: z.boolean(),
  /** Once, until the next closing time. */
  canExtend: z.boolean(),
});
export type Reservation = z.output<typeof Reservation>;

export const ReservationParams = z.object({
  reservationId: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)),
});

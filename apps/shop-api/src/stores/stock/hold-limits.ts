import { siteOf } from '@fachwerk/server-kit/network-of';
import { PERIODS } from '@fachwerk/server-kit/periods';
import { MAX_LINE_QUANTITY } from '@fachwerk/shared/rules';
import { hashed } from '../../kernel/limits/hashed';

/** Ended orders and those of a network count for so long; an interval of PostgreSQL. */
export const UNPAID_WINDOW = `${PERIODS.unpaidHours} hours` as const;

/**
 * What a buyer keeps of one item in one location without having paid: at most `pieces`, and this `share` of
 * what is there. Reasons: docs/decisions/0095.
 */
const BUYER = {
  household: { pieces: 200, share: 0.5 },
  /** Professional customers, who are logged in. */
  business: { pieces: MAX_LINE_QUANTITY, share: 0.75 },
};

const LIMITS = {
  window: UNPAID_WINDOW,
  /** For all buyers of a network together. */
  networkShare: 0.75,
  /** So many pieces pass above the shares: the last ones are sold, and crowds can buy. */
  few: 4,
  /** Without `few`: a person with so many orders and reservations that were given back within the window. */
  trustedEnded: 3,
  /** Without `few`: a network with as many, if it has paid for fewer. */
  networkEnded: 10,
  /** No further order without payment within the window. */
  ended: 10,
  /** Unpaid orders of a person of each kind: reservations, collections, orders that wait for the payment. */
  open: 5,
};

/** The goods of a checkout are held for this time, which every step renews. */
const HOLD_MINUTES = 15;
/** A checkout holds its goods so long, however often it renews the hold. Then it pauses. */
const MOST_MINUTES = 60;
const PAUSE_MINUTES = 30;
const MINUTE_MS = 60_000;

/** From where goods are kept without a payment, as the functions of the database take it. */
export interface Holder {
  /** Hash of the network. */
  network: string;
  limits: typeof LIMITS & (typeof BUYER)['household'];
}

/** Customer of the visitor; null for guests. */
type Customer = { isProhibis: boolean } | null;

export const holderOf = (ip: string, customer: Customer): Holder => ({
  network: hashed(siteOf(ip)),
  limits: { ...LIMITS, ...(customer?.isProhibis ? BUYER.business : BUYER.household) },
});

/** A holder whose goods are only compared with the stock. */
export const holdingNothing = (holder: Holder): Holder => ({
  ...holder,
  limits: { ...holder.limits, pieces: 0 },
});

export interface HoldPeriod {
  /** Start of the first hold. */
  since: Date;
  /** Null: a pause. */
  until: Date | null;
}

/** The hold that a step of the checkout starts or renews. `since` is null before the first one. */
export function holdPeriod(now: Date, since: Date | null): HoldPeriod {
  const age = since === null ? Infinity : (now.getTime() - since.getTime()) / MINUTE_MS;
  if (since === null || age >= MOST_MINUTES + PAUSE_MINUTES)
    return { since: now, until: after(now, HOLD_MINUTES) };
  if (age >= MOST_MINUTES) return { since, until: null };
  return { since, until: after(now, Math.min(HOLD_MINUTES, MOST_MINUTES - age)) };
}

const after = (time: Date, minutes: number): Date => new Date(time.getTime() + minutes * MINUTE_MS);

import type { Queryable } from '@fachwerk/database';
import { limitAttempts } from '@fachwerk/server-kit/attempt-limit';
import type { KnownDevices } from '@fachwerk/server-kit/known-device';
import { networkShares } from '@fachwerk/server-kit/network-of';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ShopError } from '../errors/shop-error';
import { sameLetters } from '../text/same-letters';
import { addressOfPerson } from './person-address';

const TEN_MINUTES = { pauseMinutes: 10, waitSeconds: 600 };

/** Each ten minutes count by themselves: a network of many visitors never pauses. */
const networkNow = (ip: string) =>
  networkShares(ip).map((share) => ({ ...share, key: `${share.key} ${Math.floor(Date.now() / 600_000)}` }));

/** Limits with `freeSolved` allow more attempts to visitors with a solved captcha. */
const RULES = {
  /** Attempts in browsers that are not known for the account. */
  account: { free: 5, freeSolved: 10, countedAs: sameLetters },
  /** Attempts of a logged-in customer at the own password, by customer: strangers count elsewhere. */
  ownPassword: { free: 5, freeSolved: 10, countedAs: (customerId: string) => customerId },
  /** Attempts in a browser that has logged in to the account before, by its id. */
  device: { free: 5, freeSolved: 10, countedAs: (id: string) => id },
  address: { free: 20, countedAs: networkShares },
  /**
   * Counted per network address: each registration writes a row and sends a mail. Schools and offices share
   * one.
   */
  registration: { free: 50, freeSolved: 100, countedAs: networkShares },
  /** Collection codes at the desk, by order. */
  collectionCode: { free: 10, ...TEN_MINUTES, countedAs: (orderId: string) => orderId },
  /** Wrong tokens of desks. */
  deskNetwork: { free: 20, countedAs: networkShares },
  /** Passwords and PINs of people at desks, by personnel number; from all visitors. */
  staff: { free: 5, countedAs: (number: string) => number },
  staffNetwork: { free: 20, countedAs: networkShares },
  /** A day without a try ends the count: 10,000 PINs take more than two months, not a week. */
  staffPin: { free: 10, pauseMinutes: 24 * 60, waitSeconds: 600, countedAs: (number: string) => number },
  /** Changes of the address of one account: each sends two mails, one to any address. */
  emailChange: { free: 5, ...TEN_MINUTES, countedAs: (customerId: string) => customerId },
  withdrawal: { free: 50, countedAs: networkShares },
  /** Returns and complaints of one order. */
  orderCase: { free: 10, ...TEN_MINUTES, countedAs: (orderId: string) => orderId },
  orderCaseNetwork: { free: 50, ...TEN_MINUTES, countedAs: networkShares },
  /** Orders of other desks that were not found, by number and by who asked. */
  foreignOrder: { free: 5, ...TEN_MINUTES, countedAs: (number: string) => number },
  foreignOrderDesk: { free: 20, ...TEN_MINUTES, countedAs: (deskAndNumber: string) => deskAndNumber },
  /** Codes and numbers that were not accepted in the cart, per session: ten, then ten minutes of waiting. */
  benefit: { free: 10, ...TEN_MINUTES, countedAs: (sessionId: string) => sessionId },
  /** A new session is free of charge, so that the network is limited too. */
  benefitNetwork: { free: 50, ...TEN_MINUTES, countedAs: networkShares },
  /** Attempts to redeem or read one gift card, by its number; from all visitors. */
  giftCard: { free: 5, freeSolved: 10, countedAs: (number: string) => number },
  giftCardSession: { free: 5, freeSolved: 10, countedAs: (sessionId: string) => sessionId },
  /** Refused orders and reservations: only these are counted, so that a busy network can order. */
  order: { free: 15, ...TEN_MINUTES, countedAs: (sessionId: string) => sessionId },
  orderNetwork: { free: 100, ...TEN_MINUTES, countedAs: networkShares },
  giftCardNetwork: { free: 20, freeSolved: 50, countedAs: networkShares },
  /** Attempts to open one order as a guest, by its number; from all visitors. */
  guestOrder: { free: 5, freeSolved: 10, countedAs: (number: string) => number },
  guestOrderSession: { free: 5, freeSolved: 10, countedAs: (sessionId: string) => sessionId },
  guestOrderNetwork: { free: 20, freeSolved: 50, countedAs: networkShares },
  /** Applications for cards and questions about them, by address from all visitors. */
  cardApplication: { free: 5, freeSolved: 10, ...TEN_MINUTES, countedAs: addressOfPerson },
  cardApplicationNetwork: { free: 20, freeSolved: 50, ...TEN_MINUTES, countedAs: networkShares },
  /** Attempts to put a customer card into an account: by account, network and card. */
  cardLink: { free: 5, freeSolved: 10, ...TEN_MINUTES, countedAs: (customerId: string) => customerId },
  cardLinkNetwork: { free: 20, freeSolved: 50, ...TEN_MINUTES, countedAs: networkShares },
  cardLinkNumber: { free: 10, ...TEN_MINUTES, countedAs: (number: string) => number },
  /** Wrong tokens of passes. */
  walletNetwork: { free: 20, countedAs: networkShares },
  /** New cards of one account. */
  cardRegistration: { free: 3, pauseMinutes: 24 * 60, waitSeconds: 3600, countedAs: (id: string) => id },
  /** Back-in-stock requests for one address, from all visitors. */
  backInStock: { free: 5, freeSolved: 10, ...TEN_MINUTES, countedAs: addressOfPerson },
  backInStockNetwork: { free: 20, freeSolved: 50, ...TEN_MINUTES, countedAs: networkShares },
  /** Questions to stores from one address, from all visitors: each is a mail that a person reads. */
  storeRequest: { free: 5, freeSolved: 10, ...TEN_MINUTES, countedAs: addressOfPerson },
  storeRequestNetwork: { free: 20, freeSolved: 50, ...TEN_MINUTES, countedAs: networkShares },
  /** Requests to the customer service from one address, from all visitors: a person reads each. */
  contact: { free: 5, freeSolved: 10, ...TEN_MINUTES, countedAs: addressOfPerson },
  contactNetwork: { free: 20, freeSolved: 50, ...TEN_MINUTES, countedAs: networkShares },
  /** Entries of one address to lotteries, from all visitors with a solved captcha. */
  lottery: { free: 5, ...TEN_MINUTES, countedAs: addressOfPerson },
  lotteryNetwork: { free: 20, freeSolved: 100, ...TEN_MINUTES, countedAs: networkShares },
  /** Subscriptions to the newsletter for one address, from all visitors. */
  newsletter: { free: 5, freeSolved: 10, ...TEN_MINUTES, countedAs: addressOfPerson },
  newsletterNetwork: { free: 20, freeSolved: 50, ...TEN_MINUTES, countedAs: networkShares },
  /** Reasons for leaving, and wrong tokens of a mail provider. */
  newsletterReason: { free: 20, ...TEN_MINUTES, countedAs: networkShares },
  mailProvider: { free: 20, ...TEN_MINUTES, countedAs: networkShares },
  /** Vehicles that are kept, booked or moved: each keeps a time from others. */
  rental: { free: 30, ...TEN_MINUTES, countedAs: (sessionId: string) => sessionId },
  rentalNetwork: { free: 100, ...TEN_MINUTES, countedAs: networkShares },
  /** Sample documents of products that are not in memory: making one takes time of the processor. */
  sampleNetwork: { free: 60, ...TEN_MINUTES, countedAs: networkShares },
  review: { free: 5, freeSolved: 10, ...TEN_MINUTES, countedAs: (sessionId: string) => sessionId },
  reviewNetwork: { free: 20, freeSolved: 50, ...TEN_MINUTES, countedAs: networkShares },
  /** Answers to surveys: every request without a cookie is a new visitor. */
  surveyNetwork: { free: 100, ...TEN_MINUTES, countedAs: networkNow },
  /** Decisions about services: each is a row for three years. */
  consentNetwork: { free: 300, ...TEN_MINUTES, countedAs: networkNow },
  reviewVoteNetwork: { free: 100, ...TEN_MINUTES, countedAs: networkShares },
  reviewReport: { free: 5, freeSolved: 10, ...TEN_MINUTES, countedAs: (sessionId: string) => sessionId },
  reviewReportNetwork: { free: 20, freeSolved: 50, ...TEN_MINUTES, countedAs: networkShares },
};
type Limited = keyof typeof RULES;

/** A solved captcha allows more attempts. */
export const isEasedByCaptcha = (kind: Limited): boolean => 'freeSolved' in RULES[kind];

export type Counted = readonly [Limited, string];

export function createAttemptLimit(db: Queryable) {
  const { attempt, attemptsOf, waiting, clear, takeBack, removeOld } = limitAttempts(
    db,
    'attempt_limit',
    RULES,
  );
  return {
    attempt,
    attemptsOf,
    waiting,
    clear,
    takeBack,
    removeOld,
    /** After a correct password or a new one: ends the waiting time. */
    async succeeded({ account, address, device }: LoginAttempt): Promise<void> {
      if (device) return clear('device', device);
      await clear('account', account);
      await takeBack('address', address);
    },
  };
}

export interface LoginAttempt {
  account: string;
  address: string;
  /** Id of a browser that has logged in to the account before. */
  device: string | undefined;
}

export const loginAttempt = (
  devices: KnownDevices,
  request: FastifyRequest,
  account: string,
): LoginAttempt => ({
  account,
  address: request.ip,
  device: devices.idOf(request, sameLetters(account)),
});

/**
 * What a login counts. In a known browser only this browser: strangers, also those of the same network, must
 * not block the owner. Elsewhere the network address first, so that one client cannot block one account after
 * the other.
 */
export const countedAt = ({ account, address, device }: LoginAttempt): readonly [Limited, string][] =>
  device
    ? [['device', device]]
    : [
        ['address', address],
        ['account', account],
      ];

export type AttemptLimit = ReturnType<typeof createAttemptLimit>;

interface Refusal {
  /** Message key with {minutes}. */
  msg?: string;
  /** The attempt has a solved captcha. */
  isSolved?: boolean;
}

/** Counts the attempts in this order and refuses at the first exceeded limit. */
export async function enforceAttemptLimits(
  attempts: AttemptLimit,
  reply: FastifyReply,
  counted: readonly Counted[],
  { msg = 'account.login.wait', isSolved = false }: Refusal = {},
): Promise<void> {
  for (const [limited, value] of counted)
    refuseFor(reply, await attempts.attempt(limited, value, isSolved), msg);
}

/** Refuses while one of these waits after earlier attempts; counts nothing. */
export async function refuseWaiting(
  attempts: AttemptLimit,
  reply: FastifyReply,
  counted: readonly Counted[],
  { msg = 'account.login.wait' }: Pick<Refusal, 'msg'> = {},
): Promise<void> {
  refuseFor(reply, await attempts.waiting(...counted), msg);
}

export function refuseFor(reply: FastifyReply, seconds: number, msg: string): void {
  if (seconds === 0) return;
  void reply.header('retry-after', String(seconds));
  throw new ShopError({ statusCode: 429, key: msg, values: { minutes: Math.ceil(seconds / 60) } });
}

export const limitBenefitAttempts = (
  attempts: AttemptLimit,
  reply: FastifyReply,
  counted: readonly Counted[],
): Promise<void> => enforceAttemptLimits(attempts, reply, counted, { msg: 'cartCoupon.error.tooMany' });

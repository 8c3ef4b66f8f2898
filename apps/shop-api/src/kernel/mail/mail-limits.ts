import type { Queryable } from '@fachwerk/database';
import { isLocal } from '@fachwerk/server-kit/is-local';
import { siteOf } from '@fachwerk/server-kit/network-of';
import type { FastifyRequest } from 'fastify';
import { tables } from '../database/tables';
import { ShopError } from '../errors/shop-error';
import { hashed } from '../limits/hashed';
import { addressOfPerson } from '../limits/person-address';
import { MAIL_KINDS, type MailKind } from './mail-kinds';

/** Who causes a mail. Each cause has its own allowance, so that strangers do not use up that of an owner. */
export type MailCause =
  /** A visitor named the address, which may be a stranger's. Null: a later step of what was counted. */
  | { cause: 'visitor'; network: string | null }
  /** A visitor asks for a mail about an account, without a login. */
  | { cause: 'account'; network: string | null }
  /** A visitor who is logged in with this address, or who followed a link that was mailed to it. */
  | { cause: 'owner' }
  /** Staff, a payment service or a timer. Not limited. */
  | { cause: 'shop' };

interface Allowance {
  /** Mails within `keep` of caused_mail, from which on a mail that starts something is refused. */
  starts: number;
  /** Mails within `keep` of caused_mail, from which on other mails wait. */
  atOnce: number;
}

/**
 * A buyer who orders three times a day, cancels and withdraws causes nine mails. Each accepted order causes
 * further mails of the shop, so that fewer orders than mails are accepted.
 */
const ALLOWANCES: Record<Exclude<MailCause['cause'], 'shop'>, Allowance> = {
  visitor: { starts: 8, atOnce: 12 },
  account: { starts: 10, atOnce: 10 },
  owner: { starts: 60, atOnce: 60 },
};
/** Schools, offices and mobile networks share one. */
const MOST_PER_NETWORK = 300;
/** Between two mails that wait. */
const PAUSE_MINUTES = 120;

/**
 * The argument of `take_mail_turn`, which answers when this mail may be sent, and null if it is refused.
 * Joins the statement that stores the mail, so that it costs no round trip.
 */
export function mailTurn(to: string, kind: MailKind, cause: MailCause): string {
  if (cause.cause === 'shop') return JSON.stringify(cause);
  const { starts, atOnce } = ALLOWANCES[cause.cause];
  const isStart = MAIL_KINDS[kind] === 'start';
  const network = 'network' in cause ? cause.network : null;
  return JSON.stringify({
    cause: cause.cause,
    person: hashed(addressOfPerson(to)),
    network: network === null ? null : hashed(network),
    mostPerPerson: isStart ? starts : atOnce,
    mostPerNetwork: MOST_PER_NETWORK,
    pauseMinutes: PAUSE_MINUTES,
    window: tables.caused_mail.keep,
    canWait: !isStart && cause.cause !== 'account',
  });
}

/**
 * After a refused turn; undoes the transaction of the cause. A mail about an account is left out without a
 * sign: a refusal would reveal that the account exists.
 */
export function refuseMail({ cause }: MailCause): void {
  if (cause !== 'account') throw new ShopError({ statusCode: 429, key: 'error.mail.limit' });
}

/**
 * The network of a visitor, for IPv6 its site; null for requests of this machine, which are not limited by
 * network.
 */
export const mailNetwork = (request: Pick<FastifyRequest, 'ip' | 'headers'>): string | null =>
  isLocal(request) ? null : siteOf(request.ip);

/** The cause of a mail to the address that a visitor typed. `ownEmail`: of the account that is logged in. */
export const causeOf = (
  request: Pick<FastifyRequest, 'ip' | 'headers'>,
  to: string,
  ownEmail: string | undefined,
): MailCause =>
  ownEmail !== undefined && addressOfPerson(ownEmail) === addressOfPerson(to)
    ? { cause: 'owner' }
    : { cause: 'visitor', network: mailNetwork(request) };

export async function removeOldTurns(db: Queryable): Promise<void> {
  await db.query(`delete from caused_mail where due_at < now() - interval '${tables.caused_mail.keep}'`);
}

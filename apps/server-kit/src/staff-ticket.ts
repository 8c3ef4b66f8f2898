import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { onlyCookieOf, ownCookieName, setCookie } from './cookies';
import { keysOf } from './secrets';

/** Whom a ticket lets in: the desk of the shop API. */
export const DESK_AUDIENCE = 'desk';

const LIFE_SECONDS = 60;
/** The clocks of registry and shop API may differ by this much. */
const CLOCK_SKEW_SECONDS = 30;
const COOKIE = 'staff-ticket';

const StaffTicket = z.object({
  /** Name of the operator in the registry. */
  operator: z.string(),
  audience: z.string(),
  /** Instant of the signature in seconds. */
  signedAt: z.int(),
  /** Random: the shop API accepts it once. */
  id: z.string(),
});
export type StaffTicket = z.output<typeof StaffTicket>;

const macOf = (key: string, text: string): Buffer =>
  createHmac('sha256', key)
    .update(JSON.stringify(['staff-ticket', text]))
    .digest();

const secondsOf = (now: Date): number => Math.floor(now.getTime() / 1000);

/**
 * A statement of the registry that an operator has signed in. `secret` may be several (`secretsOf`). The
 * ticket needs no encoding in a cookie.
 */
export function writeStaffTicket(
  secret: string,
  { operator, audience = DESK_AUDIENCE, now }: { operator: string; audience?: string; now: Date },
): string {
  const [key] = keysOf(secret, String);
  const id = randomBytes(16).toString('base64url');
  const ticket: StaffTicket = { operator, audience, signedAt: secondsOf(now), id };
  const text = Buffer.from(JSON.stringify(ticket)).toString('base64url');
  return `${text}.${macOf(key, text).toString('base64url')}`;
}

/** Undefined if signature, audience or time are wrong. Whether it was used is not known here. */
export function readStaffTicket(secret: string, sent: string, now: Date): StaffTicket | undefined {
  const [, text = '', mac = ''] = /^([\w-]{10,1000})\.([\w-]{43})$/.exec(sent) ?? [];
  const given = Buffer.from(mac, 'base64url');
  const isSigned = keysOf(secret, (key) => macOf(key, text)).some(
    (expected) => given.length === expected.length && timingSafeEqual(given, expected),
  );
  if (!isSigned) return undefined;
  const { data: ticket } = StaffTicket.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  if (ticket?.audience !== DESK_AUDIENCE) return undefined;
  const age = secondsOf(now) - ticket.signedAt;
  return age >= -CLOCK_SKEW_SECONDS && age < LIFE_SECONDS + CLOCK_SKEW_SECONDS ? ticket : undefined;
}

export interface TicketCookieRules {
  /** The one call that takes the ticket. By https the cookie has no path: else another host could set it. */
  path: string;
  isSecure: boolean;
}

/** The ticket that a browser sends; empty without one, and where another host may have set a second one. */
export const sentStaffTicket = (request: FastifyRequest, { isSecure }: TicketCookieRules): string =>
  onlyCookieOf(request, ownCookieName(COOKIE, isSecure)) ?? '';

/**
 * Carries a ticket from the registry to the one call of the shop API that takes it: a cookie stands in no
 * address, log or history. Null removes it.
 */
export function sendStaffTicket(
  reply: FastifyReply,
  ticket: string | null,
  { path, isSecure }: TicketCookieRules,
): void {
  setCookie(reply, ownCookieName(COOKIE, isSecure), ticket ?? '', {
    path: isSecure ? '/' : path,
    sameSite: 'Strict',
    maxAgeSeconds: ticket === null ? 0 : LIFE_SECONDS,
    isSecure,
  });
}

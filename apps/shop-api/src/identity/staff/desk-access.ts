import { createHash, timingSafeEqual } from 'node:crypto';
import type { Database } from '@fachwerk/database';
import { networkOf } from '@fachwerk/server-kit/network-of';
import type { StaffRole } from '@fachwerk/shared/contracts';
import { staffNumberOf } from '@fachwerk/shared/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ShopError } from '../../kernel/errors/shop-error';
import { checkedKey, keyOfHandler } from '../../kernel/http/idempotency-key';
import { type AttemptLimit, enforceAttemptLimits, refuseWaiting } from '../../kernel/limits/attempt-limit';
import { noteAudit, withoutSecrets } from './staff-audit';
import { staffLogins } from './staff-logins';
import type { PersonAtDesk } from './staff-repository';
import { hasRole } from './staff-rules';

/** Who may use the routes; by default each desk, with a machine or a person of any role. */
export interface DeskRules {
  /** The only desk that may use them. */
  name?: string;
  /** Message key of the answer for other desks: 404. */
  msg?: string;
  /** The least role of a person. One route states its own as `role` of its config. */
  role?: StaffRole;
  /** Machines are refused, and operators need not name a desk. */
  isForPeople?: true;
  /** People are refused. */
  isForMachines?: true;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The least role of a person at a desk. */
    role?: StaffRole;
    /** Only the person who has recorded it on the device may send it. */
    onlyByRecorder?: true;
    /** Screens of the desk read it again and again: it does not keep a device open. */
    isPolled?: true;
    /** The audit row has nothing of what was sent: it is about a buyer, and is kept elsewhere. */
    hidesBody?: true;
  }
}

interface DeskCaller {
  /** Empty for an operator who named none. */
  desk: string;
  /** Undefined for a machine. */
  person?: PersonAtDesk;
  change?: DeskChange;
}

/** What a route knows about a change beyond its address and its body. */
export interface DeskChange {
  before?: object;
  after?: object;
}

const WAIT = { msg: 'deskError.wait' };
const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
const DESK = /^[A-Za-z0-9-]{1,64}$/;

const callers = new WeakMap<FastifyRequest, DeskCaller>();

function callerOf(request: FastifyRequest): DeskCaller {
  const caller = callers.get(request);
  if (!caller) throw new Error(`${request.routeOptions.url} is not a route of a desk.`);
  return caller;
}

/** Desk and personnel number, as journals name who did something: "1001 4711"; machines have no number. */
export function deskAndNumber(request: FastifyRequest): string {
  const { desk, person } = callerOf(request);
  return person ? `${desk} ${person.number}` : desk;
}

/** The person of a call that is for people only. */
export function personAt(request: FastifyRequest): PersonAtDesk {
  const { person } = callerOf(request);
  if (!person) throw new Error(`${request.routeOptions.url} is not for people only.`);
  return person;
}

/** Adds both sides of a change to the audit row of the call, which is written anyway. */
export function noteChange(request: FastifyRequest, change: DeskChange): void {
  callerOf(request).change = change;
}

/**
 * Closes the routes of `app` to all but desks, and returns the desk of a request. Every change by a person
 * leaves one audit row.
 */
export type OpenForDesks = (app: FastifyInstance, rules?: DeskRules) => (request: FastifyRequest) => string;

/**
 * A machine has a token of the configuration, "1001:<token>", in `Authorization: Bearer <token>`. A person
 * has signed in to the session; such a call needs the CSRF token like every other call of a session.
 *
 * Tokens are not guessed: after wrong ones their network waits (429), also with a right one, and each wrong
 * one is logged without its text.
 */
export function deskAccess(
  deskTokens: readonly string[],
  { attempts, db }: { attempts: AttemptLimit; db: Database },
): OpenForDesks {
  const logins = staffLogins(db);
  const desks = deskTokens.map((entry) => {
    const [companyId = '', token = ''] = entry.split(/:(.*)/);
    return { companyId, hash: hash(token) };
  });
  const required = () => new ShopError({ statusCode: 401, key: 'error.login.required' });

  async function machine(
    authorization: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<DeskCaller> {
    const token = /^Bearer (\S{16,200})$/.exec(authorization)?.[1] ?? '';
    const desk = desks.find((one) => timingSafeEqual(one.hash, hash(token)));
    if (desk) {
      await refuseWaiting(attempts, reply, [['deskNetwork', request.ip]], WAIT);
      return { desk: desk.companyId };
    }
    await enforceAttemptLimits(attempts, reply, [['deskNetwork', request.ip]], WAIT);
    request.log.warn({ network: networkOf(request.ip) }, 'a wrong desk token was refused');
    throw required();
  }

  async function human(request: FastifyRequest, rules: DeskRules): Promise<DeskCaller> {
    const { session } = request;
    const login = session && (await logins.find(session.id));
    if (!login) throw required();
    if (login.isLocked) throw new ShopError({ statusCode: 401, key: 'staffError.locked' });
    const { person } = login;
    if (rules.isForMachines) throw new ShopError({ statusCode: 403, key: 'staffError.role' });
    // Before the role: what a manager has recorded waits for the manager, and is not refused.
    if (request.routeOptions.config.onlyByRecorder && isOfOther(request, person))
      throw new ShopError({ statusCode: 401, key: 'staffError.otherPerson' });
    const role = request.routeOptions.config.role ?? rules.role ?? 'EMPLOYEE';
    if (!hasRole(person.role, role)) throw new ShopError({ statusCode: 403, key: 'staffError.role' });
    if (!request.routeOptions.config.isPolled) await logins.stayActive(session.id);
    return { desk: person.desk ?? namedDesk(request, rules), person };
  }

  return (app, rules = {}) => {
    // With the session of the visitor and its CSRF check, unless the call has a token.
    app.addHook('onRoute', (route) => {
      const reads = [route.method].flat().every((method) => method === 'GET' || method === 'HEAD');
      route.config = Object.assign({}, route.config, {
        isPersonal: true,
        changesState: !reads,
        acceptsToken: true,
      });
    });
    app.addHook('onRequest', async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      // Refused before anything changes: the audit row keeps the key.
      checkedKey(request);
      const { authorization } = request.headers;
      const caller =
        authorization === undefined
          ? await human(request, rules)
          : await machine(authorization, request, reply);
      if (rules.isForPeople && !caller.person)
        throw new ShopError({ statusCode: 403, key: 'staffError.role' });
      if (rules.name !== undefined && caller.desk !== rules.name)
        throw new ShopError({ statusCode: 404, key: rules.msg ?? 'error.order.notFound' });
      callers.set(request, caller);
    });
    app.addHook('onSend', async (request, reply) => {
      const { person, desk, change } = callers.get(request) ?? {};
      const { changesState, hidesBody } = request.routeOptions.config;
      if (!person || !changesState || reply.statusCode >= 400) return;
      await noteAudit(db, {
        person,
        desk: desk || null,
        action: actionOf(request),
        target: request.url.split('?')[0] ?? '',
        before: change?.before ?? null,
        after: Object.assign(
          { status: reply.statusCode, sent: hidesBody ? null : (withoutSecrets(request.body) ?? null) },
          change?.after,
        ),
        ...claimOf(request),
        key: keyOfHandler(request),
      });
    });

    return (request) => callerOf(request).desk;
  };
}

/** "POST /rest/desk/orders/{orderId}/pick/" */
export const actionOf = ({ method, routeOptions }: FastifyRequest): string =>
  `${method} ${(routeOptions.url ?? '').replace(/:(\w+)/g, '{$1}')}`;

/** Operators name the desk for which they act; where a browser sends no header, in the query of a read. */
function namedDesk(request: FastifyRequest, { name = '', isForPeople }: DeskRules): string {
  const { desk: asked } = request.query as { desk?: unknown };
  const inQuery = request.method === 'GET' && typeof asked === 'string' ? asked : undefined;
  const named = header(request, 'x-desk') ?? inQuery ?? name;
  if (named === '' && isForPeople) return '';
  if (!DESK.test(named)) throw new ShopError({ statusCode: 400, key: 'staffError.desk' });
  return named;
}

/** The device has kept it for another person than the one who is signed in now, e.g. in another tab. */
function isOfOther(request: FastifyRequest, { number }: PersonAtDesk): boolean {
  const by = header(request, 'x-recorded-by');
  return by !== undefined && staffNumberOf(by) !== staffNumberOf(number);
}

/** What a device claims that kept an action while it was offline. It decides at most who may not send it. */
function claimOf(request: FastifyRequest): { recordedBy?: string; recordedAgo?: number } {
  const by = staffNumberOf(header(request, 'x-recorded-by') ?? '');
  const ago = header(request, 'x-recorded-ago') ?? '';
  return {
    ...(/^[A-Z0-9]{3,12}$/.test(by) && { recordedBy: by }),
    ...(/^\d{1,8}$/.test(ago) && { recordedAgo: Number(ago) }),
  };
}

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}

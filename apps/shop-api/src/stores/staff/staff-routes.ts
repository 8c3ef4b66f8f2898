import { changePerson, lockStaff, readStaff, signInStaff, signOutStaff } from '@fachwerk/shared/contracts';
import { PIN_ATTEMPTS, staffNumberOf } from '@fachwerk/shared/rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IdentityContext } from '../../identity/context/identity-context';
import { hashPassword, isOutdated, isRightPassword } from '../../identity/passwords/passwords';
import { actionOf } from '../../identity/staff/desk-access';
import { type AuditEntry, noteAudit } from '../../identity/staff/staff-audit';
import { staffLogins } from '../../identity/staff/staff-logins';
import { type PersonAtDesk, staffRepository } from '../../identity/staff/staff-repository';
import { mayTakeOver } from '../../identity/staff/staff-rules';
import { ShopError } from '../../kernel/errors/shop-error';
import { route } from '../../kernel/http/route';
import { enforceAttemptLimits } from '../../kernel/limits/attempt-limit';
import { requireSession, sessionExpiry } from '../../kernel/session/session-plugin';
import { staffStates } from './staff-states';

/** How people of a desk sign in, and change the person at a shared device. */
export async function staffRoutes(app: FastifyInstance, context: IdentityContext): Promise<void> {
  const { db, attempts, cookies, now } = context;
  const staff = staffRepository(db);
  const logins = staffLogins(db);
  const stateOf = staffStates(db);

  const note = (
    request: FastifyRequest,
    person: PersonAtDesk,
    more: Pick<AuditEntry, 'after'> & { target?: string } = {},
  ) =>
    noteAudit(db, { person, desk: person.desk, action: actionOf(request), target: person.number, ...more });

  route(app, readStaff, (request) => stateOf(requireSession(request).id));

  route(app, signInStaff, async (request, reply) => {
    const number = staffNumberOf(request.body.number);
    await enforceAttemptLimits(attempts, reply, [
      ['staffNetwork', request.ip],
      ['staff', number],
    ]);
    const person = await staff.find(number);
    const isRight = await isRightPassword(request.body.password, person?.passwordHash);
    if (!person || !isRight || person.blockedAt)
      throw new ShopError({ statusCode: 400, key: 'staff.login.failed' });

    const newHash = isOutdated(person.passwordHash) ? await hashPassword(request.body.password) : undefined;
    const fresh = cookies.fresh();
    await db.transaction(async (tx) => {
      if (!(await staffRepository(tx).isUnchanged(person)))
        throw new ShopError({ statusCode: 400, key: 'staff.login.failed' });
      if (newHash !== undefined) await staffRepository(tx).change(person.id, { passwordHash: newHash });
      await context.sessions(tx).rename(requireSession(request).id, fresh.id, sessionExpiry(now()));
      await staffLogins(tx).logIn(fresh.id, person);
    });
    await attempts.clear('staff', number);
    await attempts.takeBack('staffNetwork', request.ip);
    cookies.use(reply, fresh);
    await note(request, person);
    return stateOf(fresh.id);
  });

  route(app, changePerson, async (request, reply) => {
    const { id } = requireSession(request);
    const login = await logins.find(id);
    if (!login) throw new ShopError({ statusCode: 401, key: 'error.login.required' });
    const number = staffNumberOf(request.body.number);
    await enforceAttemptLimits(attempts, reply, [['staffPin', number]]);
    const hasTry = await logins.tryPin(id);
    const person = await staff.find(number);
    const isRight = await isRightPassword(request.body.pin, person?.pinHash);
    if (!hasTry || !person || !isRight || !mayTakeOver(person, login.deviceDesk)) {
      const hasEnded = await logins.endAfterWrongPins(id);
      if (hasEnded) await note(request, login.person, { target: number, after: { wrongPins: PIN_ATTEMPTS } });
      if (!hasTry || hasEnded) throw new ShopError({ statusCode: 401, key: 'staffError.ended' });
      throw new ShopError({ statusCode: 400, key: 'staff.pin.failed' });
    }
    await db.transaction(async (tx) => {
      if (!(await staffRepository(tx).isUnchanged(person)))
        throw new ShopError({ statusCode: 400, key: 'staff.pin.failed' });
      await staffLogins(tx).takeOver(id, person.id);
    });
    await attempts.clear('staffPin', number);
    await note(request, person);
    return stateOf(id);
  });

  route(app, lockStaff, async (request) => {
    const { id } = requireSession(request);
    await logins.lock(id);
    return stateOf(id);
  });

  route(app, signOutStaff, async (request, reply) => {
    const { id } = requireSession(request);
    const login = await logins.find(id);
    const fresh = cookies.fresh();
    await db.transaction(async (tx) => {
      await context.sessions(tx).rename(id, fresh.id, sessionExpiry(now()));
      await staffLogins(tx).logOut(fresh.id);
    });
    cookies.use(reply, fresh);
    if (login) await note(request, login.person);
    return stateOf(fresh.id);
  });
}

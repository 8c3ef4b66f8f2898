import {
  addPerson,
  blockPerson,
  changePersonData,
  readPeople,
  readStaffAudit,
  type StaffPeople,
  unblockPerson,
} from '@fachwerk/shared/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IdentityContext } from '../../identity/context/identity-context';
import { isCommonPassword } from '../../identity/passwords/common-passwords';
import { hashPassword } from '../../identity/passwords/passwords';
import { noteChange, personAt } from '../../identity/staff/desk-access';
import { findAudit } from '../../identity/staff/staff-audit';
import { staffLogins } from '../../identity/staff/staff-logins';
import { staffRepository, type StaffWithSecrets } from '../../identity/staff/staff-repository';
import { mayManage } from '../../identity/staff/staff-rules';
import { WAREHOUSE_DESK } from '../../identity/staff/warehouse-desk';
import { fieldRefusal, ShopError } from '../../kernel/errors/shop-error';
import { route } from '../../kernel/http/route';
import { createStoreRepository } from '../store/store-repository';

const unknown = () => new ShopError({ statusCode: 404, key: 'staffError.unknown' });

/** Managers see and change the people of their own desk, operators those of all. */
export async function staffPeopleRoutes(app: FastifyInstance, context: IdentityContext): Promise<void> {
  const { db } = context;
  const staff = staffRepository(db);
  const stores = createStoreRepository(db);
  context.openForDesks(app, { role: 'MANAGER', isForPeople: true });

  /** Null: all desks. */
  function readableDesk(request: FastifyRequest, named: string | undefined): string | null {
    const by = personAt(request);
    if (by.role === 'OPERATOR') return named ?? null;
    if (named !== undefined && named !== by.desk) throw unknown();
    return by.desk;
  }

  async function manageable(
    request: FastifyRequest<{ Params: { number: string } }>,
  ): Promise<StaffWithSecrets> {
    const other = await staff.find(request.params.number);
    if (!other || !mayManage(personAt(request), other)) throw unknown();
    return other;
  }

  function refuseSelf(request: FastifyRequest, { id }: StaffWithSecrets): void {
    if (personAt(request).id === id) throw new ShopError({ statusCode: 409, key: 'staffError.self' });
  }

  function refuseCommon(password: string, number: string, name: string): void {
    if (isCommonPassword(password, { email: number, firstName: name, lastName: '' }))
      throw fieldRefusal('password', 'account.password.common');
  }

  const list = async (desk: string | null): Promise<StaffPeople> => ({
    people: (await staff.people(desk)).map(({ number, name, role, desk: own, blockedAt }) => ({
      number,
      name,
      role,
      desk: own,
      blockedAt: blockedAt?.toISOString() ?? null,
    })),
  });

  async function isDesk(desk: string): Promise<boolean> {
    return desk === WAREHOUSE_DESK || (await stores.find(desk)) !== undefined;
  }

  route(app, readPeople, (request) => list(readableDesk(request, request.query.desk)));

  route(app, readStaffAudit, (request) => {
    const { desk, before } = request.query;
    return findAudit(db, { desk: readableDesk(request, desk), before });
  });

  route(app, addPerson, async (request) => {
    const by = personAt(request);
    const { number, name, role, password, pin } = request.body;
    const desk = role === 'OPERATOR' ? null : (request.body.desk ?? by.desk);
    if (!mayManage(by, { role, desk })) throw new ShopError({ statusCode: 403, key: 'staffError.role' });
    if (role !== 'OPERATOR' && (desk === null || !(await isDesk(desk))))
      throw fieldRefusal('desk', 'staff.desk.unknown');
    refuseCommon(password, number, name);
    const [passwordHash, pinHash] = [await hashPassword(password), await hashPassword(pin)];
    if (!(await staff.add({ number, name, role, desk, passwordHash, pinHash })))
      throw new ShopError({
        statusCode: 409,
        key: 'staff.number.taken',
        fieldErrors: [{ field: 'number', msg: 'staff.number.taken' }],
      });
    noteChange(request, { after: { number, name, role, desk } });
    return list(desk);
  });

  route(app, changePersonData, async (request) => {
    const other = await manageable(request);
    const { name, role, password, pin } = request.body;
    if (role !== undefined && role !== other.role) {
      refuseSelf(request, other);
      // An operator has no desk.
      if (role === 'OPERATOR' || other.role === 'OPERATOR') throw fieldRefusal('role', 'staff.role.operator');
    }
    if (password !== undefined) refuseCommon(password, other.number, name ?? other.name);
    const passwordHash = password === undefined ? undefined : await hashPassword(password);
    const pinHash = pin === undefined ? undefined : await hashPassword(pin);
    await db.transaction(async (tx) => {
      await staffRepository(tx).change(other.id, { name, role, passwordHash, pinHash });
      if (passwordHash !== undefined) await staffLogins(tx).logOutEverywhere(other.id);
    });
    noteChange(request, {
      before: { name: other.name, role: other.role },
      after: {
        name: name ?? other.name,
        role: role ?? other.role,
        hasNewPassword: password !== undefined,
        hasNewPin: pin !== undefined,
      },
    });
    return list(other.desk);
  });

  route(app, blockPerson, async (request) => {
    const other = await manageable(request);
    refuseSelf(request, other);
    await db.transaction(async (tx) => {
      await staffRepository(tx).setBlocked(other.id, true);
      await staffLogins(tx).logOutEverywhere(other.id);
    });
    noteChange(request, { before: { isBlocked: other.blockedAt !== null }, after: { isBlocked: true } });
    return list(other.desk);
  });

  route(app, unblockPerson, async (request) => {
    const other = await manageable(request);
    await staff.setBlocked(other.id, false);
    noteChange(request, { before: { isBlocked: other.blockedAt !== null }, after: { isBlocked: false } });
    return list(other.desk);
  });
}

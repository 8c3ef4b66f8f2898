import type { Queryable } from '@fachwerk/database';
import type { StaffState } from '@fachwerk/shared/contracts';
import { staffLogins } from '../../identity/staff/staff-logins';
import { staffRepository } from '../../identity/staff/staff-repository';
import { createStoreRepository } from '../store/store-repository';

const NOBODY: StaffState = { person: null, isLocked: false, deskName: null, expiresAt: null, people: [] };

/** Who works at the device of a session. */
export function staffStates(db: Queryable): (sessionId: string) => Promise<StaffState> {
  const staff = staffRepository(db);
  const logins = staffLogins(db);
  const stores = createStoreRepository(db);

  return async (sessionId) => {
    const login = await logins.find(sessionId);
    if (!login) return NOBODY;
    const { person, deviceDesk, isLocked, expiresAt } = login;
    const desk = person.desk ?? deviceDesk;
    const [people, store] = await Promise.all([
      deviceDesk === null ? [] : staff.people(deviceDesk),
      desk === null ? undefined : stores.find(desk),
    ]);
    return {
      person: { ...person },
      isLocked,
      deskName: store?.name ?? null,
      expiresAt: expiresAt.toISOString(),
      people: people
        .filter(({ blockedAt }) => blockedAt === null)
        .map(({ number, name }) => ({ number, name })),
    };
  };
}

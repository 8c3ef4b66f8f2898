import type { StaffState } from '../contracts/identity/staff';
import { readStaff, signOutStaff } from '../contracts/identity/staff-contracts';
import { answerTo } from '../testing/answer-to';
import { fakePlatform } from '../testing/fake-platform';
import { endSignOut, isMeant, leaveDesk, loginOf, noteSignOut, waitingSignOut } from './sign-out';

const OLGA: StaffState = {
  person: { id: '9', number: '4700', name: 'Olga Ordnung', role: 'OPERATOR', desk: null },
  isLocked: false,
  deskName: null,
  expiresAt: '2026-11-30T22:00:00.000Z',
  people: [],
};
const ANNA: StaffState = { ...OLGA, person: { ...OLGA.person!, number: '4711', role: 'EMPLOYEE' } };
const NONE: StaffState = { ...OLGA, person: null, expiresAt: null };
const later = (staff: StaffState): StaffState => ({ ...staff, expiresAt: '2026-11-30T23:00:00.000Z' });

afterEach(() => {
  jest.restoreAllMocks();
  endSignOut('desk');
  endSignOut('operations');
});

describe('a sign-out that waits', () => {
  it('is kept for each place until that place has answered', () => {
    noteSignOut({ desk: { login: loginOf(OLGA) } });
    noteSignOut({ operations: true });
    expect(waitingSignOut()).toEqual({
      desk: { login: { number: '4700', expiresAt: OLGA.expiresAt } },
      operations: true,
    });

    endSignOut('desk');
    expect(waitingSignOut()).toEqual({ operations: true });
    endSignOut('operations');
    expect(localStorage).toHaveLength(0);
  });

  it('lasts as long as the page where the storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    noteSignOut({ operations: true });
    expect(waitingSignOut()).toEqual({ operations: true });
  });

  it.each(['nonsense', 'null', '7'])('is none where the storage contains %s', (text) => {
    localStorage.setItem('staff-sign-out', text);
    expect(waitingSignOut()).toEqual({});
  });
});

it.each([
  ['the login that was signed out', OLGA, loginOf(OLGA), true],
  ['a later login of the same person', later(OLGA), loginOf(OLGA), false],
  ['the login of another person', ANNA, loginOf(OLGA), false],
  ['no one', NONE, loginOf(OLGA), false],
  ['an operator, where the login is not known', OLGA, undefined, true],
  ['another person, where the login is not known', ANNA, undefined, false],
  ['no one, where the login is not known', NONE, undefined, false],
])('with %s at the desk', async (_who, staff, login, isEnded) => {
  expect(isMeant(staff, { login })).toBe(isEnded);
  const platform = fakePlatform({ answers: [answerTo(readStaff, staff), answerTo(signOutStaff, NONE)] });
  await leaveDesk(platform.api, { login });
  expect(platform.callsOf(signOutStaff)).toHaveLength(isEnded ? 1 : 0);
});

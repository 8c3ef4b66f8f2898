import { readStaff, signInStaff, signOut, signOutStaff } from '@fachwerk/shared/calls';
import type { StaffState } from '@fachwerk/shared/contracts';
import { HttpError } from '@fachwerk/shared/http';
import { loginOf, noteSignOut, waitingSignOut } from '@fachwerk/shared/staff';
import { answerTo, fakePlatform } from '@fachwerk/shared/testing';
import type { DeskStorage } from '../storage/desk-storage';
import { memoryStorage } from '../storage/memory-storage';
import { ANNA_AT_WORK, NOBODY, OLGA_AT_WORK } from '../testing/a-desk-shop';
import { staffApi } from './staff-api';
import { createStaffSession } from './staff-session';

const laterLogin = (staff: StaffState): StaffState => ({ ...staff, expiresAt: '2026-11-21T23:30:00.000Z' });
const silent = (): never => {
  throw new HttpError('network', 'for the test');
};

/** Both servers of this browser, and what its storage has kept. */
function aBrowser(staff: StaffState = OLGA_AT_WORK) {
  const browser = {
    staff,
    storage: memoryStorage() as DeskStorage,
    isShopSilent: false,
    isRegistrySilent: false,
    operations: 'open' as 'open' | 'ended',
    /** Before the shop answers who is signed in. */
    beforeAnswer: async () => undefined as unknown,
    /** The page is opened, also again after it was closed. */
    async open() {
      const session = createStaffSession(staffApi(api), browser.storage);
      await session.start();
      return session;
    },
  };
  const shop = () => browser.isShopSilent && silent();
  const { api } = fakePlatform({
    answers: [
      answerTo(readStaff, async () => {
        shop();
        const { staff: now } = browser;
        await browser.beforeAnswer();
        return now;
      }),
      answerTo(signInStaff, () => {
        shop();
        browser.staff = laterLogin(ANNA_AT_WORK);
        return browser.staff;
      }),
      answerTo(signOutStaff, () => {
        shop();
        browser.staff = NOBODY;
        return NOBODY;
      }),
      answerTo(signOut, () => {
        if (browser.isRegistrySilent) silent();
        browser.operations = 'ended';
        return '' as const;
      }),
    ],
  });
  return browser;
}

const shown = ({ state }: Awaited<ReturnType<ReturnType<typeof aBrowser>['open']>>) => {
  const { status, staff, unanswered } = state();
  return [status, staff?.person?.name ?? null, ...(unanswered ?? [])];
};

describe('an operator who signs out', () => {
  it('has left the page of operators also while the shop is silent, and is told what is open', async () => {
    const browser = aBrowser();
    const session = await browser.open();
    browser.isShopSilent = true;
    await session.signOut();

    expect(browser.operations).toBe('ended');
    expect(shown(session)).toEqual(['signed-out', null, 'desk']);
  });

  it('has left the desk also while the registry is silent, and is told what is open', async () => {
    const browser = aBrowser();
    const session = await browser.open();
    browser.isRegistrySilent = true;
    await session.signOut();

    expect(browser.staff).toEqual(NOBODY);
    expect(shown(session)).toEqual(['signed-out', null, 'operations']);
  });

  it('is signed out everywhere when the connection is back, and the warning leaves', async () => {
    const browser = aBrowser();
    const session = await browser.open();
    Object.assign(browser, { isShopSilent: true, isRegistrySilent: true });
    await session.signOut();
    expect(shown(session)).toEqual(['signed-out', null, 'desk', 'operations']);

    Object.assign(browser, { isShopSilent: false, isRegistrySilent: false });
    await session.settle();
    await session.settle();
    expect([browser.staff, browser.operations]).toEqual([NOBODY, 'ended']);
    expect(shown(session)).toEqual(['signed-out', null]);
    expect(waitingSignOut()).toEqual({});
  });

  it('is signed out everywhere by the next visit where the page was closed', async () => {
    const browser = aBrowser();
    const session = await browser.open();
    Object.assign(browser, { isShopSilent: true, isRegistrySilent: true });
    await session.signOut();

    Object.assign(browser, { isShopSilent: false, isRegistrySilent: false });
    expect(shown(await browser.open())).toEqual(['signed-out', null]);
    expect([browser.staff, browser.operations]).toEqual([NOBODY, 'ended']);
  });

  it('asks both before the screen changes: the page may be closed then', async () => {
    const browser = aBrowser();
    const session = await browser.open();
    const seen: unknown[] = [];
    session.subscribe(() => seen.push([browser.staff.person, browser.operations]));
    await session.signOut();

    expect(seen[0]).toEqual([null, 'ended']);
  });

  it('stays signed out where an older question is answered late', async () => {
    const browser = aBrowser();
    const session = await browser.open();
    let answer = (): void => undefined;
    browser.beforeAnswer = () => new Promise<void>((resolve) => (answer = resolve));
    const reading = session.read();
    await new Promise(process.nextTick);
    await session.signOut();
    answer();
    await reading;

    expect(shown(session)).toEqual(['signed-out', null]);
  });
});

describe('a sign-out that waits', () => {
  it('does not end the login that a ticket has opened meanwhile', async () => {
    const browser = aBrowser();
    const session = await browser.open();
    browser.isShopSilent = true;
    await session.signOut();

    browser.isShopSilent = false;
    browser.staff = laterLogin(OLGA_AT_WORK);
    expect(shown(await browser.open())).toEqual(['signed-in', 'Olga Ordnung']);
    expect(waitingSignOut()).toEqual({});
  });

  it('does not end the login of the next person, who signs in by password', async () => {
    const browser = aBrowser();
    const session = await browser.open();
    browser.isShopSilent = true;
    await session.signOut();
    browser.isShopSilent = false;
    await session.signIn('4711', 'Fachwerk-1');
    await session.settle();

    expect(shown(session)).toEqual(['signed-in', 'Anna Beispiel']);
    expect(browser.staff.person?.name).toBe('Anna Beispiel');
  });
});

describe('an operator who has signed out at the page of operators', () => {
  it('does not work at the desk of the browser any more, also without a connection', async () => {
    const browser = aBrowser();
    await browser.open();
    noteSignOut({ desk: { isAnswered: true } });
    browser.isShopSilent = true;

    expect(shown(await browser.open())).toEqual(['signed-out', null]);
    expect(await browser.storage.read('personal:staff')).toBeUndefined();
  });

  it('is signed out at the desk by the page of the desk, where the shop was silent before', async () => {
    const browser = aBrowser();
    await browser.open();
    noteSignOut({ desk: {} });

    expect(shown(await browser.open())).toEqual(['signed-out', null]);
    expect(browser.staff).toEqual(NOBODY);
    expect(waitingSignOut()).toEqual({});
  });

  it('leaves a desk that is open in another tab when its person looks at it', async () => {
    const browser = aBrowser();
    const session = await browser.open();
    browser.isShopSilent = true;
    noteSignOut({ desk: {} });
    await session.settle();

    expect(shown(session)).toEqual(['signed-out', null, 'desk']);
  });

  it('opens the desk again with a new ticket', async () => {
    const browser = aBrowser();
    await browser.open();
    noteSignOut({ desk: {} });
    browser.staff = laterLogin(OLGA_AT_WORK);

    expect(shown(await browser.open())).toEqual(['signed-in', 'Olga Ordnung']);
  });

  it('leaves another person who works at the desk', async () => {
    const browser = aBrowser(ANNA_AT_WORK);
    await browser.open();
    noteSignOut({ desk: {} });
    browser.isShopSilent = true;

    expect(shown(await browser.open())).toEqual(['signed-in', 'Anna Beispiel']);
    expect(loginOf(browser.staff)?.number).toBe('4711');
  });
});

describe('what the device has kept for a person', () => {
  const kept = async (browser: ReturnType<typeof aBrowser>) => browser.storage.read('personal:orders:1001');
  const opened = async () => {
    const browser = aBrowser(ANNA_AT_WORK);
    await browser.open();
    await browser.storage.write('personal:orders:1001', ['a name']);
    return browser;
  };

  it('is removed when another person has signed in by a ticket', async () => {
    const browser = await opened();
    browser.staff = laterLogin(OLGA_AT_WORK);
    await browser.open();
    expect(await kept(browser)).toBeUndefined();
  });

  it('stays for a colleague who continues by a PIN what was begun', async () => {
    const browser = await opened();
    browser.staff = { ...ANNA_AT_WORK, person: { ...ANNA_AT_WORK.person!, number: '4712' } };
    await browser.open();
    expect(await kept(browser)).toEqual(['a name']);
  });
});

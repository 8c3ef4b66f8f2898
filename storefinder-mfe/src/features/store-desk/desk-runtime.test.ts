import { readDeskOrder, readStaff, reportFound } from '@fachwerk/shared/calls';
import type { StaffState } from '@fachwerk/shared/contracts';
import { HttpError } from '@fachwerk/shared/http';
import { answerTo, fakePlatform } from '@fachwerk/shared/testing';
import { waitFor } from '@testing-library/react';
import { openDesk } from './desk-runtime';
import { staffApi } from './session/staff-api';
import { aDeskItem } from './testing/a-desk-item';
import { found } from './testing/a-desk-queue';
import { aDeskRental } from './testing/a-desk-rental';
import { ANNA_AT_WORK, OLGA_AT_WORK } from './testing/a-desk-shop';
import { aDeskOrder } from './testing/an-order-on-desk';

const OLGA = { ...OLGA_AT_WORK, expiresAt: '2026-11-21T23:30:00.000Z' };

/** The desk of Anna, without its screen. */
async function aDeskOfAnna() {
  const shop = { staff: ANNA_AT_WORK as StaffState, isOnline: true, sent: 0 };
  const connected = () => {
    if (!shop.isOnline) throw new HttpError('network', 'for the test');
  };
  const { api } = fakePlatform({
    answers: [
      answerTo(readStaff, () => {
        connected();
        return shop.staff;
      }),
      answerTo(readDeskOrder, () => aDeskOrder()),
      answerTo(reportFound, ({ headers }) => {
        connected();
        shop.sent += 1;
        if (shop.staff.person?.desk === null && !headers?.['x-desk'])
          throw new HttpError('bad-request', 'for the test', 400, {
            globalErrors: [{ msg: 'staffError.desk' }],
          });
        return aDeskOrder();
      }),
    ],
  });
  const desk = await openDesk(api, staffApi(api), () => undefined);
  await desk.start();
  const unsent = () => desk.queue.state().actions.map(({ recordedBy, refusal }) => [recordedBy, refusal]);
  const shown = () => desk.session.state().staff?.person?.name;
  return { shop, desk, unsent, shown };
}

it('an action of a person stays unsent where an operator has signed in by a ticket, whom the desk shows then', async () => {
  const { shop, desk, unsent, shown } = await aDeskOfAnna();
  shop.staff = OLGA;
  await desk.queue.record([found('x7Qd')]);
  await desk.queue.run();

  expect(unsent()).toEqual([['4711', undefined]]);
  await waitFor(() => expect(shown()).toBe('Olga Ordnung'));
  desk.end();
});

it('nothing is sent for a person whom only the device remembers, before the shop has confirmed who works', async () => {
  const { shop, desk, unsent, shown } = await aDeskOfAnna();
  shop.isOnline = false;
  await desk.session.read();
  await desk.queue.record([found('x7Qd')]);
  await desk.queue.run();
  expect(desk.queue.state().stop).toBe('no-connection');

  Object.assign(shop, { isOnline: true, staff: OLGA });
  await desk.queue.run();
  expect(shown()).toBe('Olga Ordnung');
  expect([shop.sent, unsent()]).toEqual([0, [['4711', undefined]]]);

  shop.staff = ANNA_AT_WORK;
  await desk.session.read();
  await desk.queue.run();
  expect([shop.sent, unsent()]).toEqual([1, []]);
  desk.end();
});

it('what a person has looked at leaves with that person, and is not stored again by the next answer', async () => {
  const { shop, desk } = await aDeskOfAnna();
  const [items, orders, rentals] = [desk.itemsOf('1001'), desk.ordersOf('1001'), desk.rentalsOf('1001')];
  await items.put(aDeskItem());
  await orders.put(aDeskOrder());
  await rentals.put(aDeskRental());
  await desk.session.signOut();
  expect([items.state(), orders.state().orders, rentals.state().opened]).toEqual([[], [], []]);

  shop.staff = OLGA;
  await desk.session.read();
  await desk.session.nameDesk('1001');
  await items.put(aDeskItem({ itemId: '100402' }));
  const stored = (await desk.storage.read('personal:items:1001')) as readonly { item: { itemId: string } }[];
  expect(stored.map(({ item }) => item.itemId)).toEqual(['100402']);
  desk.end();
});

it('an answer that arrives after its person has signed out is not stored', async () => {
  const { desk } = await aDeskOfAnna();
  await desk.session.signOut();
  await Promise.all([desk.itemsOf('1001').put(aDeskItem()), desk.ordersOf('1001').fill([aDeskOrder()])]);

  for (const key of ['personal:items:1001', 'personal:orders:1001'])
    expect(await desk.storage.read(key)).toBeUndefined();
  desk.end();
});

it('nor one that arrives while what the person has looked at is removed, or for a desk that was left', async () => {
  const { desk, shop } = await aDeskOfAnna();
  const leaving = desk.session.signOut();
  const late = desk.ordersOf('1001').fill([aDeskOrder()]);
  await Promise.all([leaving, late]);
  shop.staff = OLGA;
  await desk.session.read();
  await desk.session.nameDesk('1002');
  await desk.itemsOf('1001').put(aDeskItem());

  for (const key of ['personal:items:1001', 'personal:orders:1001'])
    expect(await desk.storage.read(key)).toBeUndefined();
  desk.end();
});

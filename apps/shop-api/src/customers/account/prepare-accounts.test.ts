/** @jest-environment node */
import { readStaff, type StaffState } from '@fachwerk/shared/contracts';
import { isCustomerCard } from '@fachwerk/shared/rules';
import { openTestShop, type TestShop, Visitor } from '../../testing/test-shop';
import { addTestStaff, signIn } from '../../testing/test-staff';
import { DEMONSTRATION_PASSWORD, prepareAccounts } from './prepare-accounts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const prepare = (demonstration: boolean) =>
  prepareAccounts({ databaseUrl: shop.databaseUrl, demonstration, log: () => undefined });
const findCards = () =>
  shop.db.query<{ email: string; card: string | null }>(
    'select email, customer_card_number as card from customer where is_demonstration order by email',
  );

it('gives one a card that the cart accepts, and removes all in a real shop', async () => {
  await prepare(true);
  const [erika, profi] = await findCards();
  expect(erika?.email).toBe('erika@example.org');
  expect(isCustomerCard(erika?.card ?? '')).toBe(true);
  expect(profi?.card).toBeNull();

  await prepare(false);
  expect(await findCards()).toEqual([]);
});

it('has people at two desks and an operator, and removes them in a real shop, but no others', async () => {
  const people = () =>
    shop.db.query('select number, role, desk from staff where is_demonstration order by number');
  await prepare(true);
  expect(await people()).toEqual([
    { number: '4700', role: 'OPERATOR', desk: null },
    { number: '4711', role: 'EMPLOYEE', desk: '1001' },
    { number: '4712', role: 'MANAGER', desk: '1001' },
    { number: '4713', role: 'EMPLOYEE', desk: '1002' },
  ]);
  const device = new Visitor(shop.app);
  expect((await signIn(device, { number: '4712' }, DEMONSTRATION_PASSWORD)).statusCode).toBe(200);
  await addTestStaff(shop.db, [{ number: 'ECHT1', role: 'MANAGER', desk: '1001' }]);

  await prepare(false);
  expect(await shop.db.query('select number from staff')).toEqual([{ number: 'ECHT1' }]);
  expect((await device.get(readStaff.path)).json<StaffState>().person).toBeNull();
});

/** @jest-environment node */
import { isCustomerCard } from '@fachwerk/shared/rules';
import { openTestShop, type TestShop } from '../../testing/test-shop';
import { prepareAccounts } from './prepare-accounts';

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

import type { Database } from '@fachwerk/database';
import { DAY_MS } from '@fachwerk/shared/time';
import { customerRepository } from '../../identity/customer/customer-repository';
import { createStoreRepository } from '../../stores/store/store-repository';
import { storeReceipts } from './store-receipts';

/** The card of the demonstration customer, and one in a purse that no account has yet. */
const CARDS = [
  { number: '200000012340', email: 'erika@example.org' },
  { number: '200000022349', email: null },
];
const PURCHASES = [4250, 1299, 23_995, -1299, 7890, 650, 15_420, 3999];

/** Cards and receipts of the demonstration; a repeated call has no effect. */
export async function prepareCards(db: Database, now: Date): Promise<void> {
  for (const { number, email } of CARDS) {
    const owner = email === null ? undefined : await customerRepository(db).findByEmail(email);
    await db.query(
      `insert into customer_card (number, customer_id, linked_at, first_name, last_name, postal_code, birth_date)
       values ($1, $2, now(), 'Erika', 'Musterfrau', '50667', '1980-05-12') on conflict do nothing`,
      [number, owner?.id ?? null],
    );
  }
  const stores = await createStoreRepository(db).findAll();
  if (stores.length === 0) return;
  await storeReceipts(
    db,
    PURCHASES.map((cents, index) => ({
      companyId: stores[index % Math.min(2, stores.length)]?.companyId ?? '',
      number: `D-${1001 + index}`,
      cardNumber: CARDS[0]?.number ?? '',
      boughtAt: new Date(now.getTime() - (index + 1) * 9 * DAY_MS),
      cents,
    })),
  );
}

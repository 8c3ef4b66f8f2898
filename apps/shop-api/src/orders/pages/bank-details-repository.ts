import type { Queryable } from '@fachwerk/database';
import type { BankDetails, BankDetailsForm } from '@fachwerk/shared/contracts';
import type { Sealer } from '../../kernel/secrets/sealed-text';
import { tables } from '../database/tables';

/** Accounts of refunds, encrypted; each belongs to its order and cannot be read in another row. */
export function createBankDetails(db: Queryable, sealer: Sealer) {
  return {
    async save(orderId: string, details: BankDetailsForm): Promise<BankDetailsForm> {
      await db.query(
        `insert into bank_details (order_id, sealed) values ($1, $2)
         on conflict (order_id) do update set sealed = excluded.sealed, saved_at = now()`,
        [orderId, sealer.seal(JSON.stringify(details), orderId)],
      );
      return details;
    },

    /** Undefined too if the secret has changed since: the buyer types the account again. */
    async find(orderId: string): Promise<BankDetailsForm | undefined> {
      const [row] = await db.query<{ sealed: string }>(
        'select sealed from bank_details where order_id = $1',
        [orderId],
      );
      const text = row && sealer.open(row.sealed, orderId);
      return text === undefined ? undefined : (JSON.parse(text) as BankDetailsForm);
    },
  };
}

/** Accounts whose refund is paid; all of them after a time. */
export async function removeOldBankDetails(db: Queryable): Promise<void> {
  await db.query(
    `delete from bank_details b where b.saved_at < now() - interval '${tables.bank_details.keep}'
       or not exists (select from payment_task t join payment p on p.id = t.payment_id
         where p.order_id = b.order_id and t.kind = 'refund' and t.failed_at is not null and t.done_at is null)`,
  );
}

/** "DE•• •••• 2051": what the owner recognises. */
export const shortened = ({ accountHolder, iban }: BankDetailsForm): BankDetails => ({
  accountHolder,
  maskedIban: `${iban.slice(0, 2)}•• •••• ${iban.slice(-4)}`,
});

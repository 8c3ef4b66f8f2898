import { randomUUID } from 'node:crypto';
import type { Database, Queryable } from '@fachwerk/database';
import { type SandboxPayment, toApi } from './payment';

export type Change = (payment: SandboxPayment) => void;

/** Delays of messages that arrive late on purpose. */
export interface Delays {
  /** Until a message arrives that is late or out of order. */
  messageMs: number;
  /** Until a bank decides that decides late. */
  decisionMs: number;
  /** Until a slow response. */
  responseMs: number;
}

export function createPaymentStore(db: Database, delays: Delays) {
  const readBy = async (column: 'id' | 'token' | 'merchant_reference', value: string) => {
    const [row] = await db.query<{ data: SandboxPayment }>(
      `select data from sandbox_payment where ${column} = $1`,
      [value],
    );
    return row?.data;
  };

  /** Locks a payment, changes it and writes one message if its state or totals changed. */
  async function change(id: string, apply: Change): Promise<SandboxPayment> {
    return db.transaction(async (tx) => {
      const [row] = await tx.query<{ data: SandboxPayment }>(
        'select data from sandbox_payment where id = $1 for update',
        [id],
      );
      if (!row) throw new Error(`There is no payment ${id}.`);
      const before = JSON.stringify(toApi(row.data));
      const { status } = row.data;
      apply(row.data);
      const isUndecided = row.data.status === 'processing';
      await tx.query(
        `update sandbox_payment set data = $2,
           decides_at = case when $3::boolean then coalesce(decides_at, now() + $4 * interval '1 ms') end
         where id = $1`,
        [id, row.data, isUndecided, delays.decisionMs],
      );
      if (JSON.stringify(toApi(row.data)) !== before) await writeMessages(tx, row.data, status);
      return row.data;
    });
  }

  async function writeMessages(tx: Queryable, payment: SandboxPayment, before: string): Promise<void> {
    const type = payment.status === before ? 'payment.updated' : `payment.${payment.status}`;
    const body = JSON.stringify({ id: randomUUID(), type, payment: toApi(payment) });
    const isFirst = payment.status === 'authorized' && payment.captured === 0;
    const isLate = payment.fault === 'Verspaetet' || (payment.fault === 'Verkehrt' && isFirst);
    const copies = payment.fault === 'Stumm' ? 0 : payment.fault === 'Doppelt' ? 2 : 1;
    for (let copy = 0; copy < copies; copy++)
      await tx.query(`insert into sandbox_webhook (body, due_at) values ($1, now() + $2 * interval '1 ms')`, [
        body,
        isLate ? delays.messageMs : copy * 100,
      ]);
  }

  return {
    change,
    byId: (id: string) => readBy('id', id),
    byToken: (token: string) => readBy('token', token),
    /** Returns the known payment of a merchant reference that was sent before. */
    async create(payment: SandboxPayment): Promise<SandboxPayment> {
      await db.query(
        `insert into sandbox_payment (id, token, merchant_reference, data) values ($1, $2, $3, $4)
         on conflict (merchant_reference) do nothing`,
        [payment.id, payment.token, payment.merchantReference, payment],
      );
      return (await readBy('merchant_reference', payment.merchantReference)) ?? payment;
    },
    /** Payments in the order of their creation, after the given one. */
    async list(since: Date, after: string | undefined, limit: number): Promise<SandboxPayment[]> {
      const rows = await db.query<{ data: SandboxPayment }>(
        `select data from sandbox_payment
         where created_at >= $1 and ($2::text is null or (created_at, id) >
           (select a.created_at, a.id from sandbox_payment a where a.id = $2))
         order by created_at, id limit $3`,
        [since, after ?? null, limit],
      );
      return rows.map(({ data }) => data);
    },
    /** Decides payments whose bank is late: they succeed and are captured at once, like a bank transfer. */
    async decideDue(): Promise<void> {
      const due = await db.query<{ id: string }>('select id from sandbox_payment where decides_at <= now()');
      for (const { id } of due)
        await change(id, (payment) => {
          if (payment.status !== 'processing') return;
          payment.status = 'authorized';
          payment.captured = payment.amount;
        });
    },
  };
}
export type PaymentStore = ReturnType<typeof createPaymentStore>;

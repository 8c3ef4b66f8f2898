import type { Database } from '@fachwerk/database';
import type { FastifyBaseLogger } from 'fastify';
import { applySnapshot } from '../apply-snapshot';
import { type PaymentProvider, type PaymentSnapshot, ProviderRefusal } from '../payment-provider';
import { runPaymentTasks } from '../payment-tasks';

/** When the bank takes the money, and whether it reports that with the authorisation or later. */
export type Taking = 'at-dispatch' | 'at-once' | 'at-once-reported-late';

interface Account {
  paymentId: string;
  cents: number;
  taking: Taking;
  /** It is closed: nothing can be paid into it. */
  isClosed: boolean;
  captured: number;
  refunded: number;
  keys: Set<string>;
}

const log = { warn: () => undefined, error: () => undefined } as unknown as FastifyBaseLogger;

/** A payment service in memory. It keeps what it was asked to refund beyond what it has. */
export function aBank() {
  const accounts = new Map<string, Account>();
  const tooMuch: string[] = [];
  const accountOf = (reference: string): Account => {
    const account = accounts.get(reference);
    if (!account) throw new Error(`There is no account ${reference}.`);
    return account;
  };
  const snapshotOf = (reference: string): PaymentSnapshot => {
    const { paymentId, captured, refunded } = accountOf(reference);
    const totals = { capturedCents: captured, refundedCents: refunded };
    return { reference, paymentId, state: 'authorized', ...totals };
  };
  const change = async (reference: string, key: string, apply: (account: Account) => void) => {
    const account = accountOf(reference);
    if (!account.keys.has(key)) apply(account);
    account.keys.add(key);
    return snapshotOf(reference);
  };

  const provider: PaymentProvider = {
    name: 'bank',
    methods: ['sepa_debit'],
    start: () => Promise.reject(new Error('Buyers pay by `pay`.')),
    read: async (reference) => snapshotOf(reference),
    capture: (reference, cents, key) =>
      change(reference, key, (account) => {
        if (account.taking !== 'at-dispatch') throw new ProviderRefusal('captured');
        if (account.captured + cents > account.cents) tooMuch.push(`capture ${key}`);
        account.captured += cents;
      }),
    refund: (reference, cents, key) =>
      change(reference, key, (account) => {
        if (account.isClosed) throw new ProviderRefusal('closed');
        if (account.refunded + cents > account.captured) tooMuch.push(`refund ${key}`);
        account.refunded += cents;
      }),
    cancel: async (reference) => ({ ...snapshotOf(reference), state: 'cancelled' }),
    readWebhook: () => Promise.resolve(undefined),
    async *list() {
      for (const reference of accounts.keys()) yield snapshotOf(reference);
    },
  };

  return {
    provider,
    /** What was more than the payment or its captured sum. */
    tooMuch,
    /** The buyer agrees, and the bank reports it. */
    async pay(db: Database, orderId: string, taking: Taking, isClosed = false): Promise<void> {
      const [payment] = await db.query<{ id: string; cents: number }>(
        'select id, cents from payment where order_id = $1 order by is_wanted desc limit 1',
        [orderId],
      );
      if (!payment) return;
      const { id: paymentId, cents } = payment;
      const reference = `account ${paymentId}`;
      const captured = taking === 'at-dispatch' ? 0 : cents;
      if (!accounts.has(reference))
        accounts.set(reference, {
          paymentId,
          cents,
          taking,
          isClosed,
          captured,
          refunded: 0,
          keys: new Set(),
        });
      const snapshot = snapshotOf(reference);
      const isKept = taking === 'at-once-reported-late';
      const reported = isKept ? { ...snapshot, capturedCents: 0, refundedCents: 0 } : snapshot;
      await db.transaction((tx) => applySnapshot(tx, provider.name, reported));
    },
    /** A person returns money at the bank, which does so also for an account that takes no refund. */
    async returnByPerson(db: Database, orderId: string, cents: number): Promise<void> {
      const [payment] = await db.query<{ reference: string }>(
        'select reference from payment where order_id = $1 and reference is not null',
        [orderId],
      );
      if (!payment) return;
      accountOf(payment.reference).refunded += cents;
      await db.transaction((tx) => applySnapshot(tx, provider.name, snapshotOf(payment.reference)));
    },
    /** Reports the present state once more. */
    async report(db: Database, orderId: string): Promise<void> {
      const payments = await db.query<{ reference: string }>(
        'select reference from payment where order_id = $1 and reference is not null',
        [orderId],
      );
      for (const { reference } of payments)
        await db.transaction((tx) => applySnapshot(tx, provider.name, snapshotOf(reference)));
    },
    run: (db: Database) => runPaymentTasks({ db, providers: [provider], log }),
  };
}

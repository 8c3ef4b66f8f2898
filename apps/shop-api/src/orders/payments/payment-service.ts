import { type Database, drain, type Queryable } from '@fachwerk/database';
import type { Language } from '@fachwerk/shared/rules';
import { PAYMENT_TYPES, paymentRule, type PaymentType } from '@fachwerk/shared/rules';
import type { FastifyBaseLogger } from 'fastify';
import { moveOrder } from '../lifecycle/move-order';
import { applySnapshot, findPayment, type StoredPayment } from './apply-snapshot';
import { giveBack } from './give-back';
import type { PaymentProvider, PaymentSnapshot } from './payment-provider';
import { runPaymentTasks } from './payment-tasks';
import { findPaymentDifferences } from './reconcile';
import { silentPaymentQueue } from './silent-payment-queue';

export interface PaymentServiceOptions {
  db: Database;
  /** New payments use the first one that has the method; the others finish theirs. */
  providers: readonly PaymentProvider[];
  log: FastifyBaseLogger;
  /** Until the second attempt of a task. */
  pauseMs?: number | undefined;
  /** Address to which a provider sends the buyer back. */
  returnUrl: (paymentId: string) => string;
}

export type PaymentStarted =
  | { state: 'redirect'; paymentId: string; redirectUrl: string }
  | { state: 'paid' }
  /** The order has nothing to pay, or not any more. */
  | { state: 'none' }
  | { state: 'refused' }
  /** The provider does not answer: the buyer can try again. */
  | { state: 'unavailable' };

const WALLETS: readonly string[] = ['google_pay', 'apple_pay'];

export function createPaymentService(options: PaymentServiceOptions) {
  const { db, providers, log, pauseMs, returnUrl } = options;
  const providerNamed = (name: string | null) => providers.find((one) => one.name === name);
  const providerFor = (method: string) => {
    const { providerMethod } = paymentRule(method as PaymentType);
    return providers.find(({ methods }) => providerMethod && methods.includes(providerMethod));
  };
  const apply = (provider: string, snapshot: PaymentSnapshot) =>
    db.transaction((tx) => applySnapshot(tx, provider, snapshot));

  /** What the provider reports now; the stored state if it does not answer. */
  async function refresh(payment: StoredPayment): Promise<StoredPayment> {
    const provider = providerNamed(payment.provider);
    if (!provider || payment.reference === null) return payment;
    try {
      await apply(provider.name, await provider.read(payment.reference));
    } catch (error) {
      log.warn({ err: error, payment: payment.id }, 'the state of a payment could not be read');
    }
    return (await findPayment(db, payment.id)) ?? payment;
  }

  return {
    providerNamed,
    /** The payment types that a configured provider or the store carries out, in their order. */
    types: PAYMENT_TYPES.filter(
      (type) => paymentRule(type).providerMethod === undefined || providerFor(type) !== undefined,
    ) as readonly PaymentType[],

    /**
     * Starts the requested payment of an order after its commit. May be repeated: an open payment returns its
     * page. `walletToken`: the buyer has paid on a sheet of the native app.
     */
    async start(orderId: string, walletToken?: string): Promise<PaymentStarted> {
      const [order] = await db.query<{
        id: string;
        orderNumber: string;
        email: string;
        language: Language;
      }>(
        `select p.id, o.number as "orderNumber", o.email, o.language from payment p join shop_order o on o.id = p.order_id
         where p.order_id = $1 and p.is_wanted`,
        [orderId],
      );
      const payment = order && (await findPayment(db, order.id));
      if (!payment) return { state: 'none' };
      if (payment.state !== 'open') return { state: payment.state === 'authorized' ? 'paid' : 'refused' };
      if (payment.redirectUrl !== null)
        return { state: 'redirect', paymentId: payment.id, redirectUrl: payment.redirectUrl };
      const { orderNumber, email, language } = order;
      const provider = providerNamed(payment.provider) ?? providerFor(payment.method);
      const method = paymentRule(payment.method as PaymentType).providerMethod;
      if (!provider || !method) {
        log.error({ method: payment.method }, 'no payment provider has this method');
        return { state: 'unavailable' };
      }
      const { id, cents } = payment;
      let started: PaymentSnapshot & { redirectUrl?: string };
      try {
        const url = returnUrl(id);
        started = await provider.start({
          id,
          method,
          cents,
          orderNumber,
          email,
          language,
          returnUrl: url,
          ...(WALLETS.includes(method) && { walletToken }),
        });
      } catch (error) {
        log.warn({ err: error, payment: id }, 'a payment could not be started');
        return { state: 'unavailable' };
      }
      const { redirectUrl, ...snapshot } = started;
      await db.transaction(async (tx) => {
        await applySnapshot(tx, provider.name, snapshot);
        await tx.query('update payment set redirect_url = $2 where id = $1', [id, redirectUrl ?? null]);
        // The order may have ended while the provider answered.
        await giveBack(tx, id);
        if (isRefused(snapshot)) await endRefused(tx, orderId, snapshot);
      });
      if (snapshot.state === 'authorized') return { state: 'paid' };
      if (isRefused(snapshot)) return { state: 'refused' };
      if (redirectUrl === undefined) return { state: 'unavailable' };
      return { state: 'redirect', paymentId: id, redirectUrl };
    },

    /** Whether the order waits because its provider has refused the payment. */
    async isRefused(orderId: string): Promise<boolean> {
      const [payment] = await db.query<Pick<StoredPayment, 'state'>>(
        'select state from payment where order_id = $1 and is_wanted',
        [orderId],
      );
      return payment !== undefined && isRefused(payment);
    },

    /** The state of a payment; an open one is read from its provider. */
    async read(paymentId: string): Promise<StoredPayment | undefined> {
      const payment = await findPayment(db, paymentId);
      return payment?.state === 'open' ? refresh(payment) : payment;
    },

    runTasks: () => runPaymentTasks({ db, providers, log, pauseMs }),

    /** Compares providers and books; empty if they agree. */
    findDifferences: (since: Date, quietSeconds?: number) =>
      findPaymentDifferences({ db, providers, since, quietSeconds }),

    /** Reads open payments whose message has not arrived; each is claimed by one process. */
    async readSilent(afterSeconds?: number): Promise<void> {
      await drain<{ id: string }>(db, silentPaymentQueue(afterSeconds), {
        columns: 'r.id',
        async work({ id }) {
          const payment = await findPayment(db, id);
          if (payment) await refresh(payment);
        },
        onError: ({ row, error }) =>
          log.warn({ err: error, payment: row.id }, 'the state of a payment could not be read'),
      });
    },

    /** Takes over a message of a provider. Throws BadSignature. */
    async receive(
      provider: PaymentProvider,
      headers: Parameters<PaymentProvider['readWebhook']>[0],
      body: string,
    ) {
      const event = await provider.readWebhook(headers, body);
      if (!event) return;
      const { id, snapshot } = event;
      const isKnown = await db.transaction(async (tx) => {
        const isOurs = await applySnapshot(tx, provider.name, snapshot);
        if (isOurs)
          await tx.query(
            'insert into payment_event (provider, event_id, payment_id) values ($1, $2, $3) on conflict do nothing',
            [provider.name, id, snapshot.paymentId],
          );
        return isOurs;
      });
      if (!isKnown) log.warn({ provider: provider.name, event: id }, 'a message about an unknown payment');
    },
  };
}
const isRefused = ({ state }: Pick<PaymentSnapshot, 'state'>) => state === 'refused' || state === 'cancelled';

/** Refused at once, without a page of the provider: the buyer is in the checkout and keeps the cart. */
const endRefused = (tx: Queryable, orderId: string, { paymentId, refusal }: PaymentSnapshot) =>
  moveOrder(tx, orderId, 'refuse-payment', {
    actor: 'payment',
    details: { paymentId, ...(refusal && { refusal }) },
  });

export type PaymentService = ReturnType<typeof createPaymentService>;

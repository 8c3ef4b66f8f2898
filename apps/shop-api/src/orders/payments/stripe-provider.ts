import type Stripe from 'stripe';
import {
  BadSignature,
  type PaymentEvent,
  type PaymentProvider,
  type PaymentSnapshot,
  type PaymentStart,
  ProviderRefusal,
} from './payment-provider';
import {
  hasSeveralCaptures,
  intentOf,
  isOfWallet,
  ofIntent,
  ofSession,
  snapshotOf,
  type StripePayment,
  WALLET_MARK,
} from './stripe-snapshot';

export interface StripeConfig {
  secretKey: string;
  webhookSecret: string;
  /** Another host than api.stripe.com; for tests. */
  host?: { host: string; port: number; protocol: 'http' | 'https' };
}

/** Payment types of Checkout. It shows Google Pay and Apple Pay with cards where the browser has them. */
const METHOD_TYPES = {
  card: 'card',
  google_pay: 'card',
  apple_pay: 'card',
  paypal: 'paypal',
  klarna: 'klarna',
  instalments: 'klarna',
  sepa_debit: 'sepa_debit',
} as const;
type SupportedMethod = keyof typeof METHOD_TYPES;

/** Time in which the buyer can pay; the shortest that Stripe accepts is 30 minutes. */
const PAY_SECONDS = 31 * 60;
const EXPAND = ['payment_intent.latest_charge'];
const EXPAND_INTENT = ['latest_charge'];

/**
 * Stripe by its client library: the buyer pays on Stripe's own page, so that no card data and no script of
 * Stripe reaches the shop.
 */
export function createStripeProvider({ secretKey, webhookSecret, host }: StripeConfig): PaymentProvider {
  let loaded: Promise<Stripe> | undefined;
  /** Loaded with the first call: a large library, which most processes do not need. */
  const client = (): Promise<Stripe> =>
    (loaded ??= import('stripe').then(
      ({ default: Client }) =>
        new Client(secretKey, { maxNetworkRetries: 0, timeout: 10_000, telemetry: false, ...host }),
    ));

  async function find(reference: string): Promise<StripePayment> {
    const stripe = await client();
    if (reference.startsWith('pi_'))
      return ofIntent(await stripe.paymentIntents.retrieve(reference, { expand: EXPAND_INTENT }));
    return ofSession(await stripe.checkout.sessions.retrieve(reference, { expand: EXPAND }));
  }

  /** Reads the state after a change; a message about the change arrives as well. */
  async function after(
    reference: string,
    change: (payment: StripePayment) => Promise<unknown>,
  ): Promise<PaymentSnapshot> {
    const payment = await find(reference);
    try {
      await change(payment);
    } catch (error) {
      if (isError(error, 'StripeInvalidRequestError')) throw new ProviderRefusal(error.code ?? error.message);
      throw error;
    }
    return snapshotOf(await find(reference));
  }

  async function paymentOf({ data: { object } }: Stripe.Event): Promise<StripePayment | undefined> {
    if (object.object === 'checkout.session') return find(object.id);
    const id =
      object.object === 'payment_intent'
        ? object.id
        : 'payment_intent' in object && (object.payment_intent as string | null);
    if (!id) return undefined;
    const { data } = await (await client()).checkout.sessions.list({ payment_intent: id, limit: 1 });
    if (data[0]) return find(data[0].id);
    const payment = await find(id);
    return isOfWallet(intentOf(payment)) ? payment : undefined;
  }

  /** Pays with the payment method of a wallet's sheet: decided at once, or after a check of the bank. */
  async function startWallet(
    { id, cents, orderNumber, returnUrl }: PaymentStart,
    paymentMethod: string,
  ): ReturnType<PaymentProvider['start']> {
    try {
      const intent = await (
        await client()
      ).paymentIntents.create(
        {
          amount: cents,
          currency: 'eur',
          confirm: true,
          capture_method: 'manual',
          payment_method: paymentMethod,
          allowed_payment_method_types: ['card'],
          return_url: returnUrl,
          payment_method_options: { card: { request_multicapture: 'if_available' } },
          description: `Bestellung ${orderNumber}`,
          metadata: { paymentId: id, ...WALLET_MARK },
          expand: EXPAND_INTENT,
        },
        { idempotencyKey: id },
      );
      const redirectUrl = intent.next_action?.redirect_to_url?.url;
      return { ...snapshotOf(ofIntent(intent)), ...(redirectUrl && { redirectUrl }) };
    } catch (error) {
      // A declined card: the error contains the payment.
      const declined = isError(error, 'StripeCardError') && error.payment_intent;
      if (!declined) throw error;
      return snapshotOf(ofIntent(declined));
    }
  }

  return {
    name: 'stripe',
    methods: Object.keys(METHOD_TYPES) as SupportedMethod[],

    async start(payment) {
      const { id, method, cents, orderNumber, email, language, returnUrl, walletToken } = payment;
      if (walletToken !== undefined) return startWallet(payment, walletToken);
      const type = METHOD_TYPES[method as SupportedMethod];
      const name = `Bestellung ${orderNumber}`;
      const session = await (
        await client()
      ).checkout.sessions.create(
        {
          mode: 'payment',
          client_reference_id: id,
          allowed_payment_method_types: [type],
          line_items: [
            { quantity: 1, price_data: { currency: 'eur', unit_amount: cents, product_data: { name } } },
          ],
          payment_intent_data: {
            description: name,
            metadata: { paymentId: id },
            // A direct debit is collected at once; everything else with the delivery.
            ...(type !== 'sepa_debit' && { capture_method: 'manual' }),
          },
          ...(type === 'card' && {
            payment_method_options: { card: { request_multicapture: 'if_available' } },
          }),
          customer_email: email,
          locale: language,
          success_url: returnUrl,
          cancel_url: returnUrl,
          expires_at: Math.floor(Date.now() / 1000) + PAY_SECONDS,
        },
        { idempotencyKey: id },
      );
      return { ...snapshotOf(ofSession(session)), ...(session.url && { redirectUrl: session.url }) };
    },

    read: async (reference) => snapshotOf(await find(reference)),

    capture: (reference, cents, key) =>
      after(reference, async (payment) =>
        (await client()).paymentIntents.capture(
          intentOf(payment).id,
          // Without several captures the first one releases the rest.
          { amount_to_capture: cents, ...(hasSeveralCaptures(payment) && { final_capture: false }) },
          { idempotencyKey: key },
        ),
      ),

    refund: (reference, cents, key) =>
      after(reference, async (payment) =>
        (await client()).refunds.create(
          { payment_intent: intentOf(payment).id, amount: cents },
          { idempotencyKey: key },
        ),
      ),

    cancel: (reference, key) =>
      after(reference, async (payment) => {
        const stripe = await client();
        if (payment.session?.status === 'open')
          return stripe.checkout.sessions.expire(reference, {}, { idempotencyKey: key });
        if (payment.session?.status === 'expired') return undefined;
        return stripe.paymentIntents.cancel(intentOf(payment).id, {}, { idempotencyKey: key });
      }),

    /** A message only names the payment: its state is read, so that the order of messages does not matter. */
    async readWebhook(headers, body): Promise<PaymentEvent | undefined> {
      const event = verified(await client(), headers['stripe-signature'], body, webhookSecret);
      const payment = await paymentOf(event);
      return payment && { id: event.id, snapshot: snapshotOf(payment) };
    },

    async *list(since) {
      const stripe = await client();
      const created = { gte: Math.floor(since.getTime() / 1000) };
      const expand = EXPAND.map((path) => `data.${path}`);
      for await (const session of stripe.checkout.sessions.list({ created, limit: 100, expand }))
        if (session.client_reference_id !== null) yield snapshotOf(ofSession(session));
      const expandIntents = EXPAND_INTENT.map((path) => `data.${path}`);
      for await (const intent of stripe.paymentIntents.list({ created, limit: 100, expand: expandIntents }))
        if (isOfWallet(intent)) yield snapshotOf(ofIntent(intent));
    },
  };
}

/** Without the classes of the library, which may not be loaded yet. */
const isError = <Kind extends keyof Errors>(
  error: unknown,
  kind: Kind,
): error is InstanceType<Errors[Kind]> => (error as { type?: unknown }).type === kind;
type Errors = Pick<typeof Stripe.errors, 'StripeInvalidRequestError' | 'StripeCardError'>;

function verified(
  stripe: Stripe,
  header: string | string[] | undefined,
  body: string,
  secret: string,
): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(body, header ?? '', secret);
  } catch (error) {
    throw new BadSignature((error as Error).message);
  }
}

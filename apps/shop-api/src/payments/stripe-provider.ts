import Stripe from 'stripe';
import {
  BadSignature,
  type PaymentEvent,
  type PaymentProvider,
  type PaymentRefusalReason,
  type PaymentSnapshot,
  ProviderRefusal,
} from './payment-provider';

export interface StripeConfig {
  secretKey: string;
  webhookSecret: string;
  /** Another host than api.stripe.com; for tests. */
  host?: { host: string; port: number; protocol: 'http' | 'https' };
}

type Session = Stripe.Checkout.Session;
type Intent = Stripe.PaymentIntent;

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

const DECLINES: Record<string, PaymentRefusalReason> = {
  insufficient_funds: 'insufficient-funds',
  expired_card: 'expired-card',
  authentication_required: 'authentication',
};

/** Time in which the buyer can pay; the shortest that Stripe accepts is 30 minutes. */
const PAY_SECONDS = 31 * 60;
const EXPAND = ['payment_intent.latest_charge'];

/**
 * Stripe by its client library: the buyer pays on Stripe's own page, so that no card data and no script of
 * Stripe reaches the shop.
 */
export function createStripeProvider({ secretKey, webhookSecret, host }: StripeConfig): PaymentProvider {
  const stripe = new Stripe(secretKey, { maxNetworkRetries: 0, timeout: 10_000, telemetry: false, ...host });
  const readSession = (id: string) => stripe.checkout.sessions.retrieve(id, { expand: EXPAND });

  /** Reads the state after a change; a message about the change arrives as well. */
  async function after(
    reference: string,
    change: (session: Session) => Promise<unknown>,
  ): Promise<PaymentSnapshot> {
    const session = await readSession(reference);
    try {
      await change(session);
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError)
        throw new ProviderRefusal(error.code ?? error.message);
      throw error;
    }
    return snapshotOf(await readSession(reference));
  }

  async function sessionOf({ data: { object } }: Stripe.Event): Promise<string | undefined> {
    if (object.object === 'checkout.session') return object.id;
    const intent =
      object.object === 'payment_intent'
        ? object.id
        : 'payment_intent' in object && (object.payment_intent as string | null);
    if (!intent) return undefined;
    const { data } = await stripe.checkout.sessions.list({ payment_intent: intent, limit: 1 });
    return data[0]?.id;
  }

  return {
    name: 'stripe',
    methods: Object.keys(METHOD_TYPES) as SupportedMethod[],

    async start({ id, method, cents, orderNumber, email, returnUrl }) {
      const type = METHOD_TYPES[method as SupportedMethod];
      const name = `Bestellung ${orderNumber}`;
      const session = await stripe.checkout.sessions.create(
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
          locale: 'de',
          success_url: returnUrl,
          cancel_url: returnUrl,
          expires_at: Math.floor(Date.now() / 1000) + PAY_SECONDS,
        },
        { idempotencyKey: id },
      );
      return { ...snapshotOf(session), ...(session.url && { redirectUrl: session.url }) };
    },

    read: async (reference) => snapshotOf(await readSession(reference)),

    capture: (reference, cents, key) =>
      after(reference, (session) =>
        stripe.paymentIntents.capture(
          intentOf(session).id,
          // Without several captures the first one releases the rest.
          { amount_to_capture: cents, ...(hasSeveralCaptures(session) && { final_capture: false }) },
          { idempotencyKey: key },
        ),
      ),

    refund: (reference, cents, key) =>
      after(reference, (session) =>
        stripe.refunds.create(
          { payment_intent: intentOf(session).id, amount: cents },
          { idempotencyKey: key },
        ),
      ),

    cancel: (reference, key) =>
      after(reference, async (session) => {
        if (session.status === 'open')
          return stripe.checkout.sessions.expire(reference, {}, { idempotencyKey: key });
        if (session.status === 'expired') return undefined;
        return stripe.paymentIntents.cancel(intentOf(session).id, {}, { idempotencyKey: key });
      }),

    /** A message only names the payment: its state is read, so that the order of messages does not matter. */
    async readWebhook(headers, body): Promise<PaymentEvent | undefined> {
      const event = verified(stripe, headers['stripe-signature'], body, webhookSecret);
      const session = await sessionOf(event);
      if (session === undefined) return undefined;
      return { id: event.id, snapshot: snapshotOf(await readSession(session)) };
    },

    async *list(since) {
      const created = { gte: Math.floor(since.getTime() / 1000) };
      const expand = EXPAND.map((path) => `data.${path}`);
      for await (const session of stripe.checkout.sessions.list({ created, limit: 100, expand }))
        if (session.client_reference_id !== null) yield snapshotOf(session);
    },
  };
}

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

function intentOf({ payment_intent: intent }: Session): Intent {
  if (intent === null || typeof intent === 'string') throw new ProviderRefusal('not_paid');
  return intent;
}

const chargeOf = ({ latest_charge: charge }: Intent) => (typeof charge === 'string' ? null : charge);

const hasSeveralCaptures = (session: Session): boolean =>
  chargeOf(intentOf(session))?.payment_method_details?.card?.multicapture?.status === 'available';

function snapshotOf(session: Session): PaymentSnapshot {
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
  const charge = intent && chargeOf(intent);
  const capturedCents = intent?.amount_received ?? 0;
  // Stripe counts an authorised rest that was released as refunded.
  const released = charge && intent.amount_capturable === 0 ? charge.amount - charge.amount_captured : 0;
  return {
    reference: session.id,
    paymentId: session.client_reference_id ?? '',
    ...stateOf(session, intent),
    capturedCents,
    refundedCents: capturedCents === 0 ? 0 : Math.max(0, (charge?.amount_refunded ?? 0) - released),
  };
}

function stateOf(session: Session, intent: Intent | null): Pick<PaymentSnapshot, 'state' | 'refusal'> {
  if (session.status === 'expired') return { state: 'refused', refusal: 'expired' };
  if (session.status !== 'complete' || !intent) return { state: 'open' };
  switch (intent.status) {
    case 'requires_capture':
    case 'succeeded':
      return { state: 'authorized' };
    case 'canceled':
      return { state: 'cancelled' };
    case 'requires_payment_method': {
      const code = intent.last_payment_error?.decline_code ?? intent.last_payment_error?.code ?? '';
      return { state: 'refused', refusal: DECLINES[code] ?? 'declined' };
    }
    default:
      return { state: 'open' };
  }
}

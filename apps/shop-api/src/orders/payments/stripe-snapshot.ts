import type Stripe from 'stripe';
import { type PaymentRefusalReason, type PaymentSnapshot, ProviderRefusal } from './payment-provider';

type Session = Stripe.Checkout.Session;
type Intent = Stripe.PaymentIntent;

/** A payment on a page of Stripe; the sheet of a wallet in the app has an intent without a session. */
export interface StripePayment {
  session: Session | null;
  intent: Intent | null;
}

/** Marks intents of wallets: those of pages are found by their session. */
export const WALLET_MARK = { wallet: 'app' } as const;
export const isOfWallet = ({ metadata }: Intent): boolean => metadata.wallet === WALLET_MARK.wallet;

const DECLINES: Record<string, PaymentRefusalReason> = {
  insufficient_funds: 'insufficient-funds',
  expired_card: 'expired-card',
  authentication_required: 'authentication',
  payment_intent_authentication_failure: 'authentication',
};

export const ofSession = (session: Session): StripePayment => ({
  session,
  intent: typeof session.payment_intent === 'object' ? session.payment_intent : null,
});
export const ofIntent = (intent: Intent): StripePayment => ({ session: null, intent });

export function intentOf({ intent }: StripePayment): Intent {
  if (intent === null) throw new ProviderRefusal('not_paid');
  return intent;
}

const chargeOf = ({ latest_charge: charge }: Intent) => (typeof charge === 'string' ? null : charge);

export const hasSeveralCaptures = (payment: StripePayment): boolean =>
  chargeOf(intentOf(payment))?.payment_method_details?.card?.multicapture?.status === 'available';

export function snapshotOf(payment: StripePayment): PaymentSnapshot {
  const { session, intent } = payment;
  const charge = intent && chargeOf(intent);
  const capturedCents = intent?.amount_received ?? 0;
  // Stripe counts an authorised rest that was released as refunded.
  const released = charge && intent.amount_capturable === 0 ? charge.amount - charge.amount_captured : 0;
  return {
    reference: session?.id ?? intentOf(payment).id,
    paymentId: session?.client_reference_id ?? intent?.metadata.paymentId ?? '',
    ...stateOf(payment),
    capturedCents,
    refundedCents: capturedCents === 0 ? 0 : Math.max(0, (charge?.amount_refunded ?? 0) - released),
  };
}

function stateOf({ session, intent }: StripePayment): Pick<PaymentSnapshot, 'state' | 'refusal'> {
  if (session?.status === 'expired') return { state: 'refused', refusal: 'expired' };
  if ((session && session.status !== 'complete') || !intent) return { state: 'open' };
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

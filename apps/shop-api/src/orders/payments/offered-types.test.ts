/** @jest-environment node */
import type { CartContainer, Checkout } from '@fachwerk/shared/contracts';
import { anItem, aProduct } from '../../testing/a-product';
import { openTestShop, Visitor } from '../../testing/test-shop';
import { type PaymentConfig, readPaymentConfig } from './payment-config';

const stripe = { secretKey: 'sk_test_1', webhookSecret: 'whsec_1' };
const sandbox = { url: 'http://127.0.0.1:9/', apiKey: 'key', webhookSecret: 'secret' };
const WALLETS = ['GOOGLEPAY', 'APPLEPAY'];

it.each<[string, PaymentConfig, string[]]>([
  ['no provider', {}, []],
  [
    'Stripe',
    { stripe },
    ['PAYPAL', 'CREDIT_CARD', ...WALLETS, 'DIRECTDEBIT_UNZER', 'INVOICE_KLARNA', 'INSTALLMENTS_UNZER'],
  ],
  [
    'the sandbox',
    { sandbox },
    ['PAYPAL', 'CREDIT_CARD', ...WALLETS, 'DIRECTDEBIT_UNZER', 'INVOICE_KLARNA', 'INSTALLMENTS_UNZER'],
  ],
])('cart and checkout offer the same types with %s, and never SOFORT', async (_, payments, ofProviders) => {
  const shop = await openTestShop('embedded', { payments }, [
    aProduct({ productId: '9001', items: [anItem({ itemId: '900100', onlineStock: 10 })] }),
  ]);
  const visitor = new Visitor(shop.app);
  const cart = (await visitor.post('/basket/add/', { itemId: '900100' })).json<CartContainer>();
  const checkout = (await visitor.get('/rest/checkout/')).json<Checkout>();
  await shop.close();

  expect(cart.cartSum.availablePaymentTypes).toEqual([...ofProviders, 'PAY_IN_STORE', 'GUTSCHEINKARTE']);
  expect(checkout.payment.options.map(({ type }) => type)).toEqual([
    ...ofProviders,
    'PAY_IN_STORE',
    'PICK_UP_BOX',
  ]);
});

describe('the configuration of the providers', () => {
  const STRIPE = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
  const SANDBOX = {
    PAYMENT_SANDBOX_URL: 'http://localhost:8084/payment-sandbox/',
    PAYMENT_SANDBOX_KEY: 'key',
    PAYMENT_SANDBOX_WEBHOOK_SECRET: 'secret',
  };

  it('reads each provider with its secrets', () => {
    expect(readPaymentConfig({})).toEqual({});
    expect(readPaymentConfig(STRIPE)).toMatchObject({ stripe: { secretKey: 'sk_live_1' } });
    expect(readPaymentConfig(SANDBOX)).toMatchObject({ sandbox: { apiKey: 'key' } });
    expect(() => readPaymentConfig({ STRIPE_SECRET_KEY: 'sk_live_1' })).toThrow('STRIPE_WEBHOOK_SECRET');
  });

  it('refuses the sandbox beside a real provider, so that no order is paid with its play money', () => {
    expect(() => readPaymentConfig({ ...STRIPE, ...SANDBOX })).toThrow('PAYMENT_SANDBOX_URL');
  });
});

import { defineWidget } from '@fachwerk/shared/widget';
import { loadCheckoutPage } from './checkout-data';
import { CheckoutPageProps } from './checkout-page.props';
import { CheckoutPage } from './CheckoutPage';

export const checkoutPage = defineWidget({
  name: 'checkout-page',
  title: 'Kasse',
  description:
    'Bestellen in Schritten mit eigener Adresse (Kontakt, Lieferung oder Abholung, Adresse, Zahlung, Prüfen) und unverbindlich reservieren, als Gast oder mit Konto.',
  props: CheckoutPageProps,
  examples: [
    {
      title: 'Wie auf der Seite der Zahlung',
      props: {
        step: 'payment',
        paymentIcons: [{ type: 'PAYPAL', src: '/images/footer/payment-paypal.svg' }],
      },
    },
    { title: 'Erster offener Schritt', props: {} },
    { title: 'Unverbindlich reservieren', props: { step: 'reservation' } },
  ],
  data: 'personal',
  load: ({ props, api, url, signal }) => loadCheckoutPage(props.step, { api, url, signal }),
  component: CheckoutPage,
  hydrate: 'load',
  importance: 'essential',
  reserve: { minHeight: 640 },
  messages: [
    'checkout.',
    'address.',
    'reservation.',
    'cart.adjusted.reason.',
    'forms.',
    'guaranteeLink.',
    'payment.',
    'product.crossedBin',
    'product.energy.',
    'product.price.piece',
    'service.freeReturn',
    'error.',
    'technical.',
    'failure.',
  ],
});

export default checkoutPage;

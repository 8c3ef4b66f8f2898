import { defineWidget } from '@fachwerk/shared/widget';
import { loadTopCategories } from '../categories/top-categories';
import { Footer, type FooterData } from './Footer';
import { FooterProps } from './footer.props';

export const footer = defineWidget({
  name: 'footer',
  title: 'Fußbereich',
  description:
    'Sortiment, Service, Rechtliches mit dem Widerruf, Zahlungsarten, soziale Netzwerke und Apps: der Fuß jeder Seite.',
  props: FooterProps,
  examples: [
    {
      title: 'Mit allem',
      props: {
        freeShippingFrom: 7500,
        aboutLinks: [{ label: 'Karriere', url: 'https://karriere.example/' }],
        socialLinks: [
          { network: 'youtube', url: 'https://video.example/fachwerk' },
          { network: 'instagram', url: 'https://bilder.example/fachwerk' },
        ],
        paymentIcons: [
          { type: 'PAYPAL', src: '/images/footer/payment-paypal.svg', alt: 'PayPal' },
          { type: 'CREDIT_CARD', src: '/images/footer/payment-credit-card.svg', alt: 'Kreditkarte' },
        ],
        appBadges: [
          {
            os: 'ios',
            url: 'https://apps.example/ios',
            src: '/images/footer/app-ios.svg',
            alt: 'App für iPhone und iPad',
          },
          {
            os: 'android',
            url: 'https://apps.example/android',
            src: '/images/footer/app-android.svg',
            alt: 'App für Android',
          },
        ],
      },
    },
    { title: 'Ohne Angaben', props: {} },
    { title: 'In der Kasse', props: { isQuiet: true } },
    {
      title: 'Nur Zahlungsarten, die nicht gezeigt werden',
      props: {
        paymentIcons: [
          {
            type: 'INVOICE_KLARNA',
            src: '/images/footer/payment-invoice-klarna.svg',
            alt: 'Rechnung mit Klarna',
          },
        ],
      },
    },
  ],
  data: 'public',
  async load({ props, api, signal }) {
    if (props.isQuiet) return { data: {} };
    const data: FooterData = { topCategories: await loadTopCategories(api, signal) };
    return { data };
  },
  browserData: () => ({}),
  component: Footer,
  partOf: 'page',
  hydrate: 'visible',
  importance: 'essential',
  reserve: { minHeight: 560 },
  // On phones it is higher, and nothing follows it.
  budget: { shift: 0.5 },
  messages: ['footer.', 'language.', 'service.freeReturn', 'service.guestOrderLogin'],
});

export default footer;

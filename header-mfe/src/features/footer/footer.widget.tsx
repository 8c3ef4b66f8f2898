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
        paymentTypes: ['PAYPAL', 'CREDIT_CARD', 'GOOGLEPAY', 'APPLEPAY', 'INVOICE_KLARNA'],
        appLinks: [
          { os: 'ios', url: 'https://apps.example/ios' },
          { os: 'android', url: 'https://apps.example/android' },
        ],
      },
    },
    { title: 'Ohne Angaben', props: {} },
    {
      title: 'Nur Zahlungsarten, die nicht gezeigt werden',
      props: { paymentTypes: ['INVOICE_UNZER', 'NEU'] },
    },
  ],
  data: 'public',
  async load({ api, signal }) {
    const data: FooterData = { topCategories: await loadTopCategories(api, signal) };
    return { data };
  },
  component: Footer,
  hydrate: 'visible',
  reserve: { minHeight: 560 },
  messages: ['footer.'],
});

export default footer;

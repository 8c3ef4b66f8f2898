import { defineWidget } from '@fachwerk/shared/widget';
import { loadOrderPage } from './order-data';
import { ProhibisOrderPage } from './ProhibisOrderPage';

export const prohibisOrderPage = defineWidget({
  name: 'prohibis-order-page',
  title: 'Profi: Auftrag',
  description:
    'Bestellen auf einer Seite für Profikunden: Positionen mit Lieferterminen, Lieferung oder Abholung, Kommission, Nettosumme.',
  examples: [
    { title: 'Auftragsseite', props: {} },
    { title: 'Unbekannte Angaben werden übergangen', props: { layout: 'wide' } },
  ],
  data: 'personal',
  load: ({ api, url, signal }) => loadOrderPage({ api, url, signal }),
  component: ProhibisOrderPage,
  hydrate: 'load',
  importance: 'essential',
  reserve: { minHeight: 640 },
  messages: [
    'prohibisOrder.',
    'prohibis.deliveryInfo.',
    'prohibis.error.forbidden.',
    'payment.',
    'checkout.error.',
    'checkout.dateWish.',
    'checkout.store.',
    'checkout.age.',
    'checkout.payment.required',
    'checkout.oldDevices.',
    'forms.',
    'error.',
    'technical.',
    'failure.',
  ],
});

export default prohibisOrderPage;

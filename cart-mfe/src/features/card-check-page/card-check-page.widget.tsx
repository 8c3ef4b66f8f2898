import { defineWidget } from '@fachwerk/shared/widget';
import { loadCardCheck } from './card-check-data';
import { CardCheckPageProps } from './card-check-page.props';
import { CardCheckPage } from './CardCheckPage';

const payment = { method: 'CREDIT_CARD', cents: 4995, orderId: 'beispiel' };

export const cardCheckPage = defineWidget({
  name: 'card-check-page',
  title: 'Prüfung der Zahlung (3-D Secure)',
  description:
    'Das Ergebnis einer Zahlung nach der Rückkehr vom Zahlungsdienst, mit dem Weg zurück zur Kasse.',
  props: CardCheckPageProps,
  examples: [
    { title: 'Wie auf der Seite, ohne Zahlung in der Adresse', props: {} },
    {
      title: 'Freigabe gescheitert, die Bestellung wartet',
      props: {
        model: {
          ...payment,
          state: 'refused',
          refusal: 'authentication',
          payUntilText: '27.11.2026, 17:05 Uhr',
        },
      },
    },
    {
      title: 'Abgelehnt, die Bestellung ist beendet',
      props: { model: { ...payment, state: 'refused', refusal: 'declined' } },
    },
    {
      title: 'Noch nicht entschieden',
      props: { model: { ...payment, state: 'open', continueUrl: '/checkout/' } },
    },
    { title: 'Bestellung beendet', props: { model: { ...payment, state: 'ended' } } },
  ],
  data: 'personal',
  load: loadCardCheck,
  component: CardCheckPage,
  hydrate: 'load',
  importance: 'essential',
  reserve: { minHeight: 360 },
  messages: ['cardCheck.', 'payment.', 'failure.'],
});

export default cardCheckPage;

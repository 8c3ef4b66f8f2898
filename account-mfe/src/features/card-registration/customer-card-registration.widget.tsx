import { defineWidget } from '@fachwerk/shared/widget';
import { CardFrameProps } from './card-frame.props';
import { CardRegistration } from './CardRegistration';
import { loadCard } from './load-card';

export const customerCardRegistration = defineWidget({
  name: 'customer-card-registration',
  title: 'Kundenkarte anlegen',
  description:
    'Formular für eine neue Kundenkarte; mit eingerichtetem Kartenprogramm steht dessen Formular als Rahmen da.',
  props: CardFrameProps,
  examples: [
    { title: 'Wie auf der Seite', props: {} },
    { title: 'Mit einer Herkunft, die nicht eingerichtet ist', props: { origin: 'https://karte.example' } },
  ],
  data: 'personal',
  load: loadCard,
  component: CardRegistration,
  hydrate: 'load',
  reserve: { minHeight: 640 },
  outsideSources: ['card-frames'],
  messages: ['account.', 'customerCard.', 'forms.', 'error.', 'technical.', 'failure.'],
});

export default customerCardRegistration;

import { defineWidget } from '@fachwerk/shared/widget';
import { CardFrameProps } from './card-frame.props';
import { CardOptIn } from './CardOptIn';
import { loadCard } from './load-card';

export const customerCardOptIn = defineWidget({
  name: 'customer-card-opt-in',
  title: 'Einwilligung zur Kundenkarte',
  description:
    'Einwilligung in Angebote, die zu den Einkäufen mit der Karte passen; mit eingerichtetem Kartenprogramm als Rahmen.',
  props: CardFrameProps,
  examples: [
    { title: 'Wie auf der Seite', props: {} },
    { title: 'Mit einer Herkunft, die nicht eingerichtet ist', props: { origin: 'https://karte.example' } },
  ],
  data: 'personal',
  load: loadCard,
  component: CardOptIn,
  hydrate: 'load',
  reserve: { minHeight: 480 },
  outsideSources: ['card-frames'],
  messages: ['account.', 'customerCard.', 'forms.', 'error.', 'technical.', 'failure.'],
});

export default customerCardOptIn;

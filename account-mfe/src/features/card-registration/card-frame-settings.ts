import { loadCard } from './load-card';

/** What both widgets that may show a form of the card programme have in common. */
export const CARD_FRAME = {
  examples: [
    { title: 'Wie auf der Seite', props: {} },
    { title: 'Mit einer Herkunft, die nicht eingerichtet ist', props: { origin: 'https://karte.example' } },
  ],
  data: 'personal',
  load: loadCard,
  hydrate: 'load',
  outsideSources: ['card-frames'],
  messages: ['account.', 'customerCard.', 'forms.', 'error.', 'technical.', 'failure.'],
} as const;

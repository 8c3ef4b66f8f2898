import { defineWidget } from '@fachwerk/shared/widget';
import { NewsletterLayer } from './NewsletterLayer';

export const newsletterLayer = defineWidget({
  name: 'newsletter-layer',
  title: 'Newsletter in einer Ebene',
  description:
    'Öffnet sich mit einem Knopf oder Link, nie von selbst. Gehört einmal auf die Seite, zum Beispiel in den Rahmen.',
  examples: [
    { title: 'Im Rahmen aller Seiten', props: {} },
    { title: 'Unbekannte Angaben werden übergangen', props: { mode: 'large' } },
  ],
  component: NewsletterLayer,
  hydrate: { on: ['account:newsletter-requested'] },
  messages: ['newsletter.', 'forms.', 'error.', 'technical.', 'failure.'],
});

export default newsletterLayer;

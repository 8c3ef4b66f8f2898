import { defineWidget } from '@fachwerk/shared/widget';
import { NewsletterFooterProps } from './newsletter-footer.props';
import { NewsletterFooter } from './NewsletterFooter';

export const newsletterFooter = defineWidget({
  name: 'newsletter-footer',
  title: 'Newsletter über dem Fuß der Seite',
  description: 'Ein Feld für die Adresse, im Rahmen aller Seiten, ohne Skript.',
  props: NewsletterFooterProps,
  examples: [
    { title: 'Im Rahmen', props: {} },
    { title: 'Unbekannte Angaben werden übergangen', props: { mode: 'large' } },
  ],
  component: NewsletterFooter,
  partOf: 'page',
  hydrate: 'never',
  importance: 'extra',
  messages: [
    'newsletter.footer.',
    'newsletter.submit',
    'newsletter.consent.',
    'newsletter.privacy',
    'forms.field.email',
  ],
});

export default newsletterFooter;

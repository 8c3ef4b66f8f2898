import { tokenOf } from '@fachwerk/shared/forms';
import { defineWidget } from '@fachwerk/shared/widget';
import { NewsletterSuccess, type NewsletterSuccessData } from './NewsletterSuccess';

export const newsletterSuccess = defineWidget({
  name: 'newsletter-success',
  title: 'Newsletter: Willkommen',
  description: 'Dank nach der Bestätigung der Adresse, mit dem Weg zu den Themen.',
  examples: [
    { title: 'Wie auf der Seite', props: {} },
    { title: 'Unbekannte Angaben werden übergangen', props: { tab: 'x' } },
  ],
  data: 'personal',
  load: ({ url }): Promise<{ data: NewsletterSuccessData }> =>
    Promise.resolve({ data: { token: tokenOf(url) } }),
  component: NewsletterSuccess,
  hydrate: 'never',
  reserve: { minHeight: 320 },
  messages: ['newsletter.', 'account.toShop'],
});

export default newsletterSuccess;

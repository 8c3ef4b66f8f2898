import { readFormAnswer, tokenOf } from '@fachwerk/shared/forms';
import { defineWidget } from '@fachwerk/shared/widget';
import { NewsletterPageProps } from './newsletter-page.props';
import type { NewsletterPageData } from './newsletter-page-data';
import { NewsletterPage } from './NewsletterPage';

export const newsletterPage = defineWidget({
  name: 'newsletter-page',
  title: 'Newsletter',
  description:
    'Formular zum Bestellen des Newsletters; mit „confirm“ und „end“ Ziel der Links in den E-Mails: Ein Knopf bestätigt oder bestellt ab.',
  props: NewsletterPageProps,
  examples: [
    { title: 'Bestellen', props: {} },
    { title: 'Adresse bestätigen', props: { step: 'confirm' } },
    { title: 'Abbestellen', props: { step: 'end' } },
  ],
  data: 'personal',
  async load({ api, url, signal }): Promise<{ data: NewsletterPageData }> {
    return { data: { token: tokenOf(url), answer: await readFormAnswer(api, url, signal) } };
  },
  component: NewsletterPage,
  hydrate: 'load',
  reserve: { minHeight: 420 },
  messages: ['newsletter.', 'account.', 'forms.', 'error.', 'technical.', 'failure.'],
});

export default newsletterPage;

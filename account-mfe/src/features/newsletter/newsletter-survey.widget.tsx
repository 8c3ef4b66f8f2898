import { readFormAnswer } from '@fachwerk/shared/forms';
import { defineWidget } from '@fachwerk/shared/widget';
import { NewsletterSurvey, type NewsletterSurveyData } from './NewsletterSurvey';

export const newsletterSurvey = defineWidget({
  name: 'newsletter-survey',
  title: 'Newsletter: abbestellt, mit einer Frage',
  description: 'Bestätigt das Ende und fragt nach dem Grund. Die Antwort ist freiwillig und nennt niemanden.',
  examples: [
    { title: 'Wie auf der Seite', props: {} },
    { title: 'Unbekannte Angaben werden übergangen', props: { tab: 'x' } },
  ],
  data: 'personal',
  async load({ api, url, signal }): Promise<{ data: NewsletterSurveyData }> {
    return { data: { answer: await readFormAnswer(api, url, signal) } };
  },
  component: NewsletterSurvey,
  hydrate: 'load',
  reserve: { minHeight: 420 },
  messages: ['newsletter.', 'account.toShop', 'forms.', 'error.', 'technical.', 'failure.'],
});

export default newsletterSurvey;

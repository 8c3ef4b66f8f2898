import { readNewsletter } from '@fachwerk/shared/calls';
import type { NewsletterSubscription } from '@fachwerk/shared/contracts';
import { readFormAnswer, tokenOf } from '@fachwerk/shared/forms';
import { type HttpClient, isHttpError } from '@fachwerk/shared/http';
import { defineWidget } from '@fachwerk/shared/widget';
import { NewsletterUpdate, type NewsletterUpdateData } from './NewsletterUpdate';

export const newsletterUpdate = defineWidget({
  name: 'newsletter-update',
  title: 'Newsletter: Themen ändern',
  description: 'Ziel des Links in jeder Ausgabe; auch für angemeldete Kunden.',
  examples: [
    { title: 'Wie auf der Seite', props: {} },
    { title: 'Unbekannte Angaben werden übergangen', props: { tab: 'x' } },
  ],
  data: 'personal',
  async load({ api, url, signal }): Promise<{ data: NewsletterUpdateData }> {
    const token = tokenOf(url) ?? '';
    const [subscription, answer] = await Promise.all([
      findSubscription(api, token, signal),
      readFormAnswer(api, url, signal),
    ]);
    return { data: { subscription, token, answer } };
  },
  component: NewsletterUpdate,
  hydrate: 'load',
  reserve: { minHeight: 420 },
  messages: ['newsletter.', 'account.', 'forms.', 'error.', 'technical.', 'failure.'],
});

async function findSubscription(
  api: HttpClient,
  token: string,
  signal: AbortSignal,
): Promise<NewsletterSubscription | null> {
  try {
    return await api.call(readNewsletter, { query: token === '' ? {} : { token }, signal });
  } catch (error) {
    if (isHttpError(error) && !signal.aborted) return null;
    throw error;
  }
}

export default newsletterUpdate;

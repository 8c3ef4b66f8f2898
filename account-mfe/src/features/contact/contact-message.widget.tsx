import { readAccount } from '@fachwerk/shared/calls';
import { readFormAnswer } from '@fachwerk/shared/forms';
import { type HttpClient, isHttpError } from '@fachwerk/shared/http';
import { fullName } from '@fachwerk/shared/rules';
import { defineWidget } from '@fachwerk/shared/widget';
import { Contact, type ContactData } from './Contact';

export const contactMessage = defineWidget({
  name: 'contact-message',
  title: 'Kontaktformular mit den Angaben eines Kunden',
  description:
    'Eigene Seite des Formulars: mit Name und Adresse eines Kunden, und für Browser ohne Skript mit der Antwort.',
  examples: [
    { title: 'Wie auf der Seite', props: {} },
    { title: 'Unbekannte Angaben werden übergangen', props: { tab: 'x' } },
  ],
  data: 'personal',
  async load({ api, url, signal }): Promise<{ data: ContactData }> {
    const [answer, sender] = await Promise.all([readFormAnswer(api, url, signal), findSender(api, signal)]);
    return { data: { answer, ...sender } };
  },
  component: Contact,
  hydrate: 'load',
  reserve: { minHeight: 720 },
  messages: ['contact.', 'forms.', 'error.', 'technical.', 'failure.'],
});

/** Empty for an anonymous visitor, and if the account cannot be loaded. */
async function findSender(api: HttpClient, signal: AbortSignal): Promise<{ name: string; email: string }> {
  try {
    const account = await api.call(readAccount, { signal });
    return { name: fullName(account), email: account.email };
  } catch (error) {
    if (isHttpError(error) && !signal.aborted) return { name: '', email: '' };
    throw error;
  }
}

export default contactMessage;

import { readFormAnswer } from '@fachwerk/shared/forms';
import { defineWidget } from '@fachwerk/shared/widget';
import { RequestPassword, type RequestPasswordData } from './RequestPassword';

export const requestPassword = defineWidget({
  name: 'request-password',
  title: 'Passwort vergessen',
  description: 'Schickt einen Link für ein neues Passwort; verrät nicht, ob es ein Konto gibt.',
  examples: [
    { title: 'Wie auf der Seite', props: {} },
    { title: 'Mit Angaben, die es nicht kennt', props: { tab: 'x' } },
  ],
  data: 'personal',
  async load({ api, url, signal }): Promise<{ data: RequestPasswordData }> {
    return { data: { answer: await readFormAnswer(api, url, signal) } };
  },
  component: RequestPassword,
  hydrate: 'load',
  reserve: { minHeight: 360 },
  messages: ['account.', 'forms.', 'error.', 'technical.', 'failure.'],
});

export default requestPassword;

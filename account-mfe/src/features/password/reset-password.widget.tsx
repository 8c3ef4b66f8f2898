import { readFormAnswer, tokenOf } from '@fachwerk/shared/forms';
import { defineWidget } from '@fachwerk/shared/widget';
import { ResetPassword, type ResetPasswordData } from './ResetPassword';

export const resetPassword = defineWidget({
  name: 'reset-password',
  title: 'Neues Passwort wählen',
  description: 'Ziel des Links in der Passwortmail: Formular für das neue Passwort.',
  examples: [
    { title: 'Wie auf der Seite', props: {} },
    { title: 'Mit Angaben, die es nicht kennt', props: { tab: 'x' } },
  ],
  data: 'personal',
  async load({ api, url, signal }): Promise<{ data: ResetPasswordData }> {
    return { data: { token: tokenOf(url), answer: await readFormAnswer(api, url, signal) } };
  },
  component: ResetPassword,
  hydrate: 'load',
  reserve: { minHeight: 480 },
  messages: ['account.', 'forms.', 'error.', 'technical.', 'failure.'],
});

export default resetPassword;

import { readFormAnswer, tokenOf } from '@fachwerk/shared/forms';
import { defineWidget } from '@fachwerk/shared/widget';
import { RegisterConfirm, type RegisterConfirmData } from './RegisterConfirm';

export const registerConfirm = defineWidget({
  name: 'register-confirm',
  title: 'Konto bestätigen',
  description: 'Ziel des Links in der Bestätigungsmail: Ein Knopf schaltet das neue Konto frei.',
  examples: [
    { title: 'Wie auf der Seite', props: {} },
    { title: 'Mit Angaben, die es nicht kennt', props: { tab: 'x' } },
  ],
  data: 'personal',
  async load({ api, url, signal }): Promise<{ data: RegisterConfirmData }> {
    return { data: { token: tokenOf(url), answer: await readFormAnswer(api, url, signal) } };
  },
  component: RegisterConfirm,
  hydrate: 'load',
  reserve: { minHeight: 320 },
  messages: ['account.', 'forms.', 'error.', 'technical.', 'failure.'],
});

export default registerConfirm;

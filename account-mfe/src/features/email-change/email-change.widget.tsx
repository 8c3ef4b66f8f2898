import { readFormAnswer, tokenOf } from '@fachwerk/shared/forms';
import { defineWidget } from '@fachwerk/shared/widget';
import { EmailChangeProps } from './email-change.props';
import { EmailChange, type EmailChangeData } from './EmailChange';

export const emailChange = defineWidget({
  name: 'email-change',
  title: 'E-Mail-Adresse ändern',
  description:
    'Ziel der Links in den E-Mails zu einer neuen Adresse: Ein Knopf bestätigt sie oder widerspricht ihr.',
  props: EmailChangeProps,
  examples: [
    { title: 'Neue Adresse bestätigen', props: { step: 'confirm' } },
    { title: 'Der Änderung widersprechen', props: { step: 'object' } },
  ],
  data: 'personal',
  async load({ api, url, signal }): Promise<{ data: EmailChangeData }> {
    return { data: { token: tokenOf(url), answer: await readFormAnswer(api, url, signal) } };
  },
  component: EmailChange,
  hydrate: 'load',
  reserve: { minHeight: 320 },
  messages: ['account.', 'forms.', 'error.', 'technical.', 'failure.'],
});

export default emailChange;

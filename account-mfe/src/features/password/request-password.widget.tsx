import type { FormAnswer } from '@fachwerk/shared/contracts';
import { defineWidget } from '@fachwerk/shared/widget';
import * as z from 'zod/mini';
import { readFormAnswer } from '../common/form-answer';
import { RequestPassword } from './RequestPassword';

const RequestPasswordProps = z.looseObject({});
export type RequestPasswordProps = z.output<typeof RequestPasswordProps>;

export interface RequestPasswordData {
  answer: FormAnswer | null;
}

export const requestPassword = defineWidget({
  name: 'request-password',
  title: 'Passwort vergessen',
  description: 'Schickt einen Link für ein neues Passwort; verrät nicht, ob es ein Konto gibt.',
  props: RequestPasswordProps,
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
  messages: ['account.', 'forms.', 'error.', 'technical.'],
});

export default requestPassword;

import type { FormAnswer } from '@fachwerk/shared/contracts';
import { berlinDate } from '@fachwerk/shared/forms';
import { defineWidget } from '@fachwerk/shared/widget';
import * as z from 'zod/mini';
import { readFormAnswer } from '../common/form-answer';
import { LocalPath } from '../common/local-path';
import { Register } from './Register';

const shortText = z.optional(z.string().check(z.maxLength(100)));

const RegisterProps = z.looseObject({
  /** What the form begins with; never a password. */
  initialModel: z.optional(
    z.looseObject({
      salutation: z.optional(z.enum(['MRS', 'MR', 'UNKNOWN'])),
      firstName: shortText,
      lastName: shortText,
      email: shortText,
      birthDate: shortText,
      customerCardNumber: shortText,
    }),
  ),
  /** Where the form is sent. */
  actionRegister: z.optional(LocalPath),
  /** Where to go on once the mail is sent. */
  registerSuccessUrl: z.optional(LocalPath),
});
export type RegisterProps = z.output<typeof RegisterProps>;

export interface RegisterData {
  answer: FormAnswer | null;
  /** ISO date in Germany: the legal age counts from it. */
  today: string;
}

export const register = defineWidget({
  name: 'register',
  title: 'Kundenkonto anlegen',
  description:
    'Formular für ein neues Kundenkonto mit den Vorteilen daneben; das Konto gilt erst nach der Bestätigung per E-Mail.',
  props: RegisterProps,
  examples: [
    { title: 'Wie auf der Seite', props: {} },
    {
      title: 'Vorausgefüllt, mit eigenem Ziel',
      props: {
        initialModel: {
          salutation: 'MR',
          firstName: 'Maximilian-Alexander',
          lastName: "von O'Hara-Weißenfels",
        },
        registerSuccessUrl: '/',
      },
    },
  ],
  data: 'personal',
  async load({ api, url, now, signal }): Promise<{ data: RegisterData }> {
    return { data: { answer: await readFormAnswer(api, url, signal), today: berlinDate(now) } };
  },
  component: Register,
  hydrate: 'load',
  reserve: { minHeight: 900 },
  messages: ['account.', 'forms.', 'error.', 'technical.'],
});

export default register;

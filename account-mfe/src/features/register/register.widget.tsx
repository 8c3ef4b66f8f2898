import { readFormAnswer } from '@fachwerk/shared/forms';
import { berlinDate } from '@fachwerk/shared/time';
import { defineWidget } from '@fachwerk/shared/widget';
import { readBuyer } from './read-buyer';
import { Register, type RegisterData } from './Register';
import { RegisterProps } from './register.props';

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
        isNewAvsAuthenticationActive: true,
      },
    },
  ],
  data: 'personal',
  async load({ api, url, now, signal }): Promise<{ data: RegisterData }> {
    const [answer, buyer] = await Promise.all([
      readFormAnswer(api, url, signal),
      readBuyer(api, url, signal),
    ]);
    return { data: { answer, buyer, today: berlinDate(now) } };
  },
  component: Register,
  hydrate: 'load',
  reserve: { minHeight: 900 },
  messages: ['account.', 'forms.', 'error.', 'technical.', 'failure.'],
});

export default register;

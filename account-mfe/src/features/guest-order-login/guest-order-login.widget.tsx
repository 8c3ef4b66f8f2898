import { readFormAnswer } from '@fachwerk/shared/forms';
import { defineWidget } from '@fachwerk/shared/widget';
import { GuestOrderLogin, type GuestOrderLoginData } from './GuestOrderLogin';

export const guestOrderLogin = defineWidget({
  name: 'guest-order-login',
  title: 'Bestellung ohne Konto öffnen',
  description: 'Öffnet eine Bestellung mit Nummer, E-Mail-Adresse und Postleitzahl, ohne Kundenkonto.',
  examples: [
    { title: 'Wie auf der Seite der Bestellungen', props: {} },
    { title: 'Mit Angaben, die es nicht kennt', props: { tab: 'x' } },
  ],
  data: 'personal',
  load: async ({ api, url, signal }): Promise<{ data: GuestOrderLoginData }> => ({
    data: {
      answer: await readFormAnswer(api, url, signal),
      isReturning: url.searchParams.has('bestellung'),
    },
  }),
  component: GuestOrderLogin,
  hydrate: 'load',
  reserve: { minHeight: 560 },
  messages: [
    'guestOrder.login.',
    'service.guestOrderLogin',
    'account.login.',
    'forms.',
    'global.',
    'error.',
    'technical.',
    'failure.',
  ],
});

export default guestOrderLogin;

import { type Mail, SHOP_NAME } from '../render-mail';
import { type Addressee, greeting } from './salutation';

export const alreadyRegisteredMail = (
  to: Addressee,
  links: { login: string; requestPassword: string },
): Mail => ({
  kind: 'already-registered',
  subject: 'Sie haben schon ein Kundenkonto',
  parts: [
    greeting(to),
    `jemand wollte mit dieser E-Mail-Adresse ein neues Kundenkonto bei ${SHOP_NAME} anlegen. Sie haben aber schon eines; es ist unverändert.`,
    { link: links.login, label: 'Anmelden' },
    'Passwort vergessen? Hier bekommen Sie ein neues:',
    { link: links.requestPassword, label: 'Neues Passwort anfordern' },
    'Waren Sie das nicht? Dann brauchen Sie nichts zu tun.',
  ],
});

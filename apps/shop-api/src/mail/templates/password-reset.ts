import { RESET_LINK_MINUTES } from '@fachwerk/shared/rules';
import type { Mail } from '../render-mail';
import { type Addressee, greeting } from './salutation';

export const passwordResetMail = (to: Addressee, link: string): Mail => ({
  kind: 'password-reset',
  subject: 'Neues Passwort wählen',
  parts: [
    greeting(to),
    `für Ihr Kundenkonto wurde ein neues Passwort angefordert. Sie können es innerhalb von ${RESET_LINK_MINUTES} Minuten wählen; der Link gilt einmal:`,
    { link, label: 'Neues Passwort wählen' },
    'Haben Sie das nicht angefordert? Dann brauchen Sie nichts zu tun: Ihr bisheriges Passwort gilt weiter.',
  ],
});

import type { Mail } from '../render-mail';
import { type Addressee, greeting } from './salutation';

export const passwordChangedMail = (to: Addressee, requestPasswordLink: string): Mail => ({
  kind: 'password-changed',
  subject: 'Ihr Passwort wurde geändert',
  parts: [
    greeting(to),
    'das Passwort Ihres Kundenkontos wurde soeben geändert. Auf allen anderen Geräten sind Sie nun abgemeldet.',
    'Waren Sie das nicht? Dann fordern Sie bitte sofort ein neues Passwort an:',
    { link: requestPasswordLink, label: 'Neues Passwort anfordern' },
  ],
});

import { CONFIRM_LINK_HOURS } from '@fachwerk/shared/rules';
import { type Mail, SHOP_NAME } from '../render-mail';
import { type Addressee, greeting } from './salutation';

export const accountConfirmMail = (to: Addressee, link: string): Mail => ({
  kind: 'account-confirm',
  subject: 'Bitte bestätigen Sie Ihre Registrierung',
  parts: [
    greeting(to),
    `jemand hat mit dieser E-Mail-Adresse ein Kundenkonto bei ${SHOP_NAME} angelegt. Wenn Sie das waren, bestätigen Sie es bitte innerhalb von ${CONFIRM_LINK_HOURS} Stunden:`,
    { link, label: 'Registrierung bestätigen' },
    'Haben Sie sich nicht registriert? Dann brauchen Sie nichts zu tun: Ohne Bestätigung entsteht kein Konto.',
  ],
});

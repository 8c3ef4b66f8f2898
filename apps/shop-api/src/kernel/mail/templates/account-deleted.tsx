import { MailText } from '../components/MailText';
import type { Mail } from '../render-mail';
import { type Addressee, greeting } from './greeting';

export const accountDeletedMail = (to: Addressee): Mail => ({
  kind: 'account-deleted',
  subject: 'Ihr Kundenkonto ist gelöscht',
  content: (
    <>
      <MailText>{greeting(to)}</MailText>
      <MailText>
        Ihr Kundenkonto ist gelöscht, mit Warenkorb, Merkliste und allem, was nur zum Konto gehört. Ihre
        Bestellungen erreichen Sie weiterhin mit den Links aus unseren E-Mails oder mit Bestellnummer und
        E-Mail-Adresse.
      </MailText>
      <MailText>Wir freuen uns, wenn Sie wieder einmal bei uns einkaufen.</MailText>
    </>
  ),
});

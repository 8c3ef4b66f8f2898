import { SHOP_NAME } from '../components/company';
import { MailText } from '../components/MailText';
import type { Mail } from '../render-mail';

/** To an address that was that of an account until a few days ago, and may be so again by an objection. */
export const addressReservedMail = (days: number): Mail => ({
  kind: 'address-reserved',
  subject: 'Diese E-Mail-Adresse ist noch nicht frei',
  content: (
    <>
      <MailText>Guten Tag,</MailText>
      <MailText>{`jemand wollte diese E-Mail-Adresse für ein Kundenkonto bei ${SHOP_NAME} nutzen. Bis vor Kurzem gehörte sie zu einem anderen Konto. Deshalb ist sie erst ${days} Tage nach dieser Änderung wieder frei.`}</MailText>
      <MailText>
        War das Ihr Konto, und haben Sie die Adresse nicht geändert? Dann widersprechen Sie bitte mit dem Link
        in unserer E-Mail „Ihre E-Mail-Adresse soll geändert werden“.
      </MailText>
      <MailText>Waren Sie das nicht? Dann brauchen Sie nichts zu tun.</MailText>
    </>
  ),
});

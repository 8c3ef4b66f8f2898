import { SHOP_NAME } from '../components/company';
import { MailFacts } from '../components/MailFacts';
import { MailText } from '../components/MailText';
import type { Mail } from '../render-mail';

export interface ReceivedWithdrawal {
  receiptNumber: string;
  receivedText: string;
  name: string;
  orderNumber: string;
  email: string;
  text: string;
}

/**
 * BGB section 356a (4): content, date and time of receipt on a durable medium. The mail confirms the receipt
 * and not that the withdrawal is justified.
 */
export const withdrawalReceiptMail = (withdrawal: ReceivedWithdrawal): Mail => ({
  kind: 'withdrawal-receipt',
  subject: 'Eingangsbestätigung Ihres Widerrufs',
  content: (
    <>
      <MailText>Guten Tag,</MailText>
      <MailText>{`Ihre Widerrufserklärung ist am ${withdrawal.receivedText}, bei ${SHOP_NAME} eingegangen. Diese Nachricht bestätigt den Eingang mit diesem Inhalt:`}</MailText>
      <MailFacts
        facts={[
          ['Eingangsnummer', withdrawal.receiptNumber],
          ['Eingegangen', withdrawal.receivedText],
          ['Name', withdrawal.name],
          ['Bestellnummer', withdrawal.orderNumber],
          ['E-Mail für die Bestätigung', withdrawal.email],
          ...(withdrawal.text ? [['Ihre Angaben', withdrawal.text] as const] : []),
        ]}
      />
      <MailText>
        Wir prüfen Ihren Widerruf und melden uns mit den nächsten Schritten. Bitte bewahren Sie diese
        Nachricht auf.
      </MailText>
    </>
  ),
});

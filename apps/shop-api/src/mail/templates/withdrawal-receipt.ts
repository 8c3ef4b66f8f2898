import { type Mail, SHOP_NAME } from '../render-mail';

export interface ReceivedWithdrawal {
  receiptNumber: string;
  receivedText: string;
  name: string;
  orderNumber: string;
  email: string;
  text: string;
}

/** BGB section 356a (4): content, date and time of receipt on a durable medium. It confirms receipt, not that the withdrawal is justified. */
export const withdrawalReceiptMail = (withdrawal: ReceivedWithdrawal): Mail => ({
  kind: 'withdrawal-receipt',
  subject: 'Eingangsbestätigung Ihres Widerrufs',
  parts: [
    'Guten Tag,',
    `Ihre Widerrufserklärung ist am ${withdrawal.receivedText}, bei ${SHOP_NAME} eingegangen. Diese Nachricht bestätigt den Eingang mit diesem Inhalt:`,
    {
      list: [
        ['Eingangsnummer', withdrawal.receiptNumber],
        ['Eingegangen', withdrawal.receivedText],
        ['Name', withdrawal.name],
        ['Bestellnummer', withdrawal.orderNumber],
        ['E-Mail für die Bestätigung', withdrawal.email],
        ...(withdrawal.text ? [['Ihre Angaben', withdrawal.text] as const] : []),
      ],
    },
    'Wir prüfen Ihren Widerruf und melden uns mit den nächsten Schritten. Bitte bewahren Sie diese Nachricht auf.',
  ],
});

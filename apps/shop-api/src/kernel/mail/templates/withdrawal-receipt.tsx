import { type LinePieces, withdrawalLineText } from '@fachwerk/shared/rules';
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
  /** Absent for a withdrawal in free words. */
  order?: WithdrawnLines | undefined;
  /** The address is known as that of the buyer. */
  isConfirmed: boolean;
}

/** Names come from the order, not from the sender; absent if the sender could not read it any more. */
interface WithdrawnLines {
  lines: readonly (LinePieces & { name?: string })[];
  isPart: boolean;
  /** Gift cards by e-mail alone: nothing is sent back. */
  isOfCards?: boolean;
}

/** Longest number that is shown as typed. */
const MOST_CHARACTERS = 20;

/** A number as the shop gives it; of anything else only its letters, digits and hyphens. */
const codeOf = (orderNumber: string): string =>
  orderNumber.replace(/[^\p{L}\p{N}-]/gu, '').slice(0, MOST_CHARACTERS);

/** BGB section 356a: a part of the contract does not declare the whole withdrawn. */
const scopeText = ({ lines, isPart }: WithdrawnLines): string =>
  `${isPart ? 'der Vertrag, soweit er diese Artikel betrifft' : 'der ganze Vertrag'}: ${lines.map(withdrawalLineText).join('; ')}`;

/**
 * BGB section 356a (4): content, date and time of receipt on a durable medium. The mail confirms the receipt
 * and not that the withdrawal is justified. A stranger's address gets the declaration (which contract, when)
 * without what was typed freely, see decision 0096; the page of the receipt shows all of it.
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
          ...(withdrawal.isConfirmed ? [['Name', withdrawal.name] as const] : []),
          ['Bestellnummer', withdrawal.isConfirmed ? withdrawal.orderNumber : codeOf(withdrawal.orderNumber)],
          ...(withdrawal.order ? [['Widerrufen', scopeText(withdrawal.order)] as const] : []),
          ['E-Mail für die Bestätigung', withdrawal.email],
          ...(withdrawal.isConfirmed && withdrawal.text ? [['Ihre Angaben', withdrawal.text] as const] : []),
        ]}
      />
      {!withdrawal.isConfirmed && (
        <MailText>
          Name und weitere Angaben Ihrer Erklärung haben wir vollständig gespeichert. Zum Schutz Ihres
          Postfachs vor Nachrichten Fremder stehen sie nur auf der Seite, auf der Sie den Widerruf abgesendet
          haben.
        </MailText>
      )}
      {withdrawal.order && withdrawal.order.isOfCards !== true && (
        <MailText>
          Haben Sie die Artikel schon, finden Sie auf der Seite Ihrer Bestellung einen Rücksendeschein zum
          Ausdrucken.
        </MailText>
      )}
      <MailText>
        Wir prüfen Ihren Widerruf und melden uns mit den nächsten Schritten. Bitte bewahren Sie diese
        Nachricht auf.
      </MailText>
    </>
  ),
});

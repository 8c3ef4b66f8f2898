import { type LinePieces, MAX_LINE_QUANTITY } from '@fachwerk/shared/rules';
import { SHOP_NAME } from '../components/company';
import { MailFacts } from '../components/MailFacts';
import { MailText } from '../components/MailText';
import type { MailTexts } from '../mail-texts';
import type { Mail } from '../render-mail';

export interface ReceivedWithdrawal {
  receiptNumber: string;
  receivedAt: Date;
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
function scopeText({ lines, isPart }: WithdrawnLines, texts: MailTexts): string {
  const { text } = texts;
  const what = isPart ? text('mail.withdrawal-receipt.part') : text('mail.withdrawal-receipt.whole');
  return `${what}: ${lines.map((line) => lineText(line, texts)).join('; ')}`;
}

/** As the page states it; without a name if the order was not open. */
function lineText({ lineId, quantity, name }: LinePieces & { name?: string }, texts: MailTexts): string {
  const { text, number } = texts;
  if (name !== undefined) return text('mail.pieces', { quantity, name });
  const line = text('mail.withdrawal-receipt.line', { line: lineId });
  if (quantity === MAX_LINE_QUANTITY) return line;
  return text('mail.withdrawal-receipt.line.pieces', { line, quantity: number(quantity) });
}

/**
 * BGB section 356a (4): content, date and time of receipt on a durable medium. The mail confirms the receipt
 * and not that the withdrawal is justified. A stranger's address gets the declaration (which contract, when)
 * without what was typed freely, see decision 0096; the page of the receipt shows all of it.
 */
export const withdrawalReceiptMail = (withdrawal: ReceivedWithdrawal): Mail => ({
  kind: 'withdrawal-receipt',
  write: (texts) => {
    const { text, dayAndTime } = texts;
    return {
      subject: text('mail.withdrawal-receipt.subject'),
      content: (
        <>
          <MailText>{text('mail.greeting')}</MailText>
          <MailText>
            {text('mail.withdrawal-receipt.intro', {
              received: dayAndTime(withdrawal.receivedAt),
              shop: SHOP_NAME,
            })}
          </MailText>
          <MailFacts
            facts={[
              [text('mail.withdrawal-receipt.number'), withdrawal.receiptNumber],
              [text('mail.withdrawal-receipt.received'), dayAndTime(withdrawal.receivedAt)],
              ...(withdrawal.isConfirmed
                ? [[text('mail.withdrawal-receipt.name'), withdrawal.name] as const]
                : []),
              [
                text('mail.fact.orderNumber'),
                withdrawal.isConfirmed ? withdrawal.orderNumber : codeOf(withdrawal.orderNumber),
              ],
              ...(withdrawal.order
                ? [[text('mail.withdrawal-receipt.contract'), scopeText(withdrawal.order, texts)] as const]
                : []),
              [text('mail.withdrawal-receipt.email'), withdrawal.email],
              ...(withdrawal.isConfirmed && withdrawal.text
                ? [[text('mail.withdrawal-receipt.text'), withdrawal.text] as const]
                : []),
            ]}
          />
          {!withdrawal.isConfirmed && <MailText>{text('mail.withdrawal-receipt.hidden')}</MailText>}
          {withdrawal.order && withdrawal.order.isOfCards !== true && (
            <MailText>{text('mail.withdrawal-receipt.label')}</MailText>
          )}
          <MailText>{text('mail.withdrawal-receipt.next')}</MailText>
        </>
      ),
    };
  },
});

import { MailButton } from '../../kernel/mail/components/MailButton';
import { MailText } from '../../kernel/mail/components/MailText';
import { greeting } from '../../kernel/mail/templates/greeting';
import { titleOf } from '../documents/document-pdf';
import type { OrderMailKind } from '../lifecycle/order-connections';
import type { OrderLetter } from './order-letter';
import { cancellationLetters } from './templates/cancellation-letters';
import { caseLetters } from './templates/case-letters';
import { collectLetters } from './templates/collect-letters';
import { contractLetters } from './templates/contract-letters';
import { giftCardLetter } from './templates/gift-card-letter';
import type { Letters, WrittenLetter } from './templates/letters';
import { reservationLetters } from './templates/reservation-letters';
import { asksAboutRest } from './templates/RestQuestion';
import { WithdrawalNotice } from './templates/WithdrawalNotice';

const letters: Letters = {
  ...contractLetters,
  ...collectLetters,
  ...cancellationLetters,
  ...reservationLetters,
  ...caseLetters,
};

/** They state what was not found, and ask what becomes of the rest. */
const ASKING: readonly OrderMailKind[] = ['order-cancelled', 'reservation-partial'];

/** Subject and content of a mail about an order: its message, its order, and the rights of the customer. */
export function writeLetter(letter: OrderLetter): WrittenLetter {
  const { kind, order, documents, links } = letter;
  if (kind === 'gift-card') return giftCardLetter(letter);
  const { subject, content, hasContract } = letters[kind](letter);
  return {
    to: order.email,
    subject,
    content: (
      <>
        <MailText>{greetingOf(order.contact)}</MailText>
        {content}
        {documents.length > 0 && <MailText>{`Beigefügt: ${documents.map(titleOf).join(', ')}.`}</MailText>}
        <MailButton href={links.order}>
          {ASKING.includes(kind) && asksAboutRest(order)
            ? 'Abholen oder stornieren'
            : order.kind === 'reservation'
              ? 'Reservierung ansehen'
              : 'Bestellung ansehen'}
        </MailButton>
        {hasContract && <WithdrawalNotice link={links.withdrawal} />}
      </>
    ),
  };
}

/** Without the name where the address is not confirmed. */
function greetingOf({ salutation, firstName, lastName }: OrderLetter['order']['contact']): string {
  if (lastName === '') return 'Guten Tag,';
  const known = salutation === 'MRS' || salutation === 'MR' ? salutation : 'UNKNOWN';
  return greeting({ salutation: known, firstName, lastName });
}

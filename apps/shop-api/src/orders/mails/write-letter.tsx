import { MailButton } from '../../kernel/mail/components/MailButton';
import { MailText } from '../../kernel/mail/components/MailText';
import type { MailTexts } from '../../kernel/mail/mail-texts';
import type { WrittenMail } from '../../kernel/mail/render-mail';
import { greeting } from '../../kernel/mail/templates/greeting';
import type { OrderMailKind } from '../lifecycle/order-connections';
import type { OrderLetter } from './order-letter';
import { cancellationLetters } from './templates/cancellation-letters';
import { caseLetters } from './templates/case-letters';
import { collectLetters } from './templates/collect-letters';
import { contractLetters } from './templates/contract-letters';
import { giftCardLetter } from './templates/gift-card-letter';
import type { Letters } from './templates/letters';
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
export function writeLetter(letter: OrderLetter, texts: MailTexts): WrittenMail {
  const { text } = texts;
  const { kind, order, documents, links } = letter;
  if (kind === 'gift-card') return giftCardLetter(letter, texts);
  const { subject, content, hasContract } = letters[kind](letter, texts);
  return {
    subject,
    content: (
      <>
        <MailText>{greetingOf(order.contact, text)}</MailText>
        {content}
        {documents.length > 0 && (
          <MailText>
            {text('mail.order.attached', {
              titles: documents.map((one) => documentName(one, text)).join(', '),
            })}
          </MailText>
        )}
        <MailButton href={links.order}>
          {ASKING.includes(kind) && asksAboutRest(order)
            ? text('mail.order.button.rest')
            : order.kind === 'reservation'
              ? text('mail.order.button.reservation')
              : text('mail.order.button.order')}
        </MailButton>
        {hasContract && <WithdrawalNotice link={links.withdrawal} />}
      </>
    ),
  };
}

/** Without the name where the address is not confirmed. */
function greetingOf(
  { salutation, firstName, lastName }: OrderLetter['order']['contact'],
  text: MailTexts['text'],
): string {
  if (lastName === '') return text('mail.greeting');
  const known = salutation === 'MRS' || salutation === 'MR' ? salutation : 'UNKNOWN';
  return greeting({ salutation: known, firstName, lastName }, text);
}

/** The document itself is German. */
const documentName = ({ kind, number }: OrderLetter['documents'][number], text: MailTexts['text']): string =>
  text(`mail.document.${kind}`, { number });

/** A gift card goes to the person who is to have it. */
export const addressOfLetter = ({ kind, order, details }: OrderLetter): string =>
  (kind === 'gift-card' && details.recipientEmail) || order.email;

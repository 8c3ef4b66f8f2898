import { isPaidAfterwards, whenPaid } from '@fachwerk/shared/rules';
import { MailFacts } from '../../../kernel/mail/components/MailFacts';
import { MailText } from '../../../kernel/mail/components/MailText';
import type { MailTexts } from '../../../kernel/mail/mail-texts';
import { paymentText } from '../../lifecycle/payment-of-order';
import type { OrderLetter } from '../order-letter';
import { piecesOf } from './contract-letters';
import type { Letters } from './letters';
import { OrderPieces } from './OrderSummary';
import { RestQuestion } from './RestQuestion';

export const cancellationLetters: Pick<Letters, 'order-cancelled' | 'refunded'> = {
  'order-cancelled': (letter, texts) => {
    const { text } = texts;
    const { order, details } = letter;
    const isWhole = order.lines.every((line) => line.quantity === line.cancelled);
    return {
      subject: isWhole
        ? text('mail.order-cancelled.subject', { number: order.number })
        : text('mail.order-cancelled.part.subject', { number: order.number }),
      hasContract: !isWhole,
      content: (
        <>
          <MailText>
            {isWhole
              ? text('mail.order-cancelled.intro', { number: order.number })
              : text('mail.order-cancelled.part.intro', { number: order.number })}
          </MailText>
          <OrderPieces
            link={letter.links.order}
            lines={
              isWhole || !details.lines
                ? order.lines
                    .filter((line) => line.cancelled > 0)
                    .map((line) => [line, line.cancelled] as const)
                : piecesOf(order, details)
            }
          />
          {lostTexts(letter, texts).map((line) => (
            <MailText key={line}>{line}</MailText>
          ))}
          <MailText>{refundText(letter, texts)}</MailText>
          <RestQuestion order={order} />
        </>
      ),
    };
  },

  refunded: (letter, texts) => {
    const { text } = texts;
    return {
      subject: text('mail.refunded.subject', { number: letter.order.number }),
      hasContract: false,
      content: (
        <>
          <MailText>{text('mail.refunded.intro', { number: letter.order.number })}</MailText>
          <MailFacts
            facts={refunds(letter, texts).map(([means, amount]) => [
              text('mail.refunded.to', { means }),
              amount,
            ])}
          />
          {(letter.details.giftCardCents ?? 0) > 0 && <MailText>{text('mail.refunded.giftCard')}</MailText>}
          {(letter.details.cents ?? 0) > 0 && <MailText>{text('mail.refunded.takesDays')}</MailText>}
        </>
      ),
    };
  },
};

/** Each means of payment gets back what it has paid; the sums are those of the step, not of the order. */
const refunds = ({ order, details, giftCardNumber }: OrderLetter, { text, euros, language }: MailTexts) => {
  const { giftCardCents = 0, cents = 0, paidBy = order.paymentMethod, transferReference } = details;
  const giftCard = [text('mail.refunded.means.giftCard'), giftCardNumber].filter(Boolean).join(' ');
  // A direct debit goes back to the account that it was taken from.
  const isToAccount = transferReference !== undefined || whenPaid(paidBy) === 'by-debit';
  const means = isToAccount ? text('mail.refunded.means.account') : paymentText(paidBy, language);
  return [
    ...(giftCardCents > 0 ? [[giftCard, euros(giftCardCents)] as const] : []),
    ...(cents > 0 ? [[means, euros(cents)] as const] : []),
  ];
};

/** The sum of the cancellation with its shipping costs, and where it returns. */
function refundText(letter: OrderLetter, texts: MailTexts): string {
  const { text, euros } = texts;
  const { savedCents = 0, giftCardCents = 0, cents = 0 } = letter.details;
  const amounts = refunds(letter, texts).map(([means, amount]) =>
    text('mail.order-cancelled.refund.to', { means, amount }),
  );
  const unpaid = savedCents - giftCardCents - cents;
  const { remaining } = letter.order.sums;
  const saved = euros(savedCents);
  return [
    savedCents > 0
      ? remaining && remaining.value > 0
        ? text('mail.order-cancelled.less.total', { saved, total: euros(remaining.value) })
        : text('mail.order-cancelled.less', { saved })
      : text('mail.order-cancelled.sameTotal'),
    ...(amounts.length > 0 ? [text('mail.order-cancelled.refund', { amounts: amounts.join(', ') })] : []),
    ...(cents > 0 ? [text('mail.order-cancelled.started'), text('mail.refunded.takesDays')] : []),
    ...(unpaid > 0 ? [notChargedText(letter.order.paymentMethod, euros(unpaid), text)] : []),
  ].join(' ');
}

/** A debit may have been taken without a report of the provider yet: it then goes back by itself. */
function notChargedText(method: string, amount: string, text: MailTexts['text']): string {
  if (isPaidAfterwards(method)) return text('mail.order-cancelled.unpaid.later', { amount });
  if (whenPaid(method) === 'by-debit') return text('mail.order-cancelled.unpaid.debit', { amount });
  return text('mail.order-cancelled.unpaid.authorised', { amount });
}

/** Why the sum is less than the price of the articles. */
const lostTexts = ({ details: { lost } }: OrderLetter, { text, euros }: MailTexts): string[] => [
  ...(lost?.gifts ?? []).map((name) => text('mail.order-cancelled.lost.gift', { name })),
  ...(lost && lost.lostCents > 0
    ? [text('mail.order-cancelled.lost.discount', { amount: euros(lost.lostCents) })]
    : []),
  ...(lost && lost.shippingCents > 0
    ? [text('mail.order-cancelled.lost.shipping', { amount: euros(lost.shippingCents) })]
    : []),
];

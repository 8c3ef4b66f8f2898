import { isPaidAfterwards, whenPaid } from '@fachwerk/shared/rules';
import { MailFacts } from '../../../kernel/mail/components/MailFacts';
import { MailText } from '../../../kernel/mail/components/MailText';
import { paymentText } from '../../lifecycle/payment-of-order';
import type { OrderLetter } from '../order-letter';
import { piecesOf } from './contract-letters';
import type { Letters } from './letters';
import { euro, OrderPieces } from './OrderSummary';
import { RestQuestion } from './RestQuestion';

export const cancellationLetters: Pick<Letters, 'order-cancelled' | 'refunded'> = {
  'order-cancelled': (letter) => {
    const { order, details } = letter;
    const isWhole = order.lines.every((line) => line.quantity === line.cancelled);
    return {
      subject: isWhole
        ? `Ihre Bestellung ${order.number} ist storniert`
        : `Ein Teil Ihrer Bestellung ${order.number} ist storniert`,
      hasContract: !isWhole,
      content: (
        <>
          <MailText>
            {isWhole
              ? `Ihre Bestellung ${order.number} ist storniert. Sie müssen nichts weiter tun.`
              : `diese Artikel Ihrer Bestellung ${order.number} sind storniert:`}
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
          {lostTexts(letter).map((line) => (
            <MailText key={line}>{line}</MailText>
          ))}
          <MailText>{refundText(letter)}</MailText>
          <RestQuestion order={order} />
        </>
      ),
    };
  },

  refunded: (letter) => ({
    subject: `Erstattung zu Ihrer Bestellung ${letter.order.number}`,
    hasContract: false,
    content: (
      <>
        <MailText>{`wir haben Ihnen Geld zu Ihrer Bestellung ${letter.order.number} erstattet.`}</MailText>
        <MailFacts facts={refunds(letter).map(([means, amount]) => [`Auf ${means}`, amount])} />
        {(letter.details.giftCardCents ?? 0) > 0 && (
          <MailText>Das Guthaben auf Ihrer Geschenkkarte können Sie sofort wieder verwenden.</MailText>
        )}
        {(letter.details.cents ?? 0) > 0 && <MailText>{CREDIT_TAKES_DAYS}</MailText>}
      </>
    ),
  }),
};

const CREDIT_TAKES_DAYS =
  'Die Gutschrift kann einige Tage dauern; das hängt von Ihrer Bank oder Ihrem Zahlungsdienst ab.';

/** Each means of payment gets back what it has paid; the sums are those of the step, not of the order. */
const refunds = ({ order, details, giftCardNumber }: OrderLetter) => {
  const { giftCardCents = 0, cents = 0, paidBy = order.paymentMethod, transferReference } = details;
  const giftCard = ['Ihre Geschenkkarte', giftCardNumber].filter(Boolean).join(' ');
  // A direct debit goes back to the account that it was taken from.
  const isToAccount = transferReference !== undefined || whenPaid(paidBy) === 'by-debit';
  const means = isToAccount ? 'Ihr Bankkonto' : paymentText(paidBy);
  return [
    ...(giftCardCents > 0 ? [[giftCard, euro(giftCardCents)] as const] : []),
    ...(cents > 0 ? [[means, euro(cents)] as const] : []),
  ];
};

/** The sum of the cancellation with its shipping costs, and where it returns. */
function refundText(letter: OrderLetter): string {
  const { savedCents = 0, giftCardCents = 0, cents = 0 } = letter.details;
  const amounts = refunds(letter).map(([means, amount]) => `auf ${means}: ${amount}`);
  const unpaid = savedCents - giftCardCents - cents;
  const { remaining } = letter.order.sums;
  const newTotal = remaining && remaining.value > 0 ? `nun insgesamt ${remaining.displayValue}, ` : '';
  return [
    savedCents > 0
      ? `Ihre Bestellung kostet dadurch ${euro(savedCents)} weniger, ${newTotal}Versandkosten eingerechnet.`
      : 'Der Gesamtbetrag Ihrer Bestellung ändert sich dadurch nicht.',
    ...(amounts.length > 0 ? [`Sie erhalten zurück: ${amounts.join(', ')}.`] : []),
    ...(cents > 0 ? [`Die Rückzahlung haben wir veranlasst. ${CREDIT_TAKES_DAYS}`] : []),
    ...(unpaid > 0 ? [notChargedText(letter.order.paymentMethod, euro(unpaid))] : []),
  ].join(' ');
}

/** A debit may have been taken without a report of the provider yet: it then goes back by itself. */
function notChargedText(method: string, amount: string): string {
  if (isPaidAfterwards(method)) return `${amount} müssen Sie nicht mehr bezahlen.`;
  if (whenPaid(method) === 'by-debit')
    return `${amount} buchen wir nicht ab. Ist der Betrag schon abgebucht, zahlen wir ihn auf Ihr Bankkonto zurück.`;
  return `${amount} werden nicht abgebucht; eine Reservierung des Betrags geben wir frei.`;
}

/** Why the sum is less than the price of the articles. */
const lostTexts = ({ details: { lost } }: OrderLetter): string[] => [
  ...(lost?.gifts ?? []).map(
    (name) =>
      `Die Gratis-Zugabe „${name}“ entfällt, weil der Rest der Bestellung ihren Mindestwert nicht erreicht.`,
  ),
  ...(lost && lost.lostCents > 0
    ? [
        `Ein Rabatt von ${euro(lost.lostCents)} entfällt, weil der Rest der Bestellung seinen Mindestwert nicht erreicht.`,
      ]
    : []),
  ...(lost && lost.shippingCents > 0
    ? [
        `Der Rest der Bestellung wird nicht mehr kostenlos verschickt: Versandkosten ${euro(lost.shippingCents)}.`,
      ]
    : []),
];

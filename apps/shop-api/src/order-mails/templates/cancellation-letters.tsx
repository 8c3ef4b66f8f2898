import type { OrderView } from '@fachwerk/shared/contracts';
import { MailFacts } from '../../mail/components/MailFacts';
import { MailText } from '../../mail/components/MailText';
import { piecesOf } from './contract-letters';
import type { Letters } from './letters';
import { euro, OrderPieces, paymentText } from './OrderSummary';

export const cancellationLetters: Pick<Letters, 'order-cancelled' | 'refunded'> = {
  'order-cancelled': ({ order, details }) => {
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
            lines={
              isWhole || !details.lines
                ? order.lines
                    .filter((line) => line.cancelled > 0)
                    .map((line) => [line, line.cancelled] as const)
                : piecesOf(order, details)
            }
          />
          <MailText>{refundText(order)}</MailText>
        </>
      ),
    };
  },

  refunded: ({ order, details }) => ({
    subject: `Erstattung zu Ihrer Bestellung ${order.number}`,
    hasContract: false,
    content: (
      <>
        <MailText>{`wir haben Ihnen Geld zu Ihrer Bestellung ${order.number} erstattet.`}</MailText>
        <MailFacts facts={refunds(order, details.cents)} />
        <MailText>
          Die Gutschrift auf Ihrem Zahlungsmittel kann einige Tage dauern; das hängt von Ihrer Bank oder Ihrem
          Zahlungsdienst ab.
        </MailText>
      </>
    ),
  }),
};

/** Each means of payment gets back what it has paid. */
function refunds({ sums, paymentMethod }: OrderView, cents?: number) {
  const { giftCardReturned, refunded } = sums;
  return [
    ...(giftCardReturned ? [['Auf Ihre Geschenkkarte', giftCardReturned.displayValue] as const] : []),
    ...(refunded || cents
      ? [[`Auf ${paymentText(paymentMethod)}`, cents ? euro(cents) : (refunded?.displayValue ?? '')] as const]
      : []),
  ];
}

const refundText = (order: OrderView): string =>
  order.sums.giftCardReturned || order.sums.refunded
    ? `Was Sie dafür bezahlt haben, erhalten Sie zurück: ${refunds(order)
        .map(([means, amount]) => `${means} ${amount}`)
        .join(', ')}.`
    : 'Für stornierte Artikel wird nichts abgebucht; eine Reservierung des Betrags geben wir frei.';

import { MailFacts } from '../../../kernel/mail/components/MailFacts';
import { MailText } from '../../../kernel/mail/components/MailText';
import type { OrderLetter } from '../order-letter';
import { Collection } from './collect-letters';
import type { Letters } from './letters';
import { OrderPieces } from './OrderSummary';
import { RestQuestion } from './RestQuestion';
import { StoreFacts } from './StoreFacts';

type ReservationKind =
  | 'reservation-received'
  | 'reservation-ready'
  | 'reservation-partial'
  | 'reservation-expired'
  | 'reservation-cancelled';

/** A reservation binds nobody: price and seller are those of the store, and the contract is made there. */
const NO_CONTRACT =
  'Die Reservierung ist unverbindlich und kein Kaufvertrag. Sie kaufen und bezahlen erst im Markt, zum Preis dieses Marktes; ein Widerrufsrecht für Käufe im Internet gibt es dafür nicht.';

export const reservationLetters: Pick<Letters, ReservationKind> = {
  'reservation-received': ({ order, links }) => ({
    subject: `Ihre Reservierung ${order.number} ist eingegangen`,
    hasContract: false,
    content: (
      <>
        <MailText>{`Ihre Reservierung ${order.number} ist am ${order.placed.text}, eingegangen. Der Markt sucht die Artikel für Sie heraus und meldet sich, sobald sie bereitliegen.`}</MailText>
        <MailText>{NO_CONTRACT}</MailText>
        {order.readyBy && <MailFacts facts={[['Voraussichtlich bereit', order.readyBy.text]]} />}
        <Goods order={order} links={links} />
      </>
    ),
  }),

  'reservation-ready': (letter) => ({
    subject: `Ihre Reservierung ${letter.order.number} liegt bereit`,
    hasContract: false,
    content: (
      <>
        <MailText>{`Ihre reservierten Artikel liegen im Markt bereit.${until(letter)}`}</MailText>
        <MailText>{NO_CONTRACT}</MailText>
        <Collection letter={letter} />
      </>
    ),
  }),

  'reservation-partial': (letter) => ({
    subject: `Ihre Reservierung ${letter.order.number} ist nur teilweise möglich`,
    hasContract: false,
    content: (
      <>
        <MailText>
          der Markt hat nicht alle Artikel gefunden. Diese legen wir für Sie zurück; Sie bekommen eine
          Nachricht, sobald sie bereitliegen:
        </MailText>
        <Goods order={letter.order} links={letter.links} />
        <RestQuestion order={letter.order} />
        <MailText>{NO_CONTRACT}</MailText>
      </>
    ),
  }),

  'reservation-expired': ({ order }) => ({
    subject: `Ihre Reservierung ${order.number} ist abgelaufen`,
    hasContract: false,
    content: (
      <>
        <MailText>{`Ihre Reservierung ${order.number} ist abgelaufen, und die Artikel gehen zurück ins Regal. Für Sie entstehen keine Kosten. Sie können jederzeit neu reservieren.`}</MailText>
        {order.store && <StoreFacts store={order.store} isSeller />}
      </>
    ),
  }),

  'reservation-cancelled': ({ order, links }) => ({
    subject: `Ihre Reservierung ${order.number} ist beendet`,
    hasContract: false,
    content: (
      <>
        <MailText>{`Ihre Reservierung ${order.number} ist beendet: Sie wurde storniert, oder der Markt hat die Artikel nicht gefunden. Für Sie entstehen keine Kosten.`}</MailText>
        <OrderPieces lines={order.lines.map((line) => [line, line.quantity] as const)} link={links.order} />
        {order.store && <StoreFacts store={order.store} isSeller />}
      </>
    ),
  }),
};

const until = ({ order }: OrderLetter): string =>
  order.collectUntil ? ` Wir halten sie bis ${order.collectUntil.text} für Sie zurück.` : '';

const Goods = ({ order, links }: Pick<OrderLetter, 'order' | 'links'>) => (
  <>
    <OrderPieces
      link={links.order}
      lines={order.lines
        .filter((line) => line.quantity > line.cancelled)
        .map((line) => [line, line.quantity - line.cancelled] as const)}
    />
    {order.store && <StoreFacts store={order.store} isSeller />}
  </>
);

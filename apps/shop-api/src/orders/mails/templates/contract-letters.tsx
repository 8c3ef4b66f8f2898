import type { OrderArrival, OrderLineView, OrderView } from '@fachwerk/shared/contracts';
import { addressLines, trackingUrl } from '@fachwerk/shared/rules';
import { SHOP_NAME } from '../../../kernel/mail/components/company';
import { MailButton } from '../../../kernel/mail/components/MailButton';
import { MailFacts } from '../../../kernel/mail/components/MailFacts';
import { MailLink } from '../../../kernel/mail/components/MailLink';
import { MailText } from '../../../kernel/mail/components/MailText';
import { paymentText } from '../../lifecycle/payment-of-order';
import type { LetterDetails } from '../order-letter';
import { GuaranteeStatements } from './GuaranteeStatements';
import type { Letters } from './letters';
import { moreLines, MOST_LINES, OrderPieces, OrderSummary } from './OrderSummary';
import { StoreFacts } from './StoreFacts';

type ContractKind = 'order-received' | 'order-confirmed' | 'payment-failed' | 'shipped';

export const contractLetters: Pick<Letters, ContractKind> = {
  /** BGB §312i (1) 3: the receipt of an order is confirmed at once; it is not accepted by that. */
  'order-received': ({ order, links }) => ({
    subject: `Ihre Bestellung ${order.number} ist eingegangen`,
    hasContract: false,
    content: (
      <>
        <MailText>{`vielen Dank. Ihre Bestellung ${order.number} ist am ${order.placed.text}, bei ${SHOP_NAME} eingegangen. Diese Nachricht bestätigt den Eingang; sie nimmt die Bestellung noch nicht an.`}</MailText>
        <MailText>
          Sobald Ihre Zahlung bestätigt ist, erhalten Sie die Bestellbestätigung. Ist die Zahlung noch offen,
          können Sie sie über Ihre Bestellung fortsetzen.
        </MailText>
        <OrderContent order={order} link={links.order} />
      </>
    ),
  }),

  'order-confirmed': ({ order, links }) => ({
    subject: `Bestätigung Ihrer Bestellung ${order.number}`,
    hasContract: true,
    content: (
      <>
        <MailText>{`vielen Dank. Ihre Bestellung ${order.number} ist am ${order.placed.text}, bei ${SHOP_NAME} eingegangen. Wir nehmen sie an: Damit ist der Vertrag geschlossen.`}</MailText>
        <MailText>{order.nextText}</MailText>
        <OrderContent order={order} link={links.order} />
        <GuaranteeStatements lines={order.lines} />
        {order.lines.length > MOST_LINES && (
          <MailText>Die Liste aller Artikel mit ihren Preisen ist dieser Nachricht beigefügt.</MailText>
        )}
        <MailText>
          Unsere Allgemeinen Geschäftsbedingungen, die Widerrufsbelehrung mit dem Muster-Widerrufsformular und
          der Hinweis der Europäischen Union zur gesetzlichen Gewährleistung sind dieser Nachricht beigefügt.
          Bitte bewahren Sie sie auf.
        </MailText>
      </>
    ),
  }),

  'payment-failed': ({ order, details, links }) => ({
    subject: `Zahlung Ihrer Bestellung ${order.number} nicht abgeschlossen`,
    hasContract: false,
    content: (
      <>
        <MailText>{`die Zahlung Ihrer Bestellung ${order.number} mit ${paymentText(order.paymentMethod)} wurde nicht abgeschlossen. Die Bestellung ist beendet, und Sie müssen nichts bezahlen.`}</MailText>
        {order.sums.giftCard && (
          <MailText>Was Sie mit der Geschenkkarte bezahlt haben, ist wieder auf der Karte.</MailText>
        )}
        {details.isInCart === true ? (
          <>
            <MailText>
              Ihre Artikel liegen wieder in dem Warenkorb, aus dem Sie bestellt haben. Dort können Sie neu
              bestellen, auch mit einer anderen Zahlungsart:
            </MailText>
            <MailButton href={links.basket}>Zum Warenkorb</MailButton>
          </>
        ) : (
          <MailText>
            Ihr Warenkorb ist nicht mehr vorhanden. Wenn Sie die Artikel noch möchten, legen Sie sie bitte neu
            in den Warenkorb; Sie können dann auch eine andere Zahlungsart wählen.
          </MailText>
        )}
        <OrderSummary order={order} link={links.order} />
      </>
    ),
  }),

  shipped: ({ order, details, links }) => ({
    subject:
      details.parcel === undefined
        ? `Ihre Bestellung ${order.number} ist unterwegs`
        : `Ihre Bestellung ${order.number}: Angaben zum Paket berichtigt`,
    hasContract: true,
    content: (
      <>
        <MailText>
          {details.parcel !== undefined
            ? 'zu einem Ihrer Pakete haben wir Ihnen falsche Angaben geschickt. Richtig sind diese:'
            : order.lines.some((line) => line.quantity > line.cancelled + line.handedOver)
              ? 'ein Teil Ihrer Bestellung ist unterwegs. Für den Rest bekommen Sie eine eigene Nachricht.'
              : 'Ihre Bestellung ist unterwegs.'}
        </MailText>
        <MailFacts
          facts={[
            ['Bestellnummer', order.number],
            ...(details.carrier === undefined ? [] : [['Versand mit', details.carrier] as const]),
            ...(details.trackingNumber === undefined
              ? []
              : [['Sendungsnummer', details.trackingNumber] as const]),
            ...(order.deliveryAddress
              ? [['Lieferadresse', addressLines(order.deliveryAddress).join('\n')] as const]
              : []),
          ]}
        />
        <TrackingLink {...details} />
        <OrderPieces lines={piecesOf(order, details)} link={links.order} />
      </>
    ),
  }),
};

/** The page of the carrier, where it has one. */
function TrackingLink({ carrier, trackingNumber }: LetterDetails) {
  const url = trackingUrl(carrier, trackingNumber);
  return url && <MailLink href={url}>{`Sendung verfolgen: ${trackingNumber}`}</MailLink>;
}

const OrderContent = ({ order, link }: { order: OrderView; link: string }) => (
  <>
    <MailFacts facts={[...addressFacts(order), ...arrivalFacts(order)]} />
    {order.store && <StoreFacts store={order.store} />}
    <OrderSummary order={order} link={link} />
  </>
);

const addressFacts = ({ number, placed, deliveryAddress, billingAddress }: OrderView) => [
  ['Bestellnummer', number] as const,
  ['Bestellt', placed.text] as const,
  ...(deliveryAddress ? [['Lieferadresse', addressLines(deliveryAddress).join('\n')] as const] : []),
  ...(billingAddress ? [['Rechnungsadresse', addressLines(billingAddress).join('\n')] as const] : []),
];

/** What the law wants on a durable medium (BGB §312f(2)): when everything arrives or can be collected. */
const arrivalFacts = ({ arrivals = [], readyBy, kind }: OrderView) => [
  ...(arrivals.length === 0
    ? []
    : [['Liefertermin', arrivals.map(arrivalText(arrivals.length)).join('\n')] as const]),
  ...(kind === 'collect' && readyBy ? [['Abholbereit', readyBy.text] as const] : []),
];

const arrivalText =
  (parts: number) =>
  ({ text, names }: OrderArrival): string =>
    parts === 1 ? text : `${text}: ${namesText(names)}`;

const MOST_NAMES = 20;

const namesText = (names: readonly string[]): string =>
  [
    ...names.slice(0, MOST_NAMES),
    ...(names.length > MOST_NAMES ? [`und ${moreLines(names.length - MOST_NAMES)}`] : []),
  ].join(', ');

/** The pieces that a step concerns; without details all that are kept. */
export const piecesOf = (order: OrderView, { lines }: LetterDetails): [OrderLineView, number][] =>
  order.lines.flatMap((line): [OrderLineView, number][] => {
    const quantity = lines
      ? (lines.find(({ lineId }) => lineId === line.lineId)?.quantity ?? 0)
      : line.quantity - line.cancelled;
    return quantity > 0 ? [[line, quantity]] : [];
  });

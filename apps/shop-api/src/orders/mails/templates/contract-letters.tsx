import type { OrderArrival, OrderLineView, OrderView } from '@fachwerk/shared/contracts';
import { addressLines, statedByFirm, trackingUrl } from '@fachwerk/shared/rules';
import { parseInstant } from '@fachwerk/shared/time';
import { SHOP_NAME } from '../../../kernel/mail/components/company';
import { useMailTexts } from '../../../kernel/mail/components/mail-texts-context';
import { MailButton } from '../../../kernel/mail/components/MailButton';
import { MailFacts } from '../../../kernel/mail/components/MailFacts';
import { MailLink } from '../../../kernel/mail/components/MailLink';
import { MailText } from '../../../kernel/mail/components/MailText';
import type { MailTexts } from '../../../kernel/mail/mail-texts';
import { paymentText } from '../../lifecycle/payment-of-order';
import type { LetterDetails } from '../order-letter';
import { GuaranteeStatements } from './GuaranteeStatements';
import type { Letters } from './letters';
import { moreLines, MOST_LINES, OrderPieces, OrderSummary } from './OrderSummary';
import { StoreFacts } from './StoreFacts';

type ContractKind = 'order-received' | 'order-confirmed' | 'payment-failed' | 'shipped';

export const contractLetters: Pick<Letters, ContractKind> = {
  /** BGB §312i (1) 3: the receipt of an order is confirmed at once; it is not accepted by that. */
  'order-received': ({ order, links }, { text, dayAndTime }) => ({
    subject: text('mail.order-received.subject', { number: order.number }),
    hasContract: false,
    content: (
      <>
        <MailText>
          {text('mail.order-received.intro', {
            number: order.number,
            placed: dayAndTime(parseInstant(order.placed.at)),
            shop: SHOP_NAME,
          })}
        </MailText>
        <MailText>{text('mail.order-received.next')}</MailText>
        <OrderContent order={order} link={links.order} />
      </>
    ),
  }),

  'order-confirmed': ({ order, links }, { text, dayAndTime }) => ({
    subject: text('mail.order-confirmed.subject', { number: order.number }),
    hasContract: true,
    content: (
      <>
        <MailText>
          {text('mail.order-confirmed.intro', {
            number: order.number,
            placed: dayAndTime(parseInstant(order.placed.at)),
            shop: SHOP_NAME,
          })}
        </MailText>
        <MailText>{order.nextText}</MailText>
        <OrderContent order={order} link={links.order} />
        <GuaranteeStatements lines={order.lines} />
        {order.lines.length > MOST_LINES && <MailText>{text('mail.order-confirmed.allLines')}</MailText>}
        <MailText>{text('mail.order-confirmed.legal')}</MailText>
      </>
    ),
  }),

  'payment-failed': ({ order, details, links }, { text, language }) => ({
    subject: text('mail.payment-failed.subject', { number: order.number }),
    hasContract: false,
    content: (
      <>
        <MailText>
          {text('mail.payment-failed.intro', {
            number: order.number,
            method: paymentText(order.paymentMethod, language),
          })}
        </MailText>
        {order.sums.giftCard && <MailText>{text('mail.payment-failed.giftCard')}</MailText>}
        {details.isInCart === true ? (
          <>
            <MailText>{text('mail.payment-failed.inBasket')}</MailText>
            <MailButton href={links.basket}>{text('mail.payment-failed.basket')}</MailButton>
          </>
        ) : (
          <MailText>{text('mail.payment-failed.noBasket')}</MailText>
        )}
        <OrderSummary order={order} link={links.order} />
      </>
    ),
  }),

  shipped: ({ order, details, links }, { text, locale }) => ({
    subject:
      details.parcel === undefined
        ? text('mail.shipped.subject', { number: order.number })
        : text('mail.shipped.corrected.subject', { number: order.number }),
    hasContract: true,
    content: (
      <>
        <MailText>
          {details.parcel !== undefined
            ? text('mail.shipped.corrected.intro')
            : order.lines.some((line) => line.quantity > line.cancelled + line.handedOver)
              ? text('mail.shipped.part.intro')
              : text('mail.shipped.intro')}
        </MailText>
        <MailFacts
          facts={[
            [text('mail.fact.orderNumber'), order.number],
            ...(details.carrier === undefined
              ? []
              : [[text('mail.shipped.carrier'), details.carrier] as const]),
            ...(details.trackingNumber === undefined
              ? []
              : [[text('mail.shipped.tracking'), details.trackingNumber] as const]),
            ...(order.deliveryAddress
              ? [
                  [
                    text('mail.fact.deliveryAddress'),
                    addressLines(order.deliveryAddress, locale).join('\n'),
                  ] as const,
                ]
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
  const { text } = useMailTexts();
  const url = trackingUrl(carrier, trackingNumber);
  if (!url) return null;
  return <MailLink href={url}>{text('mail.shipped.track', { number: trackingNumber ?? '' })}</MailLink>;
}

function OrderContent({ order, link }: { order: OrderView; link: string }) {
  const texts = useMailTexts();
  return (
    <>
      <MailFacts facts={[...addressFacts(order, texts), ...arrivalFacts(order, texts)]} />
      {order.store && <StoreFacts store={order.store} />}
      <OrderSummary order={order} link={link} />
    </>
  );
}

const addressFacts = (order: OrderView, { text, dayAndTime, locale }: MailTexts) => {
  const { number, placed, deliveryAddress, billingAddress } = order;
  return [
    [text('mail.fact.orderNumber'), number] as const,
    [text('mail.fact.placed'), dayAndTime(parseInstant(placed.at))] as const,
    ...(deliveryAddress
      ? [[text('mail.fact.deliveryAddress'), addressLines(deliveryAddress, locale).join('\n')] as const]
      : []),
    ...(billingAddress
      ? [[text('mail.fact.billingAddress'), addressLines(billingAddress, locale).join('\n')] as const]
      : []),
    ...statedByFirm(order).map(([name, value]) => [text(`mail.fact.${name}`), value] as const),
  ];
};

/** What the law wants on a durable medium (BGB §312f(2)): when everything arrives or can be collected. */
const arrivalFacts = ({ arrivals = [], readyBy, kind }: OrderView, { text, dayAndTime }: MailTexts) => [
  ...(arrivals.length === 0
    ? []
    : [[text('mail.fact.arrival'), arrivals.map(arrivalText(arrivals.length, text)).join('\n')] as const]),
  ...(kind === 'collect' && readyBy
    ? [[text('mail.fact.readyBy'), dayAndTime(parseInstant(readyBy.at))] as const]
    : []),
];

const arrivalText =
  (parts: number, text: MailTexts['text']) =>
  ({ text: days, names }: OrderArrival): string =>
    parts === 1 ? days : `${days}: ${namesText(names, text)}`;

const MOST_NAMES = 20;

const namesText = (names: readonly string[], text: MailTexts['text']): string =>
  [
    ...names.slice(0, MOST_NAMES),
    ...(names.length > MOST_NAMES
      ? [text('mail.lines.more', { more: moreLines(names.length - MOST_NAMES, text) })]
      : []),
  ].join(', ');

/** The pieces that a step concerns; without details all that are kept. */
export const piecesOf = (order: OrderView, { lines }: LetterDetails): [OrderLineView, number][] =>
  order.lines.flatMap((line): [OrderLineView, number][] => {
    const quantity = lines
      ? (lines.find(({ lineId }) => lineId === line.lineId)?.quantity ?? 0)
      : line.quantity - line.cancelled;
    return quantity > 0 ? [[line, quantity]] : [];
  });

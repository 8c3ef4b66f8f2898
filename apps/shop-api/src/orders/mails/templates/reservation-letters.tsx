import { parseInstant } from '@fachwerk/shared/time';
import { MailFacts } from '../../../kernel/mail/components/MailFacts';
import { MailText } from '../../../kernel/mail/components/MailText';
import type { MailTexts } from '../../../kernel/mail/mail-texts';
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
const noContract = (text: MailTexts['text']): string => text('mail.reservation.noContract');

export const reservationLetters: Pick<Letters, ReservationKind> = {
  'reservation-received': ({ order, links }, { text, dayAndTime }) => ({
    subject: text('mail.reservation-received.subject', { number: order.number }),
    hasContract: false,
    content: (
      <>
        <MailText>
          {text('mail.reservation-received.intro', {
            number: order.number,
            placed: dayAndTime(parseInstant(order.placed.at)),
          })}
        </MailText>
        <MailText>{noContract(text)}</MailText>
        {order.readyBy && (
          <MailFacts
            facts={[[text('mail.reservation-received.readyBy'), dayAndTime(parseInstant(order.readyBy.at))]]}
          />
        )}
        <Goods order={order} links={links} />
      </>
    ),
  }),

  'reservation-ready': (letter, texts) => {
    const { text } = texts;
    return {
      subject: text('mail.reservation-ready.subject', { number: letter.order.number }),
      hasContract: false,
      content: (
        <>
          <MailText>{[text('mail.reservation-ready.intro'), ...keptUntil(letter, texts)].join(' ')}</MailText>
          <MailText>{noContract(text)}</MailText>
          <Collection letter={letter} />
        </>
      ),
    };
  },

  'reservation-partial': (letter, { text }) => ({
    subject: text('mail.reservation-partial.subject', { number: letter.order.number }),
    hasContract: false,
    content: (
      <>
        <MailText>{text('mail.reservation-partial.intro')}</MailText>
        <Goods order={letter.order} links={letter.links} />
        <RestQuestion order={letter.order} />
        <MailText>{noContract(text)}</MailText>
      </>
    ),
  }),

  'reservation-expired': ({ order }, { text }) => ({
    subject: text('mail.reservation-expired.subject', { number: order.number }),
    hasContract: false,
    content: (
      <>
        <MailText>{text('mail.reservation-expired.intro', { number: order.number })}</MailText>
        {order.store && <StoreFacts store={order.store} isSeller />}
      </>
    ),
  }),

  'reservation-cancelled': ({ order, links }, { text }) => ({
    subject: text('mail.reservation-cancelled.subject', { number: order.number }),
    hasContract: false,
    content: (
      <>
        <MailText>{text('mail.reservation-cancelled.intro', { number: order.number })}</MailText>
        <OrderPieces lines={order.lines.map((line) => [line, line.quantity] as const)} link={links.order} />
        {order.store && <StoreFacts store={order.store} isSeller />}
      </>
    ),
  }),
};

const keptUntil = ({ order }: OrderLetter, { text, until }: MailTexts): string[] =>
  order.collectUntil
    ? [text('mail.reservation-ready.until', { until: until(parseInstant(order.collectUntil.at)) })]
    : [];

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

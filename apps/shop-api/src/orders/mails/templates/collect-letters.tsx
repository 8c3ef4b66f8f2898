import { parseInstant } from '@fachwerk/shared/time';
import { COLOURS } from '../../../kernel/mail/components/mail-colours';
import { useMailTexts } from '../../../kernel/mail/components/mail-texts-context';
import { MailText } from '../../../kernel/mail/components/MailText';
import type { MailTexts } from '../../../kernel/mail/mail-texts';
import type { OrderLetter } from '../order-letter';
import { piecesOf } from './contract-letters';
import type { Letters } from './letters';
import { OrderPieces } from './OrderSummary';
import { StoreFacts } from './StoreFacts';
import { TransportOffers } from './TransportOffers';

type CollectKind = 'ready-to-collect' | 'collect-reminder' | 'handed-over';

/** The attached picture of the code. */
export const QR_FILE = 'abholcode.png';

export const collectLetters: Pick<Letters, CollectKind> = {
  'ready-to-collect': (letter, texts) => {
    const { text } = texts;
    return {
      subject: text('mail.ready-to-collect.subject', { number: letter.order.number }),
      hasContract: true,
      content: (
        <>
          <MailText>
            {[
              text('mail.ready-to-collect.intro', { number: letter.order.number }),
              ...pleaseCollect(letter, texts),
            ].join(' ')}
          </MailText>
          <Collection letter={letter} />
        </>
      ),
    };
  },

  'collect-reminder': (letter, texts) => {
    const { text } = texts;
    return {
      subject: text('mail.collect-reminder.subject', { number: letter.order.number }),
      hasContract: true,
      content: (
        <>
          <MailText>
            {[
              text('mail.collect-reminder.intro', { number: letter.order.number }),
              ...pleaseCollect(letter, texts),
              text('mail.collect-reminder.then'),
            ].join(' ')}
          </MailText>
          <Collection letter={letter} />
        </>
      ),
    };
  },

  'handed-over': ({ order, details, links }, { text }) => ({
    subject:
      order.kind === 'reservation'
        ? text('mail.handed-over.reservation.subject', { number: order.number })
        : text('mail.handed-over.order.subject', { number: order.number }),
    hasContract: order.kind !== 'reservation',
    content: (
      <>
        <MailText>
          {order.kind === 'reservation'
            ? text('mail.handed-over.reservation.intro')
            : text('mail.handed-over.order.intro', { number: order.number })}
        </MailText>
        <OrderPieces lines={piecesOf(order, details)} link={links.order} />
        {order.store && <StoreFacts store={order.store} isSeller={order.kind === 'reservation'} />}
      </>
    ),
  }),
};

const pleaseCollect = ({ order }: OrderLetter, { text, until }: MailTexts): string[] =>
  order.collectUntil
    ? [text('mail.collection.until', { until: until(parseInstant(order.collectUntil.at)) })]
    : [];

/** What is needed in the store: the code, the place and the goods. */
export function Collection({ letter: { order, collectionCode, hours, links } }: { letter: OrderLetter }) {
  const { text } = useMailTexts();
  return (
    <>
      {collectionCode !== null && (
        <>
          <MailText>{text('mail.collection.code')}</MailText>
          <p className="facts" style={styles.code}>
            {collectionCode}
          </p>
          <p style={styles.picture} data-skip-in-text>
            <img src={`cid:${QR_FILE}`} width={168} height={168} alt={text('mail.collection.picture')} />
          </p>
        </>
      )}
      <MailText>{text('mail.collection.otherPerson')}</MailText>
      {order.store && (
        <StoreFacts store={order.store} hours={hours} isSeller={order.kind === 'reservation'} />
      )}
      <OrderPieces lines={piecesOf(order, {})} link={links.order} />
      {order.transport && <TransportOffers transport={order.transport} rental={links.rental} />}
    </>
  );
}

const styles = {
  code: {
    margin: '8px 0 24px',
    padding: 16,
    background: COLOURS.wash,
    fontSize: 28,
    fontWeight: 800,
    letterSpacing: 4,
    textAlign: 'center',
  },
  picture: { margin: '0 0 24px', textAlign: 'center' },
} as const;

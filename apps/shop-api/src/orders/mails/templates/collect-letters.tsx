import { COLOURS } from '../../../kernel/mail/components/mail-colours';
import { MailText } from '../../../kernel/mail/components/MailText';
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
  'ready-to-collect': (letter) => ({
    subject: `Ihre Bestellung ${letter.order.number} liegt zur Abholung bereit`,
    hasContract: true,
    content: (
      <>
        <MailText>{`Ihre Bestellung ${letter.order.number} liegt für Sie bereit.${until(letter)}`}</MailText>
        <Collection letter={letter} />
      </>
    ),
  }),

  'collect-reminder': (letter) => ({
    subject: `Erinnerung: Ihre Bestellung ${letter.order.number} wartet auf Sie`,
    hasContract: true,
    content: (
      <>
        <MailText>{`Ihre Bestellung ${letter.order.number} liegt noch für Sie bereit.${until(letter)} Danach stornieren wir sie und erstatten, was Sie bezahlt haben.`}</MailText>
        <Collection letter={letter} />
      </>
    ),
  }),

  'handed-over': ({ order, details, links }) => ({
    subject:
      order.kind === 'reservation'
        ? `Ihr Einkauf zur Reservierung ${order.number}`
        : `Ihre Bestellung ${order.number} ist abgeholt`,
    hasContract: order.kind !== 'reservation',
    content: (
      <>
        <MailText>
          {order.kind === 'reservation'
            ? `Sie haben Ihre reservierten Artikel abgeholt. Vielen Dank für Ihren Einkauf.`
            : `Ihre Bestellung ${order.number} wurde an Sie übergeben. Vielen Dank für Ihren Einkauf.`}
        </MailText>
        <OrderPieces lines={piecesOf(order, details)} link={links.order} />
        {order.store && <StoreFacts store={order.store} isSeller={order.kind === 'reservation'} />}
      </>
    ),
  }),
};

const until = ({ order }: OrderLetter): string =>
  order.collectUntil ? ` Bitte holen Sie sie bis ${order.collectUntil.text} ab.` : '';

/** What is needed in the store: the code, the place and the goods. */
export const Collection = ({ letter: { order, collectionCode, hours, links } }: { letter: OrderLetter }) => (
  <>
    {collectionCode !== null && (
      <>
        <MailText>Zeigen Sie im Markt diesen Abholcode:</MailText>
        <p className="facts" style={styles.code}>
          {collectionCode}
        </p>
        <p style={styles.picture} data-skip-in-text>
          <img src={`cid:${QR_FILE}`} width={168} height={168} alt="Abholcode als QR-Code" />
        </p>
      </>
    )}
    <MailText>
      Wenn eine andere Person abholt, braucht sie diesen Code. Bringen Sie bitte einen Ausweis mit, wenn ein
      Artikel eine Altersprüfung verlangt.
    </MailText>
    {order.store && <StoreFacts store={order.store} hours={hours} isSeller={order.kind === 'reservation'} />}
    <OrderPieces lines={piecesOf(order, {})} link={links.order} />
    {order.transport && <TransportOffers transport={order.transport} rental={links.rental} />}
  </>
);

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

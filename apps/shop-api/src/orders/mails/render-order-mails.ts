import { drain, type Queryable } from '@fachwerk/database';
import type { OrderView } from '@fachwerk/shared/contracts';
import { findIssuedCard } from '../../benefits/gift-cards/gift-card-ledger';
import { storeMailDocuments } from '../../kernel/mail/mail-documents';
import { mailTexts } from '../../kernel/mail/mail-texts';
import { storeMail } from '../../kernel/mail/outbox';
import { renderMail } from '../../kernel/mail/render-mail';
import type { Sealer } from '../../kernel/secrets/sealed-text';
import { maskedNumber } from '../../kernel/text/masked-number';
import { RENTAL_PAGE } from '../../rental/booking/booking-link';
import { findOpeningPlan } from '../../stores/store/find-opening-plan';
import type { OrdersContext } from '../context/orders-context';
import { findMailDocuments } from '../documents/find-documents';
import { hasConfirmedAddress } from '../lifecycle/confirmed-address';
import { findOrder } from '../lifecycle/order';
import type { OrderMailKind } from '../lifecycle/order-connections';
import { viewOrder } from '../lifecycle/order-view';
import { cardReference } from '../lifecycle/returned-cards';
import { viewOrderOfBuyer } from '../lifecycle/transport-of-order';
import { attachmentsOf } from './attachments-of';
import { hoursText } from './hours-text';
import type { LetterDetails, OrderLetter } from './order-letter';
import { orderMailQueue } from './order-mail-queue';
import { addressOfLetter, writeLetter } from './write-letter';

type Needs = Pick<
  OrdersContext,
  'db' | 'log' | 'now' | 'pageUrl' | 'orderLinks' | 'mailSealer' | 'events' | 'guaranteeNotice'
>;

/** The goods lie ready. */
const WITH_GOODS: readonly OrderMailKind[] = ['ready-to-collect', 'collect-reminder', 'reservation-ready'];

interface DueMail {
  [column: string]: unknown;
  id: string;
  kind: OrderMailKind;
  orderId: string;
  data: LetterDetails;
}

/**
 * Renders the mails that are due, each in a transaction of its own, into the outbox. The row keeps its
 * reference, so that a repeated cause makes no second mail. Several processes can run it at the same time.
 */
export async function renderOrderMails(context: Needs): Promise<number> {
  const { db, log, events } = context;
  const done = await drain<DueMail>(db, orderMailQueue, {
    columns: 'r.id, r.kind, r.order_id as "orderId", r.data',
    work: (mail) => db.transaction((tx) => render(tx, mail, context)),
    onError: ({ row, error }) =>
      log.error({ err: error, mail: row.id }, 'a mail of an order cannot be rendered'),
  });
  if (done > 0) events.emit('mail:enqueued');
  return done;
}

async function render(tx: Queryable, mail: DueMail, context: Needs): Promise<void> {
  const { pageUrl, orderLinks, mailSealer } = context;
  if (await isOfBlockedCard(tx, mail)) return end(tx, mail);
  const codes = openCodes(mail, mailSealer);
  const order = await findOrder(tx, mail.orderId);
  if (!order) throw new Error(`There is no order ${mail.orderId}.`);
  const { language } = order;
  const view = WITH_GOODS.includes(mail.kind)
    ? await viewOrderOfBuyer(tx, order, context.now(), language)
    : await viewOrder(tx, order, language);
  const letter: OrderLetter = {
    kind: mail.kind,
    order: (await hasConfirmedAddress(tx, order.id)) ? view : withoutPerson(view),
    collectionCode: order.collectionCode,
    giftCardNumber: await giftCardNumber(tx, order.giftCardId),
    hours:
      order.companyId === null
        ? []
        : hoursText(await findOpeningPlan(tx, order.companyId), mailTexts(language)),
    documents: await findMailDocuments(tx, mail),
    details: { ...mail.data, ...codes },
    links: {
      order: orderLinks.linkTo(order.id),
      basket: pageUrl('/basket/'),
      withdrawal: pageUrl('/widerruf/'),
      giftCards: pageUrl('/geschenkkarten/'),
      rental: pageUrl(RENTAL_PAGE),
    },
  };
  const { subject, text, html } = renderMail({ write: (texts) => writeLetter(letter, texts) }, language);
  // Who has the codes can pay with them: they stay encrypted until the mail is sent.
  const isSealed = codes !== undefined;
  const seal = (part: string) => (isSealed ? mailSealer.seal(part, mail.id) : part);
  await storeMail(tx, {
    id: mail.id,
    kind: mail.kind,
    to: addressOfLetter(letter),
    language,
    subject,
    text: seal(text),
    html: seal(html),
    attachments: await storeMailDocuments(tx, await attachmentsOf(letter, context)),
    isSealed,
  });
  await end(tx, mail);
}

const end = async (tx: Queryable, { id }: DueMail): Promise<void> =>
  void (await tx.query(`update order_mail set rendered_at = now(), data = '{}' where id = $1`, [id]));

/** A gift card whose money was given back before its day reaches no recipient. */
async function isOfBlockedCard(tx: Queryable, { kind, orderId, data }: DueMail): Promise<boolean> {
  if (kind !== 'gift-card' || data.lineId === undefined) return false;
  return (await findIssuedCard(tx, cardReference(orderId, data.lineId)))?.isBlocked === true;
}

/** An address that may be a stranger's gets nothing that a visitor typed; the page of the order shows it. */
const withoutPerson = (order: OrderView): OrderView => ({
  ...order,
  contact: { firstName: '', lastName: '' },
  deliveryAddress: null,
  billingAddress: null,
});

async function giftCardNumber(tx: Queryable, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const [card] = await tx.query<{ lastDigits: string }>(
    'select last_digits as "lastDigits" from gift_card where id = $1',
    [id],
  );
  return card ? maskedNumber(card.lastDigits) : null;
}

function openCodes({ orderId, data }: DueMail, sealer: Sealer): LetterDetails | undefined {
  const { sealedCodes } = data;
  if (typeof sealedCodes !== 'string') return undefined;
  const codes = sealer.open(sealedCodes, orderId);
  if (codes === undefined) throw new Error('Number and PIN were encrypted with another secret.');
  return JSON.parse(codes) as LetterDetails;
}

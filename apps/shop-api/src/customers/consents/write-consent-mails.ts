import { drain, type Queryable } from '@fachwerk/database';
import type { ConsentKind } from '@fachwerk/shared/rules';
import { DAY_MS } from '@fachwerk/shared/time';
import { type Customer, customerRepository } from '../../identity/customer/customer-repository';
import { enqueueMail, waitingMails } from '../../kernel/mail/outbox';
import type { Mail } from '../../kernel/mail/render-mail';
import { guaranteeReminderMail } from '../../kernel/mail/templates/guarantee-reminder';
import { reviewInvitationMail } from '../../kernel/mail/templates/review-invitation';
import { findGuaranteedLines } from '../../orders/pages/guaranteed-lines';
import { findOwnGuarantees } from '../../orders/pages/own-guarantees';
import { findToReview } from '../../selling/reviews/find-to-review';
import { PAGES } from '../account/account-pages';
import type { CustomersContext } from '../context/customers-context';
import { createConsentLinks } from './consent-links';
import { CONSENT_MAILS, consentMailQueue } from './consent-mail-queue';
import { lockConsent } from './consents';
import { planInvitation, planReminders, reminderDay } from './plan-consent-mails';

const HOUR_MS = 60 * 60 * 1000;
/** Such mails in the outbox at most: an order confirmation waits for no more than these. */
const MOST_WAITING = 50;

interface DueMail {
  [column: string]: unknown;
  id: string;
  kind: ConsentKind;
  customerId: string;
  orderId: string;
  lineId: number;
  causedAt: Date;
  isPlanned: boolean;
  expiresAt: Date | null;
}

/**
 * Plans and writes what is due. Everything is checked when the mail is written, in the transaction that marks
 * the row as done: a killed process leaves neither a second mail nor none. Returns the number of rows.
 */
export async function writeConsentMails(
  context: CustomersContext,
  { most = MOST_WAITING, signal }: { most?: number; signal?: AbortSignal } = {},
): Promise<number> {
  const { db, events, log, now } = context;
  const waiting = await Promise.all(Object.values(CONSENT_MAILS).map((kind) => waitingMails(db, kind, most)));
  const room = most - waiting.reduce((sum, count) => sum + count, 0);
  if (room <= 0) return 0;
  const done = await drain<DueMail>(db, consentMailQueue, {
    columns: `r.id::text as id, r.kind, r.customer_id as "customerId", r.order_id as "orderId",
      r.line_id as "lineId", r.caused_at as "causedAt", r.is_planned as "isPlanned", r.expires_at as "expiresAt"`,
    now: now(),
    most: room,
    signal,
    work: (row) => db.transaction((tx) => workOn(tx, context, row)),
    onError: ({ reason }) => log.warn({ consentMail: reason }, 'a mail with a consent could not be written'),
  });
  if (done > 0) events.emit('mail:enqueued');
  return done;
}

async function workOn(tx: Queryable, context: CustomersContext, row: DueMail): Promise<void> {
  const { id, kind, customerId, orderId } = row;
  const now = context.now();
  // First the consent, as its end does: the row may be gone then.
  const consentId = await lockConsent(tx, customerId, kind);
  const [open] = await tx.query('select from consent_mail where id = $1 and done_at is null for update', [
    id,
  ]);
  if (!open) return;
  const customer = consentId ? await customerRepository(tx).findById(customerId) : undefined;
  if (customer && !row.isPlanned && kind === 'REVIEW_INVITATION') return planInvitation(tx, row);
  if (customer && !row.isPlanned) await planReminders(tx, { customerId, orderId, now });
  // Until it is decided: the account may be kept, and a row must not miss its time then.
  else if (customer?.deletionAt) return wait(tx, id, new Date(now.getTime() + HOUR_MS));
  else if (customer && row.expiresAt && now < row.expiresAt) {
    const mail = await MAILS[kind](tx, context, customer, row);
    if (mail === 'later') return wait(tx, id, new Date(now.getTime() + DAY_MS));
    if (mail) await enqueueMail(tx, customer, { ...mail, consentId }, { cause: 'shop' });
  }
  await tx.query('update consent_mail set done_at = $2 where id = $1', [id, now]);
}

async function wait(tx: Queryable, id: string, until: Date): Promise<void> {
  await tx.query('update consent_mail set attempts = 0, due_at = $2 where id = $1', [id, until]);
}

type WriteMail = (
  tx: Queryable,
  context: CustomersContext,
  customer: Customer,
  row: DueMail,
) => Promise<Mail | 'later' | undefined>;

/** Undefined: there is nothing to write about any more. Later: there may be. */
const MAILS: Record<ConsentKind, WriteMail> = {
  async REVIEW_INVITATION(tx, context, customer, { orderId }) {
    const { pageUrl } = context;
    const order = await findToReview(tx, customer, { orderId });
    if (order.length === 0) return undefined;
    const products = order.map(({ productId, name }) => ({ name, url: pageUrl(`/bewertung/${productId}/`) }));
    return reviewInvitationMail(customer, products, endLinks(context, 'REVIEW_INVITATION', customer));
  },

  async GUARANTEE_REMINDER(tx, context, customer, { orderId, lineId }) {
    const { pageUrl, now } = context;
    const [one] = await findOwnGuarantees(tx, { customerId: customer.id, orderId, lineId });
    if (!one) {
      // A withdrawal or a return that is open can end with nothing given back.
      const lines = await findGuaranteedLines(tx, { customerId: customer.id, orderId });
      return lines.some((line) => line.lineId === lineId) ? 'later' : undefined;
    }
    if (one.isRecalled || one.endsAt <= now()) return undefined;
    // It has left with a later parcel than the first one.
    if (reminderDay(one.endsAt) > now()) return 'later';
    return guaranteeReminderMail(
      customer,
      {
        name: one.name,
        orderNumber: one.orderNumber,
        endsAt: one.endsAt,
        guarantor: one.guarantor,
        products: pageUrl(PAGES.products),
        complain: pageUrl(`/bestellungen/${orderId}/zurueckgeben/`),
      },
      endLinks(context, 'GUARANTEE_REMINDER', customer),
    );
  },
};

function endLinks(context: CustomersContext, kind: ConsentKind, { id }: Customer) {
  const links = createConsentLinks(context);
  return { end: links.end(kind, id), oneClick: links.oneClick(kind, id) };
}

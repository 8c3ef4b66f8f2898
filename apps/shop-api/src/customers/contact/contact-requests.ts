import { randomBytes } from 'node:crypto';
import type { Queryable } from '@fachwerk/database';
import { pathOf } from '@fachwerk/shared/calls';
import {
  type ContactList,
  type ContactMessageForm,
  type ContactRequest,
  readContactAttachment,
} from '@fachwerk/shared/contracts';
import { dayAndTimeText } from '../../kernel/text/answer-language';
import { newReceiptNumber } from '../../kernel/text/receipt-number';
import { tables } from '../database/tables';
import { type Attachment, unknownRequest } from './contact-attachments';

/** Rows of the list. */
const MOST = 100;
/** With so many open requests there is no further one: it would not be answered. */
export const MOST_OPEN = 2000;

/** The page of the service; who is not signed in reads nothing there. */
export const SERVICE_PAGE = '/service-anfragen/';

type NewContact = Omit<ContactMessageForm, 'frcCaptchaSolution' | 'attachments'> & {
  attachments: readonly Attachment[];
  /** Who wrote it while logged in. */
  customerId: string | null;
};

/** Stores a request with its files; undefined while too many are open. Inside a transaction. */
export async function addContact(
  tx: Queryable,
  { topic, orderNumber, name, email, phone, message, attachments, customerId }: NewContact,
  now: Date,
): Promise<{ id: string; number: string } | undefined> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 189))', ['contact_request']);
  const [id, number] = [randomBytes(16).toString('base64url'), newReceiptNumber('K')];
  const stored = await tx.query(
    `insert into contact_request (id, number, topic, order_number, name, email, phone, message, received_at, customer_id)
     select $1, $2, $3, nullif($4, ''), $5, $6, nullif($7, ''), $8, $9, $11
     where (select count(*) from (select from contact_request where answered_at is null limit $10) open) < $10
     returning 1`,
    [id, number, topic, orderNumber, name, email, phone, message, now, MOST_OPEN, customerId],
  );
  if (stored.length === 0) return undefined;
  for (const [index, { mediaType, bytes }] of attachments.entries())
    await tx.query(
      'insert into contact_attachment (request_id, number, media_type, bytes) values ($1, $2, $3, $4)',
      [id, index + 1, mediaType, bytes],
    );
  return { id, number };
}

interface OpenRow {
  [column: string]: unknown;
  contactId: string;
  number: string;
  topic: string;
  receivedAt: Date;
  name: string;
}

/** Those without an answer, oldest first. */
export async function findOpenContacts(db: Queryable): Promise<ContactList> {
  const rows = await db.query<OpenRow>(
    `select id as "contactId", number, topic, received_at as "receivedAt", name from contact_request
     where answered_at is null order by received_at, id limit ${MOST + 1}`,
  );
  const requests = rows
    .slice(0, MOST)
    .map(({ receivedAt, ...row }) => ({ ...row, receivedText: dayAndTimeText(receivedAt) }));
  return { requests, hasMore: rows.length > MOST };
}

interface ContactRow extends OpenRow {
  email: string;
  phone: string | null;
  orderNumber: string | null;
  message: string;
  answer: string | null;
  answeredAt: Date | null;
  answeredBy: string | null;
  files: { number: number; type: string }[];
}

export async function requireContact(db: Queryable, contactId: string): Promise<ContactRequest> {
  const [row] = await db.query<ContactRow>(
    `select id as "contactId", r.number, topic, received_at as "receivedAt", name, email, phone,
       order_number as "orderNumber", message, answer, answered_at as "answeredAt",
       answered_by as "answeredBy",
       (select coalesce(json_agg(json_build_object('number', a.number, 'type', a.media_type)
          order by a.number), '[]') from contact_attachment a where a.request_id = r.id) as files
     from contact_request r where id = $1`,
    [contactId],
  );
  if (!row) throw unknownRequest();
  const { receivedAt, answer, answeredAt, answeredBy, files, ...request } = row;
  return {
    ...request,
    receivedText: dayAndTimeText(receivedAt),
    attachments: files.map(({ number, type }) => ({
      src: pathOf(readContactAttachment, { contactId, attachment: String(number) }),
      type,
    })),
    answer:
      answer === null || answeredAt === null
        ? null
        : { text: answer, answeredText: dayAndTimeText(answeredAt), by: answeredBy ?? '' },
  };
}

/**
 * An empty text closes it without one. False if it has an answer: two people who answer at the same time
 * send one.
 */
export async function storeAnswer(
  tx: Queryable,
  contactId: string,
  { text, by, now }: { text: string; by: string; now: Date },
): Promise<boolean> {
  const answered = await tx.query(
    `update contact_request set answer = $2, answered_by = $3, answered_at = $4
     where id = $1 and answered_at is null returning 1`,
    [contactId, text, by, now],
  );
  return answered.length > 0;
}

export async function removeOldContacts(db: Queryable, now: Date): Promise<void> {
  await db.query(
    `delete from contact_request where received_at < $1::timestamptz - interval '${tables.contact_request.keep}'`,
    [now],
  );
}

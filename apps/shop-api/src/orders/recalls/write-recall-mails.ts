import type { Database } from '@fachwerk/database';
import type { Recall } from '@fachwerk/shared/contracts';
import { DEFAULT_LANGUAGE, type Language } from '@fachwerk/shared/rules';
import { findRecall } from '../../catalogue/recalls/recall-repository';
import { enqueueMail, waitingMails } from '../../kernel/mail/outbox';
import { recallMail } from './recall-mail';

/** Mails of recalls that wait in the outbox at most: an order confirmation waits for no more than these. */
const MOST_WAITING = 100;

interface Recipient {
  [column: string]: unknown;
  recallId: string;
  person: string;
  email: string;
  /** The language of the order; a purchase that is none has the default one. */
  language: Language;
  orderNumber: string | null;
}

/**
 * Writes the next mails to buyers of recalled items, in one transaction: a process that is killed leaves no
 * half of it, and each person gets one mail. No limit of mails applies: safety is no advertising.
 */
export async function writeRecallMails(
  db: Database,
  pageUrl: (path: string) => string,
  { most = MOST_WAITING, now = new Date() }: { most?: number; now?: Date } = {},
): Promise<number> {
  return db.transaction(async (tx) => {
    const room = most - (await waitingMails(tx, 'recall', most));
    if (room <= 0) return 0;
    const recipients = await tx.query<Recipient>(
      `select p.recall_id as "recallId", p.person, p.email,
         o.number as "orderNumber",
         coalesce(o.language, '${DEFAULT_LANGUAGE}') as language
       from recall_recipient p left join shop_order o on o.id = p.order_id where p.mailed_at is null
       order by p.found_at, p.recall_id, p.person limit $1 for update of p`,
      [room],
    );
    const recalls = new Map<string, Recall>();
    for (const { recallId, person, email, language, orderNumber } of recipients) {
      const recall = recalls.get(recallId) ?? (await findRecall(tx, recallId));
      if (!recall) continue;
      recalls.set(recallId, recall);
      const link = pageUrl(`/rueckrufe/${recallId}/`);
      await enqueueMail(tx, { email, language }, recallMail(recall, { link, orderNumber }), {
        cause: 'shop',
      });
      await tx.query('update recall_recipient set mailed_at = $3 where recall_id = $1 and person = $2', [
        ...[recallId, person, now],
      ]);
    }
    return recipients.length;
  });
}

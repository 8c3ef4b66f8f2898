import type { Queryable } from '@fachwerk/database';

/** Files that no mail of the outbox has any more. A new mail may be about to use a file of the last days. */
export async function removeOldDocuments(db: Queryable): Promise<void> {
  await db.query(
    `delete from mail_document d where d.used_at < now() - interval '3 days' and not exists (
       select from mail_outbox m, jsonb_to_recordset(m.attachments) as a (hash text) where a.hash = d.hash)`,
  );
}

import { createHash } from 'node:crypto';
import type { Queryable } from '@fachwerk/database';
import { tables } from '../database/tables';

/** A file of a mail. */
export interface MailDocument {
  name: string;
  type: string;
  content: Buffer;
}

/** Name of a stored file: the hash of its content. */
export const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

/** Stores files of a mail; equal files are stored once. Returns what the mail refers to. */
export async function storeMailDocuments(
  tx: Queryable,
  documents: readonly MailDocument[],
): Promise<{ name: string; hash: string }[]> {
  const stored: { name: string; hash: string }[] = [];
  for (const { name, type, content } of documents) {
    const hash = hashOf(content);
    await tx.query(
      `insert into mail_document (hash, type, content) values ($1, $2, $3)
       on conflict (hash) do update set used_at = now() where mail_document.used_at < now() - interval '1 day'`,
      [hash, type, content],
    );
    stored.push({ name, hash });
  }
  return stored;
}

/** Files that no mail of the outbox has any more. */
export async function removeOldDocuments(db: Queryable): Promise<void> {
  await db.query(`delete from mail_document where used_at < now() - interval '${tables.mail_document.keep}'`);
}

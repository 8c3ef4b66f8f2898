import type { Queryable } from '@fachwerk/database';
import type { MailFile } from './smtp-transport';

/** The files of a mail, in their order. */
export const readAttachments = (db: Queryable, mailId: string): Promise<MailFile[]> =>
  db.query<MailFile & { [column: string]: unknown }>(
    `select a.value ->> 'name' as name, d.type, d.content
     from mail_outbox m, jsonb_array_elements(m.attachments) with ordinality as a (value, position)
     cross join lateral (
       -- The limit makes PostgreSQL look up each file by its hash.
       select type, content from mail_document where hash = a.value ->> 'hash' limit 1) d
     where m.id = $1 order by a.position`,
    [mailId],
  );

import type { Queryable } from '@fachwerk/database';
import type { DocumentModel } from './document-model';

const modelsOf = (rows: readonly { model: DocumentModel }[]): DocumentModel[] =>
  rows.map(({ model }) => model);

/** Oldest first. */
export const findDocuments = async (db: Queryable, orderId: string): Promise<DocumentModel[]> =>
  modelsOf(
    await db.query<{ model: DocumentModel }>(
      'select model from order_document where order_id = $1 order by seq, kind',
      [orderId],
    ),
  );

/**
 * What goes with a mail: the document of its step. A refund is reported with its cause or after it; its mail
 * has the corrections since the refund before it, and what was invoiced with them.
 */
export async function findMailDocuments(
  db: Queryable,
  { kind, orderId, data: { seq } }: { kind: string; orderId: string; data: { seq?: number } },
): Promise<DocumentModel[]> {
  if (seq === undefined) return [];
  if (kind !== 'refunded')
    return modelsOf(
      await db.query<{ model: DocumentModel }>(
        'select model from order_document where order_id = $1 and seq = $2 order by kind',
        [orderId, seq],
      ),
    );
  return modelsOf(
    await db.query<{ model: DocumentModel }>(
      `select model from order_document
       where order_id = $1 and seq <= $2 and seq > (
           select coalesce(max(seq), 0) from order_event
           where order_id = $1 and (event = 'refunded' or details ? 'isGiftCardOnly') and seq < $2)
         and seq in (select seq from order_document where order_id = $1 and kind = 'correction')
       order by seq, kind`,
      [orderId, seq],
    ),
  );
}

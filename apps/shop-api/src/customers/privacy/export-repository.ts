import { randomUUID } from 'node:crypto';
import type { Queryable } from '@fachwerk/database';
import { customerRepository } from '../../identity/customer/customer-repository';
import { tables } from '../database/tables';

export interface StoredExport {
  [column: string]: unknown;
  id: string;
  requestedAt: Date;
  madeAt: Date | null;
  isFailed: boolean;
  jsonBytes: number | null;
  pdfBytes: number | null;
}

export type ExportFormat = 'json' | 'pdf';

/** All queries about the files with the data of customers. */
export function exportRepository(db: Queryable) {
  return {
    /** Newest first. The files themselves are not read. */
    list: (customerId: string): Promise<StoredExport[]> =>
      db.query<StoredExport>(
        `select id, requested_at as "requestedAt", made_at as "madeAt", given_up_at is not null as "isFailed",
           octet_length(json) as "jsonBytes", octet_length(pdf) as "pdfBytes"
         from data_export where customer_id = $1 order by requested_at desc`,
        [customerId],
      ),

    /** False while another one is made, and for the fourth within a day. */
    async request(customerId: string, now: Date): Promise<boolean> {
      // Serialised: two concurrent calls must not both find none.
      await customerRepository(db).lock(customerId);
      const stored = await db.query(
        `insert into data_export (id, customer_id, requested_at, due_at)
         select $1, $2, $3, now() where not exists
           (select 1 from data_export where customer_id = $2 and made_at is null and given_up_at is null)
           and (select count(*) from data_export
                where customer_id = $2 and requested_at > $3::timestamptz - interval '1 day') < $4
         returning 1`,
        [randomUUID(), customerId, now, EXPORTS_A_DAY],
      );
      return stored.length > 0;
    },

    async finish(id: string, files: Record<ExportFormat, Buffer>): Promise<void> {
      await db.query('update data_export set made_at = now(), json = $2, pdf = $3 where id = $1', [
        id,
        files.json,
        files.pdf,
      ]);
    },

    /** Undefined for another customer, and before the file is made. */
    async file(id: string, customerId: string, format: ExportFormat): Promise<Buffer | undefined> {
      const [row] = await db.query<{ file: Buffer | null }>(
        `select ${format === 'json' ? 'json' : 'pdf'} as file from data_export where id = $1 and customer_id = $2`,
        [id, customerId],
      );
      return row?.file ?? undefined;
    },

    async removeOld(now: Date): Promise<void> {
      await db.query(
        `delete from data_export where requested_at < $1::timestamptz - interval '${tables.data_export.keep}'`,
        [now],
      );
    },
  };
}

const EXPORTS_A_DAY = 3;

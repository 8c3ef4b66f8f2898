import type { Queryable } from '@fachwerk/database';
import type { Customer } from '../../identity/customer/customer-repository';
import { keysOfPerson, readPersonalRows } from '../../kernel/database/personal-rows';
import { ALL_TABLES } from '../database/tables-of-areas';
import { exportPdf } from './export-pdf';
import type { ExportFormat } from './export-repository';

/**
 * What the shop stores about a customer (GDPR articles 15 and 20): the rows of all tables that are exported,
 * as a machine reads them (JSON, complete) and as a person does (PDF).
 */
export async function makeExport(
  db: Queryable,
  customer: Customer,
  now: Date,
): Promise<Record<ExportFormat, Buffer>> {
  const keys = await keysOfPerson(db, ALL_TABLES, { customerId: customer.id, email: customer.email });
  const rows = await readPersonalRows(db, ALL_TABLES, keys);
  const json = JSON.stringify({ madeAt: now.toISOString(), data: Object.fromEntries(rows) }, null, 2);
  return { json: Buffer.from(json), pdf: await exportPdf(rows, now) };
}

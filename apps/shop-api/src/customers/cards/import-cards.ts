import type { Database, Queryable } from '@fachwerk/database';
import type { Fault } from '../../kernel/import/row-error';
import { createStoreRepository } from '../../stores/store/store-repository';
import { type CardFile, type CardRow, openCardFile } from './card-file';
import { cardRepository, freeCard } from './card-repository';
import { type Receipt, type ReceiptOutcome, storeReceipts } from './store-receipts';

const BATCH = 500;
const REFUSALS: Partial<Record<ReceiptOutcome, string>> = {
  'unknown-card': 'the shop has no such customer card',
  differs: 'was stored with another card or total, which stays',
};

export interface CardImport {
  kind: CardFile['kind'];
  /** Rows that are new in the shop. */
  stored: number;
  /** Rows that the shop has already, unchanged. */
  known: number;
  refused: number;
  /** Numbers of cards that have another owner and left their accounts. */
  unlinked: string[];
}

interface Options {
  /** Undoes everything at the end. */
  isDryRun: boolean;
  onRefused: (fault: Fault) => void;
}

/** Ends the transaction of a dry run. */
class Undone extends Error {
  constructor(readonly done: CardImport) {
    super('dry run');
  }
}

/**
 * Imports cards or receipts in batches, each of which is whole: after a kill the import is run again, and
 * finds what it has stored. What a file has of known cards is replaced; with another last name a card leaves
 * its account. Returns undefined for a file without its
 * columns.
 */
export async function importCards(
  db: Database,
  path: string,
  options: Options,
): Promise<CardImport | undefined> {
  const file = await openCardFile(path);
  if ('faults' in file) {
    file.faults.forEach(options.onRefused);
    return undefined;
  }
  if (!options.isDryRun) return writeRows(db, file, options);
  try {
    return await db.transaction(async (tx) => {
      throw new Undone(await writeRows(tx, file, options));
    });
  } catch (error) {
    if (error instanceof Undone) return error.done;
    throw error;
  }
}

async function writeRows(db: Queryable, file: CardFile, { onRefused }: Options): Promise<CardImport> {
  const done: CardImport = { kind: file.kind, stored: 0, known: 0, refused: 0, unlinked: [] };
  const refuse = (fault: Fault) => {
    done.refused += 1;
    onRefused(fault);
  };
  if (file.kind === 'cards') {
    for await (const batch of batches(file.rows, refuse)) {
      const count = await writeCards(
        db,
        batch.map(({ value }) => value),
        file.columns,
      );
      done.unlinked.push(...count.unlinked);
      done.stored += count.stored;
      done.known += batch.length - count.stored;
    }
    return done;
  }
  const stores = new Set((await createStoreRepository(db).findAll()).map(({ companyId }) => companyId));
  for await (const batch of batches(file.rows, refuse)) {
    const ofStores = batch.filter(({ line, value }) => {
      if (!stores.has(value.companyId))
        refuse({ line, field: 'store', message: `the shop has no store '${value.companyId}'` });
      return stores.has(value.companyId);
    });
    const outcomes = await storeReceipts(
      db,
      ofStores.map(({ value }): Receipt => value),
    );
    for (const [index, { outcome }] of outcomes.entries()) {
      const reason = REFUSALS[outcome];
      if (reason !== undefined)
        refuse({
          line: ofStores[index]?.line ?? 0,
          field: outcome === 'differs' ? 'receipt' : 'card',
          message: reason,
        });
      else if (outcome === 'stored') done.stored += 1;
      else done.known += 1;
    }
  }
  return done;
}

async function* batches<Value>(
  rows: AsyncGenerator<{ line: number; value: Value } | Fault>,
  refuse: (fault: Fault) => void,
): AsyncGenerator<{ line: number; value: Value }[]> {
  let batch: { line: number; value: Value }[] = [];
  for await (const row of rows) {
    if ('message' in row) refuse(row);
    else batch.push(row);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** New cards, and the given columns of known ones. A card that occurs twice has the owner of the last row. */
async function writeCards(
  db: Queryable,
  cards: readonly CardRow[],
  columns: ReadonlySet<string>,
): Promise<{ stored: number; unlinked: string[] }> {
  const last = [...new Map(cards.map((card) => [card.number, card])).values()];
  const unlinked = await cardRepository(db).linkedToOthers(last);
  for (const { number, customerId } of unlinked) await freeCard(db, number, customerId);
  const [row] = await db.query<{ stored: number }>(
    `with given as (
       select * from jsonb_to_recordset($1::jsonb)
         as g (number text, "firstName" text, "lastName" text, "postalCode" text, "birthDate" date)
     ), known as (
       select g.number from given g join customer_card c on c.number = g.number
     ), written as (
       insert into customer_card as c (number, first_name, last_name, postal_code, birth_date)
       select number, "firstName", "lastName", "postalCode", "birthDate" from given order by number
       on conflict (number) do update set last_name = excluded.last_name,
         first_name = case when $2 then excluded.first_name else c.first_name end,
         postal_code = case when $3 then excluded.postal_code else c.postal_code end,
         birth_date = case when $4 then excluded.birth_date else c.birth_date end
     )
     select ((select count(*) from given) - (select count(*) from known))::int as stored`,
    [JSON.stringify(last), ...['firstName', 'postalCode', 'birthDate'].map((column) => columns.has(column))],
  );
  return { stored: row?.stored ?? 0, unlinked: unlinked.map(({ number }) => number) };
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { Database, Queryable } from '@fachwerk/database';
import type { API, Client } from '@opensearch-project/opensearch';
import { readListedRows } from '../../text-index/load-catalogue';
import { DOCUMENT_FORMAT, MAPPING, type ProductDocument, productDocument } from './product-documents';
import { MOST_LISTED } from './search-body';

export interface IndicesOptions {
  client: Client;
  db: Database;
  /** Beginning of the names of all indices of a shop. */
  prefix: string;
}

/** Number of the lock in PostgreSQL: one process writes an index. */
const LOCK = 7_301_425;
/** Between two looks at the index that another process writes. */
const PAUSE_MS = 500;
/** The new index, the previous one, and one of a previous release that still runs. */
const KEPT_INDICES = 3;
/** The products of a store are listed in one filter. */
const MOST_TERMS = 1_000_000;
/** Writing and refreshing take longer than a search. */
const WRITING = { requestTimeout: 120_000 };

const SETTINGS = {
  // Counts of values are exact within a shard.
  number_of_shards: 1,
  auto_expand_replicas: '0-1',
  // An index does not change after it is written.
  refresh_interval: '-1',
  max_result_window: MOST_LISTED,
  max_terms_count: MOST_TERMS,
} satisfies Record<string, unknown>;

/**
 * The name of the complete index of the current catalogue. The first process that needs it writes it; others
 * wait for that.
 */
export async function openProductIndex(options: IndicesOptions): Promise<string> {
  for (;;) {
    const name = await currentName(options);
    if (await isComplete(name, options)) return name;
    const isWritten = await options.db.transaction(async (tx) => {
      const [lock] = await tx.query<{ isOurs: boolean }>('select pg_try_advisory_xact_lock($1) as "isOurs"', [
        LOCK,
      ]);
      if (!lock?.isOurs) return false;
      if (!(await isComplete(name, options))) {
        await write(name, tx, options);
        await removeOld(name, options);
      }
      return true;
    });
    if (isWritten) return name;
    await sleep(PAUSE_MS);
  }
}

const patternOf = ({ prefix }: IndicesOptions): string => `${prefix}-products-*`;
/** Complete indices have it. */
const aliasOf = ({ prefix }: IndicesOptions): string => `${prefix}-complete`;

/** The time of the change tells a version from the one with the same number before a backup was restored. */
async function currentName({ db, prefix }: IndicesOptions): Promise<string> {
  const [state] = await db.query<{ version: number; changedAt: number }>(
    `select version, floor(extract(epoch from changed_at) * 1000)::bigint as "changedAt"
     from catalogue_state`,
  );
  return `${prefix}-products-${DOCUMENT_FORMAT}-${state?.version ?? 0}-${state?.changedAt ?? 0}`;
}

const isComplete = async (index: string, options: IndicesOptions): Promise<boolean> =>
  (await options.client.indices.existsAlias({ index, name: aliasOf(options) })).body;

async function write(index: string, tx: Queryable, options: IndicesOptions): Promise<void> {
  const { client } = options;
  // The rest of a process that ended while it wrote.
  await client.indices.delete({ index }, { ...WRITING, ignore: [404] });
  await client.indices.create({ index, body: { settings: SETTINGS, mappings: MAPPING } }, WRITING);
  const refused: string[] = [];
  await client.helpers.bulk<ProductDocument>(
    {
      datasource: readDocuments(tx),
      onDocument: ({ productId }) => ({ index: { _index: index, _id: productId } }),
      onDrop: ({ document, error }) => refused.push(`${document.productId}: ${error.reason}`),
    },
    WRITING,
  );
  if (refused.length > 0)
    throw new Error(`OpenSearch refuses ${refused.length} products, the first is ${refused[0]}`);
  await client.indices.refresh({ index }, WRITING);
  await client.indices.putAlias({ index, name: aliasOf(options) }, WRITING);
}

async function* readDocuments(tx: Queryable): AsyncGenerator<ProductDocument, undefined> {
  for await (const batch of readListedRows(tx)) for (const row of batch) yield productDocument(row);
  return undefined;
}

/** Removes all but the newest complete indices. A process that used one opens its own again. */
async function removeOld(written: string, options: IndicesOptions): Promise<void> {
  const { client } = options;
  const { body } = await client.indices.getAlias({ index: patternOf(options) });
  const names = Object.entries(body as API.Indices_GetAlias_ResponseBody).map(([name, { aliases }]) => ({
    name,
    hasAlias: Object.hasOwn(aliases, aliasOf(options)),
  }));
  const kept = names
    .filter(({ name, hasAlias }) => hasAlias && name !== written)
    .sort((a, b) => changedAtOf(b.name) - changedAtOf(a.name))
    .slice(0, KEPT_INDICES - 1);
  const old = names.filter((one) => one.name !== written && !kept.includes(one));
  for (const { name } of old) await client.indices.delete({ index: name }, { ignore: [404] });
}

const changedAtOf = (name: string): number => Number(name.split('-').at(-1));

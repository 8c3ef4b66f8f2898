import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

// Counts and cents are far below 2^53; `numeric` is parsed as a number too.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

export interface Queryable {
  /** Runs a prepared statement: planning costs more than most look-ups. */
  query<Row extends pg.QueryResultRow>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
}

export interface Database extends Queryable {
  /** Runs the work in a transaction, again from the start after a serialisation failure. */
  transaction<T>(work: (db: Queryable) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  url: string;
  /** For single statements. Transactions have half as many more. */
  maxConnections?: number;
  /** Milliseconds that a statement waits for a free connection before it fails. */
  connectionTimeout?: number;
  onError?: (error: Error) => void;
}

const MOST_CONNECTIONS = 16;
/** Later, a visitor has left. */
const CONNECTION_TIMEOUT = 5000;

/** Several processes share the connections. */
export const connectionsPerProcess = (processes: number): number =>
  Math.max(4, Math.ceil(MOST_CONNECTIONS / processes));

export function openDatabase(options: DatabaseOptions): Database {
  const { url, maxConnections = MOST_CONNECTIONS, connectionTimeout = CONNECTION_TIMEOUT, onError } = options;
  let isClosing = false;
  const openPool = (max: number): pg.Pool => {
    const pool = new pg.Pool({
      connectionString: url,
      max,
      connectionTimeoutMillis: connectionTimeout,
      statement_timeout: 30_000,
      // A server that hangs does not apply its own statement timeout.
      query_timeout: 35_000,
      allowExitOnIdle: true,
    });
    // The next query replaces an idle connection that fails. At the shutdown the server may close it first.
    return pool.on('error', (error) => {
      if (!isClosing) onError?.(error);
    });
  };
  const pool = openPool(maxConnections);
  // A transaction may wait for a single statement, such as one that fills a cache. With one pool, as many
  // transactions as there are connections would wait for each other.
  const transactions = openPool(Math.ceil(maxConnections / 2));

  return {
    query: (sql, values) => runNamed(pool, sql, values),
    async transaction(work) {
      for (let attempt = 1; ; attempt++) {
        try {
          return await inTransaction(transactions, work);
        } catch (error) {
          if (attempt === MAX_ATTEMPTS || !isWorthRetrying(error)) throw error;
          await sleep(Math.random() * 20 * 2 ** attempt);
        }
      }
    },
    async close() {
      isClosing = true;
      await Promise.all([pool.end(), transactions.end()]);
    },
  };
}

const MAX_ATTEMPTS = 5;
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';

const isWorthRetrying = (error: unknown): boolean =>
  [SERIALIZATION_FAILURE, DEADLOCK_DETECTED].includes((error as { code?: string }).code ?? '');

async function inTransaction<T>(pool: pg.Pool, work: (db: Queryable) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  // The pool handles errors of idle connections only; an unhandled one in use would end the process.
  const onLost = (error: Error) => (broken = error);
  client.on('error', onLost);
  try {
    await client.query('begin');
    const result = await work({ query: (sql, values) => runNamed(client, sql, values) });
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => (broken = failure));
    throw error;
  } finally {
    client.off('error', onLost);
    client.release(broken);
  }
}

const names = new Map<string, string>();

/** Names of the statements. Statement texts are constants of the code and a few list shapes. */
function nameOf(sql: string): string {
  let name = names.get(sql);
  if (!name) {
    name = createHash('sha1').update(sql).digest('base64url').slice(0, 20);
    names.set(sql, name);
  }
  return name;
}

async function runNamed<Row extends pg.QueryResultRow>(
  client: pg.Pool | pg.PoolClient,
  sql: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const { rows } = await client.query<Row>({ name: nameOf(sql), text: sql, values: [...values] });
  return rows;
}

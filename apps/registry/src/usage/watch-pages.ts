import { type Database, defineQueue, drain } from '@fachwerk/database';
import { fetchPage } from './fetch-page';
import { rowsOf } from './seen-uses';
import { REGISTRY, writeUses } from './uses';
import { usesInPage } from './uses-in-page';

/** Pages of one run; a reader could report many that do not exist. */
const MOST_AT_ONCE = 10;
const HOUR_SECONDS = 3600;

/** Third-party pages, and when next. An instance that ends meanwhile leaves its page to the others. */
const watchQueue = defineQueue({
  name: 'third-party pages',
  table: 'registry.watched_page',
  key: 'page',
  waiting: 'true',
  dueAt: 'q.check_at',
  retryAt: 'check_at',
  pauses: [HOUR_SECONDS],
});

interface Watch {
  db: Database;
  /** Origins that the operator has named. */
  origins: readonly string[];
  signal?: AbortSignal;
}

/**
 * Fetches pages that are due, and confirms the uses in them. A use that is gone counts no more. A page that
 * cannot be fetched keeps what was confirmed, and is due again in an hour. Returns the pages.
 */
export async function checkDuePages({ db, origins, signal }: Watch): Promise<string[]> {
  const pages: string[] = [];
  await drain<{ page: string }>(db, watchQueue, {
    columns: 'r.page',
    most: MOST_AT_ONCE,
    signal,
    async work({ page }) {
      pages.push(page);
      await checkPage(db, page, origins);
    },
    onError: ({ error }) => {
      throw error;
    },
  });
  return pages;
}

async function checkPage(db: Database, page: string, origins: readonly string[]): Promise<void> {
  const fetched = await fetchPage(page, origins);
  if (fetched.kind === 'failed') return;
  const uses = fetched.kind === 'page' ? usesInPage(fetched.html) : [];
  await db.transaction(async (inside) => {
    await writeUses(inside, 'seen', rowsOf(page, uses), REGISTRY);
    await inside.query(
      `update registry.use set confirmed_by = null, confirmed_at = null
       where source = 'seen' and page = $1 and confirmed_by = $2 and confirmed_at < now()`,
      [page, REGISTRY],
    );
    await inside.query(
      `update registry.watched_page set check_at = now() + interval '1 day', attempts = 0, last_error = null
       where page = $1`,
      [page],
    );
  });
}

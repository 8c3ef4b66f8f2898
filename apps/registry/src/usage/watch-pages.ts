import type { Database } from '@fachwerk/database';
import type { FastifyInstance } from 'fastify';
import { fetchPage } from './fetch-page';
import { rowsOf } from './seen-uses';
import { REGISTRY, writeUses } from './uses';
import { usesInPage } from './uses-in-page';

const EVERY_MS = 60_000;
/** Pages per minute and instance; a reader could report many that do not exist. */
const MOST_AT_ONCE = 10;

/** An instance that stops meanwhile leaves its pages to the others after an hour. */
const CLAIM = `
  update registry.watched_page w set check_at = now() + interval '1 hour'
  from (
    select page from registry.watched_page where check_at <= now()
    order by check_at limit ${MOST_AT_ONCE} for update skip locked
  ) due
  where w.page = due.page returning w.page`;

interface Watch {
  db: Database;
  /** Origins that the operator has named. */
  origins: readonly string[];
}

/** Fetches due third-party pages every minute. Every instance runs it; one of them fetches a page. */
export function watchPages(app: FastifyInstance, watch: Watch): void {
  if (watch.origins.length === 0) return;
  let running: Promise<unknown> | undefined;
  const run = () => {
    running ??= checkDuePages(watch)
      .catch((error: Error) => app.log.warn({ reason: error.message }, 'third-party pages were not fetched'))
      .finally(() => (running = undefined));
  };
  const timer = setInterval(run, EVERY_MS);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}

/**
 * Fetches the pages that are due, and confirms the uses in them. A use that is gone counts no more. A page
 * that cannot be fetched keeps what was confirmed, and is due again in an hour. Returns the pages.
 */
export async function checkDuePages({ db, origins }: Watch): Promise<string[]> {
  const due = await db.query<{ page: string }>(CLAIM);
  await Promise.all(
    due.map(async ({ page }) => {
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
          `update registry.watched_page set check_at = now() + interval '1 day' where page = $1`,
          [page],
        );
      });
    }),
  );
  return due.map(({ page }) => page);
}

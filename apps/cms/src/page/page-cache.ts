import { LRUCache } from 'lru-cache';
import type { Versions } from '../release/data-versions';
import type { Admission, Applicant } from './admission';
import { ageSecondsOf } from './data-age';
import { finishAnswer, type FinishedPage, type Redirect } from './finish-page';
import type { PageAnswer } from './page-answer';

export interface PageCacheOptions {
  admission: Admission;
  dataVersions: Pick<Versions, 'known'>;
  textVersions: Pick<Versions, 'known'>;
  /** Maximum age of a page that is sent without a refresh; 0 disables the cache. */
  keepMs: number;
  maxBytes?: number;
  clock?: () => number;
}

export type Served = Redirect | (FinishedPage & { ageSeconds?: number });

export interface PageCache {
  /**
   * The page from the cache, or composed when the applicant is admitted. A page without a key is not kept.
   * Rejects with `Overloaded`.
   */
  get(key: string | undefined, applicant: Applicant, compose: Compose): Promise<Served>;
}
/** Composes a page; a sparing one without extra widgets. */
export type Compose = (isSparing: boolean) => Promise<PageAnswer>;

interface Entry {
  page: FinishedPage;
  /** Of its texts; undefined while it was not known. */
  textVersion: string | undefined;
  at: number;
  /** Not refreshed before this time, because the last attempt has failed. */
  retryAt: number;
}

/** Up to this age a page is sent at once and refreshed in the background. */
const WHILE_REVALIDATE_MS = 60_000;
/** Up to this age a page is sent if it cannot be composed again. */
const IF_ERROR_MS = 600_000;
const RETRY_MS = 2000;
const MAX_BYTES = 96_000_000;
const MAX_KEY_LENGTH = 1000;
/**
 * Refreshes take turns with visitors like a client of their own. They are whole: many visitors will get them.
 */
const REFRESH: Applicant = { network: 'refresh', isGone: () => false };

/**
 * Keeps whole public pages, which are the same for all visitors. A page with an older version of the
 * catalogue or of the texts than the current one, or with data without a version that are older than
 * `keepMs`, is sent only if it cannot be composed again. Requests for a page that is being composed share the
 * result. Sparing pages are kept beside the whole ones, and sent only while pages wait for long.
 */
export function pageCache(options: PageCacheOptions): PageCache {
  const { admission, dataVersions, textVersions, keepMs, maxBytes = MAX_BYTES, clock = Date.now } = options;
  const kept = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }, key) => page.body.html.length + key.length,
  });
  const composing = new Map<string, Promise<Redirect | FinishedPage>>();
  const refreshing = new Set<string>();

  const dataAt = ({ page, at }: Entry): number => page.otherDataAt ?? at;
  const ageOf = (entry: Entry): number => clock() - dataAt(entry);
  const serve = (entry: Entry): Served => ({
    ...entry.page,
    ageSeconds: ageSecondsOf(dataAt(entry), clock()),
  });
  /** A page that has just been composed may contain kept data. */
  const serveNew = (answer: Redirect | FinishedPage): Served =>
    answer.kind === 'page' && answer.otherDataAt !== undefined
      ? { ...answer, ageSeconds: ageSecondsOf(answer.otherDataAt, clock()) }
      : answer;

  /** Data without a version may have changed when they are older than `keepMs`. */
  async function hasCurrentData(entry: Entry): Promise<boolean> {
    const { dataVersions: versions, otherDataAt } = entry.page;
    if (otherDataAt !== undefined && ageOf(entry) >= keepMs) return false;
    const [data, texts] = await Promise.all([
      versions.length > 0 ? dataVersions.known() : undefined,
      textVersions.known(),
    ]);
    return (
      (texts === undefined || texts === entry.textVersion) &&
      (data === undefined || versions.every((version) => version === data))
    );
  }

  async function composeOnce(
    key: string,
    compose: () => Promise<PageAnswer>,
  ): Promise<Redirect | FinishedPage> {
    const running = composing.get(key);
    if (running) return running;
    const before = kept.get(key);
    // Read before the texts, which are at least of this version.
    const version = textVersions.known();
    const page = version.then(compose).then((answer) => finishAnswer(answer, before?.page));
    composing.set(key, page);
    try {
      const [result, textVersion] = [await page, await version];
      const keep = (as: string, finished: FinishedPage) =>
        kept.set(as, { page: finished, textVersion, at: clock(), retryAt: 0 });
      if (isStorable(result)) keep(key, result);
      else if (isSparing(result)) keep(sparingKey(key), result);
      else if (before) before.retryAt = clock() + RETRY_MS;
      return result;
    } catch (error) {
      if (before) before.retryAt = clock() + RETRY_MS;
      throw error;
    } finally {
      composing.delete(key);
    }
  }

  async function freshPage(key: string): Promise<FinishedPage | undefined> {
    const entry = kept.get(key);
    return entry && ageOf(entry) < keepMs && (await hasCurrentData(entry)) ? entry.page : undefined;
  }

  /** While the applicant has waited for its turn, another one may have composed the page. */
  const composeInTurn = async (key: string, applicant: Applicant, compose: Compose) =>
    composing.get(key) ??
    (admission.isSparing(applicant) ? await freshPage(sparingKey(key)) : undefined) ??
    admission.run(
      applicant,
      async (spare) =>
        (await freshPage(key)) ??
        (spare ? await freshPage(sparingKey(key)) : undefined) ??
        composeOnce(key, () => compose(spare)),
    );

  function refresh(key: string, compose: Compose): void {
    if (refreshing.has(key)) return;
    refreshing.add(key);
    void composeInTurn(key, REFRESH, () => compose(false))
      // The entry stays and determines the next attempt.
      .catch(() => undefined)
      .finally(() => refreshing.delete(key));
  }

  return {
    async get(key, applicant, compose) {
      if (key === undefined || keepMs === 0 || key.length > MAX_KEY_LENGTH)
        return admission.run(applicant, async (spare) => finishAnswer(await compose(spare)));

      const entry = kept.get(key);
      if (!entry) return serveNew(await composeInTurn(key, applicant, compose));
      const age = ageOf(entry);
      const isCurrent = await hasCurrentData(entry);
      if (isCurrent && age < keepMs) return serve(entry);
      if (age < IF_ERROR_MS && clock() < entry.retryAt) return serve(entry);
      if (isCurrent && age < WHILE_REVALIDATE_MS) {
        refresh(key, compose);
        return serve(entry);
      }
      const isUsableIfError = age < IF_ERROR_MS;
      try {
        const page = await composeInTurn(key, applicant, compose);
        return isFailure(page) && isUsableIfError ? serve(entry) : serveNew(page);
      } catch (error) {
        if (isUsableIfError) return serve(entry);
        throw error;
      }
    },
  };
}

/** Whole pages only: neither degraded ones nor those of a request with a fault. */
const isStorable = (answer: Redirect | FinishedPage): answer is FinishedPage =>
  answer.kind === 'page' && answer.status === 200 && answer.etag !== undefined;
const isFailure = (answer: Redirect | FinishedPage): boolean =>
  answer.kind === 'page' &&
  (answer.status >= 500 || (answer.status === 200 && answer.etag === undefined && !isSparing(answer)));
/** With current data it is better than an old whole page. */
const isSparing = (answer: Redirect | FinishedPage): answer is FinishedPage =>
  answer.kind === 'page' && answer.isSparing === true;
const sparingKey = (key: string) => `${key} sparing`;

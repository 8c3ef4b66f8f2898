import { INSTALLABLE_HEADER, type OfflineFile, offlineFilesIn, RELEASE_HEADER } from './offline-file';

export interface Surroundings {
  caches: CacheStorage;
  fetch: typeof fetch;
  /** Address of the page, which is the scope of its worker. */
  page: string;
}

/** The copy of a page that opens without network, with all files that it names. */
export interface KeptPage {
  page(): Promise<Response | undefined>;
  file(address: string): Promise<Response | undefined>;
  /** Keeps the page as it is now. A failure leaves what was kept before. */
  keep(): Promise<void>;
  /** An answer that is used without network only. */
  keepAnswer(address: string, answer: Response): Promise<void>;
  answer(address: string): Promise<Response | undefined>;
  remove(): Promise<void>;
}

/** More than any page has; a list that is longer is a mistake, and would fill the device. */
const MOST_FILES = 250;
const MOST_BYTES = 16 * 1024 * 1024;
const MOST_ANSWERS = 40;
const AT_ONCE = 6;
/** The page and the one before, whose open windows may still load parts. */
const KEPT = 2;

/**
 * One cache per list of files, in which the page is written last. The cache "state" names the one that
 * counts: writing it is the only step that changes what opens without network.
 */
export function createKeptPage({ caches, fetch, page }: Surroundings): KeptPage {
  const prefix = `page ${new URL(page).pathname} `;
  const state = `${prefix}state`;
  const answers = `${prefix}answers`;
  let keeping: Promise<void> | undefined;

  const find = (address: string, cacheName: string) =>
    // Compressed and plain answers are the same file.
    caches.match(address, { cacheName, ignoreVary: true });

  async function names(): Promise<string[]> {
    const text = await (await find(page, state))?.text();
    return text ? text.split('\n') : [];
  }

  async function file(address: string): Promise<Response | undefined> {
    for (const name of await names()) {
      const found = await find(address, name);
      if (found) return found;
    }
    return undefined;
  }

  async function keep(): Promise<void> {
    // Without cookies: neither personal data nor a version on trial nor a preview gets into the copy.
    const answer = await fetch(page, { credentials: 'omit', cache: 'no-store', redirect: 'error' });
    const version = answer.headers.get(INSTALLABLE_HEADER);
    const files = isWhole(answer) ? offlineFilesIn(await answer.clone().text()) : undefined;
    if (!version || !files) throw new Error('The page is not complete now.');
    if (files.length > MOST_FILES) throw new Error(`The page names ${files.length} files.`);

    const before = await names();
    const name = prefix + version;
    const cache = await caches.open(name);
    try {
      await addFiles(cache, files);
      await cache.put(page, answer);
    } catch (error) {
      if (!before.includes(name)) await caches.delete(name);
      throw error;
    }
    const kept = [name, ...before.filter((other) => other !== name)].slice(0, KEPT);
    await (await caches.open(state)).put(page, new Response(kept.join('\n')));
    await removeCaches((other) => ![...kept, state, answers].includes(other));
  }

  async function addFiles(cache: Cache, files: readonly OfflineFile[]): Promise<void> {
    const waiting = [...files];
    let bytes = 0;
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const address = new URL(next[0], page).href;
        const there = await cache.match(address, { ignoreVary: true });
        const content = there ?? (await file(address)) ?? (await load(address, next[1]));
        const { size } = await content.clone().blob();
        bytes += size;
        if (bytes > MOST_BYTES) throw new Error('The files of the page are too large.');
        if (!there) await cache.put(address, content);
      }
    };
    const stop = (error: unknown) => {
      waiting.length = 0;
      throw error;
    };
    await Promise.all(Array.from({ length: AT_ONCE }, () => work().catch(stop)));
  }

  async function load(address: string, integrity = ''): Promise<Response> {
    const answer = await fetch(address, { integrity, mode: 'cors', credentials: 'omit' });
    if (!answer.ok || answer.type === 'opaque') throw new Error(`${address}: ${answer.status}`);
    return answer;
  }

  async function removeCaches(isOld: (name: string) => boolean): Promise<void> {
    const own = (await caches.keys()).filter((name) => name.startsWith(prefix));
    await Promise.all(own.filter(isOld).map((name) => caches.delete(name)));
  }

  return {
    async page() {
      const [name] = await names();
      return name === undefined ? undefined : find(page, name);
    },
    file,
    keep() {
      keeping ??= keep().finally(() => (keeping = undefined));
      return keeping;
    },
    async keepAnswer(address, answer) {
      const cache = await caches.open(answers);
      await cache.put(address, answer);
      const all = await cache.keys();
      await Promise.all(all.slice(0, -MOST_ANSWERS).map((old) => cache.delete(old)));
    },
    answer: (address) => find(address, answers),
    remove: () => removeCaches(() => true),
  };
}

/** The page itself, from the page server: not a redirect, an error or the page of another network. */
const isWhole = (answer: Response): boolean =>
  answer.status === 200 && !answer.redirected && answer.headers.has(RELEASE_HEADER);

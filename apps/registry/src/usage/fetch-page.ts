/** Limits of one fetch: bytes of the body, milliseconds, redirects. */
const MOST_BYTES = 2 * 1024 * 1024;
const TIMEOUT_MS = 10_000;
const MOST_REDIRECTS = 3;

export type FetchedPage =
  | { kind: 'page'; html: string }
  /** The page does not exist any more. */
  | { kind: 'gone' }
  | { kind: 'failed'; reason: string };

/**
 * Fetches a page for anonymous readers, without cookies. Each address on the way belongs to one of the
 * origins, so that no report and no redirect leads to another host of the operator's network.
 */
export async function fetchPage(
  page: string,
  origins: readonly string[],
  { timeoutMs = TIMEOUT_MS, mostBytes = MOST_BYTES } = {},
): Promise<FetchedPage> {
  const signal = AbortSignal.timeout(timeoutMs);
  let url = page;
  try {
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      if (!URL.canParse(url) || !origins.includes(new URL(url).origin))
        return failed('it leads to another host');
      const answer = await fetch(url, { redirect: 'manual', headers: { accept: 'text/html' }, signal });
      const location = answer.headers.get('location');
      if (answer.status >= 300 && answer.status < 400 && location !== null) {
        await answer.body?.cancel();
        url = URL.canParse(location, url) ? new URL(location, url).href : '';
        continue;
      }
      if (answer.status === 404 || answer.status === 410) {
        await answer.body?.cancel();
        return { kind: 'gone' };
      }
      if (!answer.ok || !answer.headers.get('content-type')?.startsWith('text/html')) {
        await answer.body?.cancel();
        return failed(`status ${answer.status}, ${answer.headers.get('content-type') ?? 'no type'}`);
      }
      const html = await readText(answer, mostBytes);
      return html === undefined ? failed('it is too large') : { kind: 'page', html };
    }
    return failed('too many redirects');
  } catch (error) {
    return failed((error as Error).message);
  }
}

const failed = (reason: string): FetchedPage => ({ kind: 'failed', reason });

/** Undefined for a body beyond the limit, whatever length it states. */
async function readText(answer: Response, mostBytes: number): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of answer.body ?? []) {
    bytes += (chunk as Uint8Array).length;
    // Leaving the loop ends the connection.
    if (bytes > mostBytes) return undefined;
    chunks.push(chunk as Uint8Array);
  }
  return Buffer.concat(chunks).toString('utf8');
}

import { integrityOf } from '@fachwerk/shared/federation';

/** Fetches a file of the registry. Rejects if its hash is another one; `undefined` is no known hash. */
export async function fetchChecked(url: string, integrity: string | undefined): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(5000) });
  if (!response.ok) throw new Error(`${url} answers ${response.status}.`);
  const content = Buffer.from(await response.arrayBuffer());
  if (integrity !== undefined) {
    const actual = integrityOf(content, integrity);
    if (actual !== integrity) throw new Error(`${url} is ${actual}, the release has ${integrity}: not run.`);
  }
  return content.toString('utf8');
}

import type { FragmentJob } from '../fragment-job';
import { fetchChecked } from '../release/fetch-checked';

export type RemoteFile = Pick<FragmentJob, 'mfe' | 'version' | 'url' | 'integrity'>;
/** Returns the checked text of a Node file; rejects if it cannot be loaded. */
export type RemoteCode = (file: RemoteFile) => Promise<string>;

const TRY_AGAIN_MS = 3000;
/** Number of cached files: stable, candidate and last good versions. */
const KEEP = 80;

/** Fetches each version's Node file once. A file with another hash is not run. */
export function remoteCode(registryUrl: string): RemoteCode {
  const kept = new Map<string, Promise<string>>();
  return (file) => {
    const key = `${file.url} ${file.integrity}`;
    let code = kept.get(key);
    if (!code) {
      code = fetchChecked(new URL(file.url, registryUrl).href, file.integrity);
      kept.set(key, code);
      code.catch(() => setTimeout(() => kept.delete(key), TRY_AGAIN_MS).unref());
      const [oldest] = kept.keys();
      if (kept.size > KEEP && oldest) kept.delete(oldest);
    }
    return code;
  };
}

import type { FragmentJob } from '../fragment-job';
import { isEndOfProcess } from '../isolation/render-process';
import type { OpenJob } from './open-job';
import type { Death } from './process-group';

/** The second end of a shared process within this time: the first suspicion was wrong, or not enough. */
const AGAIN_MS = 60_000;

export interface SharedHistory {
  /** The suspected version already continues alone: the same version in several processes. */
  isKnown: boolean;
  /** Time since a shared process ended before. */
  sinceLastMs: number;
}

/**
 * Keys of the versions that continue alone. Code of any version in the process may have run, so that none is
 * blamed (docs/decisions/0092-a-process-is-proof-only-for-the-version-alone-in-it.md).
 */
export function suspectsOf(
  { reason, suspect, versions }: Death,
  { isKnown, sinceLastMs }: SharedHistory,
): readonly string[] {
  const isAgain = !isKnown && sinceLastMs < AGAIN_MS;
  if (suspect && !isAgain) return [suspect.key];
  const hasHung = !isEndOfProcess(reason) && versions.length > 0;
  return hasHung || isAgain ? versions : [];
}

/** What the end of a process with one version means. */
export type Verdict =
  /** The engine itself can fail, and the jobs are repeated. */
  | { kind: 'accident' }
  | {
      kind: 'proof';
      culprit: FragmentJob;
      /** Jobs that end with the process. The others are repeated. */
      lost: readonly OpenJob[];
    };

/** Code that ends its process does so again in the next one: only the second end is proof. */
export function judgeAlone({ reason, wasReady, wasLoading, suspect, open, lastJob }: Death): Verdict {
  const culprit = suspect?.job ?? lastJob;
  const isFirstEnd = suspect?.entry?.ends === 0 && isEndOfProcess(reason);
  if (!wasReady || isFirstEnd || !culprit) return { kind: 'accident' };
  // Its other widgets have not rendered either: each would take as long again.
  const lost = open.filter((entry) => wasLoading || entry === suspect?.entry);
  return { kind: 'proof', culprit, lost };
}

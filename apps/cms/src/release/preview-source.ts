import type { ReleasePlan } from '@fachwerk/shared/federation';
import { parseInstant } from '@fachwerk/shared/time';
import type { FastifyBaseLogger } from 'fastify';
import { composedReleases } from './composed-releases';
import { type FetchPlan, PreviewRefused } from './fetch-plan';
import type { KnownPlan } from './plan-source';

/** `refused`: the link is wrong or has ended. `unavailable`: the registry does not answer. */
export type PreviewAnswer = KnownPlan | 'refused' | 'unavailable';
export type PreviewSource = (token: string) => Promise<PreviewAnswer>;

interface Options {
  ask: FetchPlan;
  log: Pick<FastifyBaseLogger, 'warn'>;
  onNew: (plan: ReleasePlan) => Promise<void>;
  clock?: () => number;
}
interface Kept {
  answer: Promise<PreviewAnswer>;
  known?: KnownPlan & { text: string };
  until: number;
}

const FRESH_MS = 1000;
/** Refused tokens stay refused. */
const REFUSED_MS = 60_000;
const KEEP = 200;
/** Limit of new tokens per second, so that guessing does not reach the registry. */
const NEW_PER_SECOND = 5;

/** The plan for the holder of a preview link, requested at most once a second per link. */
export function previewSource({ ask, log, onNew, clock = Date.now }: Options): PreviewSource {
  const kept = new Map<string, Kept>();
  let second = 0;
  let asked = 0;

  async function load(token: string, entry: Kept): Promise<PreviewAnswer> {
    try {
      const { plan, text } = await ask(token);
      if (!plan.preview) return 'refused';
      if (entry.known?.text !== text) {
        await onNew(plan);
        entry.known = { plan, text, compose: composedReleases(plan) };
      }
      return entry.known;
    } catch (error) {
      if (error instanceof PreviewRefused) return 'refused';
      log.warn(error, 'No plan for a preview');
      const until = entry.known?.plan.preview?.until;
      return entry.known && until && parseInstant(until).getTime() > clock() ? entry.known : 'unavailable';
    }
  }

  function mayAskForNew(): boolean {
    const now = Math.floor(clock() / 1000);
    if (now !== second) [second, asked] = [now, 0];
    return (asked += 1) <= NEW_PER_SECOND;
  }

  return (token) => {
    const known = kept.get(token);
    if (known && known.until > clock()) return known.answer;
    if (!known?.known && !mayAskForNew()) return Promise.resolve('unavailable');

    const entry: Kept = known ?? { answer: Promise.resolve('unavailable'), until: 0 };
    entry.until = clock() + FRESH_MS;
    entry.answer = load(token, entry).then((answer) => {
      if (answer === 'refused') entry.until = clock() + REFUSED_MS;
      return answer;
    });
    // Newest last, so that the oldest is removed first.
    kept.delete(token);
    kept.set(token, entry);
    if (kept.size > KEEP) kept.delete(leastNeeded(kept));
    return entry.answer;
  };
}

/** Wrong tokens replace each other, not valid ones. */
function leastNeeded(kept: ReadonlyMap<string, Kept>): string {
  for (const [token, { known }] of kept) if (!known) return token;
  return [...kept.keys()][0] ?? '';
}

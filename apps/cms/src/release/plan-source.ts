import type { ReleasePlan } from '@fachwerk/shared/federation';
import { within } from '../within';
import { type Compose, composedReleases } from './composed-releases';
import type { FetchPlan } from './fetch-plan';
import { type Patience, retryUntilReady } from './retry-until-ready';

export interface KnownPlan {
  plan: ReleasePlan;
  compose: Compose;
}
export interface PlanSource {
  /** The current plan; the last known one while the registry does not answer. */
  current(): Promise<KnownPlan>;
}

export interface PlanSourceOptions {
  ask: FetchPlan;
  log: { warn(error: unknown, message: string): void };
  /** Called before the first page uses a new plan. */
  onNew?: (plan: ReleasePlan) => Promise<void>;
  /** Maximum age of a plan. An older one is requested again before use. */
  freshMs?: number;
  /** Longest time that a page view waits for the request. */
  waitMs?: number | undefined;
  /** Longest wait while no plan is known. */
  patience?: Patience | undefined;
  clock?: () => number;
}

/**
 * A change of the live versions applies within a second, also on a server without recent visitors: a view
 * requests the plan before it uses an older one. All views share one request per second. If the registry
 * hangs, each view waits only for the rest of the limit.
 */
export function planSource({
  ask,
  log,
  onNew,
  // Less than the promised second, because the request takes time.
  freshMs = 800,
  waitMs = 300,
  patience,
  clock = Date.now,
}: PlanSourceOptions): PlanSource {
  let known: (KnownPlan & { text: string }) | undefined;
  let askedAt = -Infinity;
  let asking: Promise<void> | undefined;
  let first: Promise<void> | undefined;
  /** The last logged reason, so that a long outage is logged once. */
  let complaint = '';

  async function refresh(): Promise<void> {
    try {
      const { plan, text } = await ask();
      complaint = '';
      if (text === known?.text) return;
      await onNew?.(plan);
      known = { plan, text, compose: composedReleases(plan) };
    } catch (error) {
      const reason = String(error);
      if (known && reason !== complaint)
        log.warn(error, 'No plan from the registry: the last known one stays');
      complaint = reason;
      throw error;
    } finally {
      asking = undefined;
    }
  }

  const untilKnown = (): Promise<void> =>
    retryUntilReady(
      () => {
        askedAt = clock();
        return (asking ??= refresh());
      },
      'The registry gives no plan',
      { totalMs: 3000, ...patience },
    ).finally(() => (first = undefined));

  return {
    async current() {
      if (!known) await (first ??= untilKnown());
      else if (!asking && clock() - askedAt > freshMs) {
        askedAt = clock();
        asking = refresh();
        // Handled by waiting views, if there are any.
        asking.catch(() => undefined);
      }
      if (!known) throw new Error('No plan is known.');
      if (asking) await within(askedAt + waitMs - clock(), asking);
      return known;
    },
  };
}

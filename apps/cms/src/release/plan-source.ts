import type { ReleasePlan } from '@fachwerk/shared/federation';
import type { FetchPlan } from './fetch-plan';
import { composedReleases, type Compose } from './composed-releases';
import { retryUntilReady, type Patience } from './retry-until-ready';

export interface KnownPlan {
  plan: ReleasePlan;
  compose: Compose;
}
export interface PlanSource {
  /** What holds for a page view that begins now; the last known plan while the registry gives no other. */
  current(): Promise<KnownPlan>;
}

export interface PlanSourceOptions {
  ask: FetchPlan;
  log: { warn(error: unknown, message: string): void };
  /** Told before the first page uses a new plan. */
  onNew?: (plan: ReleasePlan) => Promise<void>;
  /** A plan that was asked for longer ago than this is not used without asking anew. */
  freshMs?: number;
  /** A page view waits for that so long at most. */
  waitMs?: number;
  /** While no plan is known at all, a view waits for that. */
  patience?: Patience | undefined;
  clock?: () => number;
}

/**
 * A rollback counts within a second, also on a server that nobody visited for an hour: a view asks before it uses an older plan. All views
 * share one question per second, and a registry that hangs costs each at most the rest of that question's waiting time.
 */
export function planSource({
  ask,
  log,
  onNew,
  // Less than the second that is promised: asking takes a moment, too.
  freshMs = 800,
  waitMs = 300,
  patience,
  clock = Date.now,
}: PlanSourceOptions): PlanSource {
  let known: (KnownPlan & { text: string }) | undefined;
  let askedAt = -Infinity;
  let asking: Promise<void> | undefined;
  let first: Promise<void> | undefined;
  /** The reason that was logged; a registry that is down for an hour says it once. */
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
        // Whoever waits hears of it; nobody has to.
        asking.catch(() => undefined);
      }
      if (!known) throw new Error('No plan is known.');
      if (asking) await settledWithin(asking, askedAt + waitMs - clock());
      return known;
    },
  };
}

async function settledWithin(promise: Promise<unknown>, ms: number): Promise<void> {
  if (ms <= 0) return;
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([promise.catch(() => undefined), patience]);
  clearTimeout(timer);
}

import type { Database } from '@fachwerk/database';
import type { Verdict } from '@fachwerk/shared/contracts';
import { advance, hold, stop } from '../channels/by-rules';
import { ROLLOUT_COLUMNS, type RolloutRow } from '../channels/rollout-row';
import { countBreaks, sayBreaks } from '../versions/ask-gate';
import { compareRollouts, type Compared } from './compare';
import { nextStage } from './decide';
import type { RolloutRules } from './rules';

/** Any number, the same in every instance: one of them looks at a time. */
export const CONTROLLER_LOCK = 4_711_003;
const EVERY_MS = 3000;
/** After failures came in; a wave of them is looked at once. */
const SOON_MS = 200;

export interface Controller {
  start(): void;
  /** Failures came in: looks at once. */
  nudge(): void;
  /** Looks now; answers how many rollouts it changed. */
  look(): Promise<number>;
  stop(): Promise<void>;
}

interface Options {
  db: Database;
  rules: RolloutRules;
  /** What more visitors of this version would meet now. */
  askGate(rollout: RolloutRow): Promise<Verdict>;
  onError: (error: unknown) => void;
}

/** Does what the rules say. Any number of instances may run it, and any of them may die at any moment: every step is one transaction. */
export function createController({ onError, ...options }: Options): Controller {
  let timer: NodeJS.Timeout | undefined;
  let soon: NodeJS.Timeout | undefined;
  let looking: Promise<number> | undefined;

  const look = (): Promise<number> => {
    looking ??= lookOnce(options).finally(() => (looking = undefined));
    return looking;
  };
  const lookOrTell = () => void look().catch(onError);

  return {
    start() {
      timer ??= setInterval(lookOrTell, EVERY_MS);
      timer.unref();
    },
    nudge() {
      if (!timer) return;
      soon ??= setTimeout(() => {
        soon = undefined;
        lookOrTell();
      }, SOON_MS);
      soon.unref();
    },
    look,
    async stop() {
      clearInterval(timer);
      clearTimeout(soon);
      timer = undefined;
      await looking?.catch(() => undefined);
    },
  };
}

type Means = Omit<Options, 'onError'>;

async function lookOnce(means: Means): Promise<number> {
  const { db, rules } = means;
  const compared = await db.transaction(async (inside) => {
    // Ends with the transaction, also when the instance dies. Only saves work: what is done below looks again under the channel's lock.
    const [lock] = await inside.query<{ isOurs: boolean }>(
      'select pg_try_advisory_xact_lock($1) as "isOurs"',
      [CONTROLLER_LOCK],
    );
    if (!lock?.isOurs) return [];
    const open = await inside.query<RolloutRow>(
      `select ${ROLLOUT_COLUMNS} from registry.rollout r where ended_at is null order by id`,
    );
    return compareRollouts(inside, open, rules);
  });
  let changed = 0;
  for (const each of compared) if (await act(each, means)) changed += 1;
  return changed;
}

async function act({ rollout, decision }: Compared, { db, rules, askGate }: Means): Promise<boolean> {
  const reason = decision.reasons.join(' ');
  switch (decision.decision) {
    case 'wait':
      return false;
    case 'hold':
      return hold(db, rollout, reason);
    case 'roll-back':
      return stop(db, rollout, reason);
    case 'advance': {
      // Pages may have changed since it was ordered.
      const verdict = await askGate(rollout);
      if (!verdict.passes)
        return hold(db, rollout, `The gate found ${countBreaks(verdict)}. ${sayBreaks(verdict)}`);
      return advance(db, rollout, nextStage(rollout.percent, rules), reason);
    }
  }
}

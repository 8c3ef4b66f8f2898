import type { Database } from '@fachwerk/database';
import type { Verdict } from '@fachwerk/shared/contracts';
import { advance, hold, stop } from '../channels/by-rules';
import { ROLLOUT_COLUMNS, type RolloutRow } from '../channels/rollout-row';
import { countBreaks, describeBreaks } from '../gate/run-gate';
import { reason } from '../reasons/reason';
import { type Compared, compareRollouts } from './compare';
import { nextStage } from './decide';
import type { RolloutRules } from './rules';

/**
 * Advisory lock: only one instance at a time decides. The number is arbitrary but the same in every instance.
 */
export const CONTROLLER_LOCK = 4_711_003;
const EVERY_MS = 3000;
/** Delay after failures were written, so that a burst of them leads to one decision. */
const SOON_MS = 200;

export interface Controller {
  start(): void;
  /** Decides soon, because failures were written. */
  nudge(): void;
  /** Decides now; returns how many rollouts it changed. */
  look(): Promise<number>;
  stop(): Promise<void>;
}

interface Options {
  db: Database;
  rules: RolloutRules;
  /** Findings if more visitors got this version now. */
  runGate(rollout: RolloutRow): Promise<Verdict>;
  onError: (error: unknown) => void;
}

/**
 * Applies the decisions of the rules. Any number of instances may run it, and any of them may stop at any
 * moment: every step is one transaction.
 */
export function createController({ onError, ...options }: Options): Controller {
  let timer: NodeJS.Timeout | undefined;
  let soon: NodeJS.Timeout | undefined;
  let looking: Promise<number> | undefined;

  const look = (): Promise<number> => {
    looking ??= lookOnce(options).finally(() => (looking = undefined));
    return looking;
  };
  const lookOrReport = () => void look().catch(onError);

  return {
    start() {
      timer ??= setInterval(lookOrReport, EVERY_MS);
      timer.unref();
    },
    nudge() {
      if (!timer) return;
      soon ??= setTimeout(() => {
        soon = undefined;
        lookOrReport();
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
    // Released at the end of the transaction, even if the instance dies. The lock only saves work: each
    // change checks the state again under the lock of the release channel.
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

async function act({ rollout, decision }: Compared, { db, rules, runGate }: Means): Promise<boolean> {
  const { reasons } = decision;
  switch (decision.decision) {
    case 'wait':
      return false;
    case 'hold':
      return hold(db, rollout, reasons);
    case 'roll-back':
      return stop(db, rollout, reasons);
    case 'advance': {
      // Pages may have changed since the rollout was ordered.
      const verdict = await runGate(rollout);
      if (!verdict.passes)
        return hold(db, rollout, [
          reason('gate', { text: `The gate found ${countBreaks(verdict)}. ${describeBreaks(verdict)}` }),
        ]);
      return advance(db, rollout, nextStage(rollout.percent, rules), reasons);
    }
  }
}

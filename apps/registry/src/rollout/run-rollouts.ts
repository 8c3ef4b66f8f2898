import type { FastifyInstance } from 'fastify';
import type { Database } from '@fachwerk/database';
import { createTelemetryCounter, type TelemetryCounter } from '../telemetry/counter';
import { removeOldTelemetry } from '../telemetry/store-counts';
import { createController } from './controller';
import type { RolloutRules } from './rules';

const CLEAN_UP_EVERY_MS = 60 * 60 * 1000;

/** Counts what browsers tell and lets rollouts advance or end by it, from `ready` until `close`. */
export function runRollouts(
  app: FastifyInstance,
  { db, rules, now }: { db: Database; rules: RolloutRules; now: () => Date },
): TelemetryCounter {
  const warn = (what: string) => (error: unknown) => app.log.warn({ err: error }, what);
  const controller = createController({ db, rules, onError: warn('looking at the rollouts failed') });
  const counter = createTelemetryCounter({
    db,
    rules: rules.address,
    now: () => now().getTime(),
    onFailures: () => controller.nudge(),
    onError: warn('telemetry could not be written'),
  });
  const cleaning = setInterval(
    () => void removeOldTelemetry(db).catch(warn('old telemetry could not be removed')),
    CLEAN_UP_EVERY_MS,
  );
  cleaning.unref();

  app.addHook('onReady', () => controller.start());
  // Runs before the hooks that were added earlier: the database is still open.
  app.addHook('onClose', async () => {
    clearInterval(cleaning);
    await controller.stop();
    await counter.close();
  });
  return counter;
}

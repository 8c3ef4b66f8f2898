import type { FastifyInstance } from 'fastify';
import type { RegistryContext } from '../context/registry-context';
import { rerunGate } from '../gate/run-gate';
import { shareOf } from '../telemetry/address-limit';
import { createTelemetryCounter, type TelemetryCounter } from '../telemetry/counter';
import { createController } from './controller';
import type { RolloutRules } from './rules';

/** Counts telemetry and lets rollouts advance or end by it, from `ready` until `close`. */
export function runRollouts(
  app: FastifyInstance,
  {
    db,
    versions,
    rules,
    now,
    signingKey,
    processes,
  }: Pick<RegistryContext, 'db' | 'versions' | 'now' | 'signingKey'> & {
    rules: RolloutRules;
    processes: number;
  },
): TelemetryCounter {
  const warn = (what: string) => (error: unknown) => app.log.warn({ err: error }, what);
  const controller = createController({
    db,
    rules,
    onError: warn('looking at the rollouts failed'),
    async runGate({ mfe, version }) {
      const stored = await versions.read(mfe, version);
      if (!stored) throw new Error(`${mfe} ${version} is rolled out and cannot be read.`);
      return rerunGate(db, stored);
    },
  });
  const counter = createTelemetryCounter({
    db,
    rules: shareOf(rules.address, processes),
    networkRules: rules.network,
    signingKey,
    now: () => now().getTime(),
    onFailures: () => controller.nudge(),
    onError: warn('telemetry could not be written'),
  });

  app.addHook('onReady', () => controller.start());
  // Runs before the hooks that were added earlier, while the database is still open.
  app.addHook('onClose', async () => {
    await controller.stop();
    await counter.close();
  });
  return counter;
}

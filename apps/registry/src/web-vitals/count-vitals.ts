import type { FastifyInstance } from 'fastify';
import type { RegistryContext } from '../context/registry-context';
import type { PlanReader } from '../plan/read-plan';
import type { RolloutRules } from '../rollout/rules';
import { shareOf } from '../telemetry/address-limit';
import { liveReleases } from './live-releases';
import { createVitalCounter, type VitalCounter } from './vital-counter';

/** Counts reports of web vitals until `close`. */
export function countVitals(
  app: FastifyInstance,
  {
    db,
    now,
    plans,
    rules,
    processes,
  }: Pick<RegistryContext, 'db' | 'now'> & { plans: PlanReader; rules: RolloutRules; processes: number },
): VitalCounter {
  const counter = createVitalCounter({
    db,
    rules: shareOf(rules.address, processes),
    now: () => now().getTime(),
    liveReleases: async () => liveReleases(await plans.readOrLast()),
    onError: (error) => app.log.warn({ err: error }, 'web vitals could not be written'),
  });
  app.decorate('webVitals', counter);
  app.addHook('onClose', () => counter.close());
  return counter;
}

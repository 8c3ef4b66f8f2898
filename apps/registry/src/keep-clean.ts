import type { FastifyInstance } from 'fastify';
import { removeOldAttempts } from './access/attempt-limit';
import { removeExpiredSessions } from './access/sessions';
import type { RegistryContext } from './registry-context';
import { sweep } from './versions/sweep';

const FIRST_MS = 60_000;
const EVERY_MS = 60 * 60 * 1000;

/** Takes away what nobody needs any more, once an hour; in every instance, which disturbs none. */
export function keepClean(app: FastifyInstance, context: RegistryContext): void {
  const clean = async (): Promise<void> => {
    await removeExpiredSessions(context.db);
    await removeOldAttempts(context.db);
    for (const name of await sweep(context))
      app.log.warn({ name }, 'files of a publication that died were removed');
  };
  const run = () =>
    void clean().catch((error: Error) => app.log.warn({ reason: error.message }, 'cleaning up failed'));
  const timers = [setTimeout(run, FIRST_MS), setInterval(run, EVERY_MS)];
  for (const timer of timers) timer.unref();
  app.addHook('onClose', async () => timers.forEach((timer) => clearTimeout(timer)));
}

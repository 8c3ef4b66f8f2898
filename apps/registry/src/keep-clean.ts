import type { FastifyInstance } from 'fastify';
import { signInAttempts } from './access/sign-in-attempts';
import { removeExpiredSessions } from './access/sessions';
import type { RegistryContext } from './registry-context';
import { sweep } from './versions/sweep';

const FIRST_MS = 60_000;
const EVERY_MS = 60 * 60 * 1000;

/** Removes expired rows and abandoned files once an hour. Several instances may do it at the same time. */
export function keepClean(app: FastifyInstance, context: RegistryContext): void {
  const clean = async (): Promise<void> => {
    await removeExpiredSessions(context.db);
    await signInAttempts(context.db).removeOld();
    for (const name of await sweep(context))
      app.log.warn({ name }, 'files of a publication that died were removed');
  };
  const run = () =>
    void clean().catch((error: Error) => app.log.warn({ reason: error.message }, 'cleaning up failed'));
  const timers = [setTimeout(run, FIRST_MS), setInterval(run, EVERY_MS)];
  for (const timer of timers) timer.unref();
  app.addHook('onClose', async () => timers.forEach((timer) => clearTimeout(timer)));
}

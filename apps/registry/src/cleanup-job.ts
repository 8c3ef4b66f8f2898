import type { FastifyInstance } from 'fastify';
import { removeExpiredSessions } from './access/sessions';
import { signInAttempts } from './access/sign-in-attempts';
import type { RegistryContext } from './context/registry-context';
import { removeAbandonedFiles } from './versions/remove-abandoned-files';

const FIRST_MS = 60_000;
const EVERY_MS = 60 * 60 * 1000;

/** Deletes expired data once an hour. Every instance runs it; concurrent runs are safe. */
export function startCleanupJob(app: FastifyInstance, context: RegistryContext): void {
  const clean = async (): Promise<void> => {
    await removeExpiredSessions(context.db);
    await signInAttempts(context.db).removeOld();
    for (const name of await removeAbandonedFiles(context))
      app.log.warn({ name }, 'removed the files of an interrupted publication');
  };
  const run = () =>
    void clean().catch((error: Error) => app.log.warn({ reason: error.message }, 'cleanup failed'));
  const timers = [setTimeout(run, FIRST_MS), setInterval(run, EVERY_MS)];
  for (const timer of timers) timer.unref();
  app.addHook('onClose', async () => timers.forEach((timer) => clearTimeout(timer)));
}

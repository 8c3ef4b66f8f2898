import { every, hourly, type Job } from '@fachwerk/database';
import type { FastifyBaseLogger } from 'fastify';
import { removeExpiredSessions } from './access/sessions';
import { signInAttempts } from './access/sign-in-attempts';
import type { RegistryContext } from './context/registry-context';
import { removeOldTelemetry } from './telemetry/store-counts';
import { checkDuePages } from './usage/watch-pages';
import { removeAbandonedFiles } from './versions/remove-abandoned-files';
import { removeOldVitals } from './web-vitals/store-vitals';

const WATCH_EVERY_MS = 60_000;

/** Table of the schedule. */
export const SCHEDULE = 'registry.job_run';

/** Background work, once for all instances. Rollouts have a controller of their own. */
export const registryJobs = (
  context: RegistryContext,
  thirdPartyOrigins: readonly string[],
  log: FastifyBaseLogger,
): Job[] => [
  hourly('remove expired sessions', () => removeExpiredSessions(context.db)),
  hourly('remove old attempts', () => signInAttempts(context.db).removeOld()),
  hourly('remove old telemetry', () => removeOldTelemetry(context.db)),
  hourly('remove old web vitals', () => removeOldVitals(context.db)),
  hourly('remove abandoned files', async () => {
    for (const name of await removeAbandonedFiles(context))
      log.warn({ name }, 'removed the files of an interrupted publication');
  }),
  every('watch third-party pages', WATCH_EVERY_MS, (signal) =>
    checkDuePages({ db: context.db, origins: thirdPartyOrigins, signal }),
  ),
];

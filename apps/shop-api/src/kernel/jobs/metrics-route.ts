import {
  type Database,
  type Job,
  type QueueState,
  readQueues,
  readSchedule,
  type ScheduledState,
} from '@fachwerk/database';
import { isLocal } from '@fachwerk/server-kit/is-local';
import { isPrivate } from '@fachwerk/server-kit/private-listener';
import type { FastifyInstance } from 'fastify';
import { ShopError } from '../errors/shop-error';

/** Table of the schedule. */
export const SCHEDULE = 'job_run';

/**
 * `GET /metrics` in the text format of Prometheus, for monitoring on this machine or through the private
 * listener. The values are the same in every process: they come from the database.
 */
export function metricsRoute(app: FastifyInstance, db: Database, jobs: readonly Job[]): void {
  const queues = jobs.flatMap(({ due }) => ('queue' in due && due.queue ? [due.queue] : []));
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isPrivate(request) && !isLocal(request))
      throw new ShopError({ statusCode: 404, key: 'error.route.notFound' });
    const text = metricsText(await readQueues(db, queues), await readSchedule(db, SCHEDULE));
    return reply
      .type('text/plain; version=0.0.4; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(text);
  });
}

function metricsText(queues: readonly QueueState[], schedule: readonly ScheduledState[]): string {
  return [
    ...gauge(
      'fachwerk_queue_age_seconds',
      'Seconds since the oldest row is due.',
      'queue',
      queues,
      'ageSeconds',
    ),
    ...gauge(
      'fachwerk_queue_failing',
      'Rows that are tried again after a failure.',
      'queue',
      queues,
      'failing',
    ),
    ...gauge('fachwerk_queue_dead', 'Rows that were given up.', 'queue', queues, 'dead'),
    ...gauge('fachwerk_job_late_seconds', 'Seconds since a job is due.', 'job', schedule, 'lateSeconds'),
    ...gauge('fachwerk_job_attempts', 'Attempts since the last success.', 'job', schedule, 'attempts'),
    '',
  ].join('\n');
}

/** Names of queues and jobs contain neither quotes nor backslashes. */
const gauge = <Value extends string>(
  name: string,
  help: string,
  label: string,
  states: readonly ({ name: string } & Record<Value, number>)[],
  value: Value,
): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} gauge`,
  ...states.map((state) => `${name}{${label}="${state.name}"} ${state[value]}`),
];

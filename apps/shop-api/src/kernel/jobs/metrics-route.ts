import {
  type Database,
  type Job,
  type Queue,
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

interface Metrics {
  db: Database;
  jobs: readonly Job[];
  /** Also those whose job this shop does not have, because a setting is missing. */
  queues: readonly Queue[];
}

/**
 * `GET /metrics` in the text format of Prometheus, for monitoring on this machine or through the private
 * listener. The values are the same in every process: they come from the database.
 */
export function metricsRoute(app: FastifyInstance, { db, jobs, queues }: Metrics): void {
  const done = new Set(jobs.flatMap(({ due }) => ('queue' in due && due.queue ? [due.queue.name] : [])));
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isPrivate(request) && !isLocal(request))
      throw new ShopError({ statusCode: 404, key: 'error.route.notFound' });
    const states = (await readQueues(db, queues)).map((state) => ({
      ...state,
      off: done.has(state.name) ? 0 : 1,
    }));
    const text = metricsText(states, await readSchedule(db, SCHEDULE));
    return reply
      .type('text/plain; version=0.0.4; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(text);
  });
}

type MeasuredQueue = QueueState & { off: number };

function metricsText(queues: readonly MeasuredQueue[], schedule: readonly ScheduledState[]): string {
  return [
    ...gauge(
      'fachwerk_queue_age_seconds',
      'Seconds since the oldest row is due.',
      'queue',
      // Nothing ends the age of mails that no server sends.
      queues.filter(({ off }) => off === 0),
      'ageSeconds',
    ),
    ...gauge(
      'fachwerk_queue_failing',
      'Rows that are tried again after a failure.',
      'queue',
      queues,
      'failing',
    ),
    ...gauge(
      'fachwerk_queue_off',
      '1 if no process does its rows: mails without SMTP_URL.',
      'queue',
      queues,
      'off',
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

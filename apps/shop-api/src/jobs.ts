import type { FastifyBaseLogger } from 'fastify';

type Stop = () => void | Promise<void>;

/** Background work between the start and the stop of the API. */
export interface Job {
  name: string;
  start(log: FastifyBaseLogger): Stop;
}

/** Runs once in each interval, never twice at a time. A failure is logged, and the next run follows. */
export const every = (name: string, intervalMs: number, run: () => Promise<unknown>): Job => ({
  name,
  start(log) {
    let running: Promise<unknown> | undefined;
    const timer = setInterval(() => {
      running ??= run()
        .catch((error: unknown) => log.warn({ err: error, job: name }, 'a job failed'))
        .finally(() => (running = undefined));
    }, intervalMs);
    timer.unref();
    return async () => {
      clearInterval(timer);
      await running;
    };
  },
});

const HOUR_MS = 60 * 60 * 1000;

export const hourly = (name: string, run: () => Promise<void>): Job => every(name, HOUR_MS, run);

/** Returns a function that stops all jobs and waits for running ones. */
export function startJobs(jobs: readonly Job[], log: FastifyBaseLogger): () => Promise<void> {
  const stops = jobs.map((job) => job.start(log));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

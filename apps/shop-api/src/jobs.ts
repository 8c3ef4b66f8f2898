import type { FastifyBaseLogger } from 'fastify';

type Stop = () => void | Promise<void>;

/** Background work between the start and the stop of the API. */
export interface Job {
  name: string;
  start(log: FastifyBaseLogger): Stop;
}

const HOUR_MS = 60 * 60 * 1000;

/** Runs once an hour. A failure is logged, and the next run is an hour later. */
export const hourly = (name: string, run: () => Promise<void>): Job => ({
  name,
  start(log) {
    const timer = setInterval(() => {
      run().catch((error: unknown) => log.warn({ err: error, job: name }, 'a job failed'));
    }, HOUR_MS);
    timer.unref();
    return () => clearInterval(timer);
  },
});

/** Returns a function that stops all jobs and waits for running ones. */
export function startJobs(jobs: readonly Job[], log: FastifyBaseLogger): () => Promise<void> {
  const stops = jobs.map((job) => job.start(log));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

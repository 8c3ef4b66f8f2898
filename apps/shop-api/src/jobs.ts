import type { FastifyBaseLogger } from 'fastify';

type Stop = () => void | Promise<void>;

/** Work in the background, from the start of the API to its end. */
export interface Job {
  name: string;
  start(log: FastifyBaseLogger): Stop;
}

const HOUR_MS = 60 * 60 * 1000;

/** Runs once an hour; a failure is logged, and the next hour tries again. */
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

/** Returns a function that stops all of them and waits for what they have begun. */
export function startJobs(jobs: readonly Job[], log: FastifyBaseLogger): () => Promise<void> {
  const stops = jobs.map((job) => job.start(log));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

import type { FastifyBaseLogger } from 'fastify';

/** Background work of the API. */
export interface Job {
  name: string;
  intervalMs: number;
  /** Does what is due now. A stop aborts the signal and waits for the end. */
  run(signal: AbortSignal): Promise<unknown>;
  /** Calls `wake` when there is work before the interval is over. */
  listen?(wake: () => void): void;
}

const HOUR_MS = 60 * 60 * 1000;

export const every = (name: string, intervalMs: number, run: Job['run']): Job => ({ name, intervalMs, run });
export const hourly = (name: string, run: () => Promise<void>): Job => every(name, HOUR_MS, run);

/** Returns a function that stops all jobs and waits for running ones. */
export function startJobs(jobs: readonly Job[], log: FastifyBaseLogger): () => Promise<void> {
  const stops = jobs.map((job) => startJob(job, log));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

/** Runs once in each interval, never twice at a time. A failure is logged, and the next run follows. */
function startJob({ name, intervalMs, run, listen }: Job, log: FastifyBaseLogger): () => Promise<void> {
  const stop = new AbortController();
  let running: Promise<unknown> | undefined;
  let isWoken = false;

  const start = () => {
    running ??= run(stop.signal)
      .catch((error: unknown) => log.warn({ err: error, job: name }, 'a job failed'))
      .finally(() => {
        running = undefined;
        if (isWoken) wake();
      });
  };
  /** The work may be newer than what a running job has read: it runs once more. */
  const wake = () => {
    isWoken = running !== undefined;
    if (!stop.signal.aborted) start();
  };

  const timer = setInterval(start, intervalMs);
  timer.unref();
  listen?.(wake);
  return async () => {
    stop.abort();
    clearInterval(timer);
    await running;
  };
}

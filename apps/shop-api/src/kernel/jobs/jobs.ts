import type { FastifyBaseLogger } from 'fastify';

/** Background work of the API. */
export interface Job {
  name: string;
  intervalMs: number;
  /**
   * Does what is due now, and reads nothing else: rows of the past are not scanned. A stop aborts the signal
   * and waits for the end.
   */
  run(signal: AbortSignal): Promise<unknown>;
  /** One process runs it in each interval. Others have rows that processes claim, and run in each of them. */
  isOnceForAll?: true;
  /** Calls `wake` when there is work before the interval is over. */
  listen?(wake: () => void): void;
}

const HOUR_MS = 60 * 60 * 1000;

export const every = (name: string, intervalMs: number, run: Job['run']): Job => ({ name, intervalMs, run });
export const hourly = (name: string, run: () => Promise<void>): Job => ({
  ...every(name, HOUR_MS, run),
  isOnceForAll: true,
});

export interface JobSettings {
  log: FastifyBaseLogger;
  /** True if no process has started the job in this interval. */
  claim: (job: Pick<Job, 'name' | 'intervalMs'>) => Promise<boolean>;
}

/** Returns a function that stops all jobs and waits for running ones. */
export function startJobs(jobs: readonly Job[], settings: JobSettings): () => Promise<void> {
  const stops = jobs.map((job) => startJob(job, settings));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

/** Runs once in each interval, never twice at a time. A failure is logged, and the next run follows. */
function startJob(job: Job, { log, claim }: JobSettings): () => Promise<void> {
  const { name, intervalMs, isOnceForAll = false, listen } = job;
  const stop = new AbortController();
  let running: Promise<unknown> | undefined;
  let isWoken = false;

  const run = async () => {
    if (!isOnceForAll || (await claim(job))) await job.run(stop.signal);
  };
  const start = () => {
    running ??= run()
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

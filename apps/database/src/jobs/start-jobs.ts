import type { Queryable } from '../pool';
import { dueFinder } from './find-due';
import type { Job } from './job';
import { addToSchedule, runScheduled } from './schedule';

export interface JobLog {
  warn(details: object, message: string): void;
}

/** Where a process learns what is due, and whether it is the one that runs it. */
export interface JobSource {
  /** Before the first look. */
  prepare(): Promise<unknown>;
  /** Names of the jobs that are due. */
  findDue(): Promise<ReadonlySet<string>>;
  /** Runs a job that is due in intervals, unless another process does. */
  runScheduled(job: Job, work: () => Promise<unknown>): Promise<unknown>;
}

/** The table has the schedule of the jobs; each app has its own. */
export const jobSource = (db: Queryable, table: string, jobs: readonly Job[]): JobSource => ({
  prepare: () => addToSchedule(db, table, jobs),
  findDue: dueFinder(db, table, jobs),
  runScheduled: (job, work) => runScheduled(db, table, job, work),
});

/** Work that another process has caused begins within this time. */
const LOOK_EVERY_MS = 1000;

/**
 * Looks each second for what is due, in one statement for all jobs, and runs it. In one process a job never
 * runs twice at a time. Returns a function that stops all jobs and waits for running ones.
 */
export function startJobs(
  jobs: readonly Job[],
  source: JobSource,
  { log, lookEveryMs = LOOK_EVERY_MS }: { log: JobLog; lookEveryMs?: number },
): () => Promise<void> {
  const stop = new AbortController();
  const runners = jobs.map((job) => createRunner(job, source, stop.signal, log));
  let looking: Promise<void> | undefined;
  let isPrepared = false;

  const look = async (): Promise<void> => {
    if (!isPrepared) await source.prepare();
    isPrepared = true;
    const due = await source.findDue();
    for (const { name, run } of runners) if (due.has(name)) run();
  };
  const timer = setInterval(() => {
    looking ??= look()
      .catch((error: unknown) => log.warn({ err: error }, 'what is due could not be read'))
      .finally(() => (looking = undefined));
  }, lookEveryMs);
  timer.unref();

  return async () => {
    clearInterval(timer);
    stop.abort();
    await looking;
    await Promise.all(runners.map(({ ended }) => ended()));
  };
}

interface Runner {
  name: string;
  /** Without effect while it runs. */
  run(): void;
  ended(): Promise<void>;
}

function createRunner(job: Job, source: JobSource, signal: AbortSignal, log: JobLog): Runner {
  let running: Promise<void> | undefined;
  let isWoken = false;

  const work = () => job.run(signal);
  const run = (): void => {
    if (signal.aborted) return;
    running ??= ('everyMs' in job.due ? source.runScheduled(job, work) : work())
      .then(() => undefined)
      .catch((error: unknown) => log.warn({ err: error, job: job.name }, 'a job failed'))
      .finally(() => {
        running = undefined;
        if (isWoken) wake();
      });
  };
  /** The work may be newer than what a running job has read: it runs once more. */
  const wake = (): void => {
    isWoken = running !== undefined;
    run();
  };
  job.listen?.(wake);
  return { name: job.name, run, ended: () => running ?? Promise.resolve() };
}

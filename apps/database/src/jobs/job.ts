import { oldestDue, type Queue } from './queue';

/** Background work of an app. */
export interface Job {
  name: string;
  /**
   * Does what is due now, and reads nothing else: rows of the past are not scanned. A stop aborts the signal
   * and waits for the end.
   */
  run(signal: AbortSignal): Promise<unknown>;
  /** When it is due. */
  due: Schedule | DueRows;
  /** Calls `wake` when this process has caused work. */
  listen?(wake: () => void): void;
}

/** In each interval one process runs the job. A run that failed or was killed is repeated. */
export interface Schedule {
  everyMs: number;
}

/** Each process runs the job while rows are due, and claims rows. */
export interface DueRows {
  /** SQL expression: since when work is due; null if there is none. Reads one entry of an index. */
  since: string;
  /** The rows, if they are a queue. */
  queue?: Queue;
}

const HOUR_MS = 60 * 60 * 1000;

export const every = (name: string, everyMs: number, run: Job['run']): Job => ({
  name,
  run,
  due: { everyMs },
});
export const hourly = (name: string, run: Job['run']): Job => every(name, HOUR_MS, run);

/** A job that is due while the SQL expression has a time. */
export const whenDue = (name: string, since: string, run: Job['run']): Job => ({ name, run, due: { since } });

/** A job that does the rows of a queue. */
export const drains = (name: string, queue: Queue, run: Job['run']): Job => ({
  name,
  run,
  due: { since: oldestDue(queue), queue },
});

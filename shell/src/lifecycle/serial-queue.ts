type Job = () => Promise<void>;

export interface SerialQueue {
  /** Runs after all jobs queued before. */
  run(job: Job): Promise<void>;
  /** The same, but replaces an earlier job of this kind that has not started. */
  runLatest(job: Job): Promise<void>;
}

/**
 * Runs one job at a time: single-spa refuses overlapping updates. A failed job does not stop the next one.
 */
export function createSerialQueue(): SerialQueue {
  let tail: Promise<void> = Promise.resolve();
  let newest: Job | undefined;

  const run = (job: Job): Promise<void> => {
    const result = tail.then(job);
    tail = result.catch(() => {});
    return result;
  };
  return {
    run,
    runLatest(job) {
      newest = job;
      return run(() => (newest === job ? job() : Promise.resolve()));
    },
  };
}

type Job = () => Promise<void>;

export interface SerialQueue {
  /** Runs after everything that was queued before. */
  run(job: Job): Promise<void>;
  /** The same, but replaces an earlier such job that has not begun: only the newest counts. */
  runLatest(job: Job): Promise<void>;
}

/** One thing at a time: single-spa refuses overlapping updates. A failing job does not stop the next one. */
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

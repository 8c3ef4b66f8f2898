/** A killed instance loses at most the counts of this interval. */
const FLUSH_MS = 1000;

export interface WrittenSoon {
  /** Plans a write within a second. */
  later(): void;
  /** Writes now, after a write that is under way. */
  flush(): Promise<void>;
  /** Writes what remains, and plans nothing more. */
  close(): Promise<void>;
}

/** Writes what is counted in memory, one write after the other. `write` handles its own failures. */
export function writtenSoon(write: () => Promise<void>): WrittenSoon {
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const flush = () =>
    (writing = writing.then(() => {
      stop();
      return write();
    }));

  return {
    later() {
      timer ??= setTimeout(() => void flush(), FLUSH_MS);
      timer.unref();
    },
    flush,
    async close() {
      await flush();
      stop();
    },
  };
}

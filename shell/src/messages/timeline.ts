import type { SentMessage } from '@fachwerk/shared/bus';

export interface RecordedMessage extends SentMessage {
  /** Milliseconds since navigation start. */
  at: number;
}

/** The latest messages of the bus, recorded from the start of the page. */
export interface Timeline {
  record(message: SentMessage): void;
  /** Oldest first. */
  entries: readonly RecordedMessage[];
  /** Calls back for every new entry until the returned function is called. */
  follow(onEntry: (entry: RecordedMessage) => void): () => void;
}

export function createTimeline(limit = 100): Timeline {
  const entries: RecordedMessage[] = [];
  const followers = new Set<(entry: RecordedMessage) => void>();
  return {
    entries,
    record(message) {
      const entry = { ...message, at: performance.now() };
      entries.push(entry);
      if (entries.length > limit) entries.shift();
      followers.forEach((onEntry) => onEntry(entry));
    },
    follow(onEntry) {
      followers.add(onEntry);
      return () => void followers.delete(onEntry);
    },
  };
}

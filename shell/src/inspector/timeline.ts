import type { BusMessage } from '@fachwerk/shared/bus';

export interface RecordedMessage extends BusMessage {
  /** Milliseconds since navigation start. */
  at: number;
}

/** The latest messages of the bus, recorded from the start of the page. */
export interface Timeline {
  record(message: BusMessage): void;
  /** Oldest first. */
  entries: readonly RecordedMessage[];
  /** Called for every new entry. */
  onEntry?: (() => void) | undefined;
}

export function createTimeline(limit = 100): Timeline {
  const entries: RecordedMessage[] = [];
  const timeline: Timeline = {
    entries,
    record(message) {
      entries.push({ ...message, at: performance.now() });
      if (entries.length > limit) entries.shift();
      timeline.onEntry?.();
    },
  };
  return timeline;
}

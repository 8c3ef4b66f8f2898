import type { BusMessage } from '@fachwerk/shared/bus';

export interface RecordedMessage extends BusMessage {
  /** Milliseconds since the page began. */
  at: number;
}

/** The latest messages of the page's bus, so that the inspector knows what happened before it was opened. */
export interface Timeline {
  hear(message: BusMessage): void;
  /** Oldest first. */
  entries: readonly RecordedMessage[];
  /** Told of every new one. */
  onEntry?: (() => void) | undefined;
}

export function createTimeline(limit = 100): Timeline {
  const entries: RecordedMessage[] = [];
  const timeline: Timeline = {
    entries,
    hear(message) {
      entries.push({ ...message, at: performance.now() });
      if (entries.length > limit) entries.shift();
      timeline.onEntry?.();
    },
  };
  return timeline;
}

import { PENDING_DELAY_MS } from '@fachwerk/shared/widget';

export interface SlowTimer {
  /** Calls `onSlow` after PENDING_DELAY_MS; an earlier start no longer counts. */
  start(): void;
  stop(): void;
}

export function createSlowTimer(onSlow: () => void): SlowTimer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  return {
    start() {
      stop();
      timer = setTimeout(onSlow, PENDING_DELAY_MS);
    },
    stop,
  };
}

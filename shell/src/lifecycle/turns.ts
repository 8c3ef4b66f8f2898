interface Waiting {
  element: HTMLElement;
  /** Visible at the last measurement. */
  isSeen?: boolean;
  go(): void;
}

export type Turns = (element: HTMLElement) => Promise<void>;

/**
 * Schedules the mounts of many widgets, visible ones first. Between two mounts the browser handles input and
 * React renders. A single widget does not wait.
 */
export function createTurns(): Turns {
  const { port1, port2 } = new MessageChannel();
  let waiting: Waiting[] = [];
  let isRunning = false;

  const next = () => {
    // One measurement for all: each one after a change forces a layout.
    for (const one of waiting) one.isSeen ??= isInWindow(one.element);
    const turn = waiting.find(({ isSeen }) => isSeen) ?? waiting[0];
    isRunning = turn !== undefined;
    if (!turn) return;
    waiting = waiting.filter((one) => one !== turn);
    turn.go();
    // A message instead of a timer: timers are delayed by milliseconds.
    port2.postMessage(null);
  };
  port1.onmessage = next;

  return (element) =>
    new Promise((go) => {
      waiting.push({ element, go });
      if (isRunning) return;
      isRunning = true;
      // Includes all widgets that become ready in the same task.
      queueMicrotask(next);
    });
}

function isInWindow(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/** Permission to mount now. */
export interface Turn {
  /** Many widgets wait: the mount renders within this task, and the next one starts when it has rendered. */
  isCrowded: boolean;
  /** Called when the widget has rendered. */
  end(): void;
}
export type Turns = (element: HTMLElement) => Promise<Turn>;

interface Waiting {
  element: HTMLElement;
  /** Visible at the last measurement. */
  isSeen?: boolean;
  start(turn: Turn): void;
}

/** From so many waiting widgets on, the renderings of the browser between the mounts cost more than these. */
const CROWD = 20;
/** The last mount of a task starts before this time, so that most tasks stay below 50 ms. */
const BUDGET_MS = 25;

/**
 * Schedules the mounts of many widgets, visible ones first. Between two mounts the browser handles input and
 * React renders; in a crowd between as many mounts as fit into a task. A single widget does not wait.
 */
export function createTurns(): Turns {
  const { port1, port2 } = new MessageChannel();
  let waiting: Waiting[] = [];
  let current: Waiting | undefined;
  let isScheduled = false;

  const next = (taskStart: number) => {
    const one = waiting.find(({ isSeen }) => isSeen) ?? waiting[0];
    current = one;
    if (!one) return;
    waiting = waiting.filter((other) => other !== one);
    const isCrowded = waiting.length >= CROWD;
    one.start({
      isCrowded,
      end() {
        if (isCrowded && current === one && performance.now() - taskStart < BUDGET_MS) next(taskStart);
      },
    });
  };
  const runTask = () => {
    // One measurement per task: after a change it forces a layout.
    for (const one of waiting) one.isSeen ??= isInWindow(one.element);
    next(performance.now());
    isScheduled = current !== undefined;
    // A message instead of a timer: timers are delayed by milliseconds.
    if (isScheduled) port2.postMessage(null);
  };
  port1.onmessage = runTask;

  return (element) =>
    new Promise((start) => {
      waiting.push({ element, start });
      if (isScheduled) return;
      isScheduled = true;
      // Includes all widgets that become ready in the same task.
      queueMicrotask(runTask);
    });
}

function isInWindow(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

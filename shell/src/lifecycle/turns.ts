interface Waiting {
  element: HTMLElement;
  /** In the window when it was last looked. */
  isSeen?: boolean;
  go(): void;
}

export type Turns = (element: HTMLElement) => Promise<void>;

/**
 * Many widgets whose code is there must not take the page at once: each gets its turn, those that the visitor sees first, and
 * between two turns the page answers and React renders. A single one does not wait.
 */
export function createTurns(): Turns {
  const { port1, port2 } = new MessageChannel();
  let waiting: Waiting[] = [];
  let isRunning = false;

  const next = () => {
    // All at once: every look after a change would cost a layout.
    for (const one of waiting) one.isSeen ??= isInWindow(one.element);
    const turn = waiting.find(({ isSeen }) => isSeen) ?? waiting[0];
    isRunning = turn !== undefined;
    if (!turn) return;
    waiting = waiting.filter((one) => one !== turn);
    turn.go();
    // Not a timer: those wait for milliseconds.
    port2.postMessage(null);
  };
  port1.onmessage = next;

  return (element) =>
    new Promise((go) => {
      waiting.push({ element, go });
      if (isRunning) return;
      isRunning = true;
      // After all that became ready in the same moment.
      queueMicrotask(next);
    });
}

function isInWindow(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

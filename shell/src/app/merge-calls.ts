/** The first call runs at once; those of the next `ms` are one call, at their end. */
export function mergeCalls(run: () => void, ms: number, signal: AbortSignal): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAgain = false;
  const start = () => {
    isAgain = false;
    timer = setTimeout(() => {
      timer = undefined;
      if (isAgain) start();
    }, ms);
    run();
  };
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  return () => {
    if (timer === undefined) start();
    else isAgain = true;
  };
}

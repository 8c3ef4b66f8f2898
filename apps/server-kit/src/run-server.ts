type Close = () => Promise<unknown>;

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** Resources that are still open after this time are not waited for. */
const DEADLINE_MS = 15_000;

/**
 * Runs the process of a server. `start` passes to `onOpen` how to close a resource as soon as it is open, so
 * that a signal during the start closes it too. A signal closes everything in the reverse order: the port
 * first, the database last.
 */
export function runServer(start: (onOpen: (close: Close) => void) => Promise<unknown>): void {
  const closers: Close[] = [];
  let isStopping = false;

  async function stop(exitCode: number): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), DEADLINE_MS).unref();
    for (const close of closers.reverse()) await close().catch(report);
    process.exit(exitCode);
  }

  for (const signal of SIGNALS)
    process.on(signal, () => {
      if (!isStopping) process.stdout.write('Stopping ...\n');
      void stop(0);
    });

  start((close) => void closers.push(close)).catch((error: unknown) => {
    // A start fails when its resources are closed under it.
    if (isStopping) return undefined;
    report(error);
    return stop(1);
  });
}

function report(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
}

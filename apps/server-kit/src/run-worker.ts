import type { FromWorker, OnOpen, ServerPlan, ToWorker } from './server-plan';
import { REPLACEMENT } from './server-plan';

interface Lifetime {
  onOpen: OnOpen;
  stop(exitCode: number): Promise<void>;
}

/** One of several serving processes. It ends with the primary process: Node exits when the channel closes. */
export function runWorker<Prepared>(readPlan: () => ServerPlan<Prepared>, { onOpen, stop }: Lifetime): void {
  const send = (message: FromWorker): Promise<void> =>
    new Promise((sent) => process.send?.(message, undefined, undefined, () => sent()));
  // Sent by the terminal to all processes: the primary process stops this one in order.
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
  process.on('SIGTERM', () => void stop(0));
  process.on('message', (message: ToWorker) => {
    if ('isStopping' in message) void stop(0);
  });

  const prepared = (): Promise<Prepared> =>
    new Promise((resolve) => {
      process.on('message', (message: ToWorker) => {
        if ('prepared' in message) resolve(message.prepared as Prepared);
      });
      void send({ isWaiting: true });
    });

  async function serve(): Promise<void> {
    const isReplacement = process.env[REPLACEMENT] !== undefined;
    await send({ ready: await readPlan().serve({ onOpen, prepared, isReplacement }) });
  }
  serve().catch(async (error: unknown) => {
    // Printed by the primary process, once for all.
    await send({ failure: error instanceof Error ? error.message : String(error) });
    return stop(1);
  });
}

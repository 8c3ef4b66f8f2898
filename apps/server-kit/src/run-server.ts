import cluster from 'node:cluster';
import { runPrimary } from './run-primary';
import { runWorker } from './run-worker';
import type { Close, OnOpen, ServerPlan } from './server-plan';

/** Resources that are still open after this time are not waited for. */
const DEADLINE_MS = 15_000;

/**
 * Runs a server in one process or several. Each resource is passed to `onOpen` as soon as it is open, so that
 * a signal during the start closes it too. A signal closes everything in the reverse order: the port first,
 * the database last.
 */
export function runServer<Prepared>(readPlan: () => ServerPlan<Prepared>): void {
  const closers: Close[] = [];
  const onOpen: OnOpen = (close) => void closers.push(close);
  let isStopping = false;

  async function stop(exitCode: number): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), DEADLINE_MS).unref();
    for (const close of closers.reverse()) await close().catch(report);
    process.exit(exitCode);
  }
  const fail = (error: unknown): Promise<void> | undefined => {
    // A start fails when its resources are closed under it.
    if (isStopping) return undefined;
    report(error);
    return stop(1);
  };

  if (cluster.isWorker) return runWorker(readPlan, { onOpen, stop });

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (!isStopping) process.stdout.write('Stopping ...\n');
      void stop(0);
    });
  const run = async (): Promise<void> => {
    const plan = readPlan();
    const line =
      plan.processes > 1 ? await runPrimary(plan, { onOpen, fail }) : await serveAlone(plan, onOpen);
    if (!isStopping) process.stdout.write(line);
  };
  run().catch(fail);
}

const serveAlone = <Prepared>(plan: ServerPlan<Prepared>, onOpen: OnOpen): Promise<string> =>
  plan.serve({
    onOpen,
    prepared: async () => (await plan.prepare?.(onOpen)) as Prepared,
    isReplacement: false,
  });

function report(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
}

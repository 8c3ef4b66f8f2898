import cluster from 'node:cluster';
import { setTimeout as wait } from 'node:timers/promises';
import type { OnOpen, ServerPlan } from './server-plan';
import { ServerProcess } from './server-process';

interface Lifetime {
  onOpen: OnOpen;
  /** Ends the server after a failure. */
  fail(error: unknown): unknown;
}

/** A process that serves for a shorter time is a failed start. */
const SHORT_LIFE_MS = 5000;
/** Pause before the start that follows a failed one; doubled with every further failure. */
const PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** After so many failed starts in a row, and while no other process serves, the server ends. */
const MOST_FAILURES = 5;

/**
 * Starts the serving processes, prepares once all of them have opened the port, and replaces a process that
 * ends. Resolves with the line to print when all serve.
 */
export async function runPrimary<Prepared>(
  plan: ServerPlan<Prepared>,
  { onOpen, fail }: Lifetime,
): Promise<string> {
  // This file is bundled into the server: Node must not run the program that has loaded the server.
  cluster.setupPrimary({ exec: __filename });
  const running = new Set<ServerProcess>();
  const serving = new Set<ServerProcess>();
  let isStopping = false;

  const start = (isReplacement: boolean): ServerProcess => {
    const one = new ServerProcess({ isReplacement });
    running.add(one);
    void one.ready.then(() => serving.add(one)).catch(() => undefined);
    void one.ended.then(() => {
      running.delete(one);
      serving.delete(one);
    });
    return one;
  };
  const stop = async (): Promise<void> => {
    isStopping = true;
    await Promise.all([...running].map((one) => one.stop()));
  };

  onOpen(stop);
  const first = Array.from({ length: plan.processes }, () => start(false));
  await Promise.all(first.map((one) => one.waiting));
  const prepared = await plan.prepare?.(onOpen);
  // Once more: the processes end before what they use.
  onOpen(stop);
  for (const one of first) one.send({ prepared });
  const [line = ''] = await Promise.all(first.map((one) => one.ready));
  for (const one of first) keepServing(one).catch(fail);
  return line;

  async function keepServing(one: ServerProcess, failures = 0): Promise<void> {
    const reason = await one.ended;
    if (isStopping) return;
    const inRow = one.hasServedFor(SHORT_LIFE_MS) ? 0 : failures + 1;
    if (inRow >= MOST_FAILURES && serving.size === 0)
      throw new Error(`${one.name} ${reason}, like ${inRow} processes before it: the server stops.`);
    const pause = inRow < 2 ? 0 : Math.min(LONGEST_PAUSE_MS, PAUSE_MS * 2 ** (inRow - 2));
    if (pause > 0) await wait(pause);
    if (isStopping) return;
    const next = start(true);
    process.stdout.write(`${one.name} ${reason}. ${next.name} replaces it.\n`);
    next.waiting.then(() => next.send({ prepared })).catch(() => undefined);
    return keepServing(next, inRow);
  }
}

import { parentPort, workerData } from 'node:worker_threads';
import type { AnyWidget } from '@fachwerk/shared/widget';
import {
  type FragmentJob,
  type FragmentResult,
  type FromWorker,
  reactKey,
  remoteKey,
  type RenderOrder,
  type ToWorker,
  type WorkerSettings,
} from './fragments/fragment-job';
import { loadRemote } from './fragments/load-remote';
import { loadReact, ownReact, type ReactSet, sharedModules } from './fragments/react-set';
import { failed, renderFragment } from './fragments/render-fragment';

/** A thread that renders widgets. It may hang or crash; fragment-pool.ts supervises it. */
const settings = workerData as WorkerSettings;
const reacts = new Map<string, ReactSet>();
const remotes = new Map<string, Map<string, AnyWidget>>();
const tell = (message: FromWorker) => parentPort?.postMessage(message);

async function answer({ number, job, deadline, code, forget }: RenderOrder): Promise<FragmentResult> {
  const onEnter = () => tell({ entered: number });
  for (const key of forget) {
    remotes.delete(key);
    reacts.delete(key);
  }
  for (const { key, kind, source } of code) {
    onEnter();
    if (kind === 'react') reacts.set(key, loadReact(source, key));
    else remotes.set(key, loadRemote(source, key, sharedModules(reactOf(job))));
  }
  const widget = remotes.get(remoteKey(job))?.get(job.widget);
  if (!widget) return failed('unknown-widget', `${job.mfe}@${job.version} has no widget "${job.widget}"`);

  const controller = new AbortController();
  const timer = setTimeout(
    () => controller.abort(new Error(`not ready after ${settings.deadlineMs} ms`)),
    Math.max(0, deadline - Date.now()),
  );
  try {
    return await renderFragment({
      job,
      widget,
      react: reactOf(job),
      settings,
      signal: controller.signal,
      onEnter,
    });
  } finally {
    clearTimeout(timer);
    controller.abort();
  }
}

const reactOf = (job: FragmentJob): ReactSet =>
  (job.react ? reacts.get(reactKey(job)) : undefined) ?? ownReact;

parentPort?.on('message', (message: ToWorker) => {
  if ('ping' in message) return tell({ pong: true });
  answer(message)
    .catch((error: unknown) => failed('render', String(error)))
    .then((result) => tell({ done: message.number, result }))
    .catch((error: unknown) => tell({ done: message.number, result: failed('render', String(error)) }));
});

// An unhandled rejection of one widget must not end the thread and its other jobs.
process.on('unhandledRejection', () => undefined);

tell({ ready: true });

import { parentPort, workerData } from 'node:worker_threads';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as jsxRuntime from 'react/jsx-runtime';
import type { AnyWidget } from '@fachwerk/shared/widget';
import type {
  FragmentResult,
  FromWorker,
  RenderOrder,
  ToWorker,
  WorkerSettings,
} from './fragments/fragment-job';
import { loadRemote } from './fragments/load-remote';
import { failed, renderFragment } from './fragments/render-fragment';

/** A thread that renders widgets. It may hang or die at any time: fragment-pool.ts watches it. */
const settings = workerData as WorkerSettings;
const shared = { react, 'react/jsx-runtime': jsxRuntime, 'react-dom': reactDom };
const remotes = new Map<string, Map<string, AnyWidget>>();
const tell = (message: FromWorker) => parentPort?.postMessage(message);

async function answer({ number, job, deadline, source, forget }: RenderOrder): Promise<FragmentResult> {
  const onEnter = () => tell({ entered: number });
  const key = `${job.mfe}@${job.version}`;
  if (forget) remotes.delete(forget);
  if (source !== undefined) {
    onEnter();
    remotes.set(key, loadRemote(source, key, shared));
  }
  const widget = remotes.get(key)?.get(job.widget);
  if (!widget) return failed('unknown-widget', `${key} has no widget "${job.widget}"`);

  const controller = new AbortController();
  const timer = setTimeout(
    () => controller.abort(new Error(`not ready after ${settings.deadlineMs} ms`)),
    Math.max(0, deadline - Date.now()),
  );
  try {
    return await renderFragment({ job, widget, settings, signal: controller.signal, onEnter });
  } finally {
    clearTimeout(timer);
    controller.abort();
  }
}

parentPort?.on('message', (message: ToWorker) => {
  if ('ping' in message) return tell({ pong: true });
  answer(message)
    .catch((error: unknown) => failed('render', String(error)))
    .then((result) => tell({ done: message.number, result }))
    .catch((error: unknown) => tell({ done: message.number, result: failed('render', String(error)) }));
});

// A forgotten promise of one widget is no reason to lose the other widgets of this thread.
process.on('unhandledRejection', () => undefined);

tell({ ready: true });

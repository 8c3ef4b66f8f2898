import type { AnyWidget } from '@fachwerk/shared/widget';
import type { ApiAnswer, RealmSettings, RenderOrder } from './isolation/messages';
import { freezeIntrinsics } from './realm/freeze-intrinsics';
import { loadReact, loadRemote, type ReactSet } from './realm/load-modules';
import { defineGlobals } from './realm/realm-globals';
import type { RealmHandlers, RealmHost } from './realm/realm-host';
import { failed, type Rendered, renderFragment } from './realm/render-fragment';

type Answered = (given: { answer: ApiAnswer; body: string }) => void;

/** Runs in the `vm` context of one version, before its code, and renders its widgets. */
export function openRealm(host: RealmHost, settingsText: string): RealmHandlers {
  const settings = JSON.parse(settingsText) as RealmSettings;
  const waiting = new Map<number, Map<number, Answered>>();
  let react: ReactSet | undefined;
  let widgets = new Map<string, AnyWidget>();
  let current = 0;
  let calls = 0;
  const timers = defineGlobals(host, () => (waiting.has(current) ? current : undefined));

  const reasonOf = (run: () => void): string => {
    try {
      run();
      return '';
    } catch (error) {
      return textOf(error);
    }
  };

  async function render({ number, job, deadline }: RenderOrder): Promise<Rendered> {
    const widget = widgets.get(job.widget);
    if (!widget || !react)
      return failed('unknown-widget', `${job.mfe}@${job.version} has no widget "${job.widget}"`);
    const answers = new Map<number, Answered>();
    waiting.set(number, answers);
    const controller = new AbortController();
    setTimeout(
      () => controller.abort(new Error(`not ready after ${settings.deadlineMs} ms`)),
      Math.max(0, deadline - Date.now()),
    );
    try {
      return await renderFragment({
        job,
        widget,
        react,
        settings,
        signal: controller.signal,
        send: (call) =>
          new Promise((resolve) => {
            answers.set((calls += 1), resolve);
            host.call(number, calls, JSON.stringify(call));
          }),
      });
    } finally {
      waiting.delete(number);
      controller.abort();
      timers.endOf(number);
    }
  }

  return {
    runReact: (run) => reasonOf(() => (react = loadReact(run))),
    runRemote: (run) =>
      reasonOf(() => {
        freezeIntrinsics(globalThis);
        if (react) widgets = loadRemote(run, react);
      }),
    render(text) {
      const order = JSON.parse(text) as RenderOrder;
      current = order.number;
      render(order)
        .catch((error: unknown) => failed('render', textOf(error)))
        .then(({ head, html, json }) => host.finish(order.number, JSON.stringify(head), html, json))
        .catch((error: unknown) =>
          host.finish(order.number, JSON.stringify(failed('render', textOf(error)).head), '', ''),
        );
    },
    receive(job, call, answer, body) {
      const answered = waiting.get(job)?.get(call);
      waiting.get(job)?.delete(call);
      current = job;
      answered?.({ answer: JSON.parse(answer) as ApiAnswer, body });
    },
    fire(timer) {
      // As in a browser, an error of a timer ends nothing.
      reasonOf(() => timers.fire(timer, (job) => (current = job)));
    },
  };
}

/** Any value may be thrown, also one without a usable text. */
function textOf(error: unknown): string {
  try {
    return String(error).slice(0, 500);
  } catch {
    return 'an error without a text';
  }
}

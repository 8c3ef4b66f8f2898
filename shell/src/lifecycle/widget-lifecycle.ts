import { whenConsented } from '../page/consent';
import { type Placement, versionName } from '../release/release-index';
import { asStepError, type StepError } from '../steps/steps';
import { type Attempt, createAttempt } from './attempt';
import { hydrateWhen } from './hydrate-when';
import {
  apply,
  createInstance,
  type Instance,
  isWorking,
  type LifecycleServices,
  openContainer,
  propsOf,
} from './instance';
import {
  entered,
  failed,
  found,
  gaveUp,
  isOfUpdate,
  placed,
  replaceable,
  replaced,
  resolved,
  startsAgain,
  tried,
} from './life';
import { mountWhen } from './mount-when';
import { report, reportFailures } from './report-failures';
import type { WidgetContainer } from './widget-container';

export interface WidgetLifecycle {
  /** Handles a change of `data-props`. */
  update(): void;
  end(): Promise<void>;
}

/**
 * Lifecycle of one widget: found -> resolved -> loading -> mounted <-> updating -> unmounted. Every state can
 * lead to failed, if no other version works. A mounted widget handles presses: its first effects have run. A
 * widget that loads with a topic or event is waiting instead of resolved; after a failure it loads again with
 * the next one. The element has state and version as `data-widget-state` and `data-widget-version`. The
 * transitions are those of `life.ts`.
 */
export function startLifecycle(element: HTMLElement, services: LifecycleServices): WidgetLifecycle {
  const controller = new AbortController();
  const instance = createInstance(element, services, controller.signal);
  start(instance);
  return {
    update: () => update(instance),
    end() {
      controller.abort();
      return end(instance);
    },
  };
}

function start(instance: Instance): void {
  wait(instance)
    .then(() => instance.queue.run(() => mountOrRecover(instance)))
    .catch((error: unknown) => isWorking(instance, recover(instance, error)));
}

/** Waits for the hydration condition. Runs outside of the queue, because it may never end. */
async function wait(instance: Instance): Promise<void> {
  const { name, services, signal, steps } = instance;
  const { releases, healer, telemetry, bus } = services;
  apply(instance, found);
  const first = await isWorking(
    instance,
    steps.run('resolve', () => releases.find(name)),
  );
  const placement = await isWorking(instance, healer.current(first));
  if (signal.aborted) return;
  apply(instance, placed(placement, placement !== first));
  telemetry?.found(placement);
  const { consent, outsideSources } = placement.widget;
  if (consent && consent !== 'necessary') await whenConsented(bus, consent, signal, outsideSources);
  await waitForCondition(instance, placement);
}

async function waitForCondition(instance: Instance, placement: Placement): Promise<void> {
  const { element, services } = instance;
  const { bus, content, layers } = services;
  const { hydrate, importance } = placement.widget;
  const isRetry = instance.life.state === 'retrying';
  const container = openContainer(instance, placement);
  instance.container = container;
  instance.waiting.abort();
  instance.waiting = new AbortController();
  const { signal } = instance.waiting;
  apply(instance, resolved);
  const { awaited } = instance.life;
  if (awaited) layers.offer(awaited, () => prefetch(instance, placement), signal);
  const { hasServerHtml } = container;
  // The page server left it out, because too many pages were waiting.
  const isSparing = services.isSparing === true || 'leftOut' in element.dataset;
  const mode = mountWhen(hydrate, importance, { hasServerHtml, isSparing });
  const askLabel = () => content.text('widget.show');
  const isDue = hydrateWhen(mode, element, { hasServerHtml, bus, isRetry, signal, askLabel });
  if (mode === 'idle') void isWorking(instance, isDue);
  instance.kept = await isDue;
  if (awaited) instance.layerLoad = layers.begin(awaited);
}

function prefetch({ services }: Instance, placement: Placement): void {
  // A failure is handled when the widget is needed.
  void services.loader.load(placement, 0).catch(() => {});
  services.content.prefetch(placement);
}

const mountOrRecover = (instance: Instance): Promise<void> =>
  mount(instance).catch((error: unknown) => keepOrRecover(instance, error));

async function mount(instance: Instance): Promise<void> {
  const { element, services, signal } = instance;
  const { placement } = instance.life;
  if (signal.aborted || !placement || !instance.container) return;
  apply(instance, entered('loading'));
  element.dataset.widgetVersion = versionName(placement);
  const startTime = performance.now();
  const attempt = attemptOf(instance, placement, instance.container);
  instance.attempt = attempt;
  const shown = await attempt.mount();
  if (shown !== undefined) apply(instance, tried(shown));
  if (signal.aborted) return;
  instance.layerLoad?.done();
  reportFailures(instance, placement);
  services.telemetry?.mounted(placement, performance.now() - startTime);
  apply(instance, entered('mounted'));
  // The props changed during the load.
  if (instance.life.triedProps !== propsOf(element)) await change(instance);
}

function attemptOf(instance: Instance, placement: Placement, container: WidgetContainer): Attempt {
  const { element, services, steps, kept, queue, life } = instance;
  const attempt: Attempt = createAttempt({
    ...services,
    element,
    placement,
    container,
    steps,
    kept,
    takesOver: !life.isFresh,
    onRan: () => services.checkPage?.(placement),
    // Failures of mounts and updates reject their step; only later ones are handled here.
    onCrash: (error) =>
      void queue.run(async () => {
        if (attempt === instance.attempt && attempt.isMounted()) await recover(instance, error);
      }),
    onPartialData: () =>
      void queue.runLatest(async () => {
        if (attempt === instance.attempt) await changeOrRecover(instance);
      }),
  });
  return attempt;
}

const changeOrRecover = (instance: Instance): Promise<void> =>
  change(instance).catch((error: unknown) => keepOrRecover(instance, error));

async function change(instance: Instance): Promise<void> {
  const { attempt, signal } = instance;
  if (signal.aborted || !attempt?.isMounted()) return;
  apply(instance, tried(propsOf(instance.element)));
  apply(instance, entered('updating'));
  await attempt.update();
  if (!signal.aborted) apply(instance, entered('mounted'));
}

/** A failure of an update leaves the mounted widget as it is, unless its version has caused it. */
async function keepOrRecover(instance: Instance, error: unknown): Promise<void> {
  const { attempt, services, signal } = instance;
  const failure = asStepError(error, 'mount');
  if (!attempt?.isMounted() || !isOfUpdate(failure)) return recover(instance, failure);
  if (signal.aborted) return;
  apply(instance, entered('mounted'));
  services.leaving.ifStaying(() => report(instance, { error: failure, placement: instance.life.placement }));
}

/** Tries another version; without one, restores the server HTML or removes the reserved space. */
async function recover(instance: Instance, error: unknown): Promise<void> {
  const { element, services, signal } = instance;
  if (signal.aborted) return;
  services.checkPage?.();
  const failure = asStepError(error, 'mount');
  apply(instance, failed(failure, propsOf(element)));
  await unmount(instance);

  const bad = replaceable(instance.life, failure);
  if (bad) {
    apply(instance, entered('loading'));
    apply(instance, replaced(await services.healer.replace(bad)));
    if (instance.life.placement && !signal.aborted) return mountOrRecover(instance);
  }
  if (!signal.aborted) giveUp(instance, failure);
}

async function unmount(instance: Instance): Promise<void> {
  const { container, life, attempt } = instance;
  // At once, so that the element is not empty while the other version loads.
  container?.restore();
  instance.container = life.placement && openContainer(instance, life.placement);
  await attempt?.end();
  instance.attempt = undefined;
}

function giveUp(instance: Instance, { cause }: StepError): void {
  reportFailures(instance, undefined);
  instance.container?.restore();
  instance.container = undefined;
  apply(instance, gaveUp);
  instance.layerLoad?.fail(cause);
  instance.layerLoad = undefined;
  if (startsAgain(instance.life, propsOf(instance.element))) start(instance);
}

function update(instance: Instance): void {
  const { attempt, queue, life } = instance;
  attempt?.outdate();
  if (attempt?.isMounted()) void queue.runLatest(() => changeOrRecover(instance));
  // New props start a failed widget again.
  else if (life.state === 'failed') start(instance);
}

function end(instance: Instance): Promise<void> {
  instance.waiting.abort();
  instance.attempt?.abort();
  return instance.queue.run(async () => {
    await instance.attempt?.end();
    instance.container?.clear();
    instance.container = undefined;
    instance.steps.clear();
    apply(instance, entered('unmounted'));
  });
}

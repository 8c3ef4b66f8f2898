import type { Bus, KeptEvents } from '@fachwerk/shared/bus';
import type { PendingWork } from '../core/pending-work';
import { whenConsented } from '../page/consent';
import type { Leaving } from '../page/leaving';
import { type Placement, type ReleaseIndex, versionName } from '../release/release-index';
import { reportFailure } from '../steps/report-failure';
import { asStepError, createSteps, type StepError } from '../steps/steps';
import type { Telemetry } from '../telemetry/telemetry';
import { type Attempt, type AttemptServices, createAttempt } from './attempt';
import type { Healer } from './heal';
import { hydrateWhen } from './hydrate-when';
import type { LayerLoad, Layers } from './layers';
import { mountWhen } from './mount-when';
import { createSerialQueue, type SerialQueue } from './serial-queue';
import { createContainer, type WidgetContainer } from './widget-container';

export type LifeState =
  'found' | 'resolved' | 'waiting' | 'loading' | 'mounted' | 'updating' | 'unmounted' | 'failed';

export interface LifecycleServices extends AttemptServices {
  releases: ReleaseIndex;
  healer: Healer;
  bus: Bus;
  layers: Layers;
  work: PendingWork;
  leaving: Leaving;
  /** Device or connection are slow, or the visitor saves data. */
  isSparing?: boolean;
  /** Creates containers in shadow roots on third-party pages; the default uses the element itself. */
  createContainer?: typeof createContainer | undefined;
  /** Checks whether code of a version has changed functions of the page; without placement at any time. */
  checkPage?: ((ran?: Placement) => void) | undefined;
  /** Absent if reports are disabled. */
  telemetry?: Telemetry | undefined;
}

export interface WidgetLifecycle {
  /** Handles a change of `data-props`. */
  update(): void;
  end(): Promise<void>;
}

/** A failed version and its failure. */
interface Failure {
  error: StepError;
  placement: Placement | undefined;
}

/**
 * Lifecycle of one widget: found -> resolved -> loading -> mounted <-> updating -> unmounted. Every state can
 * lead to failed, if no other version works. A mounted widget handles presses: its first effects have run. A
 * widget that loads with a topic or event is waiting instead of resolved; after a failure it loads again with
 * the next one. The element has state and version as `data-widget-state` and `data-widget-version`.
 */
export function startLifecycle(element: HTMLElement, services: LifecycleServices): WidgetLifecycle {
  const { releases, healer, telemetry, bus, layers, loader, content, work, leaving } = services;
  const name = element.dataset.widget ?? '';
  const { id } = element;
  const containerOf = services.createContainer ?? createContainer;
  const controller = new AbortController();
  const { signal } = controller;
  const isWorking = <T>(job: Promise<T>) => work.add(`${name}#${id}`, job);
  const jobs = createSerialQueue();
  const queue: SerialQueue = {
    run: (job) => isWorking(jobs.run(job)),
    runLatest: (job) => isWorking(jobs.runLatest(job)),
  };
  const steps = createSteps(`fachwerk ${name}#${id}`, () => (placement ? versionName(placement) : ''));
  let container: WidgetContainer | undefined;
  let placement: Placement | undefined;
  let attempt: Attempt | undefined;
  let failures: Failure[] = [];
  /** The server HTML belongs to another version than the one to mount. */
  let isFresh = false;
  /** Topics and events of a widget with `hydrate: { on }`. */
  let awaited: readonly string[] | undefined;
  /** Events that it has missed. */
  let kept: KeptEvents | undefined;
  let layerLoad: LayerLoad | undefined;
  /** It has failed, and the next topic or event loads it again. */
  let isRetry = false;
  let waiting = new AbortController();
  const pageProps = () => element.dataset.props ?? '';
  /** Props of the page at the last attempt. */
  let triedProps = pageProps();

  const enter = (state: LifeState) => {
    element.dataset.widgetState = state;
  };

  /** Waits for the hydration condition. Runs outside of the queue, because it may never end. */
  async function wait(): Promise<void> {
    if (!isRetry) enter('found');
    placement = undefined;
    const found = await isWorking(steps.run('resolve', () => releases.find(name)));
    placement = await isWorking(healer.current(found));
    if (signal.aborted) return;
    isFresh = placement !== found;
    telemetry?.found(placement);
    const { hydrate, importance, consent } = placement.widget;
    if (consent && consent !== 'necessary') await whenConsented(bus, consent, signal);
    awaited = typeof hydrate === 'object' ? hydrate.on : undefined;
    container = openContainer(placement);
    waiting.abort();
    waiting = new AbortController();
    if (!isRetry) enter(awaited ? 'waiting' : 'resolved');
    if (awaited) offer(awaited, placement);
    const { hasServerHtml } = container;
    // The page server left it out, because too many pages were waiting.
    const isSparing = services.isSparing === true || 'leftOut' in element.dataset;
    const mode = mountWhen(hydrate, importance, { hasServerHtml, isSparing });
    const isDue = hydrateWhen(mode, element, {
      hasServerHtml,
      bus,
      isRetry,
      signal: waiting.signal,
      askLabel: () => content.text('widget.show'),
    });
    if (mode === 'idle') void isWorking(isDue);
    kept = await isDue;
    if (awaited) layerLoad = layers.begin(awaited);
  }

  function offer(names: readonly string[], place: Placement): void {
    const prefetch = () => {
      // A failure is handled when the widget is needed.
      void loader.load(place, 0).catch(() => {});
      content.prefetch(place);
    };
    layers.offer(names, prefetch, waiting.signal);
  }

  /** A widget that loads with a topic or event takes no space before. */
  const openContainer = ({ widget }: Placement) => containerOf(element, awaited ? undefined : widget.reserve);

  async function mount(): Promise<void> {
    if (signal.aborted || !placement || !container) return;
    enter('loading');
    element.dataset.widgetVersion = versionName(placement);
    const start = performance.now();
    const tried = placement;
    const current: Attempt = createAttempt({
      ...services,
      element,
      placement: tried,
      container,
      steps,
      kept,
      takesOver: !isFresh,
      onRan: () => services.checkPage?.(tried),
      // Failures of mounts and updates reject their step; only later ones are handled here.
      onCrash: (error) =>
        void queue.run(() =>
          current === attempt && current.isMounted() ? recover(error) : Promise.resolve(),
        ),
      onPartialData: () =>
        void queue.runLatest(() => (current === attempt ? change().catch(keep) : Promise.resolve())),
    });
    attempt = current;
    triedProps = (await current.mount()) ?? triedProps;
    if (signal.aborted) return;
    layerLoad?.done();
    isRetry = false;
    settle(placement);
    telemetry?.mounted(placement, performance.now() - start);
    enter('mounted');
    // The props changed during the load.
    if (triedProps !== pageProps()) await change();
  }

  async function change(): Promise<void> {
    if (signal.aborted || !attempt?.isMounted()) return;
    triedProps = pageProps();
    enter('updating');
    await attempt.update();
    if (!signal.aborted) enter('mounted');
  }

  /** Tries another version; without one, restores the server HTML or removes the reserved space. */
  async function recover(error: unknown): Promise<void> {
    if (signal.aborted) return;
    services.checkPage?.();
    const failure = asStepError(error, 'mount');
    failures.push({ error: failure, placement });
    triedProps = pageProps();
    // At once, so that the element is not empty while the other version loads.
    container?.restore();
    container = placement && openContainer(placement);
    await attempt?.end();
    attempt = undefined;

    if (placement && failure.isOfVersion) {
      enter('loading');
      placement = await healer.replace(placement);
      isFresh = true;
      if (placement && !signal.aborted) return mount().catch(keep);
    }
    if (!signal.aborted) giveUp(failure);
  }

  function giveUp({ cause }: StepError): void {
    settle(undefined);
    container?.restore();
    container = undefined;
    enter('failed');
    layerLoad?.fail(cause);
    layerLoad = undefined;
    isRetry = awaited !== undefined;
    // The props changed during the unmount.
    if (isRetry || triedProps !== pageProps()) start();
  }

  /** Reports all failures once. */
  function settle(cure: Placement | undefined): void {
    const told = failures;
    failures = [];
    leaving.ifStaying(() => {
      if (cure && told.length > 0) healer.confirm(told.flatMap((failure) => failure.placement ?? []));
      for (const failure of told) tell(failure, cure?.mfe.version);
    });
  }

  function tell({ error, placement: failed }: Failure, healedBy?: string): void {
    const version = failed?.mfe.version;
    reportFailure(bus, { widget: name, id, step: error.step, error: error.cause, version, healedBy });
    if (failed) telemetry?.failed(failed, error, healedBy);
  }

  /** Invalid new props keep the mounted widget. */
  const keep = (error: unknown): Promise<void> => {
    const failure = asStepError(error, 'mount');
    if (!(attempt?.isMounted() && (failure.step === 'props' || failure.step === 'data')))
      return recover(failure);
    if (!signal.aborted) {
      enter('mounted');
      leaving.ifStaying(() => tell({ error: failure, placement }));
    }
    return Promise.resolve();
  };

  const start = () => {
    wait()
      .then(() => queue.run(() => mount().catch(keep)))
      .catch((error: unknown) => isWorking(recover(error)));
  };
  start();
  return {
    update() {
      attempt?.outdate();
      if (attempt?.isMounted()) void queue.runLatest(() => change().catch(keep));
      // New props start a failed widget again.
      else if (element.dataset.widgetState === 'failed' && !isRetry) start();
    },
    end() {
      controller.abort();
      waiting.abort();
      attempt?.abort();
      return queue.run(async () => {
        await attempt?.end();
        container?.clear();
        container = undefined;
        steps.clear();
        enter('unmounted');
      });
    },
  };
}

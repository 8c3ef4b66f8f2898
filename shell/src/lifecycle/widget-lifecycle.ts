import type { Bus } from '@fachwerk/shared/bus';
import { versionName, type Placement, type ReleaseIndex } from '../release/release-index';
import type { Telemetry } from '../telemetry/telemetry';
import { createAttempt, type Attempt, type AttemptServices } from './attempt';
import type { Healer } from './heal';
import { hydrateWhen } from './hydrate-when';
import { reportFailure } from '../steps/report-failure';
import { createSerialQueue } from './serial-queue';
import { createContainer, type WidgetContainer } from './widget-container';
import { asStepError, createSteps, type StepError } from '../steps/steps';

export type LifeState = 'found' | 'resolved' | 'loading' | 'mounted' | 'updating' | 'unmounted' | 'failed';

export interface LifeServices extends AttemptServices {
  releases: ReleaseIndex;
  healer: Healer;
  bus: Bus;
  /** Of shadow roots, on pages of others; else the element itself is the place. */
  createContainer?: typeof createContainer | undefined;
  /** Absent where nothing is told. */
  telemetry?: Telemetry | undefined;
}

export interface WidgetLifecycle {
  /** `data-props` has changed. */
  update(): void;
  end(): Promise<void>;
}

/** What failed before a version worked, or before there was none left. */
interface Failure {
  error: StepError;
  placement: Placement | undefined;
}

/**
 * One widget in its element: found -> resolved -> loading -> mounted <-> updating -> unmounted, or failed from anywhere
 * where no other version of it works. State and version stand on the element: `data-widget-state`, `data-widget-version`.
 */
export function startLife(element: HTMLElement, services: LifeServices): WidgetLifecycle {
  const { releases, healer, telemetry, bus } = services;
  const name = element.dataset.widget ?? '';
  const { id } = element;
  const containerOf = services.createContainer ?? createContainer;
  const controller = new AbortController();
  const { signal } = controller;
  const queue = createSerialQueue();
  const steps = createSteps(`fachwerk ${name}#${id}`);
  let container: WidgetContainer | undefined;
  let placement: Placement | undefined;
  let attempt: Attempt | undefined;
  let failures: Failure[] = [];
  /** What the server rendered is not of the version that is to be mounted. */
  let isFresh = false;
  const pageProps = () => element.dataset.props ?? '';
  /** The page's props that were last tried. */
  let triedProps = pageProps();

  const enter = (state: LifeState) => {
    element.dataset.widgetState = state;
  };

  /** Up to the moment when the widget's time has come. Outside of the queue: it may take for ever. */
  async function wait(): Promise<void> {
    enter('found');
    placement = undefined;
    const found = await steps.run('resolve', () => releases.find(name));
    placement = await healer.current(found);
    if (signal.aborted) return;
    isFresh = placement !== found;
    telemetry?.found(placement);
    container = containerOf(element, placement.widget.reserve);
    enter('resolved');
    await hydrateWhen(placement.widget.hydrate, element, { hasServerHtml: container.hasServerHtml, signal });
  }

  async function mount(): Promise<void> {
    if (signal.aborted || !placement || !container) return;
    enter('loading');
    element.dataset.widgetVersion = versionName(placement);
    const start = performance.now();
    const current: Attempt = createAttempt({
      ...services,
      element,
      placement,
      container,
      steps,
      takesOver: !isFresh,
      // At a mount or an update the step itself finds it; at other times nobody waits.
      onCrash: (error) =>
        void queue.run(() =>
          current === attempt && current.isMounted() ? recover(error) : Promise.resolve(),
        ),
    });
    attempt = current;
    triedProps = (await current.mount()) ?? triedProps;
    if (signal.aborted) return;
    settle(placement);
    telemetry?.mounted(placement, performance.now() - start);
    enter('mounted');
    // Changed while it was loading.
    if (triedProps !== pageProps()) await change();
  }

  async function change(): Promise<void> {
    if (signal.aborted || !attempt?.isMounted()) return;
    triedProps = pageProps();
    enter('updating');
    await attempt.update();
    if (!signal.aborted) enter('mounted');
  }

  /** Another version in the same place, else the end of the chain: what the server sent, or no reserved space. */
  async function recover(error: unknown): Promise<void> {
    if (signal.aborted) return;
    const failure = asStepError(error, 'mount');
    failures.push({ error: failure, placement });
    triedProps = pageProps();
    // At once, so that nobody looks at an empty place while the other version comes.
    container?.restore();
    container = placement && containerOf(element, placement.widget.reserve);
    await attempt?.end();
    attempt = undefined;

    if (placement && failure.isOfVersion) {
      enter('loading');
      placement = await healer.replace(placement);
      isFresh = true;
      if (placement && !signal.aborted) return mount().catch(keep);
    }
    if (!signal.aborted) giveUp();
  }

  function giveUp(): void {
    settle(undefined);
    container?.restore();
    container = undefined;
    enter('failed');
    // Changed while it was leaving.
    if (triedProps !== pageProps()) start();
  }

  /** Says once what became of the failures. */
  function settle(cure: Placement | undefined): void {
    const told = failures;
    failures = [];
    if (cure && told.length > 0) healer.confirm(told.flatMap((failure) => failure.placement ?? []));
    for (const failure of told) tell(failure, cure?.mfe.version);
  }

  function tell({ error, placement: failed }: Failure, healedBy?: string): void {
    const version = failed?.mfe.version;
    reportFailure(bus, { widget: name, id, step: error.step, error: error.cause, version, healedBy });
    if (failed) telemetry?.failed(failed, error, healedBy);
  }

  /** New props that are wrong do not take away what works. */
  const keep = (error: unknown): Promise<void> => {
    const failure = asStepError(error, 'mount');
    if (!(attempt?.isMounted() && (failure.step === 'props' || failure.step === 'data')))
      return recover(failure);
    if (!signal.aborted) {
      enter('mounted');
      tell({ error: failure, placement });
    }
    return Promise.resolve();
  };

  const start = () => {
    wait()
      .then(() => queue.run(() => mount().catch(keep)))
      .catch(recover);
  };
  start();
  return {
    update() {
      attempt?.outdate();
      if (attempt?.isMounted()) void queue.runLatest(() => change().catch(keep));
      // A widget that failed gets a new chance with new props.
      else if (element.dataset.widgetState === 'failed') start();
    },
    end() {
      controller.abort();
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

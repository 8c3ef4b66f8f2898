import type { Bus } from '@fachwerk/shared/bus';
import type { LoadedWidget, WidgetLoader } from '../loading/widget-loader';
import type { MountedWidget, MountOptions } from '../mounting/mount-widget';
import type { OwnProps } from '../mounting/react-parcel';
import type { WidgetSupply } from '../platform/widget-supply';
import type { Placement, ReleaseBook } from '../release/release-book';
import { withDeadline, type Step } from './deadline';
import { hydrateWhen } from './hydrate-when';
import { reportFailure, reportRepaired } from './report-failure';
import { retryOnce } from './retry-once';
import { createSerialQueue } from './serial-queue';
import { createStage, type Stage } from './stage';
import { InvalidPropsError, readPageProps, readServerData } from './widget-markup';

export type LifeState = 'found' | 'resolved' | 'loading' | 'mounted' | 'updating' | 'unmounted' | 'failed';

export interface LifeServices {
  releases: ReleaseBook;
  loader: WidgetLoader;
  supply: WidgetSupply;
  mount(options: MountOptions): Promise<MountedWidget>;
  bus: Bus;
}

export interface WidgetLife {
  /** `data-props` has changed. */
  update(): void;
  end(): Promise<void>;
}

/** Knows which step a failure belongs to. */
class StepError extends Error {
  constructor(
    readonly step: Step | 'props' | 'render',
    override readonly cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause));
  }
}

const inStep = <T>(step: Step, work: Promise<T>): Promise<T> =>
  withDeadline(step, work).catch((error: unknown) => {
    throw error instanceof StepError ? error : new StepError(step, error);
  });

/**
 * One widget in its element: found -> resolved -> loading -> mounted <-> updating -> unmounted, or failed from anywhere.
 * The state stands on the element as `data-widget-state`.
 */
export function startLife(element: HTMLElement, services: LifeServices): WidgetLife {
  const { releases, loader, supply, bus } = services;
  const name = element.dataset.widget ?? '';
  const { id } = element;
  const controller = new AbortController();
  const { signal } = controller;
  const queue = createSerialQueue();
  let stage: Stage | undefined;
  let loaded: LoadedWidget | undefined;
  let mounted: MountedWidget | undefined;
  let placement: Placement | undefined;
  let crash: StepError | undefined;
  let newestContent = new AbortController();
  let hasChanged = false;
  let hasFailed = false;

  const enter = (state: LifeState) => {
    element.dataset.widgetState = state;
  };

  const parse = (input: unknown): unknown => {
    if (loaded?.kind !== 'widget') return input;
    const parsed = loaded.widget.parseProps(input);
    if (parsed.ok) return parsed.props;
    const issues = parsed.issues.map(({ field, message }) => `${field}: ${message}`);
    throw new InvalidPropsError(`its props are not what it expects: ${issues.join('; ')}`);
  };
  const readProps = (read: () => unknown): unknown => {
    try {
      return parse(read());
    } catch (error) {
      throw new StepError('props', error);
    }
  };

  /** Up to the moment when the widget's time has come. Outside of the queue: it may take for ever. */
  async function wait(): Promise<void> {
    enter('found');
    placement = await inStep('resolve', releases.find(name));
    if (signal.aborted) return;
    stage = createStage(element, placement.widget.reserve);
    enter('resolved');
    await hydrateWhen(placement.widget.hydrate, element, { hasServerHtml: stage.hasServerHtml, signal });
  }

  async function mountFirst(): Promise<void> {
    if (signal.aborted || !placement || !stage) return;
    const place = placement;
    const on = stage;
    enter('loading');
    loaded = await inStep(
      'load',
      retryOnce((attempt) => loader.load(place, attempt), signal),
    );
    const server = on.hasServerHtml ? readServerData(element) : undefined;
    // Server HTML is hydrated with what it was made of; newer props come after.
    if (!server) hasChanged = false;
    const props = readProps(() => server?.props ?? readPageProps(element));
    const own = await inStep(
      'data',
      supply.contentOf({ loaded, placement: place, props, server, signal, load: signal }),
    );
    if (signal.aborted) return;
    mounted = await inStep('mount', services.mount(mountOptions(on, loaded, own)));
    if (crash) throw crash;
    enter('mounted');
    // Changed while it was loading.
    if (hasChanged) await change();
  }

  const mountOptions = (on: Stage, what: LoadedWidget, own: OwnProps): MountOptions => ({
    loaded: what,
    own,
    id,
    root: on.open(),
    hydrate: on.canHydrate && what.kind === 'widget',
    onReady: () => on.show(),
    onRecoverableError: (error) => reportRepaired(name, id, error),
    onCrash(error) {
      const failure = new StepError('render', error);
      crash = failure;
      // At a mount or an update the step itself finds it; at other times nobody waits.
      void queue.run(() => (crash === failure ? fail(failure) : Promise.resolve()));
    },
  });

  async function change(): Promise<void> {
    if (signal.aborted || !mounted || !loaded || !placement) return;
    hasChanged = false;
    const props = readProps(() => readPageProps(element));
    enter('updating');
    newestContent.abort();
    newestContent = new AbortController();
    const load = newestContent.signal;
    const own = await inStep(
      'data',
      supply.contentOf({ loaded, placement, props, server: undefined, signal, load }),
    );
    if (signal.aborted) return;
    await inStep('update', mounted.update(own));
    if (crash) throw crash;
    enter('mounted');
  }

  /** The end of the chain: what the server sent comes back, or the reserved space closes. */
  async function fail(error: unknown): Promise<void> {
    if (signal.aborted || hasFailed) return;
    const { step, cause } = error instanceof StepError ? error : new StepError('mount', error);
    hasFailed = true;
    hasChanged = false;
    reportFailure(bus, { widget: name, id, step, error: cause });
    await takeDown();
    stage?.restore();
    stage = undefined;
    crash = undefined;
    enter('failed');
    if (hasChanged) start();
  }

  async function takeDown(): Promise<void> {
    const leaving = mounted;
    mounted = undefined;
    // One that does not leave in time is left behind.
    if (leaving) await withDeadline('unmount', leaving.unmount()).catch(() => {});
  }

  /** New props that are wrong do not take away what works. */
  const keep = (error: unknown): Promise<void> => {
    if (!(mounted && error instanceof StepError && (error.step === 'props' || error.step === 'data')))
      return fail(error);
    if (!signal.aborted) {
      enter('mounted');
      reportFailure(bus, { widget: name, id, step: error.step, error: error.cause });
    }
    return Promise.resolve();
  };

  const start = () => {
    hasFailed = false;
    wait()
      .then(() => queue.run(() => mountFirst().catch(keep)))
      .catch(fail);
  };
  start();
  return {
    update() {
      newestContent.abort();
      if (mounted) void queue.runLatest(() => change().catch(keep));
      else hasChanged = true;
      // A widget that failed gets a new chance with new props.
      if (hasFailed && element.dataset.widgetState === 'failed') start();
    },
    end() {
      controller.abort();
      newestContent.abort();
      return queue.run(async () => {
        await takeDown();
        stage?.clear();
        stage = undefined;
        enter('unmounted');
      });
    },
  };
}

import type { KeptEvents } from '@fachwerk/shared/bus';
import { loadParts } from '@fachwerk/shared/widget';
import type { LoadedWidget, WidgetLoader } from '../loading/widget-loader';
import type { MountedWidget, MountOptions } from '../mounting/mount-widget';
import type { OwnProps } from '../mounting/react-parcel';
import { InvalidPropsError, readPageProps, readServerData } from '../page/widget-markup';
import type { ContentProvider, ContentRequest } from '../platform/content-provider';
import type { Placement } from '../release/release-index';
import { reportRepaired } from '../steps/report-failure';
import { StepError, type Steps } from '../steps/steps';
import { timeLimit } from '../time-limits';
import { retryOnce } from './retry-once';
import type { Turn, Turns } from './turns';
import type { WidgetContainer } from './widget-container';

/** Limit for loading a version that has a replacement, for both attempts together. */
const TRIAL_LOAD = 7000;

export interface AttemptServices {
  loader: WidgetLoader;
  content: ContentProvider;
  mount(options: MountOptions): Promise<MountedWidget>;
  /** Schedules the mounts of many widgets. */
  turn?: Turns;
}

export interface AttemptOptions extends AttemptServices {
  element: HTMLElement;
  placement: Placement;
  container: WidgetContainer;
  steps: Steps;
  /** Events that the widget has missed. */
  kept: KeptEvents | undefined;
  /** The server HTML was rendered by this version, so that React can hydrate it. */
  takesOver: boolean;
  /** Called after the code of the version has run. */
  onRan(): void;
  /** Called for every crash. During mounts and updates the step is rejected as well. */
  onCrash(failure: StepError): void;
  /** Called when the widget was rendered with too little data and has to be updated. */
  onPartialData(): void;
}

/** One version of a widget in its element, from load to unmount. Calls must not overlap. */
export interface Attempt {
  isMounted(): boolean;
  /** Returns the `data-props` text that is shown; undefined if it hydrated server HTML. */
  mount(): Promise<string | undefined>;
  /** Renders the current props of the page. */
  update(): Promise<void>;
  /** Aborts the load for older props. */
  outdate(): void;
  /** Aborts everything. */
  abort(): void;
  end(): Promise<void>;
}

export function createAttempt(options: AttemptOptions): Attempt {
  const { element, placement, container, steps, loader, content, kept } = options;
  const { name } = placement;
  const controller = new AbortController();
  const { signal } = controller;
  let newestContent = new AbortController();
  let loaded: LoadedWidget | undefined;
  let mounted: MountedWidget | undefined;
  let crash: StepError | undefined;
  let isPartial = false;
  let isEmptied = false;
  /** Ends the wait for the first effects. */
  let endWait = (): void => undefined;
  const effectsRan = new Promise<void>((resolve) => {
    endWait = resolve;
  });

  /** Props of the page, checked with the schema of the widget, which may have to be loaded. */
  const checkedProps = () =>
    steps.run('props', async (): Promise<unknown> => {
      const input = readPageProps(element);
      if (loaded?.kind !== 'widget') return input;
      const { widget } = loaded;
      const parsed = await retryOnce(async () => widget.parseProps(input), signal);
      if (parsed.ok) return parsed.props;
      const issues = parsed.issues.map(({ field, message }) => `${field}: ${message}`);
      throw new InvalidPropsError(`its props are not what it expects: ${issues.join('; ')}`);
    });

  /** Content for these props, with the code that renders it. */
  async function ready(
    what: LoadedWidget,
    { props, server, load }: Pick<ContentRequest, 'props' | 'server' | 'load'>,
  ): Promise<OwnProps> {
    const [own] = await Promise.all([
      steps.run('data', () =>
        content.contentOf({ loaded: what, placement, props, server, signal, load, kept }),
      ),
      what.kind === 'widget' &&
        what.widget.chosenParts &&
        steps.run('load', () => retryOnce(() => loadParts(what.widget, props), signal)),
    ]);
    return own;
  }

  const planMount = (what: LoadedWidget, isHydrated: boolean, turn?: Turn): Omit<MountOptions, 'own'> => ({
    loaded: what,
    id: element.id,
    root: container.open(),
    hydrate: isHydrated,
    atOnce: turn?.isCrowded === true,
    onReady() {
      container.show();
      turn?.end();
      isEmptied = isHydrated && container.isEmptied?.() === true;
    },
    onEffects() {
      options.onRan();
      endWait();
    },
    onRecoverableError(error) {
      reportRepaired(name, element.id, error);
      // React has rendered everything instead of hydrating, the static parts without their data.
      if (isPartial) options.onPartialData();
    },
    onCrash(error) {
      crash = new StepError('render', error);
      options.onCrash(crash);
      endWait();
    },
  });

  /** Content may follow, e.g. after data that only the browser has. */
  async function refuseEmpty(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, timeLimit('empty')));
    if (!signal.aborted && container.isEmptied?.())
      throw new StepError('mount', new Error('it stays empty, and the server has rendered content'));
  }

  const abort = () => {
    controller.abort();
    newestContent.abort();
    endWait();
  };

  return {
    isMounted: () => mounted !== undefined,

    async mount() {
      const what = await steps.run(
        'load',
        async () => {
          const styled = container.addStyles?.(placement);
          const code = retryOnce((attempt) => loader.load(placement, attempt), signal);
          await Promise.all([styled, code]);
          return code;
        },
        placement.mfe.isTrial ? TRIAL_LOAD : undefined,
      );
      loaded = what;
      const turn = await options.turn?.(element);
      if (signal.aborted) return undefined;
      const server = options.takesOver && container.hasServerHtml ? readServerData(element) : undefined;
      isPartial = server?.isPartial === true;
      // Server HTML is hydrated with its own props, which the page server has checked. An update follows with
      // newer ones.
      const shown = server ? undefined : (element.dataset.props ?? '');
      const props = server?.props ?? (await checkedProps());
      if (signal.aborted) return shown;
      const own = await ready(what, { props, server, load: signal });
      if (signal.aborted) return shown;
      const isHydrated = options.takesOver && container.canHydrate && what.kind === 'widget';
      mounted = await steps.run('mount', () => options.mount({ ...planMount(what, isHydrated, turn), own }));
      // Effects add listeners: before them, a press would get its native action.
      await effectsRan;
      if (crash) throw crash;
      if (isEmptied) await refuseEmpty();
      return shown;
    },

    async update() {
      const what = loaded;
      const target = mounted;
      if (!what || !target) return;
      isPartial = false;
      newestContent.abort();
      newestContent = new AbortController();
      const load = newestContent.signal;
      const props = await checkedProps();
      // Newer props replace these.
      if (load.aborted) return;
      const own = await ready(what, { props, server: undefined, load });
      if (signal.aborted) return;
      await steps.run('update', () => target.update(own));
      if (crash) throw crash;
    },

    outdate: () => newestContent.abort(),
    abort,

    async end() {
      abort();
      const leaving = mounted;
      mounted = undefined;
      // A widget that does not unmount in time is abandoned.
      if (leaving) await steps.run('unmount', () => leaving.unmount()).catch(() => {});
    },
  };
}

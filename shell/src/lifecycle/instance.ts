import type { Bus, KeptEvents } from '@fachwerk/shared/bus';
import type { PendingWork } from '../core/pending-work';
import type { Leaving } from '../page/leaving';
import { type Placement, type ReleaseIndex, versionName } from '../release/release-index';
import { createSteps, type Steps } from '../steps/steps';
import type { Telemetry } from '../telemetry/telemetry';
import type { Attempt, AttemptServices } from './attempt';
import type { Healer } from './heal';
import type { LayerLoad, Layers } from './layers';
import { type Life, shownState, startLife, type Transition } from './life';
import { createSerialQueue, type SerialQueue } from './serial-queue';
import { createContainer, type WidgetContainer } from './widget-container';

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

/** One widget of the page: its life, and what the lifecycle has opened for it. */
export interface Instance {
  readonly name: string;
  /** Names it in measures and among pending work. */
  readonly label: string;
  readonly element: HTMLElement;
  readonly services: LifecycleServices;
  readonly steps: Steps;
  /** Mounts, updates and their failures, one at a time. */
  readonly queue: SerialQueue;
  /** Aborts at the end. */
  readonly signal: AbortSignal;
  life: Life;
  /** Ends the wait for the hydration condition. */
  waiting: AbortController;
  container: WidgetContainer | undefined;
  attempt: Attempt | undefined;
  /** Events that it has missed. */
  kept: KeptEvents | undefined;
  layerLoad: LayerLoad | undefined;
}

export function createInstance(
  element: HTMLElement,
  services: LifecycleServices,
  signal: AbortSignal,
): Instance {
  const name = element.dataset.widget ?? '';
  const label = `${name}#${element.id}`;
  const jobs = createSerialQueue();
  const instance: Instance = {
    name,
    label,
    element,
    services,
    steps: createSteps(`fachwerk ${label}`, () => versionNow(instance.life)),
    queue: {
      run: (job) => isWorking(instance, jobs.run(job)),
      runLatest: (job) => isWorking(instance, jobs.runLatest(job)),
    },
    signal,
    life: startLife(propsOf(element)),
    waiting: new AbortController(),
    container: undefined,
    attempt: undefined,
    kept: undefined,
    layerLoad: undefined,
  };
  return instance;
}

const versionNow = ({ placement }: Life) => (placement ? versionName(placement) : '');

/** The page is not settled before the job has ended. */
export const isWorking = <T>({ label, services }: Instance, job: Promise<T>): Promise<T> =>
  services.work.add(label, job);

export function apply(instance: Instance, transition: Transition): void {
  const { element, life } = instance;
  instance.life = transition(life);
  const state = shownState(instance.life);
  if (element.dataset.widgetState !== state) element.dataset.widgetState = state;
}

export const propsOf = (element: HTMLElement): string => element.dataset.props ?? '';

/** A widget that loads with a topic or event takes no space before. */
export function openContainer({ element, services, life }: Instance, { widget }: Placement): WidgetContainer {
  const open = services.createContainer ?? createContainer;
  return open(element, life.awaited ? undefined : widget.reserve);
}

import type { Placement } from '../release/release-index';
import type { StepError } from '../steps/steps';

/** `retrying`: it has failed, and the next topic or event loads it again. */
export type LifeState =
  'found' | 'resolved' | 'waiting' | 'loading' | 'mounted' | 'updating' | 'unmounted' | 'failed' | 'retrying';

/** A failed version and its failure. */
export interface Failure {
  error: StepError;
  placement: Placement | undefined;
}

/** What a lifecycle knows of its widget; changed by the transitions of this file only. */
export interface Life {
  state: LifeState;
  /** The version to mount; absent while it is looked up. */
  placement: Placement | undefined;
  /** The server HTML belongs to another version than the one to mount. */
  isFresh: boolean;
  /** Topics and events of a widget with `hydrate: { on }`. */
  awaited: readonly string[] | undefined;
  /** Failures that are not reported yet. */
  failures: readonly Failure[];
  /** Props of the page at the last attempt. */
  triedProps: string;
}

/** A pure function. */
export type Transition = (life: Life) => Life;

export const startLife = (triedProps: string): Life => ({
  state: 'found',
  placement: undefined,
  isFresh: false,
  awaited: undefined,
  failures: [],
  triedProps,
});

/** Its version is looked up. */
export const found: Transition = (life) =>
  set(life, { state: unlessRetrying(life, 'found'), placement: undefined });

export const placed =
  (placement: Placement, isFresh: boolean): Transition =>
  (life) => {
    const { hydrate } = placement.widget;
    return set(life, { placement, isFresh, awaited: typeof hydrate === 'object' ? hydrate.on : undefined });
  };

/** The hydration condition may be met from now on. */
export const resolved: Transition = (life) =>
  set(life, { state: unlessRetrying(life, life.awaited ? 'waiting' : 'resolved') });

export const entered =
  (state: 'loading' | 'updating' | 'mounted' | 'unmounted'): Transition =>
  (life) =>
    set(life, { state });

/** An attempt shows these props of the page. */
export const tried =
  (triedProps: string): Transition =>
  (life) =>
    set(life, { triedProps });

export const failed =
  (error: StepError, triedProps: string): Transition =>
  (life) =>
    set(life, { failures: [...life.failures, { error, placement: life.placement }], triedProps });

/** Another version, if there is one, replaces the failed one. */
export const replaced =
  (placement: Placement | undefined): Transition =>
  (life) =>
    set(life, { placement, isFresh: true });

export const reported: Transition = (life) => set(life, { failures: [] });

/** No version works. */
export const gaveUp: Transition = (life) => set(life, { state: life.awaited ? 'retrying' : 'failed' });

/** The version whose replacement may work. */
export const replaceable = ({ placement }: Life, failure: StepError): Placement | undefined =>
  failure.isOfVersion ? placement : undefined;

/** After it gave up: a topic or event, or props that changed meanwhile, load it again. */
export const startsAgain = ({ state, triedProps }: Life, pageProps: string): boolean =>
  state === 'retrying' || triedProps !== pageProps;

/** Invalid new props, or data that did not load, leave a mounted widget as it is. */
export const isOfUpdate = ({ step }: StepError): boolean => step === 'props' || step === 'data';

/** `data-widget-state` of the element. */
export const shownState = ({ state }: Life): LifeState => (state === 'retrying' ? 'failed' : state);

const unlessRetrying = ({ state }: Life, next: LifeState): LifeState => (state === 'retrying' ? state : next);

// A spread would need a helper for old browsers.
const set = (life: Life, part: Partial<Life>): Life => Object.assign({}, life, part);

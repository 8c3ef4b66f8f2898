import { API_TIMEOUT_MS } from '@fachwerk/shared/http';

/** Milliseconds after which the shell goes on without a result. */
export const TIME_LIMITS = {
  /**
   * Steps of a widget's lifecycle. The outer bound for a chunk is 120,000 (specification 8,
   * shared/build/chunk-timeouts.json); it applies to chunks of the shell. All deadlines are shorter, and
   * chunks of micro-frontends fail early enough for a second attempt.
   */
  resolve: 8000,
  load: 14_000,
  props: 14_000,
  data: 16_000,
  mount: 8000,
  update: 8000,
  unmount: 4000,
  /** The entry of a micro-frontend; shorter than `load`, so that a second attempt fits in. */
  entry: 6000,
  /** A widget that has emptied its server HTML; content may follow. */
  empty: 1000,
  /** A page that is not complete; then the runtime starts anyway. */
  incomplete: 3000,
  /** A press before its widget is mounted; then the form is sent and the link is followed natively. */
  press: 5000,
  /** The visitor, requested before the runtime starts. */
  visitor: API_TIMEOUT_MS,
  /** The code of the HTTP client; as long as a call. */
  client: API_TIMEOUT_MS,
  /** A call of the API. */
  call: API_TIMEOUT_MS,
  /** The registry's answer about widgets that the page does not know. */
  release: 6000,
};
export type TimeLimit = keyof typeof TIME_LIMITS;

const OFF_MS = 600_000;

/** Journeys turn the limits off, so that a busy machine fails none. */
export const timeLimit = (name: TimeLimit): number =>
  (window as { __fachwerkTimeLimits?: unknown }).__fachwerkTimeLimits === 'off' ? OFF_MS : TIME_LIMITS[name];

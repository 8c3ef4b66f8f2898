/**
 * Milliseconds that a server waits for something before it answers without it. Lifetimes of caches and
 * intervals of jobs are no limits. What protects the page server from the code of a version, and the answers
 * of /healthz, always have their limits.
 */
const TIME_LIMITS = {
  /** Every server: the head of a request. */
  requestHead: 15_000,
  /** Every server: a request with its body; the publication of a version is the largest. */
  wholeRequest: 60_000,
  /** Page server: addresses of pictures with their versions; without them pages have those of the editors. */
  pictureAddresses: 500,
  /** Page server: the plan of the registry; without it the previous plan stays in use. */
  plan: 2000,
  /** Page server: the list of all widgets, for checks and editors. */
  widgetList: 2000,
  /** Page server: the sheet of a page; without it the page links each sheet. */
  pageSheet: 500,
  /** Page server: the other widgets after the main one, while other pages wait. */
  furtherWidgets: 100,
  /** Page server: the version of the API's data; without it pages of a cache are rendered again. */
  dataVersion: 1500,
  /** Registry: the newest plan; without it browsers get the previous one. */
  newestPlan: 500,
  /** Registry: a query that several callers share; later callers start another one. */
  sharedQuery: 1000,
  /** API: the index of a new catalogue; without it the previous one answers. */
  newestIndex: 250,
  /** API: the texts of the live micro-frontends; without them the last known ones are used. */
  texts: 1500,
  /** API: content of the market CMS for the first shopper; pages come without it, and the request goes on. */
  marketContent: 300,
  /** API: a document of the market CMS; without it the last one is shown. */
  marketCms: 5000,
  /** API: a call of the payment service; its task is repeated. */
  paymentService: 10_000,
  /** API: each phase of sending a mail; the mail is sent again later. */
  mailServer: 15_000,
  /** Registry: a call of the object store. */
  objectStore: 20_000,
};
export type TimeLimit = keyof typeof TIME_LIMITS;

/** Longer than any test, so that what never ends still fails somewhere. */
const OFF_MS = 600_000;

interface State {
  areOff: boolean;
  /** By tests of a limit. */
  chosen: Partial<Record<TimeLimit, number>>;
}
const STATE = Symbol.for('fachwerk.time-limits');
/** Registered globally: each app bundles a copy of this file. */
const state = ((globalThis as { [STATE]?: State })[STATE] ??= { areOff: false, chosen: {} });

export const timeLimit = (name: TimeLimit): number =>
  state.chosen[name] ?? (state.areOff ? OFF_MS : TIME_LIMITS[name]);

/** For tests on busy machines. */
export function turnTimeLimitsOff(): void {
  state.areOff = true;
}

/** For tests of a limit. */
export function setTimeLimits(limits: Partial<Record<TimeLimit, number>>): void {
  state.chosen = limits;
}

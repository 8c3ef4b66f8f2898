import { type StartReason, whenToStart } from './when-to-start';

const PAGE = `<a id="opener" data-opens="storefinder:layer-requested">Markt</a><a id="plain">Start</a>
<div data-widget="header"><div data-widget-root data-ssr><input id="field"></div></div>`;

const run = (html = PAGE, readyState: DocumentReadyState = 'interactive') => {
  document.body.innerHTML = html;
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(readyState);
  let reason: StartReason | undefined;
  void whenToStart().then((found) => (reason = found));
  return async (milliseconds = 0) => {
    await jest.advanceTimersByTimeAsync(milliseconds);
    return reason;
  };
};
const send = (type: string, target: EventTarget) => target.dispatchEvent(new Event(type, { bubbles: true }));
const byId = (id: string) => document.getElementById(id) as HTMLElement;

/** A browser that reports paints, before its first one; returns the function that paints. */
function beforeFirstPaint() {
  const entries: { name: string }[] = [];
  const callbacks: ((list: unknown) => void)[] = [];
  const list = { getEntriesByName: (name: string) => entries.filter((entry) => entry.name === name) };
  class Observer {
    static supportedEntryTypes = ['paint'];
    constructor(callback: (list: unknown) => void) {
      callbacks.push(callback);
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(globalThis, { PerformanceObserver: Observer });
  Object.assign(performance, list);
  return (name: string) => {
    entries.push({ name });
    for (const callback of callbacks) callback(list);
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'PerformanceObserver');
});

it('starts after the load event, when the browser is idle', async () => {
  const reason = run();
  expect(await reason(1000)).toBeUndefined();
  send('load', window);
  expect(await reason()).toBeUndefined();
  expect(await reason(200)).toBe('quiet');
});

it('waits for the first paint when the page is complete before it', async () => {
  const paint = beforeFirstPaint();
  const reason = run(PAGE, 'complete');
  paint('first-paint');
  expect(await reason(1000)).toBeUndefined();
  paint('first-contentful-paint');
  expect(await reason(200)).toBe('quiet');
});

it('starts after three seconds on a page that is not painted', async () => {
  beforeFirstPaint();
  const reason = run(PAGE, 'complete');
  expect(await reason(2990)).toBeUndefined();
  expect(await reason(300)).toBe('quiet');
});

it('starts at the latest three seconds after the document is parsed', async () => {
  const reason = run();
  expect(await reason(2990)).toBeUndefined();
  expect(await reason(300)).toBe('quiet');
});

it('starts when the browser is idle if the page is complete already', async () => {
  expect(await run(PAGE, 'complete')(200)).toBe('quiet');
});

it.each([
  ['pointerdown', 'plain'],
  ['touchstart', 'plain'],
  ['keydown', 'plain'],
  ['focusin', 'field'],
  ['pointerover', 'opener'],
])('starts at once at %s on #%s', async (type, id) => {
  const reason = run();
  send(type, byId(id));
  expect(await reason()).toBe('needed');
});

it.each([
  ['scroll', 'plain'],
  ['focusin', 'plain'],
  ['pointerover', 'plain'],
])('%s on #%s is no reason', async (type, id) => {
  const reason = run();
  send(type, byId(id));
  expect(await reason(100)).toBeUndefined();
});

it('starts at once on a page without server HTML', async () => {
  expect(await run('<div data-widget="product-teaser"></div>')()).toBe('needed');
});

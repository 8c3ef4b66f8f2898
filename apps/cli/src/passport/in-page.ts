/** Functions that run in the page. */

/** What a page has at one moment. */
export interface PageState {
  globals: string[];
  storage: string[];
}

interface Watched {
  entries: { type: string; at: number; value: number }[];
}
const KEY = '__fachwerkPassport';

/** Before any script of the page: records layout shifts and long tasks. */
export function watchPage(key: string): void {
  const watched: Watched = { entries: [] };
  Object.defineProperty(window, key, { value: watched });
  const observe = (type: string, valueOf: (entry: PerformanceEntry) => number) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        watched.entries.push({ type, at: entry.startTime, value: valueOf(entry) });
    }).observe({ type, buffered: true });
  observe('longtask', ({ duration }) => duration);
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    return hadRecentInput ? 0 : value;
  });
}
export const WATCHED = KEY;

/** Adds the widget where its space is reserved already, as in the HTML of a page; returns the time. */
export function addWidget({
  name,
  props,
  minHeight,
}: {
  name: string;
  props: unknown;
  minHeight: number;
}): number {
  const element = document.createElement('div');
  element.dataset.widget = name;
  element.dataset.props = JSON.stringify(props);
  if (minHeight > 0) element.style.minHeight = `${minHeight}px`;
  const place = document.getElementById('passport-place');
  if (place) place.style.minHeight = '';
  place?.append(element);
  return performance.now();
}

/** The space is there before the widget. */
export function reserveSpace(minHeight: number): void {
  const place = document.getElementById('passport-place');
  if (place) place.style.minHeight = `${minHeight}px`;
}

/** Sum of the layout shifts and the longest task since that time. */
export function readWatched({ key, since }: { key: string; since: number }): {
  shift: number;
  longTask: number;
} {
  const { entries } = (window as unknown as Record<string, Watched>)[key] as Watched;
  const later = entries.filter(({ at }) => at >= since);
  const of = (wanted: string) => later.filter(({ type }) => type === wanted).map(({ value }) => value);
  return {
    shift: of('layout-shift').reduce((sum, value) => sum + value, 0),
    longTask: Math.max(0, ...of('longtask')),
  };
}

export async function readState(): Promise<PageState> {
  const databases = typeof indexedDB.databases === 'function' ? await indexedDB.databases() : [];
  const caches = 'caches' in window ? await window.caches.keys() : [];
  return {
    globals: Object.getOwnPropertyNames(window),
    storage: [
      ...Object.keys(localStorage).map((name) => `localStorage:${name}`),
      ...Object.keys(sessionStorage).map((name) => `sessionStorage:${name}`),
      ...databases.map(({ name = '' }) => `indexedDB:${name}`),
      ...caches.map((name) => `caches:${name}`),
    ],
  };
}

/** Mounts copies of the examples in one place, one after the other, and removes them. */
export async function mountCopies({
  name,
  examples,
  count,
}: {
  name: string;
  examples: readonly unknown[];
  count: number;
}): Promise<void> {
  const place = document.getElementById('passport-place') ?? document.body;
  const box = document.createElement('div');
  box.style.display = 'grid';
  const copies = Array.from({ length: count }, (_, index) => {
    const copy = document.createElement('div');
    copy.dataset.widget = name;
    copy.dataset.props = JSON.stringify(examples[index % examples.length]);
    copy.style.gridArea = '1 / 1';
    return copy;
  });
  box.append(...copies);
  place.append(box);
  const areAll = (wanted: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => {
        if (copies.some(({ dataset }) => dataset.widgetState === 'failed'))
          reject(new Error(`${name} failed.`));
        else if (copies.every(({ dataset }) => dataset.widgetState === wanted)) resolve();
        else requestAnimationFrame(look);
      };
      look();
    });
  await areAll('mounted');
  box.remove();
  await areAll('unmounted');
}

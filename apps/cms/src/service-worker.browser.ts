import { createAnswers } from './installable/worker/answers';
import { createKeptPage } from './installable/worker/kept-page';

/** What TypeScript's types of the browser lack of a service worker. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends WorkerEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface WorkerScope {
  registration: { scope: string; unregister(): Promise<boolean> };
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}

/** The service worker of an installable page (docs/decisions/0147). It is the same for all such pages. */
const worker = globalThis as unknown as WorkerScope;
const page = worker.registration.scope;
const request: typeof fetch = (input, init) => fetch(input, init);
const kept = createKeptPage({ caches, fetch: request, page });
const answerTo = createAnswers({
  kept,
  fetch: request,
  page,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  end: () => Promise.all([kept.remove(), worker.registration.unregister()]),
});

// A worker without a kept page is of no use: the next visit tries again.
worker.addEventListener('install', (event) => event.waitUntil(kept.keep().then(() => worker.skipWaiting())));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('fetch', (event) => {
  const answer = quietly(() => answerTo(event.request));
  if (!answer) return;
  const later = (work: Promise<unknown>) => quietly(() => event.waitUntil(work));
  // Whatever goes wrong here, the page is as without a worker.
  event.respondWith(answer(later).catch(() => fetch(event.request)));
});

function quietly<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

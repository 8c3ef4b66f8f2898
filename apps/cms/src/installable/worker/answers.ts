import type { KeptPage } from './kept-page';
import { INSTALLABLE_HEADER, RELEASE_HEADER } from './offline-file';

interface Options {
  kept: KeptPage;
  fetch: typeof fetch;
  page: string;
  /** Resolves after this time. */
  wait(ms: number): Promise<void>;
  /** Ends the worker of the page for good. */
  end(): Promise<unknown>;
}

/** The parts of a request that decide who answers it. */
export type Asked = Pick<Request, 'method' | 'mode' | 'destination' | 'url'>;

/** Answers a request; `later` keeps the worker alive for what is done after the answer. */
export type Answer = (later: (work: Promise<unknown>) => void) => Promise<Response>;

/** A network that does not answer for so long is treated like none. */
export const NETWORK_MS = 3000;
const FILES: readonly string[] = ['script', 'style', 'font', 'image', 'manifest'];
/** The parameter of previews (page/preview-link.ts). */
const PREVIEW = 'preview';
/** Texts of widgets that the server has not rendered. The list of all calls would be most of the worker. */
export const TEXTS = '/messages/';

/**
 * Decides which requests of the page the worker answers; undefined leaves a request to the browser. Calls of
 * the API always stay with the browser.
 */
export function createAnswers({ kept, fetch, page, wait, end }: Options) {
  const { origin, pathname: pagePath } = new URL(page);

  /** The network if it is healthy, else the copy, and without a copy whatever the network says. */
  async function networkFirst(
    network: Promise<Response>,
    copy: () => Promise<Response | undefined>,
  ): Promise<Response> {
    const answer = await Promise.race([network.catch(() => undefined), wait(NETWORK_MS)]);
    if (answer && isHealthy(answer)) return answer;
    return (await copy()) ?? network;
  }

  /** What an answer of the page server says about its page. */
  async function follow(answer: Response): Promise<void> {
    if (!answer.headers.has(RELEASE_HEADER) || !isHealthy(answer)) return;
    // The page is no longer to be installed, or does not exist any more.
    if (!answer.headers.has(INSTALLABLE_HEADER)) await end();
    else if (answer.status === 200) await kept.keep();
  }

  const openPage =
    (request: Request): Answer =>
    (later) => {
      const network = fetch(request);
      later(network.then(follow).catch(() => {}));
      return networkFirst(network, () => kept.page());
    };

  const fileAnswer =
    (request: Request): Answer =>
    async () =>
      (await kept.file(request.url)) ?? fetch(request);

  const texts =
    (request: Request): Answer =>
    (later) => {
      const network = fetch(request);
      const copied = network.then((answer) =>
        answer.ok && answer.type !== 'opaque' ? kept.keepAnswer(request.url, answer.clone()) : undefined,
      );
      later(copied.catch(() => {}));
      return networkFirst(network, () => kept.answer(request.url));
    };

  return (request: Request): Answer | undefined => {
    const { method, mode, destination } = request;
    const url = new URL(request.url);
    if (method !== 'GET') return undefined;
    if (mode === 'navigate')
      return url.pathname === pagePath && !url.searchParams.has(PREVIEW) ? openPage(request) : undefined;
    if (url.origin === origin && url.pathname.startsWith(TEXTS)) return texts(request);
    const isFile = FILES.includes(destination) || url.pathname.endsWith('.wasm');
    return isFile && !isOfApi(url, origin) ? fileAnswer(request) : undefined;
  };
}

const isHealthy = ({ status }: Response): boolean => status < 500 && status !== 429;

/** Pictures and documents of the API depend on the person who asks. */
const isOfApi = (url: URL, origin: string): boolean =>
  url.origin === origin && /^\/(rest|ajax)\//.test(url.pathname);

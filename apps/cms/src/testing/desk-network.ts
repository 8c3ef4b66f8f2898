import { INSTALLABLE_HEADER, type OfflineFile, RELEASE_HEADER } from '../installable/worker/offline-file';

export const PAGE = 'https://shop.example/desk/';
export const FONT = 'https://files.example/shell/1/font.woff2';

export const filesOf = (release: string): OfflineFile[] => [
  [`/shell/${release}/shell.js`, `sha256-${release}`],
  [`/assets/desk/${release}/desk.js`, `sha256-desk-${release}`],
  [`/assets/desk/${release}/reader.wasm`, `sha256-wasm-${release}`],
  ['/pages/page.css?v=1'],
  [FONT],
];
export const addressesOf = (release: string): string[] =>
  filesOf(release).map(([path]) => new URL(path, PAGE).href);

interface Asked {
  url: string;
  init: RequestInit | undefined;
}

/** The shop behind a network: a page with its release, and its files. */
export function deskNetwork() {
  const state = {
    release: '1',
    isOnline: true,
    /** Answers instead of the usual ones, by path. */
    answers: {} as Record<string, () => Response | Promise<Response>>,
    asked: [] as Asked[],
  };
  const html = ({ release }: typeof state) =>
    `<p>Ausgabe ${release}</p><script type="application/json" id="fachwerk-offline">${JSON.stringify(filesOf(release))}</script>`;
  const page = () =>
    new Response(html(state), {
      headers: {
        'content-type': 'text/html',
        [RELEASE_HEADER]: state.release,
        [INSTALLABLE_HEADER]: `files-${state.release}`,
      },
    });
  const fetchThere: typeof fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, PAGE);
    state.asked.push({ url: url.href, init });
    if (!state.isOnline) throw new TypeError('Failed to fetch');
    const own = state.answers[url.pathname];
    if (own) return own();
    return url.href.split('?')[0] === PAGE ? page() : new Response(`file ${url.pathname}`);
  };
  return { state, fetch: fetchThere, page };
}

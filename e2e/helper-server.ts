import { type OtherHost, startOtherHost } from './other-host';

/** A company on another host than the shop, with a chat and a tool for accessibility. */
export interface HelperServer extends OtherHost {
  /** Settings of the shop. */
  settings: Record<string, string>;
  requests: { path: string; referer: string | undefined }[];
  /** What it answers to the request for a script. */
  answers: 'script' | 'failure' | 'garbage' | 'slow';
  /** Answers requests for a script that waited while it was slow. */
  goOn(): void;
}

/** Writes into the element of the shop only, and answers with the words of its own server. */
const chatOf = (origin: string): string => `
window.fachwerkHelpers = Object.assign(window.fachwerkHelpers || {}, {
  chat: {
    open(place) {
      if (place.firstChild) return;
      const log = document.createElement('p');
      log.textContent = 'Womit kann ich helfen?';
      const label = document.createElement('label');
      label.textContent = 'Ihre Frage ';
      const input = document.createElement('input');
      label.append(input);
      const button = document.createElement('button');
      button.textContent = 'Senden';
      button.addEventListener('click', async () => {
        const answer = await fetch('${origin}/message', { method: 'POST', body: input.value });
        log.textContent = await answer.text();
      });
      place.append(log, label, button);
    },
  },
});
try {
  document.body.insertAdjacentHTML('beforeend', '<p id="foreign">Nicht erlaubt</p>');
} catch {}
`;

const TOOL = `
window.fachwerkHelpers = Object.assign(window.fachwerkHelpers || {}, {
  'accessibility-assist': {
    open() {
      document.documentElement.toggleAttribute('data-large-text');
    },
  },
});
`;

export async function startHelperServer(): Promise<HelperServer> {
  const requests: HelperServer['requests'] = [];
  const waiting: (() => void)[] = [];
  const host = await startOtherHost(({ path, headers, body }, response) => {
    requests.push({ path, referer: headers.referer });
    if (path === '/message') {
      response.writeHead(200, { 'access-control-allow-origin': '*' }).end(`Sie fragen: ${body}`);
      return;
    }
    response.writeHead(server.answers === 'failure' ? 503 : 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-store',
    });
    const script = path === '/chat.js' ? chatOf(server.origin) : TOOL;
    const answer = () => response.end(server.answers === 'garbage' ? 'void "Wartung";' : script);
    if (server.answers === 'slow') waiting.push(answer);
    else answer();
  });
  const server: HelperServer = {
    ...host,
    settings: {
      CHAT_SCRIPT_URL: `${host.origin}/chat.js`,
      CHAT_PROVIDER: 'Chat GmbH',
      CHAT_ANSWERED_BY: 'machine',
      ACCESSIBILITY_SCRIPT_URL: `${host.origin}/hilfe.js`,
      ACCESSIBILITY_PROVIDER: 'Hilfe GmbH',
    },
    requests,
    answers: 'script',
    goOn: () => waiting.splice(0).forEach((answer) => answer()),
  };
  return server;
}

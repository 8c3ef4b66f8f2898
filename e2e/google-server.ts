import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server on another host than the shop that serves a script of the shape of gtag.js. */
export interface GoogleServer {
  origin: string;
  /** Settings of the shop. */
  settings: Record<string, string>;
  /** Paths, in order. */
  requests: string[];
  /** Events that its script has sent. */
  events: { name: string; parameters: Record<string, unknown> }[];
  /** Never answers the script. */
  isSlow: boolean;
  stop(): Promise<void>;
}

/**
 * As gtag.js does, it reads the data layer, follows Consent Mode, sets its cookie with the storage only, and
 * sends each event to its own host.
 */
const SCRIPT = `(function () {
  var host = new URL(document.currentScript.src).origin;
  var consent = {};
  var shared = {};
  function send(name, parameters) {
    if (consent.analytics_storage !== 'granted') return;
    document.cookie = '_ga=GA1.1.1; path=/';
    navigator.sendBeacon(host + '/g/collect', JSON.stringify({ name: name, parameters: Object.assign({}, shared, parameters) }));
  }
  function run(command) {
    if (command[0] === 'consent') Object.assign(consent, command[2]);
    if (command[0] === 'config') shared = { page_location: command[2].page_location };
    if (command[0] === 'event') send(command[1], command[2]);
  }
  var layer = window.dataLayer;
  layer.forEach(run);
  layer.push = function (command) {
    run(command);
    return Array.prototype.push.call(layer, command);
  };
})();`;

export async function startGoogleServer(): Promise<GoogleServer> {
  const requests: GoogleServer['requests'] = [];
  const events: GoogleServer['events'] = [];
  const server = createServer((request, response) => {
    const { url = '' } = request;
    requests.push(url);
    if (url.startsWith('/gtag/js')) {
      if (google.isSlow) return;
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' });
      response.end(SCRIPT);
      return;
    }
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      events.push(JSON.parse(body) as GoogleServer['events'][number]);
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const google: GoogleServer = {
    origin,
    settings: {
      GA_MEASUREMENT_ID: 'G-TEST1',
      GA_SCRIPT: `${origin}/gtag/js`,
      GA_CONNECT_ORIGINS: origin,
    },
    requests,
    events,
    isSlow: false,
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
  return google;
}

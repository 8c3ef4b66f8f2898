import { type OtherHost, startOtherHost } from './other-host';

/** A server on another host than the shop that serves a script of the shape of gtag.js. */
export interface GoogleServer extends OtherHost {
  /** Settings of the shop. */
  settings: Record<string, string>;
  /** Paths, in order. */
  requests: string[];
  /** Events that its script has sent. */
  events: { name: string; parameters: Record<string, unknown> }[];
  /** Never answers the script. */
  isSlow: boolean;
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
  const host = await startOtherHost(({ path, body }, response) => {
    requests.push(path);
    if (!path.startsWith('/gtag/js')) {
      events.push(JSON.parse(body) as GoogleServer['events'][number]);
      response.writeHead(204).end();
      return;
    }
    if (google.isSlow) return;
    response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' });
    response.end(SCRIPT);
  });
  const google: GoogleServer = {
    ...host,
    settings: {
      GA_MEASUREMENT_ID: 'G-TEST1',
      GA_SCRIPT: `${host.origin}/gtag/js`,
      GA_CONNECT_ORIGINS: host.origin,
    },
    requests,
    events,
    isSlow: false,
  };
  return google;
}

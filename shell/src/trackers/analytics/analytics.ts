import type { Report, Tracker, TrackerContext } from '../tracker';
import { googleEventOf } from './google-events';

/** Specification 8. */
const INJECTED_WITHIN_MS = 120_000;
const COOKIE_DAYS = 180;

interface GoogleWindow {
  dataLayer?: unknown[];
}
type Consent = 'granted' | 'denied';

/** Fields of Consent Mode. Advertising stays denied: the visitor is asked about the measuring only. */
const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
} satisfies Record<string, Consent>;

/**
 * Google Analytics 4 in the basic mode of its Consent Mode: nothing of it exists before the visitor has
 * allowed it. Events wait in the data layer until its script is there.
 */
export function start({ config, bus, loadOutsideScript, signal }: TrackerContext): Tracker {
  const { measurementId = '', path } = config.analytics ?? {};
  const layer = ((window as GoogleWindow).dataLayer ??= []);
  // gtag.js reads `arguments` objects only.
  function gtag(..._command: unknown[]): void {
    // eslint-disable-next-line prefer-rest-params -- see above
    layer.push(arguments);
  }
  const page = path ?? location.pathname;
  const measuring = (is: Consent) => gtag('consent', 'update', { analytics_storage: is });
  const purchases = new Set<unknown>();

  gtag('consent', 'default', DENIED);
  measuring('granted');
  gtag('js', new Date());
  gtag('config', measurementId, {
    send_page_view: false,
    // Queries and addresses of private pages may be secret, and so may those of the page before.
    page_location: location.origin + page,
    // The title of a search has what was typed.
    page_title: page,
    page_referrer: originOf(document.referrer),
    cookie_domain: 'none',
    cookie_expires: COOKIE_DAYS * 24 * 60 * 60,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  });
  waitForScript();

  function waitForScript() {
    const late = setTimeout(() => {
      // eslint-disable-next-line no-console -- the specification asks for this message
      console.error('Timeout. Google analytics not injected!');
    }, INJECTED_WITHIN_MS);
    signal.addEventListener('abort', () => clearTimeout(late));
    loadOutsideScript('analytics').then(
      () => {
        clearTimeout(late);
        bus.set('isGaLoaded', true);
      },
      // The message after the time limit names it.
      () => {},
    );
  }

  return {
    send(report) {
      if (isRepeated(report)) return;
      const { name, parameters } = googleEventOf(report);
      gtag('event', name, parameters);
    },
    setAllowed(isAllowed) {
      // Stops what the script sends by itself, before it reads of the withdrawal.
      Object.assign(window, { [`ga-disable-${measurementId}`]: !isAllowed });
      measuring(isAllowed ? 'granted' : 'denied');
    },
  };

  function isRepeated({ name, values }: Report): boolean {
    const { transactionId } = values;
    if (name !== 'purchase') return false;
    const isKnown = purchases.has(transactionId);
    purchases.add(transactionId);
    return isKnown;
  }
}

/** Empty for a page that has no origin, such as that of an app. */
function originOf(referrer: string): string {
  const origin = referrer ? new URL(referrer).origin : '';
  return origin === 'null' ? '' : origin;
}

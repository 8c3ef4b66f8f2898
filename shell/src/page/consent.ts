import type { Bus } from '@fachwerk/shared/bus';
import type { ConsentClass } from '@fachwerk/shared/contracts';
import {
  APP_PERMISSIONS_COOKIE,
  choiceOf,
  choiceOfClasses,
  choiceOfCookie,
  choiceOfPermissions,
  CONSENT_COOKIE,
  type ConsentChoice,
  type ConsentService,
  KEPT_BY_SERVICES,
} from '@fachwerk/shared/rules';
import { whenIdle } from '../core/when-idle';

interface PrivacyControl {
  globalPrivacyControl?: boolean;
}

interface ConsentOptions {
  isOwnPage: boolean;
  offered: readonly string[];
  /** Names the question: what was decided about another one does not count. */
  version?: string | undefined;
  /** In the mobile app, which asks by itself: pages never do. */
  appDevice?: string | undefined;
}

const IDLE_TIMEOUT = 2000;

/**
 * Keeps the topics `consent` and `consent@2` as the visitor has decided: by the cookie of the shop, or by
 * what a page of another site states, whose own tool has asked: `<html data-consent="comfort statistics">`.
 */
export function followConsent(bus: Bus, options: ConsentOptions, signal: AbortSignal): void {
  if (options.isOwnPage) return followCookie(bus, options, signal);
  const root = document.documentElement;
  const read = () => {
    const { consent } = root.dataset;
    // The tool of the page has decided nothing, or has taken its decision back.
    setConsent(bus, consent === undefined ? null : choiceOfClasses(consent));
  };
  const observer = new MutationObserver(read);
  observer.observe(root, { attributeFilter: ['data-consent'] });
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
  read();
}

/** The question is asked while there is no decision; a decision of this or another tab counts at once. */
function followCookie(bus: Bus, options: ConsentOptions, signal: AbortSignal): void {
  const read = () => {
    const choice = choiceOfPage(options);
    setConsent(bus, choice);
    // After a decision that no page has seen: without script, in the app, or in a window that was closed.
    if (isMoreKept(choice?.services ?? [], options.offered)) void forget(bus, signal);
  };
  read();
  bus.on(
    'header:consent-decided',
    () => {
      read();
      void forget(bus, signal, { isDecision: true });
    },
    signal,
  );
  // From the back/forward cache, or in the app, whose settings have changed meanwhile.
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && read();
  window.addEventListener('pageshow', onShow);
  // A tab without script, or of an older version, publishes no event.
  const onReturn = () => document.visibilityState === 'visible' && read();
  document.addEventListener('visibilitychange', onReturn);
  signal.addEventListener(
    'abort',
    () => {
      window.removeEventListener('pageshow', onShow);
      document.removeEventListener('visibilitychange', onReturn);
    },
    { once: true },
  );
  if (options.appDevice === undefined && options.offered.length > 0)
    whenIdle(() => {
      if (!signal.aborted && bus.get('consent@2') === null) bus.publish('shell:consent-asked', {});
    }, IDLE_TIMEOUT);
}

/** What a service that is not allowed any more has kept in the browser goes with the consent. */
async function forget(bus: Bus, signal: AbortSignal, { isDecision = false } = {}): Promise<void> {
  try {
    const { forgetServices } = await import(/* webpackChunkName: "forget-services" */ './forget-services');
    if (!signal.aborted) forgetServices(bus.get('consent@2')?.services ?? [], { isDecision });
  } catch {
    // The next page tries again.
  }
}

export function setConsent(bus: Bus, choice: ConsentChoice | null): void {
  if (JSON.stringify(choice) === JSON.stringify(bus.get('consent@2'))) return;
  bus.set('consent', choice?.classes ?? []);
  bus.set('consent@2', choice);
}

/** Values of a name: a domain above the shop may have cookies of the same name. */
const cookies = (name: string): string[] =>
  document.cookie
    .split('; ')
    .flatMap((pair) => (pair.startsWith(`${name}=`) ? [pair.slice(name.length + 1)] : []));

/** Whether services that are offered and not allowed still have something in the browser. */
function isMoreKept(allowed: readonly string[], offered: readonly string[]): boolean {
  return Object.entries(KEPT_BY_SERVICES).some(
    ([service, { place, name }]) =>
      offered.includes(service) &&
      !allowed.includes(service) &&
      (place === 'cookie' ? `; ${document.cookie}`.includes(`; ${name.slice(0, -1)}`) : isInSession(name)),
  );
}

function isInSession(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Without a decision, Global Privacy Control of the browser denies everything. */
function choiceOfPage({ offered, version, appDevice }: ConsentOptions): ConsentChoice | null {
  if (appDevice !== undefined) {
    const [stated, second] = cookies(APP_PERMISSIONS_COOKIE);
    // With two lists one may be of another host of the site: then nothing is allowed.
    return choiceOfPermissions(second === undefined ? stated : undefined, offered);
  }
  for (const value of cookies(CONSENT_COOKIE)) {
    const choice = choiceOfCookie(value, offered, version);
    if (choice) return choice;
  }
  const isRefused = (navigator as PrivacyControl).globalPrivacyControl === true;
  return isRefused ? choiceOf([], offered) : null;
}

/**
 * Resolves when the visitor has consented to the class, or to the services of all its outside sources: who
 * denies another service of the class gets the widget.
 */
export function whenConsented(
  bus: Bus,
  consent: ConsentClass,
  signal: AbortSignal,
  sources: readonly string[] = [],
): Promise<void> {
  const areAllowed = ({ services }: ConsentChoice) =>
    sources.length > 0 && sources.every((source) => services.includes(source));
  return whenChosen(bus, (choice) => choice.classes.includes(consent) || areAllowed(choice), signal);
}

/** Resolves when the visitor has allowed the service. */
export function whenAllowed(bus: Bus, service: ConsentService, signal: AbortSignal): Promise<void> {
  return whenChosen(bus, ({ services }) => services.includes(service), signal);
}

function whenChosen(bus: Bus, isIt: (choice: ConsentChoice) => boolean, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const watching = new AbortController();
    signal.addEventListener('abort', () => watching.abort(), { once: true });
    bus.watch(
      'consent@2',
      (choice) => {
        if (!choice || !isIt(choice)) return;
        watching.abort();
        resolve();
      },
      watching.signal,
    );
  });
}

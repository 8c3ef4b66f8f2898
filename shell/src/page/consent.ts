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
} from '@fachwerk/shared/rules';
import { whenIdle } from '../core/when-idle';

interface PrivacyControl {
  globalPrivacyControl?: boolean;
}

interface ConsentOptions {
  isOwnPage: boolean;
  offered: readonly string[];
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
    if (consent !== undefined) setConsent(bus, choiceOfClasses(consent));
  };
  const observer = new MutationObserver(read);
  observer.observe(root, { attributeFilter: ['data-consent'] });
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
  read();
}

/** The question is asked while there is no decision; a decision of this or another tab counts at once. */
function followCookie(bus: Bus, options: ConsentOptions, signal: AbortSignal): void {
  const read = () => setConsent(bus, choiceOfPage(options));
  read();
  bus.on(
    'header:consent-decided',
    () => {
      read();
      void forget(bus.get('consent@2'), signal);
    },
    signal,
  );
  // From the back/forward cache, or in the app, whose settings have changed meanwhile.
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && read();
  window.addEventListener('pageshow', onShow);
  signal.addEventListener('abort', () => window.removeEventListener('pageshow', onShow), { once: true });
  if (options.appDevice === undefined && options.offered.length > 0)
    whenIdle(() => {
      if (!signal.aborted && bus.get('consent@2') === null) bus.publish('shell:consent-asked', {});
    }, IDLE_TIMEOUT);
}

/** What a service that is not allowed any more has kept in the browser goes with the consent. */
async function forget(choice: ConsentChoice | null, signal: AbortSignal): Promise<void> {
  const { forgetServices } = await import(/* webpackChunkName: "forget-services" */ './forget-services');
  if (!signal.aborted) forgetServices(choice?.services ?? []);
}

export function setConsent(bus: Bus, choice: ConsentChoice | null): void {
  if (JSON.stringify(choice) === JSON.stringify(bus.get('consent@2'))) return;
  bus.set('consent', choice?.classes ?? []);
  bus.set('consent@2', choice);
}

const cookie = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** Without a decision, Global Privacy Control of the browser denies everything. */
function choiceOfPage({ offered, appDevice }: ConsentOptions): ConsentChoice | null {
  if (appDevice !== undefined) return choiceOfPermissions(cookie(APP_PERMISSIONS_COOKIE), offered);
  const isRefused = (navigator as PrivacyControl).globalPrivacyControl === true;
  return choiceOfCookie(cookie(CONSENT_COOKIE), offered) ?? (isRefused ? choiceOf([], offered) : null);
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

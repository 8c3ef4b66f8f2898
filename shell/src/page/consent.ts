import type { Bus } from '@fachwerk/shared/bus';
import type { ConsentClass } from '@fachwerk/shared/contracts';
import {
  choiceOf,
  choiceOfClasses,
  choiceOfCookie,
  CONSENT_COOKIE,
  type ConsentChoice,
  type ConsentService,
} from '@fachwerk/shared/rules';

interface PrivacyControl {
  globalPrivacyControl?: boolean;
}

/**
 * Keeps the topics `consent` and `consent@2` as the visitor has decided: by the cookie of the shop, or by
 * what a page of another site states, whose own tool has asked: `<html data-consent="comfort statistics">`.
 */
export function followConsent(
  bus: Bus,
  { isOwnPage, offered }: { isOwnPage: boolean; offered: readonly string[] },
  signal: AbortSignal,
): void {
  if (isOwnPage) return setConsent(bus, choiceOfPage(offered));
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

export function setConsent(bus: Bus, choice: ConsentChoice | null): void {
  bus.set('consent', choice?.classes ?? []);
  bus.set('consent@2', choice);
}

/** Without a decision, Global Privacy Control of the browser denies everything. */
function choiceOfPage(offered: readonly string[]) {
  const value = document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${CONSENT_COOKIE}=`))
    ?.slice(CONSENT_COOKIE.length + 1);
  const isRefused = (navigator as PrivacyControl).globalPrivacyControl === true;
  return choiceOfCookie(value, offered) ?? (isRefused ? choiceOf([], offered) : null);
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

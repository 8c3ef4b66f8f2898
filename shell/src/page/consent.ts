import type { Bus } from '@fachwerk/shared/bus';
import type { ConsentClass } from '@fachwerk/shared/contracts';

const CLASSES: readonly ConsentClass[] = ['comfort', 'statistics', 'marketing'];

/**
 * Follows what the page states, whose own tool has asked the visitor: `<html data-consent="comfort
 * statistics">`. Without the attribute micro-frontends set the topic.
 */
export function followConsent(bus: Bus, signal: AbortSignal): void {
  const root = document.documentElement;
  const read = () => {
    const { consent } = root.dataset;
    if (consent === undefined) return;
    const given = consent.split(/\s+/);
    bus.set(
      'consent',
      CLASSES.filter((one) => given.includes(one)),
    );
  };
  const observer = new MutationObserver(read);
  observer.observe(root, { attributeFilter: ['data-consent'] });
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
  read();
}

/** Resolves when the visitor has consented to the class. */
export function whenConsented(bus: Bus, consent: ConsentClass, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const watching = new AbortController();
    signal.addEventListener('abort', () => watching.abort(), { once: true });
    bus.watch(
      'consent',
      (given) => {
        if (!given.includes(consent)) return;
        watching.abort();
        resolve();
      },
      watching.signal,
    );
  });
}

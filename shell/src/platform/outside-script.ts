import type { Bus } from '@fachwerk/shared/bus';

export interface OutsideScriptPage {
  bus: Bus;
  /** Addresses that the operator has set, by the name of their source. */
  scripts: Record<string, string> | undefined;
  reload?: () => void;
}

interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): UrlPolicy;
}
interface UrlPolicy {
  createScriptURL(url: string): string;
}

/** Their scripts take the withdrawal themselves; any other one runs until its page is left. */
const STOPPED_BY_US: readonly string[] = ['analytics'];

const loaded = new Map<string, Promise<void>>();

/**
 * Loads the script of a source once, only if the operator has set it and the visitor has allowed it. A script
 * cannot be taken out of a page: after a withdrawal the page is loaded again without it.
 */
export function loadOutsideScript(source: string, page: OutsideScriptPage): Promise<void> {
  const { bus, scripts, reload = () => location.reload() } = page;
  const url = scripts && Object.prototype.hasOwnProperty.call(scripts, source) ? scripts[source] : undefined;
  if (url === undefined) return Promise.reject(new Error(`This page has no outside script '${source}'.`));
  if (!bus.get('consent@2')?.services.includes(source))
    return Promise.reject(new Error(`The visitor has not allowed '${source}'.`));
  let script = loaded.get(source);
  if (!script) {
    script = insertScript(url);
    loaded.set(source, script);
    // The next call tries again.
    script.catch(() => loaded.delete(source));
    if (!STOPPED_BY_US.includes(source)) afterWithdrawal(bus, source, reload);
  }
  return script;
}

function afterWithdrawal(bus: Bus, source: string, run: () => void): void {
  const watching = new AbortController();
  bus.watch(
    'consent@2',
    (choice) => {
      if (choice?.services.includes(source)) return;
      watching.abort();
      if (loaded.has(source)) run();
    },
    watching.signal,
  );
}

function insertScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    script.referrerPolicy = 'strict-origin';
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`${url} did not load.`));
    });
    script.src = policyFor(url).createScriptURL(url);
    document.head.append(script);
  });
}

/** A policy that allows this address and no other one. The page allows the name. */
function policyFor(only: string): UrlPolicy {
  const rules = {
    createScriptURL(url: string) {
      if (url !== only) throw new TypeError(`${url} is no outside script of this page.`);
      return url;
    },
  };
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
  return trustedTypes ? trustedTypes.createPolicy('fachwerk', rules) : rules;
}

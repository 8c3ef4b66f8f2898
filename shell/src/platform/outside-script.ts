import type { Bus } from '@fachwerk/shared/bus';

export interface OutsideScriptPage {
  bus: Bus;
  /** Addresses that the operator has set, by the name of their source. */
  scripts: Record<string, string> | undefined;
}

interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): UrlPolicy;
}
interface UrlPolicy {
  createScriptURL(url: string): string;
}

const loaded = new Map<string, Promise<void>>();

/** Loads the script of a source once, only if the operator has set it and the visitor has allowed it. */
export function loadOutsideScript(source: string, { bus, scripts }: OutsideScriptPage): Promise<void> {
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
  }
  return script;
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

import type { Bus } from '@fachwerk/shared/bus';
import type { OutsideSource } from '@fachwerk/shared/contracts';
import type { PageConfig } from '@fachwerk/shared/widget';
import { withTimeout } from '../core/timeout';
import { timeLimit } from '../time-limits';

interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): Policy;
}
interface Policy {
  createScriptURL(url: string): string;
}

interface OutsideScriptOptions {
  bus: Bus;
  config(): Promise<PageConfig>;
}

/**
 * Loads scripts of other companies: the address that the operator has set, after the visitor has allowed the
 * service of the same name, once per page. A failure is in the console once and is not tried again.
 */
export function createOutsideScripts({ bus, config }: OutsideScriptOptions) {
  const loads = new Map<OutsideSource, Promise<void>>();
  const isAllowed = (source: OutsideSource) => bus.get('consent@2')?.services.includes(source) ?? false;

  async function load(source: OutsideSource): Promise<void> {
    const scripts: Partial<Record<OutsideSource, { url: string }>> = (await config()).outsideScripts ?? {};
    const url = scripts[source]?.url;
    // The policy of the page has no other script address of others: neither a widget nor its props give one.
    const policy = scriptPolicy((asked) => asked === url && isAllowed(source));
    await withTimeout(
      inserted(policy.createScriptURL(url ?? '')),
      timeLimit('outsideScript'),
      () => new Error('It did not arrive in time.'),
    );
  }

  return async (source: OutsideSource): Promise<void> => {
    // A refusal is not kept: the visitor may allow it later.
    if (!isAllowed(source)) throw new Error(`The visitor has not allowed "${source}".`);
    const known = loads.get(source);
    if (known) return known;
    const loading = load(source);
    loads.set(source, loading);
    loading.catch((error: unknown) => console.error(`The script of "${source}" was not loaded.`, error));
    return loading;
  };
}

/** A policy of Trusted Types that passes only this address. */
function scriptPolicy(isKnown: (url: string) => boolean): Policy {
  const rules = {
    createScriptURL(url: string) {
      if (!isKnown(url)) throw new TypeError('This address is not one that the operator has set.');
      return url;
    },
  };
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
  return trustedTypes ? trustedTypes.createPolicy('fachwerk', rules) : rules;
}

const inserted = (url: string) =>
  new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.referrerPolicy = 'strict-origin';
    script.addEventListener('load', () => resolve(), { once: true });
    script.addEventListener('error', () => reject(new Error('It could not be loaded.')), { once: true });
    document.head.append(script);
  });

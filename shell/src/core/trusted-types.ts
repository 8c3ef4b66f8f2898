interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): Policy;
}
interface Policy {
  createScriptURL(url: string): string;
}

/** Policy name that the page allows. The chunks of micro-frontends use it as well ('allow-duplicates'). */
const POLICY = 'fachwerk';
let policy: Policy | undefined;

/** A script address for pages with `require-trusted-types-for 'script'`. Integrity checks the bytes. */
export function scriptUrl(url: string): string {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
  if (!trustedTypes) return url;
  policy ??= trustedTypes.createPolicy(POLICY, { createScriptURL: (same) => same });
  return policy.createScriptURL(url);
}

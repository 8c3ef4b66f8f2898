interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): Policy;
}
interface Policy {
  createScriptURL(url: string): string;
}

/** The policy name that pages allow; the chunks of micro-frontends use it too ('allow-duplicates'). */
const POLICY = 'fachwerk';
let policy: Policy | undefined;

/** A script address that a page with `require-trusted-types-for 'script'` accepts. Its bytes are checked by integrity. */
export function scriptUrl(url: string): string {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
  if (!trustedTypes) return url;
  policy ??= trustedTypes.createPolicy(POLICY, { createScriptURL: (same) => same });
  return policy.createScriptURL(url);
}

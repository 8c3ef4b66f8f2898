/** Policy names as the header allows them. The policy "default" would apply to the code of all teams. */
const TRUSTED_TYPES = /^trusted-types:(?!default$)([\w#=/@.%-]+)$/;
const GLOBAL = /^global:([\w$]+|\*)$/;
const PROTOTYPES = 'prototypes';

/**
 * What code of a version may do outside of its widgets if an operator grants it:
 *
 * - `trusted-types:<name>`: create this Trusted Types policy (Vue, Svelte)
 * - `global:<name>`, `global:*`: set a global of the page
 * - `prototypes`: add to the prototypes of built-in objects
 */
export const isPermission = (text: string): boolean =>
  text === PROTOTYPES || GLOBAL.test(text) || TRUSTED_TYPES.test(text);

/** Names of Trusted Types policies. */
export const trustedTypesIn = (permissions: readonly string[]): string[] =>
  permissions.flatMap((text) => TRUSTED_TYPES.exec(text)?.[1] ?? []);

export const permitsGlobal = (permissions: readonly string[], name: string): boolean =>
  permissions.includes(`global:${name}`) || permissions.includes('global:*');

export const permitsPrototypes = (permissions: readonly string[]): boolean =>
  permissions.includes(PROTOTYPES);

import type { ReleasePlan } from '@fachwerk/shared/federation';

/** A style sheet with its URL path. */
export interface Sheet {
  path: string;
  /** Undefined for a version that the plan does not contain. */
  integrity: string | undefined;
}

/** Folder of composed sheets. */
export const COMPOSED = '/pages/styles/';
/** More than any page has. */
const MOST_SHEETS = 80;
const VERSION = String.raw`\d[\w.+-]*`;
const SHEET = new RegExp(
  String.raw`^/(shell/${VERSION}|assets/[a-z][a-z0-9-]*/${VERSION}/browser)/\w[\w.-]*\.css$`,
);

/**
 * Address of a composed sheet: a hash of its content, and the list of its parts, from which every instance
 * can compose it again. Undefined if a part is no style sheet of a version.
 */
export function addressOf(integrity: string, paths: readonly string[]): string | undefined {
  if (paths.length > MOST_SHEETS || !paths.every((path) => SHEET.test(path))) return undefined;
  // In a query "+" is a space.
  const parts = paths.map((path) => path.slice(1).replaceAll('+', '%2B'));
  return `${COMPOSED}${fileOf(integrity)}?of=${parts.join()}`;
}

/** Name of the file: 132 bits of the hash. */
export const fileOf = (integrity: string): string =>
  `${integrity.slice(7, 29).replaceAll('+', '-').replaceAll('/', '_')}.css`;

/** The parts that an address lists; undefined if one is no style sheet of a version. */
export function partsIn(list: string): string[] | undefined {
  const paths = list.split(',').map((path) => `/${path}`);
  return addressOf('', paths) === undefined ? undefined : paths;
}

/** The hash of a style sheet of any version in the plan. */
export const integrityIn = ({ versions, shells }: ReleasePlan, path: string): string | undefined =>
  [...Object.values(shells), ...Object.values(versions)].find(({ chunks }) => Object.hasOwn(chunks, path))
    ?.chunks[path];

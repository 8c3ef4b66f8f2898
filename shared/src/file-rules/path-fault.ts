import type { GlobalPath } from './global-paths';
import { permitsGlobal, permitsPrototypes } from './permissions';

/** Globals that bundlers and libraries create for themselves, with names of their own. */
const OWN_NAMES =
  /^(webpackChunk\w*|__FEDERATION__|__VMOK__|__GLOBAL_LOADING_REMOTE_ENTRY__|__zod_global\w*)$/;
/** Objects of the browser and of Node whose properties belong to the page. */
const PLATFORM = [
  'console',
  'crypto',
  'customElements',
  'fetch',
  'history',
  'navigator',
  'performance',
  'process',
  'screen',
];
const ALLOWED = [
  'document.title',
  'document.cookie',
  'history.scrollRestoration',
  'location',
  'Error.stackTraceLimit',
];
/** Positions are no style. */
const ALLOWED_OF_ELEMENTS = ['scrollTop', 'scrollLeft'];
const ELEMENTS = ['body', 'documentElement', 'head'];

/** Calls of the document that replace or restyle the page. */
const WRITES = ['write', 'writeln', 'open'];
const CHANGES_ELEMENT =
  /^(set|remove|toggle)Attribute(NS)?$|^(remove|replaceWith|replaceChildren|insertAdjacentHTML)$/;
const CHANGES_PART = /^(style\.(setProperty|removeProperty)|classList\.(add|remove|toggle|replace))$/;

/** Explains why a version must not change this path; undefined if it may. */
export function pathFault(
  path: GlobalPath,
  ownGlobal: string | undefined,
  permissions: readonly string[] = [],
): string | undefined {
  const [root = '', second = '', ...rest] = path;
  const name = path.join('.');
  if (ALLOWED.includes(name) || permissions.includes(`global:${root}`)) return undefined;
  if (path.length === 1)
    return OWN_NAMES.test(root) ||
      (ownGlobal !== undefined && root.endsWith(ownGlobal)) ||
      permitsGlobal(permissions, root)
      ? undefined
      : `changes the global "${root}" of the page; use a variable of a module, or a topic of the bus`;
  if (root === 'document') return documentFault(second, rest);
  if (second === 'prototype' && /^[A-Z]/.test(root))
    return permitsPrototypes(permissions)
      ? undefined
      : `changes the prototype of "${root}" for all teams; use a function of your own`;
  // A name that is declared nowhere in the file and begins with a capital letter is a built-in object.
  return /^[A-Z]/.test(root) || PLATFORM.includes(root)
    ? `changes the built-in object "${root}" for all teams; use a function of your own`
    : undefined;
}

/** Whether a version may have this global: its own, its bundler's, or one that operators have granted. */
export const mayHaveGlobal = (
  name: string,
  { global, permissions = [] }: { global: string; permissions?: readonly string[] | undefined },
): boolean => pathFault([name], global, permissions) === undefined;

function documentFault(part: string, rest: readonly string[]): string | undefined {
  const changed = `changes the page outside of a widget`;
  if (rest.at(-1) !== '()') {
    if (rest.length === 1 && ALLOWED_OF_ELEMENTS.includes(rest[0] ?? '')) return undefined;
    return rest.length === 0 || ELEMENTS.includes(part)
      ? `${changed}; render into the widget's own element`
      : undefined;
  }
  const call = rest.slice(0, -1).join('.');
  if (call === '') return WRITES.includes(part) ? `${changed}: it replaces the document` : undefined;
  if (!ELEMENTS.includes(part)) return undefined;
  return CHANGES_ELEMENT.test(call) || CHANGES_PART.test(call)
    ? `${changed}; use the bus (scroll lock, overlays) or the widget's own element`
    : undefined;
}

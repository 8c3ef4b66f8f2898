import type { AnyWidget } from '@fachwerk/shared/widget';
import type * as react from 'react';
import type * as jsxRuntime from 'react/jsx-runtime';
import type * as reactDom from 'react-dom';
import type { RunModule } from './realm-host';
import type { StringRenderer } from './render-html';

/** React and its server renderer, of one version. */
export interface ReactSet {
  react: typeof react;
  'react/jsx-runtime': typeof jsxRuntime;
  'react-dom': typeof reactDom;
  'react-dom/server': StringRenderer;
}

/** What React's renderer requires from Node when it is loaded, and does not use for strings. */
const FOR_REACT: Record<string, unknown> = {
  crypto: {},
  stream: {},
  util: { TextEncoder: class TextEncoder {} },
};

/**
 * Runs the Node file of the shell: React of one version. The browser hydrates with the same code, also during
 * a rollout of a new React.
 */
export const loadReact = (run: RunModule): ReactSet =>
  exportsOf<ReactSet>(run, (id) => {
    if (Object.hasOwn(FOR_REACT, id)) return FOR_REACT[id];
    throw new Error(
      `The shell's React requires "${id}". On the server it may use: ${Object.keys(FOR_REACT).join(', ')}.`,
    );
  });

/** Runs a micro-frontend's Node file. Its `require` provides the shared modules: there is one React. */
export function loadRemote(
  run: RunModule,
  { 'react-dom/server': _server, ...shared }: ReactSet,
): Map<string, AnyWidget> {
  const { widgets } = exportsOf<{ widgets?: AnyWidget[] }>(run, (id) => {
    if (Object.hasOwn(shared, id)) return (shared as Record<string, unknown>)[id];
    throw new Error(
      `A Node file requires "${id}". On the server it may use: ${Object.keys(shared).join(', ')}.`,
    );
  });
  if (!Array.isArray(widgets)) throw new Error('A Node file exports no list "widgets".');
  return new Map(widgets.map((widget) => [widget.name, widget]));
}

function exportsOf<Exports extends object>(run: RunModule, require: (id: string) => unknown): Exports {
  const module = { exports: {} };
  run(module, module.exports, require);
  return module.exports as Exports;
}

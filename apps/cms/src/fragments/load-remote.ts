import { Script } from 'node:vm';
import type { AnyWidget } from '@fachwerk/shared/widget';

type Require = (name: string) => unknown;

/**
 * Runs a micro-frontend's Node file. Its `require` provides the shared modules only, so that there is one
 * React. This is no sandbox: the code is published by our own teams.
 */
export function loadRemote(
  source: string,
  name: string,
  shared: Record<string, unknown>,
): Map<string, AnyWidget> {
  const requireShared: Require = (id) => {
    if (Object.hasOwn(shared, id)) return shared[id];
    throw new Error(`${name} requires "${id}". On the server it may use: ${Object.keys(shared).join(', ')}.`);
  };
  const { widgets } = runModule<{ widgets?: AnyWidget[] }>(source, `${name}/node/widgets.js`, requireShared);
  if (!Array.isArray(widgets)) throw new Error(`${name} exports no list "widgets".`);
  return new Map(widgets.map((widget) => [widget.name, widget]));
}

/** Runs CommonJS code and returns its exports. */
export function runModule<Exports extends object>(
  source: string,
  filename: string,
  require: Require,
): Exports {
  const run = new Script(`(function (module, exports, require) {${source}\n})`, {
    filename,
  }).runInThisContext() as (module: object, exports: object, require: Require) => void;
  const module = { exports: {} as Exports };
  run(module, module.exports, require);
  return module.exports;
}

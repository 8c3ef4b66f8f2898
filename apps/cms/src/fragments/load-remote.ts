import { Script } from 'node:vm';
import type { AnyWidget } from '@fachwerk/shared/widget';

type Require = (name: string) => unknown;

/**
 * Runs a micro-frontend's Node file. Its `require` knows the shared modules and nothing else: one React by
 * construction. This keeps builds honest; it is no prison: what runs here was published by a team of ours.
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

/** Runs CommonJS code and answers its exports. */
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

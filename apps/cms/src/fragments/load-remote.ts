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
  const run = new Script(`(function (module, exports, require) {${source}\n})`, {
    filename: `${name}/node/widgets.js`,
  }).runInThisContext() as (module: object, exports: object, require: Require) => void;

  const module: { exports: { widgets?: AnyWidget[] } } = { exports: {} };
  run(module, module.exports, requireShared);
  const { widgets } = module.exports;
  if (!Array.isArray(widgets)) throw new Error(`${name} exports no list "widgets".`);
  return new Map(widgets.map((widget) => [widget.name, widget]));
}

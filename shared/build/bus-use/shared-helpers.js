const { existsSync } = require('node:fs');
const { dirname, join } = require('node:path');
const { SHARED, readJson } = require('../sources');
const { readSource } = require('./read-source');

/** The bus and its factory, which are no uses. */
const IS_BUS = join(SHARED, 'src/bus/bus.ts');

/**
 * Uses of the bus by the functions of shared, read from their sources: `publishCart` sends because its code
 * contains `bus.set('cartCount', …)`. No list is needed.
 */
function sharedHelpers(root = SHARED) {
  const files = new Map();
  const read = (file) => {
    if (!files.has(file)) files.set(file, readSource(file));
    return files.get(file);
  };

  /**
   * `{ uses, passes }` of one export of an entry such as "@fachwerk/shared/bus"; '*' means all exports.
   * @returns {{ uses: import('./read-source').BusUse[], passes: import('./read-source').BusPass[] }}
   */
  function of(specifier, name) {
    const exported = readJson(join(root, 'package.json')).exports[specifier.replace('@fachwerk/shared', '.')];
    // An entry may have a separate file for the browser.
    const entry = exported?.browser ?? exported;
    if (!entry?.endsWith('.ts')) return NOTHING;
    return ofExport(join(root, entry), name, new Set());
  }

  function ofExport(file, name, seen) {
    const source = read(file);
    if (name === '*') return together(Object.keys(source.exports).map((one) => ofExport(file, one, seen)));
    if (!Object.hasOwn(source.exports, name))
      return together(source.stars.map((from) => ofReference(file, { from, name }, seen)));
    const target = source.exports[name];
    return typeof target === 'string' ? ofDeclaration(file, target, seen) : ofReference(file, target, seen);
  }

  function ofReference(file, { from, name }, seen) {
    const target = from.startsWith('.') ? resolveFile(file, from) : undefined;
    return target ? ofExport(target, name, seen) : NOTHING;
  }

  /** Includes everything that it refers to: a hook calls a hook. */
  function ofDeclaration(file, name, seen) {
    const key = `${file} ${name}`;
    if (file === IS_BUS || seen.has(key)) return NOTHING;
    seen.add(key);
    const source = read(file);
    if (source.faults.length > 0) throw new Error(`${file}: ${source.faults[0]}`);
    const mentioned = [...(source.refers[name] ?? [])].map((one) => {
      const linked = source.imports[one];
      if (linked) return { one, ...ofReference(file, linked, seen) };
      return one in source.refers ? { one, ...ofDeclaration(file, one, seen) } : { one, ...NOTHING };
    });
    const own = {
      uses: source.uses.filter(({ owner }) => owner === name),
      passes: source.passes.filter(({ fn }) => fn === name),
    };
    const called = source.calls.filter(({ owner }) => owner === name);
    const passedOn = called.flatMap(({ fn, names }) =>
      mentioned
        .filter(({ one }) => one === fn)
        .flatMap(({ passes }) => passes)
        .flatMap(({ way, kind, index }) =>
          (names[index]?.names ?? []).map((value) => ({ way, kind, name: value })),
        ),
    );
    return together([
      own,
      { uses: passedOn, passes: [] },
      ...mentioned.map(({ uses }) => ({ uses, passes: [] })),
    ]);
  }
  return { of };
}

const NOTHING = { uses: [], passes: [] };
const together = (parts) => ({
  uses: parts.flatMap(({ uses }) => uses),
  passes: parts.flatMap(({ passes }) => passes),
});

function resolveFile(file, from) {
  const path = join(dirname(file), from);
  return [`${path}.ts`, `${path}.tsx`, path].find((one) => /\.tsx?$/.test(one) && existsSync(one));
}

module.exports = { sharedHelpers };

const { join, relative } = require('node:path');
const { filesBelow } = require('../sources');
const { catalogueShapes } = require('./catalogue-shapes');
const { readSource } = require('./read-source');
const { sharedHelpers } = require('./shared-helpers');

const SOURCE = /(?<!\.test|\.d)\.tsx?$/;

/**
 * Finds the topics and events that a package uses in its sources: contract `bus` of widgets.json and
 * shell.json. Faults are sentences; with one the result may be incomplete.
 */
function describeBus(dir, { catalogue = catalogueShapes(), helpers = sharedHelpers() } = {}) {
  const files = filesBelow(join(dir, 'src')).filter((file) => SOURCE.test(file));
  const sources = files.map((file) => ({ file: relative(dir, file), ...readSource(file) }));
  const faults = sources.flatMap(({ file, faults: said }) => said.map((one) => `${file}: ${one}`));

  const fromShared = sources.flatMap(({ imports }) =>
    Object.entries(imports)
      .filter(([, { from }]) => from.startsWith('@fachwerk/shared/'))
      .map(([local, { from, name }]) => ({ local, ...helpers.of(from, name) })),
  );
  const passed = followPasses(sources, fromShared);
  const uses = [
    ...sources.flatMap((/** @type {any} */ { file, uses: own }) => own.map((one) => ({ ...one, file }))),
    ...fromShared.flatMap(({ uses: own }) => own),
    ...passed.uses,
  ];
  for (const { kind, name, file = 'shared' } of uses)
    if (!Object.hasOwn(catalogue[kind], name))
      faults.push(`${file}: "${name}" is no ${kind} of the catalogue (shared/src/bus/owners/).`);

  const of = (way) => {
    const names = uses.filter((one) => one.way === way && Object.hasOwn(catalogue[one.kind], one.name));
    const entries = names.map(({ kind, name }) => /** @type {const} */ ([name, catalogue[kind][name]]));
    return Object.fromEntries([...new Map(entries)].sort(([a], [b]) => (a < b ? -1 : 1)));
  };
  return { bus: { hears: of('hears'), sends: of('sends') }, faults: [...faults, ...passed.faults] };
}

/** Functions that take the name as a parameter: `useTopic('user')`, and those of the package itself. */
function followPasses(sources, fromShared) {
  const uses = [];
  const faults = [];
  const own = sources.flatMap(({ file, passes }) => passes.map((one) => ({ ...one, file })));
  const known = [
    ...fromShared.flatMap(({ local, passes }) =>
      passes.map((one) => ({ ...one, fn: local, isShared: true })),
    ),
    ...own,
  ];
  // Grows during the loop: a function may pass the name on to another one.
  for (const pass of known) {
    const { fn, index, way, kind } = pass;
    let calls = 0;
    for (const { file, calls: made } of sources)
      for (const { fn: called, names } of made) {
        if (called !== fn) continue;
        calls++;
        const name = names[index];
        if (name?.names) uses.push(...name.names.map((one) => ({ way, kind, name: one, file })));
        else if (name?.fn) addOnce(known, { fn: name.fn, index: name.index, way, kind, file });
        else faults.push(`${file}: ${fn}() with a name known at run time only: write a literal name.`);
      }
    if (calls === 0 && !pass.isShared)
      faults.push(
        `${pass.file}: ${fn || 'the function'} is never called with a name for the bus: write a literal name.`,
      );
  }
  return { uses: withoutTwice(uses), faults: [...new Set(faults)] };
}
function addOnce(known, pass) {
  const isSame = (one) =>
    one.fn === pass.fn && one.index === pass.index && one.way === pass.way && one.kind === pass.kind;
  if (!known.some(isSame)) known.push(pass);
}
const withoutTwice = (uses) => [...new Map(uses.map((one) => [JSON.stringify(one), one])).values()];

module.exports = { describeBus };

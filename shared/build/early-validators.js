const { readFileSync } = require('node:fs');
const { relative } = require('node:path');
const { PROJECT, chunkNameOf } = require('./sources');

const LATE_PROPS = require.resolve('./late-props-loader');
const ZOD = /[\\/]node_modules[\\/]zod[\\/]/;
const VALUE_IMPORT = /^import (?!type\b)[^;]*?from 'zod[/']/m;

/** Widgets with a schema that does not come from a `.props.ts` beside them, where the build finds it. */
function findMisplacedSchemas(widgets, files) {
  return widgets
    .filter(({ name, props }) => props && files[name] && chunkNameOf(files[name]) === name)
    .filter(({ name }) => !/from '\.\/[\w-]+\.props'/.test(readFileSync(files[name], 'utf8')))
    .map(
      ({ name }) =>
        `Widget '${name}': declare the schema of its props in ${name}.props.ts and import it from './${name}.props'.`,
    );
}

/** Widgets that would load zod with their first scripts, each as a sentence with the modules that need it. */
function findEarlyValidators({ compilation }, names) {
  const { chunkGraph, namedChunkGroups } = compilation;
  return names.flatMap((name) => {
    const chunks = namedChunkGroups.get(name)?.chunks ?? [];
    const files = chunks
      .flatMap((chunk) => Array.from(chunkGraph.getChunkModulesIterable(chunk)))
      .flatMap((module) => module.modules ?? [module])
      .filter(({ loaders = [] }) => !loaders.some(({ loader }) => loader === LATE_PROPS))
      .flatMap(({ resource }) => resource ?? []);
    if (!files.some((file) => ZOD.test(file))) return [];
    const users = files.filter(
      (file) => !/node_modules/.test(file) && VALUE_IMPORT.test(readFileSync(file, 'utf8')),
    );
    const list = users.map((file) => relative(PROJECT, file)).join(', ');
    return [
      `Widget '${name}' loads zod with its first scripts (${list}). Import only types, or load the schema with import().`,
    ];
  });
}

module.exports = { findEarlyValidators, findMisplacedSchemas };

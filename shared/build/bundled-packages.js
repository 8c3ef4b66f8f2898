const { readFileSync } = require('node:fs');
const { join, sep } = require('node:path');
const { SHARED, kitVersion } = require('./sources');

/** Folder and name of the innermost package of a file in node_modules. */
const PACKAGE = /^.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/;

/**
 * Contract `bundles`: the packages whose code is part of the scripts for browsers, with the size of their
 * modules before minification. The kit is listed as @fachwerk/shared.
 */
function bundledPackages({ compilation }) {
  const { chunkGraph, modules } = compilation;
  const found = new Map();
  for (const module of modules) {
    if (chunkGraph.getNumberOfModuleChunks(module) === 0) continue;
    for (const part of module.modules ?? [module]) {
      const own = packageOf(part.resource?.split('?')[0]);
      if (!own) continue;
      const key = `${own.name}@${own.version}`;
      const { bytes = 0 } = found.get(key) ?? {};
      found.set(key, { ...own, bytes: bytes + Math.round(part.size()) });
    }
  }
  return [...found.values()].sort((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1));
}

function packageOf(file) {
  if (!file) return undefined;
  if (file.startsWith(SHARED + sep)) return { name: '@fachwerk/shared', version: kitVersion() };
  const [folder, name] = PACKAGE.exec(file) ?? [];
  if (!folder) return undefined;
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return { name: name.replaceAll('\\', '/'), version };
}

module.exports = { bundledPackages };

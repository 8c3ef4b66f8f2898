const { readFile } = require('node:fs/promises');
const { join } = require('node:path');
const { createRequire } = require('node:module');
const esbuild = require('esbuild');
const { SHARED } = require('./sources');

/** The rules that the contract gate applies as well (shared/src/file-rules). */
function loadFileRules(file = join(SHARED, 'src/file-rules.ts')) {
  const { outputFiles } = esbuild.buildSync({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    packages: 'external',
    logLevel: 'silent',
  });
  const module = { exports: {} };
  new Function('module', 'exports', 'require', outputFiles[0].text)(
    module,
    module.exports,
    createRequire(file),
  );
  return module.exports;
}

/** Styles and scripts of a built version that would change something outside of its own widgets. */
async function findFileFaults(record, folder) {
  const { fileFaults } = loadFileRules();
  const faults = await fileFaults(record, (path) => readFile(join(folder, path), 'utf8'));
  return faults.map(({ message }) => message);
}

module.exports = { findFileFaults };

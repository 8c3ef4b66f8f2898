#!/usr/bin/env node
/**
 * Builds one immutable version of the micro-frontend in the current folder, for the browser and for Node:
 * dist/<version>/{widgets.json,browser,node}. Does nothing if the version exists.
 */
const { writeFileSync } = require('node:fs');
const { basename, join } = require('node:path');
const { bundledPackages } = require('./bundled-packages');
const { describeBus } = require('./bus-use/describe-bus');
const { describeExpectations } = require('./describe-expectations');
const { describeWidget, findFaults, loadWidgets } = require('./describe-widgets');
const { findEarlyValidators, findMisplacedSchemas } = require('./early-validators');
const { findFileFaults } = require('./file-rules');
const { filesOfChunk } = require('./files-of-chunk');
const { requiredLibraries } = require('./libraries');
const { ENTRY, loadPreset } = require('./mfe-webpack');
const { runWebpack } = require('./run-webpack');
const { SHARED, chunkNameOf, globalOf, mfeNameOf, readJson, versionOf, widgetFilesOf } = require('./sources');
const { textsIn, translationsOf } = require('./texts');
const { describeFiles, writeVersion } = require('./version-folder');

/** @param {string} dir folder of the micro-frontend */
async function buildMfe(dir) {
  const version = versionOf(dir);
  const folder = await writeVersion({
    dir,
    version,
    record: 'widgets.json',
    fill: (out) => fillVersion({ dir, out, version }),
  });
  return { version, folder };
}

async function fillVersion({ dir, out, version }) {
  const { bus, faults } = describeBus(dir);
  refuse(dir, faults);
  const preset = loadPreset(dir);
  // The Node build first: its checks are fast.
  await runWebpack(preset.node({ out, version }));
  const widgets = loadWidgets(join(out, 'node/widgets.js'));
  const files = widgetFilesOf(dir);
  refuse(dir, findFaults(widgets, Object.keys(files)));
  refuse(dir, findMisplacedSchemas(widgets, files));

  const browser = preset.browser({ out, version });
  const stats = await runWebpack(browser);
  refuse(dir, findEarlyValidators(stats, [...new Set(Object.values(files).map(chunkNameOf))]));
  const mfe = mfeNameOf(dir);
  const record = {
    mfe,
    version,
    global: globalOf(mfe, version),
    entry: `browser/${ENTRY}`,
    node: 'node/widgets.js',
    widgets: widgets.map((widget) =>
      describeWidget(widget, (name) => filesOfChunk(stats, chunkNameOf(files[name]))),
    ),
    messages: textsIn(dir, 'de'),
    translations: translationsOf(dir),
    bus,
    expectations: describeExpectations(dir),
    requires: requiredLibraries(browser),
    bundles: bundledPackages(stats),
    files: describeFiles(out),
  };
  refuse(dir, await findFileFaults(record, out));
  // Written last: a folder with this file is complete.
  writeFileSync(join(out, 'widgets.json'), `${JSON.stringify(record, null, 2)}\n`);
}

function refuse(dir, faults) {
  if (faults.length > 0) throw new Error(`${basename(dir)} cannot be built:\n  ${faults.join('\n  ')}`);
}

module.exports = { buildMfe };

if (require.main === module)
  buildMfe(process.cwd()).then(
    ({ version }) => console.log(`${basename(process.cwd())} ${version}`),
    (error) => {
      console.error(error.message);
      process.exitCode = 1;
    },
  );

/**
 * Builds one immutable version of the shell in the current folder: dist/<version>/{shell.json,shell.js,...}.
 */
const { readFileSync, readdirSync, rmSync, writeFileSync } = require('node:fs');
const { basename, join } = require('node:path');
const { conversionsOfOwners } = require('./bus-use/catalogue-shapes');
const { describeBus } = require('./bus-use/describe-bus');
const { describeExpectations } = require('./describe-expectations');
const { fontFacesIn } = require('./third-party-styles');
const { integrityOf } = require('./integrity-plugin');
const { providedLibraries } = require('./libraries');
const { runWebpack } = require('./run-webpack');
const { guestStyle, isolatedStyle, serverReact, shellFiles, shellScript } = require('./shell-webpack');
const { versionOf } = require('./sources');
const { describeFiles, writeVersion } = require('./version-folder');

/** @param {string} dir folder of the shell */
async function buildShell(dir) {
  const version = versionOf(dir);
  const folder = await writeVersion({
    dir,
    version,
    record: 'shell.json',
    fill: (out) => fillVersion({ dir, out, version }),
  });
  return { version, folder };
}

async function fillVersion({ dir, out, version }) {
  const { bus, faults } = describeBus(dir);
  if (faults.length > 0) throw new Error(`The shell cannot be built:\n  ${faults.join('\n  ')}`);
  await runWebpack(shellFiles({ dir, out }));
  await runWebpack(serverReact({ dir, out }));
  await runWebpack(guestStyle({ dir, out }));
  await runWebpack(isolatedStyle({ dir, out }));
  // webpack writes a script for every entry, also for a style sheet.
  for (const script of ['page.js', 'guest.js', 'isolated.js']) rmSync(join(out, script));

  // The script contains the hashes of files that it loads, so they are built first.
  const builtFile = (file) => ({
    path: `/shell/${version}/${file}`,
    integrity: integrityOf(readFileSync(join(out, file))),
  });
  const constants = {
    FACHWERK_SHELL_FOLDER: `/shell/${version}/`,
    FACHWERK_POLYFILLS: builtFile('polyfills.js'),
    FACHWERK_GUEST_STYLE: builtFile('guest.css'),
    FACHWERK_ISOLATED_STYLE: builtFile('isolated.css'),
    FACHWERK_FONTS: fontFacesIn(readFileSync(join(out, 'guest.css'), 'utf8'), `/shell/${version}/`),
  };
  await runWebpack(shellScript({ dir, out, constants }));

  // The other fonts have characters that few pages contain.
  const fonts = readdirSync(out).filter((file) => /^archivo-german\b.*\.woff2$/.test(file));
  const record = {
    version,
    script: 'shell.js',
    style: 'page.css',
    polyfills: 'polyfills.js',
    node: 'node/react.js',
    preload: fonts.map((path) => ({ path, as: 'font', type: 'font/woff2' })),
    bus,
    expectations: describeExpectations(dir),
    converts: conversionsOfOwners(),
    provides: providedLibraries(dir),
    files: describeFiles(out),
  };
  // Written last: a folder with this file is complete.
  writeFileSync(join(out, 'shell.json'), `${JSON.stringify(record, null, 2)}\n`);
}

module.exports = { buildShell };

if (require.main === module)
  buildShell(process.cwd()).then(
    ({ version }) => console.log(`${basename(process.cwd())} ${version}`),
    (error) => {
      console.error(error.message);
      process.exitCode = 1;
    },
  );

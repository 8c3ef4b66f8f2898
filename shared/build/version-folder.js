const {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} = require('node:fs');
const { join, relative } = require('node:path');
const { integrityOf } = require('./integrity-plugin');
const { filesBelow } = require('./sources');

const KEPT_VERSIONS = 3;

/**
 * Writes dist/<version> atomically: `fill` works in a temporary folder, which is then renamed. Returns the
 * folder, at once if it exists.
 */
async function writeVersion({ dir, version, record, fill }) {
  const dist = join(dir, 'dist');
  const folder = join(dist, version);
  if (!existsSync(join(folder, record))) {
    mkdirSync(dist, { recursive: true });
    const unfinished = mkdtempSync(join(dist, '.unfinished-'));
    try {
      await fill(unfinished);
      rmSync(folder, { recursive: true, force: true });
      // Temporary folders are private; a version must be readable for every server.
      chmodSync(unfinished, 0o755);
      renameSync(unfinished, folder);
    } finally {
      rmSync(unfinished, { recursive: true, force: true });
    }
  }
  removeOldVersions(dist, version, record);
  return folder;
}

function removeOldVersions(dist, current, record) {
  const versions = readdirSync(dist).filter((name) => existsSync(join(dist, name, record)));
  const ageOf = (name) => statSync(join(dist, name, record)).mtimeMs;
  versions
    .filter((name) => name !== current)
    .sort((a, b) => ageOf(b) - ageOf(a))
    .slice(KEPT_VERSIONS - 1)
    .forEach((name) => rmSync(join(dist, name), { recursive: true, force: true }));
}

/** Contract `VersionFile` of every file of a version. */
function describeFiles(folder) {
  return filesBelow(folder).map((file) => {
    const content = readFileSync(file);
    return {
      path: relative(folder, file).replaceAll('\\', '/'),
      integrity: integrityOf(content),
      bytes: content.length,
    };
  });
}

module.exports = { describeFiles, writeVersion };

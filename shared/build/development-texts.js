const { join } = require('node:path');
const { SHARED, readJson } = require('./sources');

/** Published texts overridden by those on the disk, so that a new text appears at the next page view. */
function developmentTexts(answer, dir, prefixes) {
  const onDisk = {
    ...readJson(join(SHARED, 'src/messages.de.json')),
    ...readJson(join(dir, 'src/messages.de.json')),
  };
  const asked = Object.entries(onDisk).filter(([key]) => prefixes.some((prefix) => key.startsWith(prefix)));
  return JSON.stringify({ ...JSON.parse(answer), ...Object.fromEntries(asked) });
}

module.exports = { developmentTexts };

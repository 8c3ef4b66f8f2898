const { join } = require('node:path');
const { SHARED, readJson } = require('./sources');

/** The published texts with those of the disk above them: a new text shows with the next page view, not with the next publication. */
function developmentTexts(answer, dir, prefixes) {
  const onDisk = {
    ...readJson(join(SHARED, 'src/messages.de.json')),
    ...readJson(join(dir, 'src/messages.de.json')),
  };
  const asked = Object.entries(onDisk).filter(([key]) => prefixes.some((prefix) => key.startsWith(prefix)));
  return JSON.stringify({ ...JSON.parse(answer), ...Object.fromEntries(asked) });
}

module.exports = { developmentTexts };

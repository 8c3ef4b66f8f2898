const { textsIn } = require('./texts');

/**
 * Published texts overridden by those on the disk, so that a new text appears at the next page view. In
 * another language a key without a text has the German one.
 */
function developmentTexts(answer, dir, prefixes, language = 'de') {
  const onDisk = { ...textsIn(dir, 'de'), ...textsIn(dir, language) };
  const asked = Object.entries(onDisk).filter(([key]) => prefixes.some((prefix) => key.startsWith(prefix)));
  return JSON.stringify({ ...JSON.parse(answer), ...Object.fromEntries(asked) });
}

module.exports = { developmentTexts };

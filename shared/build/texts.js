const { existsSync, readdirSync } = require('node:fs');
const { join } = require('node:path');
const { SHARED, readJson } = require('./sources');

const GERMAN = 'de';
const FILE = /^messages\.([a-z]{2,3})\.json$/;

/** The languages of the files of texts in a package. */
function languagesIn(folder) {
  const src = join(folder, 'src');
  const names = existsSync(src) ? readdirSync(src) : [];
  return names.flatMap((name) => FILE.exec(name)?.[1] ?? []);
}

/**
 * The texts of a micro-frontend in a language, with those that all share.
 * @param {string} dir folder of the micro-frontend
 * @param {string} language
 */
function textsIn(dir, language) {
  const files = [SHARED, dir].map((folder) => join(folder, `src/messages.${language}.json`));
  return Object.assign({}, ...files.filter((file) => existsSync(file)).map(readJson));
}

/**
 * Texts in other languages than German, by language; `messages.en.json` may lack keys of the German file.
 * @param {string} dir folder of the micro-frontend
 */
function translationsOf(dir) {
  const languages = new Set([...languagesIn(SHARED), ...languagesIn(dir)]);
  languages.delete(GERMAN);
  return Object.fromEntries([...languages].sort().map((language) => [language, textsIn(dir, language)]));
}

module.exports = { textsIn, translationsOf };

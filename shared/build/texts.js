const { existsSync, readdirSync } = require('node:fs');
const { join } = require('node:path');
const { SHARED, readJson } = require('./sources');

const GERMAN = 'de';
const FILE = /^messages\.([a-z]{2,3})\.json$/;

/** The files with texts in other languages than German, by language. */
function translationFiles(folder) {
  const src = join(folder, 'src');
  const names = existsSync(src) ? readdirSync(src) : [];
  const found = names.flatMap((name) => {
    const language = FILE.exec(name)?.[1];
    return language === undefined || language === GERMAN ? [] : [[language, join(src, name)]];
  });
  return Object.fromEntries(found);
}

/** The texts of a micro-frontend in a language, with those that all share. */
function textsIn(dir, language) {
  const files = [SHARED, dir].map((folder) => join(folder, `src/messages.${language}.json`));
  return Object.assign({}, ...files.filter((file) => existsSync(file)).map(readJson));
}

module.exports = { textsIn, translationFiles };

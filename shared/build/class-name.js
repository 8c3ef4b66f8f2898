const { createHash } = require('node:crypto');
const { existsSync, readFileSync } = require('node:fs');
const { basename, join } = require('node:path');

/** Everything besides the style sheet itself that decides its built rules. */
const TOOLS = ['breakpoint-media.js', 'flatten-layers.js', 'module-rules.js', 'third-party-styles.js'];
const PACKAGES = [
  '@csstools/postcss-cascade-layers',
  'css-loader',
  'css-minimizer-webpack-plugin',
  'postcss',
];

const tools = createHash('sha256');
for (const file of [
  ...TOOLS.map((name) => join(__dirname, name)),
  require.resolve('@fachwerk/shared/ui/breakpoints.json'),
  ...PACKAGES.map(packageFile),
])
  tools.update(readFileSync(file));
const toolsHash = tools.digest('hex');

/** Not every package exports its package.json. */
function packageFile(name) {
  const files = (require.resolve.paths(name) ?? []).map((folder) => join(folder, name, 'package.json'));
  const file = files.find((one) => existsSync(one));
  if (!file) throw new Error(`The package ${name} is not installed.`);
  return file;
}

const LETTER = 26;
const DIGIT = 36;
const HASH_DIGITS = 5;

/**
 * A hash of the style sheet, and the number of the class in it: `kq3x9z4`. Equal names stand for equal rules,
 * in every micro-frontend and version: the page server writes the rules of a shared component once, and two
 * versions of a component do not conflict. In development the name can be read: `Button-kq3x9z__root`.
 */
function className(file, localName, { isReadable = false } = {}) {
  const content = readFileSync(file, 'utf8');
  const hash = hashOf(content);
  if (isReadable) return `${basename(file).replace(/\.module\.css$/, '')}-${hash}__${localName}`;
  const number = namesIn(content).indexOf(localName);
  if (number < 0) throw new Error(`${file} has no class or animation '${localName}'.`);
  return hash + number.toString(DIGIT);
}

/** Letter and five digits: about 1.6 thousand million, so that no two files of a page have the same one. */
function hashOf(content) {
  const value = createHash('sha256').update(toolsHash).update(content).digest().readUIntBE(0, 6);
  const letter = String.fromCharCode('a'.charCodeAt(0) + (value % LETTER));
  const rest = Math.floor(value / LETTER) % DIGIT ** HASH_DIGITS;
  return letter + rest.toString(DIGIT).padStart(HASH_DIGITS, '0');
}

/** Names of classes and animations in the order of the file. */
const namesIn = (content) => [
  ...new Set(Array.from(content.matchAll(/(?:\.|@keyframes\s+)([_a-z][\w-]*)/gi), ([, name]) => name)),
];

module.exports = { className };

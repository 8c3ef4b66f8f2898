const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
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
  ...TOOLS,
  '../src/ui/breakpoints.json',
  ...PACKAGES.map((name) => `../node_modules/${name}/package.json`),
])
  tools.update(readFileSync(join(__dirname, file)));
const toolsHash = tools.digest('hex');

/**
 * `<file>-<hash>__<class>`. Equal names stand for equal rules, in every micro-frontend and version: the page
 * server writes the rules of a shared component once, and two versions of a component do not conflict.
 */
function className(file, localName) {
  const name = basename(file).replace(/\.module\.css$/, '');
  return `${name}-${hashOf(file)}__${localName}`;
}

/** Five digits of base 36: they only distinguish versions of files with one name. */
function hashOf(file) {
  const hash = createHash('sha256').update(toolsHash).update(readFileSync(file)).digest();
  return (hash.readUIntBE(0, 6) % 36 ** 5).toString(36).padStart(5, '0');
}

module.exports = { className };

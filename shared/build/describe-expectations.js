const { existsSync } = require('node:fs');
const { join } = require('node:path');
const { SHARED } = require('./sources');
const { exportsOf } = require('./bus-use/catalogue-shapes');

/**
 * Contract `expectations` of widgets.json and shell.json, from `src/expectations.ts`; undefined without that
 * file.
 */
function describeExpectations(dir) {
  const file = join(dir, 'src/expectations.ts');
  if (!existsSync(file)) return undefined;
  const { expectations } = exportsOf(file);
  if (!expectations) throw new Error(`${file} exports no \`expectations\`.`);
  const { describeExpectations: describe } = exportsOf(join(SHARED, 'src/expectations.ts'));
  return describe(expectations);
}

module.exports = { describeExpectations };

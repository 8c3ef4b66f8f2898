const { basename, join } = require('node:path');
const { SHARED } = require('./sources');

const WRAPPER = JSON.stringify(join(SHARED, 'src/widget/chosen-part'));

/**
 * Replaces `<Name>.chosen.tsx` by its wrapper (shared/src/widget/chosen-part.tsx). The component itself is
 * the same file with the query `?part`, a chunk of its own in the browser.
 */
module.exports = function chosenPart(source) {
  const name = basename(this.resourcePath, '.chosen.tsx');
  if (!new RegExp(`^export function ${name}\\b`, 'm').test(source))
    throw new Error(`${this.resourcePath} must export the function ${name}, and nothing else with code.`);
  const part = JSON.stringify(`${this.resourcePath}?part`);
  if (this.getOptions().isServer)
    return `import { ${name} as Part } from ${part};
export const ${name} = Object.assign(Part, { part: "${name}" });`;
  return `import { chosenPart } from ${WRAPPER};
export const ${name} = chosenPart("${name}", () =>
  import(/* webpackChunkName: "chosen-${name}" */ ${part}).then((part) => part.${name}),
);`;
};

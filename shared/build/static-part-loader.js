const { basename, join } = require('node:path');
const { SHARED } = require('./sources');

const WRAPPERS = JSON.stringify(join(SHARED, 'src/widget/static-part'));

/**
 * Replaces `<Name>.static.tsx` by its wrapper (shared/src/widget/static-part.tsx). The component itself is
 * the same file with the query `?part`; the browser loads it as a chunk of its own.
 */
module.exports = function staticPart(source) {
  const name = basename(this.resourcePath, '.static.tsx');
  if (!new RegExp(`^export function ${name}\\b`, 'm').test(source))
    throw new Error(`${this.resourcePath} must export the function ${name}, and nothing else with code.`);
  const part = JSON.stringify(`${this.resourcePath}?part`);
  if (this.getOptions().isServer)
    return `import { ${name} as Part } from ${part};
import { serverPart } from ${WRAPPERS};
export const ${name} = serverPart(Part);`;
  return `import { browserPart } from ${WRAPPERS};
export const ${name} = browserPart(() =>
  import(/* webpackChunkName: "static-${name}" */ ${part}).then((part) => part.${name}),
);`;
};

const { basename } = require('node:path');

/**
 * Replaces `<name>.props.ts` for its widget in browser builds: each export becomes a function that loads the
 * real one. A page that the page server made needs no schema. All props of a micro-frontend share one chunk.
 */
module.exports = function lateProps(source) {
  const file = JSON.stringify(`./${basename(this.resourcePath, '.ts')}`);
  const names = Array.from(source.matchAll(/^export const (\w+)/gm), ([, name]) => name);
  return names
    .map(
      (name) =>
        `export const ${name} = () => import(/* webpackChunkName: "props" */ ${file}).then((props) => props.${name});`,
    )
    .join('\n');
};

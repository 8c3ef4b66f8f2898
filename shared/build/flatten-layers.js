const cascadeLayers = require('@csstools/postcss-cascade-layers');

/** The same in every file, so that a rank has the same number of `:not(#\#)` everywhere. */
const ORDER = 'tokens, base, components, widgets';

/** The id in `:not(#\#)`. */
const NOBODY = '#';

/** Browsers before Chrome 99, Safari 15.4 and Firefox 97 skip cascade layers. Ranks become specificity. */
const flattenLayers = () => [refuseIds(), refuseNesting(), sayOrder(), cascadeLayers()];

const sayOrder = () => ({
  postcssPlugin: 'say-layer-order',
  Once(root, { AtRule }) {
    root.prepend(new AtRule({ name: 'layer', params: ORDER }));
  },
});

/** An id would weigh as much as a rank. */
const refuseIds = () => ({
  postcssPlugin: 'refuse-ids',
  Once(root) {
    root.walkRules((rule) => {
      if (/#[\w-]/.test(rule.selector.replace(/\[[^\]]*\]/g, '')))
        throw rule.error(`'${rule.selector}' names an id; use a class, or [id='…'].`);
    });
  },
});

/** The next plugin loses what is nested in a rule, and browsers before Chrome 112 do not read it. */
const refuseNesting = () => ({
  postcssPlugin: 'refuse-nesting',
  Once(root) {
    root.walk((node) => {
      if (node.type !== 'decl' && node.type !== 'comment' && node.parent?.type === 'rule')
        throw node.error('A rule contains declarations only; write the nested one after it.');
    });
  },
});

module.exports = { NOBODY, flattenLayers };

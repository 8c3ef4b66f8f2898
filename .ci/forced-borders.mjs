import postcss from 'postcss';

const SIDE = /^border-(top|right|bottom|left|block-start|block-end|inline-start|inline-end)(-color)?$/;
/** The build raises the specificity of selectors. */
const asWritten = (selector) => selector.replaceAll(String.raw`:not(#\#)`, '');
const isForced = (rule) => rule.parent?.type === 'atrule' && rule.parent.params.includes('forced-colors');

/**
 * Marks of what is selected that forced colours draw at everything, as "style.css: .tab (border-bottom)":
 * they paint a transparent border in the colour of the text. A border at one side that is transparent needs
 * a rule for forced colours with a colour for it, such as `.tab:not([aria-current]) { border-bottom-color:
 * Canvas }`. Transparent borders at all sides are outlines of controls, which forced colours should draw.
 */
export function unforcedBorders(text, file = 'style.css') {
  const hidden = [];
  const forced = [];
  postcss.parse(text, { from: file }).walkDecls(SIDE, ({ prop, value, parent }) => {
    const [, side] = SIDE.exec(prop);
    for (const selector of (parent.selectors ?? []).map(asWritten))
      if (isForced(parent)) forced.push({ selector, side });
      else if (/(^|\s)transparent$/.test(value)) hidden.push({ selector, side });
  });
  return hidden
    .filter(
      (one) => !forced.some(({ selector, side }) => side === one.side && selector.startsWith(one.selector)),
    )
    .map(({ selector, side }) => `${file}: ${selector} (border-${side})`);
}

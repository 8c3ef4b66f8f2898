/**
 * Puts rules with `:hover` into `@media (hover: hover)`. A touch screen hovers what was tapped last: the look
 * would stay there, and the browser would paint it before the click (docs/decisions/0089).
 */
const hoverMedia = () => ({
  postcssPlugin: 'hover-media',
  Once(root, { AtRule }) {
    root.walkRules((rule) => {
      const hovered = rule.selectors.filter(isHovered);
      if (hovered.length === 0 || isWithinHover(rule)) return;
      const others = rule.selectors.filter((selector) => !isHovered(selector));
      if (others.length > 0) rule.before(rule.clone({ selectors: others }));
      rule.selectors = hovered;
      const media = new AtRule({ name: 'media', params: '(hover: hover)', source: rule.source });
      rule.replaceWith(media);
      media.append(rule);
    });
  },
});

const isHovered = (selector) => selector.includes(':hover');

function isWithinHover({ parent }) {
  if (parent.type === 'root') return false;
  return (parent.name === 'media' && parent.params.includes('(hover: hover)')) || isWithinHover(parent);
}

module.exports = { hoverMedia };

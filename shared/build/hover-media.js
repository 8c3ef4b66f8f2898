/**
 * Puts rules with `:hover` into `@media (hover: hover)`. On touch screens `:hover` applies to what was tapped
 * last: the look would stay there, and the browser would paint it before the click (docs/decisions/0089).
 */
const hoverMedia = () => ({
  postcssPlugin: 'hover-media',
  Once(root, { AtRule }) {
    const rules = [];
    root.walkRules(/:hover/, (rule) => void rules.push(rule));
    for (const rule of rules) {
      const others = rule.selectors.filter((selector) => !isHovered(selector));
      if (others.length > 0) rule.before(rule.clone({ selectors: others }));
      rule.selectors = rule.selectors.filter(isHovered);
      const media = new AtRule({ name: 'media', params: '(hover: hover)', source: rule.source });
      rule.replaceWith(media);
      media.append(rule);
    }
  },
});

const isHovered = (selector) => selector.includes(':hover');

module.exports = { hoverMedia };

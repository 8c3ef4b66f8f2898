const customMedia = require('postcss-custom-media');
const breakpoints = require('@fachwerk/shared/ui/breakpoints.json');

/**
 * Makes the breakpoints of specification 9 usable in style sheets: `@media (--from-laptop)` and
 * `(--below-laptop)`. `below` ends 0.02px before the breakpoint: at a fractional width (zoom) one of both
 * always applies. The same names work in `@container`: the container is the place of a widget on a
 * third-party page (third-party-styles.js), never wider than the window; our own pages have none.
 */
const breakpointMedia = () => [declareBreakpoints(), customMedia(), breakpointContainers()];

const breakpointContainers = () => ({
  postcssPlugin: 'breakpoint-containers',
  Once(root) {
    const queries = mediaQueries();
    root.walkAtRules('container', (rule) => {
      rule.params = rule.params.replace(/\((--[\w-]+)\)/g, (all, name) => {
        if (!Object.hasOwn(queries, name)) throw rule.error(`${all} is no breakpoint.`);
        return queries[name];
      });
    });
  },
});

const declareBreakpoints = () => ({
  postcssPlugin: 'declare-breakpoints',
  Once(root, { AtRule }) {
    for (const [name, query] of Object.entries(mediaQueries()))
      root.prepend(new AtRule({ name: 'custom-media', params: `${name} ${query}` }));
  },
});

/** `{ '--from-laptop': '(min-width: 1024px)', '--below-laptop': '(max-width: 1023.98px)' }` and so on. */
const mediaQueries = () =>
  Object.fromEntries(
    Object.entries(breakpoints).flatMap(([name, px]) => [
      [`--from-${kebab(name)}`, `(min-width: ${px}px)`],
      [`--below-${kebab(name)}`, `(max-width: ${px - 0.02}px)`],
    ]),
  );

const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

module.exports = { breakpointMedia };

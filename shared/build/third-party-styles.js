const { flattenLayers } = require('./flatten-layers');

/** Our elements on a third-party page: roots of widgets, and the layers above the page. */
const GUEST_SCOPES = ['[data-widget-root]', "[id='fachwerk-overlays']"];
/** The root element in each shadow root; rules of the page cannot match it. */
const TREE = '.fw-tree';

/**
 * The global style sheet on third-party pages without isolation: tokens flat, base styles in a layer below
 * every rule of the page; both for our own elements only.
 */
const guestStyles = () => {
  const type = ownType();
  return [
    ownFontNames(),
    steadyRem(),
    type.take,
    onlyTokensFlat(),
    onlyWithin(GUEST_SCOPES),
    type.putBack,
    placeIsContainer(),
  ];
};

/** The same for a shadow root, flattened like the styles of widgets, because no other styles apply there. */
const isolatedStyles = () => {
  const hosts = hostRules();
  return [
    ownFontNames(),
    steadyRem(),
    withoutFonts(),
    pageIs(TREE),
    hosts.take,
    ...flattenLayers(),
    hosts.putBack,
  ];
};

/** The page may have a font of the same name with other weights. */
const ownFontNames = () => ({
  postcssPlugin: 'own-font-names',
  Declaration(declaration) {
    declaration.value = declaration.value.replace(/'Archivo/g, "'Fachwerk Archivo");
  },
});

/**
 * Replaces rem by a custom property: `html { font-size: 62.5% }` of a page must not shrink our elements. The
 * shell sets the property to the size of a rem without the page's styles.
 */
const steadyRem = () => ({
  postcssPlugin: 'steady-rem',
  Once(root) {
    root.walkDecls((declaration) => {
      declaration.value = declaration.value.replace(/(?<![\w.-])(\d*\.?\d+)rem(?![\w.-])/g, (_all, number) =>
        Number(number) === 1 ? 'var(--fachwerk-rem, 1rem)' : `calc(var(--fachwerk-rem, 1rem) * ${number})`,
      );
    });
  },
});

const onlyTokensFlat = () => ({
  postcssPlugin: 'only-tokens-flat',
  Once(root) {
    root.walkAtRules('layer', (layer) => {
      if (layer.params === 'tokens' && layer.nodes) layer.replaceWith(layer.nodes);
    });
  },
});

const PAGE = new Set([':root', ':host', 'html', 'body']);
/** At-rules for a whole page only. */
const OF_PAGES = new Set(['background', 'margin', 'scroll-padding-top']);

/** Limits every rule to our own elements. */
const onlyWithin = (scopes) => ({
  postcssPlugin: 'only-within',
  Once(root) {
    root.walkRules((rule) => {
      dropPageDeclarations(rule);
      const scoped = rule.selectors.flatMap((selector) =>
        scopes.flatMap((scope) => {
          if (PAGE.has(selector)) return [scope];
          if (!selector.startsWith('*')) return [`${scope} ${selector}`];
          return [scope + selector.slice(1), `${scope} ${selector}`];
        }),
      );
      rule.selectors = [...new Set(scoped)];
    });
  },
});

/**
 * A widget adapts to the width of its place by container queries. Such an element has no width of its own: in
 * a flex box of the page it asks for the width of a phone.
 */
const placeIsContainer = () => ({
  postcssPlugin: 'place-is-container',
  Once(root) {
    root.walkAtRules('layer', (layer) => {
      if (layer.params !== 'base' || !layer.nodes) return;
      layer.append(
        '[data-widget-root] { container-type: inline-size; contain-intrinsic-inline-size: 320px }',
      );
    });
  },
});

const HEADINGS = ['h1', 'h2', 'h3', 'h4'];
/** Elements of widgets that keep our type; the attribute is on the element of the widget. */
const KEEPS_TYPE = [
  '[data-widget]:not([data-inherit-type]) > [data-widget-root]:not(#\\#)',
  "[id='fachwerk-overlays']:not(#\\#)",
];
/** A page with the attribute passes on its font, and its rules for headings and links apply. */
const INHERITS_TYPE = '[data-widget][data-inherit-type] > [data-widget-root]:not(#\\#)';
/** Properties that our styles leave to the browser, or pass on from the root of the widget. */
const PLAIN_TYPE = {
  'font-family': 'inherit',
  'font-style': 'inherit',
  'font-variant': 'normal',
  'letter-spacing': 'normal',
  'text-transform': 'none',
  'word-spacing': 'normal',
};

/**
 * Headings and links, e.g. names of products, keep our type on pages with rules such as
 * `.content h2 { text-transform: uppercase }`: the base styles of headings are repeated with the rank of the
 * base layer (flatten-layers.js), above rules of the page and below those of widgets.
 */
function ownType() {
  const within = (selectors) =>
    KEEPS_TYPE.flatMap((scope) => selectors.map((selector) => `${scope} ${selector}`));
  const rule = (selectors, declarations) => {
    const { rule: create, decl } = require('postcss');
    const created = create({ selectors });
    for (const [prop, value] of Object.entries(declarations)) created.append(decl({ prop, value }));
    return created;
  };
  const taken = new WeakMap();
  return {
    take: {
      postcssPlugin: 'take-own-type',
      Once(root) {
        const headings = [];
        root.walkRules((one) => {
          if (one.selectors.every((selector) => HEADINGS.includes(selector))) headings.push(one.clone());
        });
        taken.set(root, headings);
      },
    },
    putBack: {
      postcssPlugin: 'put-back-own-type',
      Once(root) {
        const headings = taken.get(root) ?? [];
        taken.delete(root);
        if (headings.length === 0) return;
        root.append(rule([INHERITS_TYPE], { 'font-family': 'inherit' }));
        root.append(rule(within([...HEADINGS, 'a']), PLAIN_TYPE));
        root.append(rule(within(HEADINGS), { color: 'inherit' }));
        for (const heading of headings) {
          heading.selectors = within(heading.selectors);
          root.append(heading);
        }
      },
    },
  };
}

/** Replaces selectors of root and body by our own element. */
const pageIs = (element) => ({
  postcssPlugin: 'page-is',
  Once(root) {
    root.walkRules((rule) => {
      if (rule.selector.startsWith(':host(')) return;
      dropPageDeclarations(rule);
      rule.selectors = [
        ...new Set(rule.selectors.map((selector) => (PAGE.has(selector) ? element : selector))),
      ];
    });
  },
});

function dropPageDeclarations(rule) {
  if (!rule.selectors.every((selector) => PAGE.has(selector))) return;
  rule.walkDecls((declaration) => {
    if (OF_PAGES.has(declaration.prop)) declaration.remove();
  });
}

/** `@font-face` has no effect in a shadow root; the shell registers fonts with the document. */
const withoutFonts = () => ({
  postcssPlugin: 'without-fonts',
  Once(root) {
    root.walkAtRules('font-face', (face) => face.remove());
  },
});

/** `:host(...)` cannot be followed by the `:not()` of a rank: those rules are not flattened. */
function hostRules() {
  const taken = new WeakMap();
  return {
    take: {
      postcssPlugin: 'take-host-rules',
      Once(root) {
        const rules = root.nodes.filter(({ selector }) => selector?.startsWith(':host('));
        rules.forEach((rule) => rule.remove());
        taken.set(root, rules);
      },
    },
    putBack: {
      postcssPlugin: 'put-back-host-rules',
      OnceExit(root) {
        root.append(taken.get(root) ?? []);
        taken.delete(root);
      },
    },
  };
}

/** @param {import('postcss').AtRule} rule */
const declarationsOf = ({ nodes = [] }) => nodes.filter((node) => node.type === 'decl');

/** The font faces of a built style sheet, in the format of the browser's FontFace. */
function fontFacesIn(css, folder) {
  const faces = [];
  require('postcss')
    .parse(css)
    .walkAtRules('font-face', (face) => {
      const descriptors = Object.fromEntries(
        declarationsOf(face).map(({ prop, value }) => [
          prop.replace(/^font-(?!family)/, '').replace(/-([a-z])/g, (_all, letter) => letter.toUpperCase()),
          value,
        ]),
      );
      const { fontFamily, src, ...rest } = descriptors;
      faces.push({
        family: fontFamily.replace(/["']/g, ''),
        // Addresses become absolute where the shell's origin is known.
        source: src.replace(/url\((["']?)([^"')]+)\1\)/g, (_all, _quote, file) => `url(${folder}${file})`),
        descriptors: rest,
      });
    });
  return faces;
}

module.exports = { fontFacesIn, guestStyles, isolatedStyles, steadyRem };

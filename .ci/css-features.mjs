/** Finds CSS features that a minimum browser lacks, by MDN's compatibility data. */
import { createRequire } from 'node:module';
import postcss from 'postcss';

const { css } = createRequire(import.meta.url)('@mdn/browser-compat-data');

/** Specification, section 9. */
const MINIMUM = {
  firefox: 78,
  opera: 66,
  chrome: 77,
  edge: 83,
  safari: 11,
  safari_ios: 11,
  samsunginternet_android: 11,
};

/** Browsers that lack the feature, as "chrome 84". Prefixed and flagged versions do not count. */
function lackedBy(entry) {
  const support = entry?.__compat?.support;
  if (!support) return [];
  return Object.entries(MINIMUM).flatMap(([browser, minimum]) => {
    const plain = [support[browser]]
      .flat()
      .filter((one) => one && !one.prefix && !one.flags && !one.alternative_name && one.version_added);
    const first = Math.min(
      ...plain.map(({ version_added: version }) => parseFloat(String(version).replace('≤', ''))),
    );
    if (first <= minimum) return [];
    return [`${browser} ${Number.isFinite(first) ? `< ${first}` : 'all'}`];
  });
}

/**
 * Features by name with the browsers that lack them: `aspect-ratio`, `clamp()`, `:focus-visible`, `@layer`,
 * `display: contents`.
 */
export function lackedFeatures(text, file = 'style.css') {
  const found = new Map();
  const note = (name, entry) => {
    const browsers = found.has(name) ? [] : lackedBy(entry);
    if (browsers.length > 0) found.set(name, browsers);
  };
  const root = postcss.parse(text, { from: file });
  root.walkAtRules((rule) => {
    const entry = css['at-rules'][rule.name];
    note(`@${rule.name}`, entry);
    if (rule.name === 'media')
      for (const [, feature] of rule.params.matchAll(/\(\s*([a-z-]+)/g))
        note(`@media (${feature})`, entry[feature]);
  });
  root.walkRules((rule) => {
    const lacked = rule.selectors.map((selector) =>
      [...selector.matchAll(/::?([a-z-]+)/g)].filter(([, name]) => lackedBy(css.selectors[name]).length > 0),
    );
    // A browser drops the whole list of selectors when it does not support one of them.
    const takesOthers = lacked.some(
      (names, index) => names.length === 0 && !rule.selectors[index].includes('::-'),
    );
    for (const [, name] of lacked.flat())
      note(takesOthers ? `:${name} in a list` : `:${name}`, css.selectors[name]);
  });
  root.walkDecls((declaration) => {
    if (isGuarded(declaration)) return;
    const { prop, value } = declaration;
    if (!prop.startsWith('--')) noteProperty(declaration, note);
    if (hasPlainBefore(declaration)) return;
    for (const [, name] of value.matchAll(/(?<![\w-])([a-z][a-z-]*)\(/g))
      note(`${name}()`, css.types[name] ?? css.types.color?.[name]);
  });
  return found;
}

function noteProperty(declaration, note) {
  const { prop, value, parent } = declaration;
  const property = css.properties[prop];
  note(prop, property);
  if (!property) return;
  if (/^(row-|column-)?gap$/.test(prop) && isFlex(parent)) note('gap in flex', property.flex_context);
  if (hasPlainBefore(declaration)) return;
  for (const word of new Set(value.match(/(?<![\w-])[a-z][a-z-]*(?![\w(-])/g)))
    note(`${prop}: ${word}`, property[word]);
}

const isFlex = (rule) => rule.nodes.some((node) => node.prop === 'display' && /flex/.test(node.value));

/** Inside of `@supports`. */
function isGuarded(node) {
  for (let at = node.parent; at; at = at.parent)
    if (at.type === 'atrule' && at.name === 'supports') return true;
  return false;
}

/**
 * An older browser uses the declaration before this one, unless the value contains a variable, which it
 * resolves too late.
 */
const hasPlainBefore = ({ prop, value, parent, source }) =>
  !prop.startsWith('--') &&
  !value.includes('var(') &&
  parent.nodes.some((node) => node.prop === prop && node.source.start.offset < source.start.offset);

/** The names in the first column of a table under the heading "CSS" in docs/old-browsers.md. */
export const listedFeatures = (markdown) =>
  new Set(
    (/## CSS[^\n]*\n([\s\S]*?)(?=\n## |$)/.exec(markdown)?.[1] ?? '')
      .split('\n')
      .flatMap((line) =>
        line.startsWith('|') ? [...line.split('|')[1].matchAll(/`([^`]+)`/g)].map(([, name]) => name) : [],
      ),
  );

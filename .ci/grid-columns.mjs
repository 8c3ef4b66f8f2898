import postcss from 'postcss';

const COLUMNS = new Set(['grid-template-columns', 'grid-auto-columns', 'grid-template', 'grid']);
const FLEXIBLE = /(?<![\w.-])\d*\.?\d+fr\b/;

/**
 * Columns of grids that grow with the longest word in them, as "style.css: .form (1fr auto)": a column of
 * `1fr` is at least as wide as its content, one of `minmax(0, 1fr)` is not. Grids that state no columns have
 * one that shrinks (shared/src/ui/base.css); those that put their content side by side say
 * `grid-template-columns: none`.
 */
export function growingColumns(text, file = 'style.css') {
  const found = [];
  postcss.parse(text, { from: file }).walkRules((rule) => {
    const valueOf = (name) => rule.nodes.findLast(({ prop }) => prop === name)?.value;
    const report = (value) => found.push(`${file}: ${rule.selector} (${value})`);
    for (const { prop, value } of rule.nodes)
      if (COLUMNS.has(prop) && FLEXIBLE.test(withoutFunctions(columnsIn(prop, value)))) report(value);
    const flow = valueOf('grid-auto-flow');
    if (flow?.includes('column') && valueOf('grid-template-columns') === undefined) report(flow);
  });
  return found;
}

/** The shorthands state rows before the slash. */
const columnsIn = (prop, value) => (prop.endsWith('columns') ? value : (value.split('/')[1] ?? ''));

/** Without what has a smallest width of its own: `minmax()` and others, but not what `repeat()` repeats. */
function withoutFunctions(value) {
  const next = value.replace(/([\w-]+)\(([^()]*)\)/g, (_all, name, inner) =>
    name === 'repeat' ? inner : '',
  );
  return next === value ? value : withoutFunctions(next);
}

import { type AtRule, type ChildNode, parse, type Rule } from 'postcss';

/** A class in a selector; escaped characters belong to it. */
const CLASS = /\.(-?(?:[_a-z]|\\.|[^\0-\x7f])(?:[\w-]|\\.|[^\0-\x7f])*)/gi;
const KEYFRAMES = /keyframes$/i;

/**
 * The names that a style sheet gives to a page (classes, animations, custom properties of `:root`), each with
 * all of its rules. Two style sheets on one page conflict where a name has different rules.
 */
export function styleNames(css: string): Map<string, string> {
  const names = new Map<string, Set<string>>();
  const add = (name: string, rule: string): void =>
    void names.set(name, (names.get(name) ?? new Set()).add(rule));
  parse(css).walk((node) => {
    if (node.type === 'atrule' && KEYFRAMES.test(node.name)) add(`@keyframes ${node.params}`, textOf(node));
    if (node.type !== 'rule' || isInKeyframes(node)) return;
    if (/^:root$/i.test(node.selector)) {
      node.each((child) => {
        if (child.type === 'decl') add(child.prop, `${around(node)}${child.value}`);
      });
      return;
    }
    for (const [name] of node.selector.matchAll(CLASS)) add(name, `${around(node)}${textOf(node)}`);
  });
  return new Map(Array.from(names, ([name, rules]) => [name, [...rules].sort().join('\n')]));
}

const textOf = (node: ChildNode): string => node.toString().replace(/\s+/g, ' ');

/** "@media print" and others around a rule. */
function around(node: Rule): string {
  const conditions: string[] = [];
  for (let above = node.parent; above && above.type !== 'root'; above = above.parent as typeof above)
    conditions.unshift(
      above.type === 'atrule' ? `@${(above as AtRule).name} ${(above as AtRule).params} ` : '',
    );
  return conditions.join('');
}

const isInKeyframes = ({ parent }: Rule): boolean =>
  parent?.type === 'atrule' && KEYFRAMES.test((parent as AtRule).name);

import type { AnyNode, Expression, Function as FunctionNode, Identifier, Node, Program } from 'acorn';
import { analyze, type Reference, type Scope, type Variable } from 'eslint-scope';
import type { LinkedNode } from './nodes-of';

/** Names, e.g. `['Array', 'prototype', 'map']`; the global object itself is `[]`. */
export type GlobalPath = readonly string[];

/** A name that is computed at run time. */
export const UNKNOWN = '*';

export interface PathResolver {
  /** Undefined for an object that is not known to be global. */
  pathOf(node: Node | null | undefined): GlobalPath | undefined;
  /** The name if the identifier is declared nowhere in the file. */
  globalName(node: Identifier): string | undefined;
  globalScope: Scope;
}

/** Names of the global object. */
const GLOBAL_OBJECTS = ['window', 'self', 'globalThis', 'global', 'frames', 'top', 'parent'];
const CLASSIC_NODE = ['module', 'exports', 'require', '__dirname', '__filename'];
const MOST_ALIASES = 10;

/** The nodes of the script must be linked (`nodesOf`). */
export function pathsIn(
  program: Program,
  { isModule, isNode }: { isModule: boolean; isNode: boolean },
): PathResolver {
  const scopes = analyze(program as never, {
    ecmaVersion: 2022,
    sourceType: isModule ? 'module' : 'script',
    ignoreEval: true,
  });
  const globalScope = scopes.globalScope as Scope;
  const references = new Map<unknown, Reference>();
  for (const scope of scopes.scopes)
    for (const reference of scope.references) references.set(reference.identifier, reference);

  const variableOf = (node: Identifier): Variable | undefined => {
    const resolved = references.get(node)?.resolved;
    // Variables of classic scripts stay unresolved, because other scripts see them.
    return resolved ?? globalScope.set.get(node.name) ?? undefined;
  };

  const globalName = (node: Identifier): string | undefined =>
    !references.has(node) || variableOf(node) || (isNode && CLASSIC_NODE.includes(node.name))
      ? undefined
      : node.name;

  /** Value of a variable that is written once: a constant, or the parameter of a function called in place. */
  function valueOf(variable: Variable): Node | null | undefined {
    const [definition, ...more] = variable.defs;
    if (!definition || more.length > 0) return undefined;
    const writes = variable.references.filter((reference) => reference.isWrite());
    const node = definition.node as unknown as AnyNode;
    if (definition.type === 'Variable' && node.type === 'VariableDeclarator' && node.id.type === 'Identifier')
      return writes.length === 1 ? (writes[0]?.writeExpr as unknown as Node | null) : undefined;
    if (definition.type !== 'Parameter' || writes.length > 0) return undefined;
    return argumentOf(node as FunctionNode, (definition as { index?: number }).index);
  }

  function argumentOf(called: FunctionNode, index = 0): Node | undefined {
    const call = (called as LinkedNode).parent as AnyNode | undefined;
    if (called.params[index]?.type !== 'Identifier' || call?.type !== 'CallExpression') return undefined;
    return call.callee === (called as Node) ? call.arguments[index] : undefined;
  }

  function resolve(start: Node | null | undefined, aliases: number): GlobalPath | undefined {
    const node = start as AnyNode | null | undefined;
    if (!node || aliases > MOST_ALIASES) return undefined;
    switch (node.type) {
      case 'Identifier': {
        const variable = variableOf(node);
        if (variable) return resolve(valueOf(variable), aliases + 1);
        const name = globalName(node);
        return name === undefined ? undefined : join([], name);
      }
      case 'MemberExpression': {
        const object = resolve(node.object, aliases);
        return object && join(object, nameOf(node));
      }
      case 'ThisExpression':
        return !isModule && !isNode && isAtTop(node) ? [] : undefined;
      case 'ChainExpression':
      case 'ParenthesizedExpression':
        return resolve(node.expression, aliases);
      case 'SequenceExpression':
        return resolve(node.expressions.at(-1), aliases);
      case 'AssignmentExpression':
        return resolve(node.right, aliases);
      case 'LogicalExpression':
        // The left side of `a && b` is the value only where it is falsy.
        return (
          (node.operator === '&&' ? undefined : resolve(node.left, aliases)) ?? resolve(node.right, aliases)
        );
      case 'ConditionalExpression':
        return resolve(node.consequent, aliases) ?? resolve(node.alternate, aliases);
      default:
        return undefined;
    }
  }

  /** `this` outside of functions with a `this` of their own is the global object of a classic script. */
  function isAtTop(node: Node): boolean {
    for (let above = (node as LinkedNode).parent; above; above = above.parent)
      if (/^(FunctionDeclaration|FunctionExpression|ClassBody)$/.test(above.type)) return false;
    return true;
  }

  return { pathOf: (node) => resolve(node, 0), globalName, globalScope };
}

function join(path: GlobalPath, name: string): GlobalPath {
  if (path.length === 0 && GLOBAL_OBJECTS.includes(name)) return [];
  return path.join() === 'document' && name === 'defaultView' ? [] : [...path, name];
}

/** Static name of a property. */
export function nameOf({ computed, property }: { computed: boolean; property: Node }): string {
  const node = property as AnyNode;
  if (!computed) return (node as Identifier | { name: string }).name;
  return textOf(node as Expression) ?? UNKNOWN;
}

export function textOf(node: Node | undefined): string | undefined {
  const text = node as AnyNode | undefined;
  if (text?.type === 'Literal' && typeof text.value === 'string') return text.value;
  if (text?.type === 'TemplateLiteral' && text.expressions.length === 0)
    return text.quasis[0]?.value.cooked ?? undefined;
  return undefined;
}

/** Variables at the top of a classic script are properties or names of the whole page. */
export const globalDeclarations = ({ globalScope }: PathResolver): { name: string; node: Node }[] =>
  globalScope.variables.flatMap(({ name, defs: [definition] }) =>
    definition ? [{ name, node: definition.name as unknown as Node }] : [],
  );

import type { AnyNode, CallExpression, Node } from 'acorn';
import { type GlobalPath, type PathResolver, textOf, UNKNOWN } from './global-paths';

/** A property or variable that the script writes. */
export interface Change {
  path: GlobalPath;
  node: Node;
}

/** Functions that change their first argument; the second one names the property. */
const SETS_ONE = ['Object.defineProperty', 'Reflect.defineProperty', 'Reflect.set', 'Reflect.deleteProperty'];
const SETS_ANY = [
  'Object.assign',
  'Object.defineProperties',
  'Object.setPrototypeOf',
  'Reflect.setPrototypeOf',
  'Object.freeze',
  'Object.seal',
  'Object.preventExtensions',
];
const GETTERS = ['__defineGetter__', '__defineSetter__'];

/** All changes of global objects that are written in the script. */
export function changesIn(nodes: readonly Node[], resolver: PathResolver): Change[] {
  const changes: Change[] = [];
  const write = (target: AnyNode, node: Node) =>
    targetsOf(target).forEach((one) => {
      const path = one.type === 'Identifier' ? nameIn(resolver, one) : resolver.pathOf(one);
      if (path) changes.push({ path, node });
    });

  for (const each of nodes) {
    const node = each as AnyNode;
    if (node.type === 'AssignmentExpression') write(node.left, node);
    else if (node.type === 'UpdateExpression') write(node.argument, node);
    else if (node.type === 'UnaryExpression' && node.operator === 'delete') write(node.argument, node);
    else if (node.type === 'ForInStatement' || node.type === 'ForOfStatement') write(node.left, node.left);
    else if (node.type === 'CallExpression') changes.push(...changesOfCall(node, resolver));
  }
  return changes;
}

const nameIn = (resolver: PathResolver, node: AnyNode & { type: 'Identifier' }): GlobalPath | undefined => {
  const name = resolver.globalName(node);
  return name === undefined ? undefined : [name];
};

/** Identifiers and properties of a target, which may be a pattern. */
function targetsOf(node: AnyNode | null): AnyNode[] {
  switch (node?.type) {
    case 'Identifier':
    case 'MemberExpression':
      return [node];
    case 'ChainExpression':
      return targetsOf(node.expression);
    case 'ObjectPattern':
      return node.properties.flatMap((one) => targetsOf(one.type === 'Property' ? one.value : one.argument));
    case 'ArrayPattern':
      return node.elements.flatMap((one) => targetsOf(one));
    case 'AssignmentPattern':
      return targetsOf(node.left);
    case 'RestElement':
      return targetsOf(node.argument);
    default:
      return [];
  }
}

function changesOfCall(node: CallExpression, resolver: PathResolver): Change[] {
  const called = resolver.pathOf(node.callee);
  if (!called) return [];
  const name = called.join('.');
  const [first, second] = node.arguments;
  const target = () => (first ? resolver.pathOf(first) : undefined);
  const change = (object: GlobalPath | undefined, property: string): Change[] =>
    object ? [{ path: [...object, property], node }] : [];

  if (SETS_ONE.includes(name)) return change(target(), textOf(second) ?? UNKNOWN);
  if (SETS_ANY.includes(name)) return change(target(), UNKNOWN);
  if (GETTERS.includes(called.at(-1) ?? '')) return change(called.slice(0, -1), textOf(first) ?? UNKNOWN);
  // Other calls count where the object is the document, e.g. `document.body.classList.add('x')`.
  return called[0] === 'document' ? [{ path: [...called, '()'], node }] : [];
}

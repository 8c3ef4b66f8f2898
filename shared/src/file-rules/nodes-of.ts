import type { Node } from 'acorn';

/** A node of a script with the node around it. */
export interface LinkedNode extends Node {
  parent?: LinkedNode;
}

/** All nodes of a script; each gets its parent. Without recursion, which deep code would exhaust. */
export function nodesOf(program: Node): LinkedNode[] {
  const nodes: LinkedNode[] = [program];
  const add = (value: unknown, parent: LinkedNode) => {
    if (typeof (value as Partial<Node> | null)?.type !== 'string') return;
    (value as LinkedNode).parent = parent;
    nodes.push(value as LinkedNode);
  };
  for (let index = 0; index < nodes.length; index += 1) {
    const node = nodes[index] as LinkedNode;
    for (const key in node) {
      const value = (node as unknown as Record<string, unknown>)[key];
      if (key === 'parent') continue;
      if (Array.isArray(value)) for (const one of value) add(one, node);
      else add(value, node);
    }
  }
  return nodes;
}

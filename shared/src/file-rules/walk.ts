import type { Node } from 'acorn';

/** Calls `visit` for every node with its parent. Without recursion, which deep code would exhaust. */
export function walk(program: Node, visit: (node: Node, parent: Node | undefined) => void): void {
  const waiting: [Node, Node | undefined][] = [[program, undefined]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [node, parent] = next;
    visit(node, parent);
    for (const child of childrenOf(node)) waiting.push([child, node]);
  }
}

const childrenOf = (node: Node): Node[] =>
  Object.values(node)
    .flatMap((value: unknown) => (Array.isArray(value) ? (value as unknown[]) : [value]))
    .filter((value): value is Node => typeof (value as { type?: unknown } | null)?.type === 'string')
    .reverse();

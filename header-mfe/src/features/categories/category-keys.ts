import type { CategoryNode } from '@fachwerk/shared/contracts';

/** The target of a key in the tree: another category, the button above the first level, or none. */
export type KeyTarget = { category: string } | 'root' | null;

/** The fields of a node that are needed here; the first level is loaded before the rest of the tree. */
export type KeyNode = Pick<CategoryNode, 'id'> & { children?: KeyNode[] };

/** Specification 2: Right goes to the first child, Left to the parent, Up and Down between siblings. */
export function targetOfKey(nodes: readonly KeyNode[], id: string, key: string): KeyTarget {
  const way = wayTo(nodes, id);
  const node = way.at(-1);
  if (!node) return null;
  const parent = way.at(-2);
  const siblings = parent?.children ?? nodes;
  const position = siblings.indexOf(node);
  switch (key) {
    case 'ArrowRight':
      return asTarget(node.children?.[0]);
    case 'ArrowLeft':
      return parent ? asTarget(parent) : 'root';
    case 'ArrowDown':
      return asTarget(siblings[position + 1]);
    case 'ArrowUp':
      return asTarget(siblings[position - 1]);
    default:
      return null;
  }
}

const asTarget = (node: KeyNode | undefined): KeyTarget => (node ? { category: node.id } : null);

/** The path from the first level to the category; empty if the tree does not contain it. */
export function wayTo<Node extends { id: string; children?: Node[] }>(
  nodes: readonly Node[],
  id: string,
): Node[] {
  for (const node of nodes) {
    if (node.id === id) return [node];
    const below = wayTo(node.children ?? [], id);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}

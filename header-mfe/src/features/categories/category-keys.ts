import type { CategoryNode } from '@fachwerk/shared/contracts';

/** Where a key leads in the tree: to another category, to the button above the first level, or nowhere. */
export type KeyTarget = { category: string } | 'root' | null;

/** The part of a node that keys need; the first level is known before the rest of the tree. */
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

/** From the first level down to the category; empty when it is not in the tree. */
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

import type { CategoryNode } from '@fachwerk/shared/contracts';

/** A category in the format of the API, for tests. */
export function aCategory(
  name: string,
  { parent, children = [], count = 12 }: { parent?: string; children?: string[]; count?: number } = {},
): CategoryNode {
  const id = name.toLowerCase().replace(/[^a-z0-9äöüß]+/g, '-');
  const path = parent ? `${parent}/${id}` : id;
  return {
    id,
    name,
    url: `/c/${path}/`,
    path,
    level: path.split('/').length,
    hasChildren: children.length > 0,
    totalProductCount: count,
    children: children.map((child) => aCategory(child, { parent: path })),
  };
}

/** Werkzeug (Akku: Schrauber, Sägen; Hand: Hammer), Garten (Pflanzen), Holz. */
export function aNavigation(): { children: CategoryNode[] } {
  const tools = aCategory('Werkzeug');
  tools.children = [
    aCategory('Akku', { parent: 'werkzeug', children: ['Schrauber', 'Sägen'], count: 1500 }),
    aCategory('Hand', { parent: 'werkzeug', children: ['Hammer'] }),
  ];
  tools.hasChildren = true;
  return {
    children: [tools, aCategory('Garten', { children: ['Pflanzen'] }), aCategory('Holz', { count: 1234 })],
  };
}

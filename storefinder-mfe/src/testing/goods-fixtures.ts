import type { CategoryNode, ProductTile } from '@fachwerk/shared/contracts';
import { aPrice, aProductTile } from '@fachwerk/shared/testing';

/** Goods in the format of the API; `cents` is the price. */
export const aTile = (cents = 9999): ProductTile =>
  aProductTile({
    itemId: '200001',
    productId: '100001',
    name: 'Gartenschere',
    url: '/p/gartenschere-100001/',
    pricesInfo: aPrice(cents),
  });

export function aCategory(name: string): CategoryNode {
  const path = name.toLowerCase().replace(/[^a-z]+/g, '-');
  return {
    id: path,
    name,
    url: `/c/${path}/`,
    path,
    level: 1,
    hasChildren: false,
    totalProductCount: 10,
    children: [],
  };
}

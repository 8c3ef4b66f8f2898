import { type CategoryNode, readNavigation } from '@fachwerk/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { type PublicText, publicText, sendPublicText } from '../../kernel/http/public-answer';
import { route } from '../../kernel/http/route';
import type { CatalogueContext } from '../context/catalogue-context';
import { type CatalogueSnapshot, type CategoryRow, dataVersionOf } from '../records/catalogue-snapshot';
import { categoryUrl } from '../records/urls';

export async function navigationRoutes(
  app: FastifyInstance,
  { readSnapshot }: CatalogueContext,
): Promise<void> {
  // Built and serialised once per version of the catalogue.
  const texts = new WeakMap<CatalogueSnapshot, PublicText>();

  route(app, readNavigation, async (request, reply) => {
    const snapshot = await readSnapshot();
    const text = texts.get(snapshot) ?? publicText(reply, { children: nodesBelow(null, snapshot) });
    texts.set(snapshot, text);
    return sendPublicText(request, reply, text, { maxAge: 60, dataVersion: dataVersionOf(snapshot) });
  });
}

/** Categories without products are omitted. */
const nodesBelow = (parentId: string | null, snapshot: CatalogueSnapshot): CategoryNode[] =>
  snapshot
    .childrenOf(parentId)
    .filter(({ product_count }) => product_count > 0)
    .map((category) => node(category, snapshot));

function node(category: CategoryRow, snapshot: CatalogueSnapshot): CategoryNode {
  const children = nodesBelow(category.id, snapshot);
  const picture = pictureOf(category, snapshot);
  return {
    id: category.id,
    name: category.name,
    url: categoryUrl(category.path),
    path: category.path,
    level: category.level,
    hasChildren: children.length > 0,
    totalProductCount: category.product_count,
    ...(picture ? { flyoutImage: { src: picture } } : {}),
    children,
  };
}

/** Departments and groups only. A department without a picture shows one of its products. */
function pictureOf({ id, level, picture }: CategoryRow, snapshot: CatalogueSnapshot): string | undefined {
  if (level > 2) return undefined;
  return picture ?? snapshot.productPictureOf(id);
}

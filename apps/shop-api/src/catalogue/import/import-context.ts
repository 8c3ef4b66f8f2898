import type {
  AttributeValue,
  CatalogueCategory,
  CatalogueFrame,
  CatalogueItem,
  CatalogueProduct,
} from '@fachwerk/shared/catalogue-format';
import { sizeOf } from '../records/size-of';
import { type SearchableProduct, searchDocument } from '../text-index/search-document';
import { listingTokens } from '../words/listing-tokens';
import type { ProductRows } from './import-statements';

/** The part of a product that its search document and listing row follow from. */
export type IndexedProduct = Pick<
  CatalogueProduct,
  | 'productId'
  | 'name'
  | 'brand'
  | 'categoryId'
  | 'searchTerms'
  | 'description'
  | 'features'
  | 'attributes'
  | 'variantAttributes'
> & {
  /** Null in the database. */
  energyLabel?: CatalogueProduct['energyLabel'] | null;
  items: readonly Pick<CatalogueItem, 'attributes' | 'priceCents'>[];
};

/** What follows from the frame of an import for its products: their search documents and listing rows. */
export function importContext({ categories, attributes, priceLists = [] }: CatalogueFrame) {
  const categoriesById = new Map(categories.map((category) => [category.id, category]));
  const facetIds = new Set(attributes.filter((attribute) => attribute.facet).map(({ id }) => id));
  const labels = new Map(attributes.map(({ id, label }) => [id, label]));
  const isFacet = (id: string) => facetIds.has(id);

  function lineage(categoryId: string): CatalogueCategory[] {
    const category = categoriesById.get(categoryId);
    if (!category) return [];
    return [...(category.parentId ? lineage(category.parentId) : []), category];
  }
  const searchable = (product: IndexedProduct): SearchableProduct => ({
    name: product.name,
    brand: product.brand,
    searchTerms: product.searchTerms,
    categoryNames: lineage(product.categoryId).map(({ name }) => name),
    attributeTexts: texts(product.attributes),
    labels: usedAttributes(product).map((id) => labels.get(id) ?? ''),
    variantTexts: product.items.flatMap((item) => [
      ...texts(item.attributes),
      sizeOf({ ...product.attributes, ...item.attributes }),
    ]),
    description: [product.description, ...product.features].join(' '),
  });
  const indexRows = (product: IndexedProduct): Omit<ProductRows, 'product'> => ({
    document: searchDocument(searchable(product)),
    tokens: listingTokens(
      product,
      lineage(product.categoryId).map(({ id }) => id),
      isFacet,
    ),
  });
  const toRows = (product: CatalogueProduct): ProductRows => ({
    product: { ...product, slug: withoutId(product.slug, product.productId) },
    ...indexRows(product),
  });
  return {
    categoryIds: new Set(categoriesById.keys()),
    attributeIds: new Set(attributes.map(({ id }) => id)),
    priceListIds: new Set(priceLists.map(({ id }) => id)),
    searchable,
    indexRows,
    toRows,
  };
}

const texts = (attributes: Record<string, AttributeValue>): string[] =>
  Object.values(attributes).map(({ text }) => text);

const usedAttributes = (product: Pick<CatalogueProduct, 'attributes' | 'variantAttributes'>): string[] => [
  ...Object.keys(product.attributes),
  ...product.variantAttributes,
];

/** The page address contains the slug and the id. */
const withoutId = (slug: string, productId: string): string =>
  slug.endsWith(`-${productId}`) ? slug.slice(0, -productId.length - 1) : slug;

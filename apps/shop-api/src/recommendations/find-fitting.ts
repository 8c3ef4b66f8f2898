import type { CatalogueSnapshot } from '../catalogue/catalogue-snapshot';
import type { ItemRecord, ProductRecord } from '../catalogue/product-record';
import { BRAND_FACET } from '../search/listing-tokens';
import type { SearchIndex } from '../search/search-index';
import { FIT_RULES, type FitRule } from './fit-rules';

/** Values by facet that a product has to have. */
type Filters = Map<string, readonly string[]>;

export interface FittingProduct {
  productId: string;
  /** The variants with these values fit. */
  filters: Filters;
}

/** A rule that applies to a product, with the values that fit. */
interface AppliedRule {
  fits: string;
  filters: Filters;
}

/** More rules would only fill places that the first ones fill. */
const MOST_RULES = 6;
const PER_RULE = 8;

/** What decides which products fit. */
type Fitted = Pick<ProductRecord, 'brand' | 'attributes'> & {
  items: readonly Pick<ItemRecord, 'attributes'>[];
};

/** The rules for a product, in their order. */
export function rulesFor(
  product: Fitted,
  categoryPath: string,
  rules: readonly FitRule[] = FIT_RULES,
): AppliedRule[] {
  return rules
    .filter(({ of }) => of.some((path) => `${categoryPath}/`.startsWith(`${path}/`)))
    .flatMap((rule): AppliedRule[] => {
      const filters: Filters = new Map(rule.isSameBrand ? [[BRAND_FACET, [product.brand]]] : []);
      for (const { own, other = own, values } of rule.same ?? []) {
        const texts = textsOf(product, own).flatMap((text) => (values ? (values[text] ?? []) : [text]));
        if (texts.length === 0) return [];
        filters.set(other, [...new Set(texts)]);
      }
      return [{ fits: rule.fits, filters }];
    })
    .slice(0, MOST_RULES);
}

/** Products that go with a product, from each of its rules in turn. */
export async function findFitting(
  product: ProductRecord,
  { snapshot, index }: { snapshot: CatalogueSnapshot; index: SearchIndex },
): Promise<FittingProduct[]> {
  const path = snapshot.categoryById.get(product.categoryId)?.path ?? '';
  const lists = await Promise.all(
    rulesFor(product, path).map(async ({ fits, filters }): Promise<FittingProduct[]> => {
      const categoryId = snapshot.categoryByPath.get(fits)?.id;
      if (categoryId === undefined) return [];
      const { productIds } = await index.search({
        ...{ categoryId, filters, sort: 'popularity', page: 1, size: PER_RULE },
      });
      return productIds
        .filter((productId) => productId !== product.productId)
        .map((productId) => ({ productId, filters }));
    }),
  );
  const inTurn = Array.from({ length: PER_RULE }).flatMap((_, place) =>
    lists.flatMap((list) => list[place] ?? []),
  );
  return inTurn.filter((one, at) => inTurn.findIndex(({ productId }) => productId === one.productId) === at);
}

/** The values of an attribute over all variants. */
function textsOf(product: Fitted, attributeId: string): string[] {
  const values = [product, ...product.items].flatMap(({ attributes }) => attributes[attributeId] ?? []);
  return values.map(({ text }) => text);
}

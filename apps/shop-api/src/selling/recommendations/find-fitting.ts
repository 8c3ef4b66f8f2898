import type { CatalogueFitRule } from '@fachwerk/shared/catalogue-format';
import type { SearchIndex } from '../../catalogue/query/search-index';
import type { CatalogueSnapshot } from '../../catalogue/records/catalogue-snapshot';
import type { ItemRecord, ProductRecord } from '../../catalogue/records/product-record';
import { BRAND_FACET } from '../../catalogue/words/listing-tokens';

/** Values by facet that a product has to have. */
type Filters = Map<string, readonly string[]>;

export interface FittingProduct {
  productId: string;
  /** The variants with these values fit. */
  filters: Filters;
  /** Why it fits, with the value of the attribute that decides: "Passender Bit: TX 20". */
  reason: string | undefined;
}

/** A rule that applies to a product, with the values that fit. */
interface AppliedRule {
  fits: string;
  filters: Filters;
  reason: string | undefined;
}

/** More rules would only fill places that the first ones fill. */
const MOST_RULES = 6;
const PER_RULE = 8;

/** What decides which products fit: the attributes of the product and of the chosen variant. */
interface Fitted {
  brand: string;
  attributes: Readonly<Record<string, { text: string }>>;
}

/**
 * The rules for a product, in their order. `lineage`: ids of its category and of those above. Products of its
 * own category are similar ones.
 */
export function rulesFor(
  { brand, attributes }: Fitted,
  lineage: readonly string[],
  rules: readonly CatalogueFitRule[],
): AppliedRule[] {
  return rules
    .filter(({ of, fits }) => of.some((id) => lineage.includes(id)) && !lineage.includes(fits))
    .flatMap(({ fits, same = [], only = {}, isSameBrand, reason }): AppliedRule[] => {
      const filters: Filters = new Map(Object.entries(only));
      if (isSameBrand) filters.set(BRAND_FACET, [brand]);
      for (const { own, other = own, values } of same) {
        const text = attributes[own]?.text;
        const fitting = text === undefined ? undefined : values ? values[text] : [text];
        if (!fitting) return [];
        filters.set(other, fitting);
      }
      return [{ fits, filters, reason: reason && reasonOf(reason, attributes) }];
    })
    .slice(0, MOST_RULES);
}

function reasonOf(
  { text, own }: NonNullable<CatalogueFitRule['reason']>,
  attributes: Fitted['attributes'],
): string | undefined {
  const value = attributes[own]?.text;
  return value === undefined ? undefined : text.replaceAll('{value}', () => value);
}

interface Sources {
  snapshot: CatalogueSnapshot;
  index: SearchIndex;
}

/** Products that go with a variant of a product, from each of its rules in turn. */
export async function findFitting(
  product: ProductRecord,
  item: ItemRecord | undefined,
  { snapshot, index }: Sources,
): Promise<FittingProduct[]> {
  const lineage = snapshot.lineageOf(product.categoryId).map(({ id }) => id);
  const fitted = { brand: product.brand, attributes: { ...product.attributes, ...item?.attributes } };
  const lists = await Promise.all(
    rulesFor(fitted, lineage, snapshot.fitRules).map(
      async ({ fits, filters, reason }): Promise<FittingProduct[]> => {
        if (!snapshot.categoryById.has(fits)) return [];
        const { productIds } = await index.search({
          categoryId: fits,
          filters,
          sort: 'popularity',
          page: 1,
          size: PER_RULE,
        });
        return productIds
          .filter((productId) => productId !== product.productId)
          .map((productId) => ({ productId, filters, reason }));
      },
    ),
  );
  const inTurn = Array.from({ length: PER_RULE }).flatMap((_, place) =>
    lists.flatMap((list) => list[place] ?? []),
  );
  return inTurn.filter((one, at) => inTurn.findIndex(({ productId }) => productId === one.productId) === at);
}

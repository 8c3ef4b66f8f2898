import type { SearchIndex } from '../../catalogue/query/search-index';
import type { CatalogueSnapshot } from '../../catalogue/records/catalogue-snapshot';
import type { ItemRecord, ProductRecord } from '../../catalogue/records/product-record';
import { BRAND_FACET } from '../../catalogue/words/listing-tokens';
import { FIT_RULES, type FitRule } from './fit-rules';

/** Values by facet that a product has to have. */
type Filters = Map<string, readonly string[]>;

/** Why a product fits: the text `fits.{key}` with the value of the attribute that decides. */
export interface FitReason {
  key: string;
  value: string;
}

export interface FittingProduct {
  productId: string;
  /** The variants with these values fit. */
  filters: Filters;
  reason: FitReason | undefined;
}

/** A rule that applies to a product, with the values that fit. */
interface AppliedRule {
  fits: string;
  filters: Filters;
  reason: FitReason | undefined;
}

/** More rules would only fill places that the first ones fill. */
const MOST_RULES = 6;
const PER_RULE = 8;

/** What decides which products fit: the attributes of the product and of the chosen variant. */
interface Fitted {
  brand: string;
  attributes: Readonly<Record<string, { text: string }>>;
}

const isWithin = (path: string, category: string): boolean => `${path}/`.startsWith(`${category}/`);

/** The rules for a product, in their order. Products of its own category are similar ones. */
export function rulesFor(
  { brand, attributes }: Fitted,
  categoryPath: string,
  rules: readonly FitRule[] = FIT_RULES,
): AppliedRule[] {
  return rules
    .filter(
      ({ of, fits }) => of.some((path) => isWithin(categoryPath, path)) && !isWithin(categoryPath, fits),
    )
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
  { key, own }: NonNullable<FitRule['reason']>,
  attributes: Fitted['attributes'],
): FitReason | undefined {
  const value = attributes[own]?.text;
  return value === undefined ? undefined : { key, value };
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
  const path = snapshot.categoryById.get(product.categoryId)?.path ?? '';
  const fitted = { brand: product.brand, attributes: { ...product.attributes, ...item?.attributes } };
  const lists = await Promise.all(
    rulesFor(fitted, path).map(async ({ fits, filters, reason }): Promise<FittingProduct[]> => {
      const categoryId = snapshot.categoryByPath.get(fits)?.id;
      if (categoryId === undefined) return [];
      const { productIds } = await index.search({
        categoryId,
        filters,
        sort: 'popularity',
        page: 1,
        size: PER_RULE,
      });
      return productIds
        .filter((productId) => productId !== product.productId)
        .map((productId) => ({ productId, filters, reason }));
    }),
  );
  const inTurn = Array.from({ length: PER_RULE }).flatMap((_, place) =>
    lists.flatMap((list) => list[place] ?? []),
  );
  return inTurn.filter((one, at) => inTurn.findIndex(({ productId }) => productId === one.productId) === at);
}

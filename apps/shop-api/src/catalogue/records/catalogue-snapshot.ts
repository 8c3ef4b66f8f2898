import type { Queryable } from '@fachwerk/database';
import type { CatalogueFitRule } from '@fachwerk/shared/catalogue-format';
import { mainPictureColumn } from '../../kernel/pictures/picture-view';
import { findFitRules } from './fit-rules';

export interface CategoryRow {
  [column: string]: unknown;
  id: string;
  parent_id: string | null;
  level: number;
  name: string;
  path: string;
  product_count: number;
  picture: string | null;
}

export interface AttributeRow {
  [column: string]: unknown;
  id: string;
  label: string;
  kind: 'text' | 'number' | 'colour';
  unit: string | null;
  is_facet: boolean;
}

/** Small tables that nearly every response needs, at one version of the catalogue. */
export interface CatalogueSnapshot {
  /** Raised by imports and changes of prices. */
  version: number;
  /** Raised when product records change without them, because of stock or of a review. */
  stockVersion: number;
  /** Raised when an operator changes synonyms of the search. */
  synonymVersion: number;
  /** In menu order. */
  categories: readonly CategoryRow[];
  categoryById: ReadonlyMap<string, CategoryRow>;
  categoryByPath: ReadonlyMap<string, CategoryRow>;
  childrenOf(categoryId: string | null): readonly CategoryRow[];
  /** From the top category down to this one. */
  lineageOf(categoryId: string): readonly CategoryRow[];
  attributes: ReadonlyMap<string, AttributeRow>;
  /** Picture for a top category without one: the first item of its most popular product. */
  productPictureOf(categoryId: string): string | undefined;
  facetValue(facetId: string, value: string): { number: number | null; hex: string | null } | undefined;
  /** Which products go with which, the most important first. */
  fitRules: readonly CatalogueFitRule[];
}

/** Version of public answers: all parts only rise. */
export const dataVersionOf = ({ version, stockVersion, synonymVersion }: CatalogueVersions): number =>
  version + stockVersion + synonymVersion;

type CatalogueVersions = Pick<CatalogueSnapshot, 'version' | 'stockVersion' | 'synonymVersion'>;

export type SnapshotReader = () => Promise<CatalogueSnapshot>;

const CHECK_AFTER_MS = 1000;

/** Keeps the snapshot in memory and checks once a second whether a version has been raised. */
export function createSnapshotReader(db: Queryable): SnapshotReader {
  let snapshot: CatalogueSnapshot | undefined;
  let checkedAt = 0;
  let loading: Promise<CatalogueSnapshot> | undefined;

  async function refresh(): Promise<CatalogueSnapshot> {
    const [state] = await db.query<CatalogueVersions>(
      `select version, stock_version as "stockVersion", synonym_version as "synonymVersion"
       from catalogue_state`,
    );
    const versions = state ?? { version: 0, stockVersion: 0, synonymVersion: 0 };
    if (snapshot?.version !== versions.version) snapshot = await load(db, versions);
    else if (dataVersionOf(snapshot) !== dataVersionOf(versions)) snapshot = { ...snapshot, ...versions };
    checkedAt = Date.now();
    return snapshot;
  }

  return async () => {
    if (snapshot && Date.now() - checkedAt < CHECK_AFTER_MS) return snapshot;
    loading ??= refresh().finally(() => (loading = undefined));
    return loading;
  };
}

const PRODUCT_PICTURES = `
  select c.id as "categoryId", best.picture
  from category c
  cross join lateral (
    select ${mainPictureColumn('i')} as picture
    from product_listing l join item i on i.product_id = l.product_id and i.position = 0
    where l.tokens @> array['kategorie=' || c.id] order by l.popularity desc, l.product_id limit 1
  ) best
  where c.level = 1 and c.picture is null and best.picture is not null`;

async function load(db: Queryable, versions: CatalogueVersions): Promise<CatalogueSnapshot> {
  const [categories, attributes, values, pictures, fitRules] = await Promise.all([
    db.query<CategoryRow>(
      'select id, parent_id, level, name, path, product_count, picture from category where is_listed order by level, position, name',
    ),
    db.query<AttributeRow>('select id, label, kind, unit, is_facet from attribute order by position'),
    db.query<{ facet_id: string; value: string; number: number | null; hex: string | null }>(
      'select facet_id, value, number, hex from facet_value',
    ),
    db.query<{ categoryId: string; picture: string }>(PRODUCT_PICTURES),
    findFitRules(db),
  ]);
  const categoryById = new Map(categories.map((category) => [category.id, category]));
  const children = new Map<string | null, CategoryRow[]>();
  for (const category of categories)
    children.set(category.parent_id, [...(children.get(category.parent_id) ?? []), category]);
  const productPictures = new Map(pictures.map(({ categoryId, picture }) => [categoryId, picture]));
  const valuesByToken = new Map(values.map((value) => [`${value.facet_id}=${value.value}`, value]));

  const lineageOf = (categoryId: string): CategoryRow[] => {
    const category = categoryById.get(categoryId);
    if (!category) return [];
    return [...(category.parent_id ? lineageOf(category.parent_id) : []), category];
  };
  return {
    ...versions,
    categories,
    categoryById,
    categoryByPath: new Map(categories.map((category) => [category.path, category])),
    childrenOf: (categoryId) => children.get(categoryId) ?? [],
    lineageOf,
    attributes: new Map(attributes.map((attribute) => [attribute.id, attribute])),
    productPictureOf: (categoryId) => productPictures.get(categoryId),
    facetValue: (facetId, value) => valuesByToken.get(`${facetId}=${value}`),
    fitRules,
  };
}

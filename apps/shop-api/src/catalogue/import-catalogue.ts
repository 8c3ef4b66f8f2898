import type { Database, Queryable } from '@fachwerk/database';
import type {
  AttributeValue,
  CatalogueCategory,
  CatalogueFrame,
  CatalogueProduct,
} from '@fachwerk/shared/catalogue-format';
import { listingTokens } from '../search/listing-tokens';
import { correctionTerms, type SearchableProduct, searchDocument } from '../search/search-document';
import { fillStoreStock } from '../stock/fill-store-stock';
import { writeFrame } from './catalogue-frame';
import { findProblem, type RejectedProduct } from './check-product';
import { type ProductRows, writeProducts } from './import-statements';

export interface ImportReport {
  products: number;
  items: number;
  rejected: number;
}

const BATCH = 200;

/**
 * Writes products in batches while the shop runs. Each batch is one transaction with its search documents, so
 * that a reader sees a product completely or not at all. Other products stay unchanged. An invalid product is
 * reported, and the valid ones are imported.
 */
export async function importCatalogue(
  db: Database,
  frame: CatalogueFrame,
  products: Iterable<CatalogueProduct> | AsyncIterable<CatalogueProduct>,
  onReject: (rejected: RejectedProduct) => void,
  onProgress: (report: ImportReport) => void = () => undefined,
): Promise<ImportReport> {
  const report: ImportReport = { products: 0, items: 0, rejected: 0 };
  const frequencies = new Map<string, { display: string; frequency: number }>();
  const context = createContext(frame);
  await db.transaction((tx) => writeFrame(tx, frame));

  const reject = (rejected: RejectedProduct) => {
    report.rejected++;
    onReject(rejected);
  };
  const write = async (batch: CatalogueProduct[]) => {
    try {
      await db.transaction((tx) => writeProducts(tx, batch.map(context.toRows)));
    } catch (error) {
      if (!isDataError(error)) throw error;
      const [only, ...others] = batch;
      if (only && others.length === 0) {
        return reject({
          productId: only.productId,
          field: constraintOf(error),
          reason: (error as Error).message,
        });
      }
      // A product violates a database rule (a duplicate EAN, for example): import one by one to find it.
      for (const product of batch) await write([product]);
      return;
    }
    for (const product of batch) {
      report.products++;
      report.items += product.items.length;
      for (const [term, display] of correctionTerms(context.searchable(product))) {
        const known = frequencies.get(term);
        if (known) known.frequency++;
        else frequencies.set(term, { display, frequency: 1 });
      }
    }
    onProgress(report);
  };

  let batch: CatalogueProduct[] = [];
  for await (const product of products) {
    const problem = findProblem(product, context);
    if (problem) {
      reject(problem);
      continue;
    }
    batch.push(product);
    if (batch.length < BATCH) continue;
    await write(batch);
    batch = [];
  }
  if (batch.length > 0) await write(batch);
  await db.transaction((tx) => finishImport(tx, frequencies));
  await fillStoreStock(db);
  return report;
}

function createContext({ categories, attributes, priceLists = [] }: CatalogueFrame) {
  const categoriesById = new Map(categories.map((category) => [category.id, category]));
  const facetIds = new Set(attributes.filter((attribute) => attribute.facet).map(({ id }) => id));
  const labels = new Map(attributes.map(({ id, label }) => [id, label]));
  const isFacet = (id: string) => facetIds.has(id);

  function lineage(categoryId: string): CatalogueCategory[] {
    const category = categoriesById.get(categoryId);
    if (!category) return [];
    return [...(category.parentId ? lineage(category.parentId) : []), category];
  }
  const searchable = (product: CatalogueProduct): SearchableProduct => ({
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
  const toRows = (product: CatalogueProduct): ProductRows => ({
    product: { ...product, slug: withoutId(product.slug, product.productId) },
    document: searchDocument(searchable(product)),
    tokens: listingTokens(
      product,
      lineage(product.categoryId).map(({ id }) => id),
      isFacet,
    ),
  });
  return {
    categoryIds: new Set(categoriesById.keys()),
    attributeIds: new Set(attributes.map(({ id }) => id)),
    priceListIds: new Set(priceLists.map(({ id }) => id)),
    searchable,
    toRows,
  };
}

const texts = (attributes: Record<string, AttributeValue>): string[] =>
  Object.values(attributes).map(({ text }) => text);

const usedAttributes = (product: CatalogueProduct): string[] => [
  ...Object.keys(product.attributes),
  ...product.variantAttributes,
];

/** Screws and boards are searched as "4x40", even if thickness and length are two attributes. */
function sizeOf(attributes: Record<string, AttributeValue>): string {
  const pairs = [
    ['durchmesser-mm', 'laenge-mm'],
    ['staerke-mm', 'breite-mm', 'laenge-mm'],
    ['breite-cm', 'hoehe-cm'],
    ['breite-cm', 'laenge-cm'],
  ];
  return pairs
    .map((ids) => ids.map((id) => attributes[id]?.number))
    .filter((numbers) => numbers.every((number) => number !== undefined))
    .map((numbers) => numbers.map((number) => String(number).replace('.', ',')).join('x'))
    .join(' ');
}

/** The page address contains the slug and the id. */
const withoutId = (slug: string, productId: string): string =>
  slug.endsWith(`-${productId}`) ? slug.slice(0, -productId.length - 1) : slug;

async function finishImport(
  db: Queryable,
  frequencies: ReadonlyMap<string, { display: string; frequency: number }>,
): Promise<void> {
  await db.query(
    `insert into search_term (term, display, frequency)
     select * from unnest($1::text[], $2::text[], $3::int[])
     on conflict (term) do update set frequency = greatest(search_term.frequency, excluded.frequency)`,
    [
      [...frequencies.keys()],
      [...frequencies.values()].map(({ display }) => display),
      [...frequencies.values()].map(({ frequency }) => frequency),
    ],
  );
  await db.query(
    `with recursive own as (select category_id as id, count(*)::int as products from product group by category_id),
       up as (
         select c.id, c.parent_id, o.products from own o join category c using (id)
         union all
         select c.id, c.parent_id, up.products from up join category c on c.id = up.parent_id
       ),
       counted as (select id, sum(products)::int as products from up group by id)
     update category set product_count = coalesce((select products from counted where counted.id = category.id), 0)
     where product_count is distinct from coalesce((select products from counted where counted.id = category.id), 0)`,
  );
  await db.query('update catalogue_state set version = version + 1, changed_at = now()');
}

const DATA_EXCEPTION = '22';
const INTEGRITY_VIOLATION = '23';

const isDataError = (error: unknown): boolean => {
  const code = (error as { code?: unknown }).code;
  return typeof code === 'string' && [DATA_EXCEPTION, INTEGRITY_VIOLATION].includes(code.slice(0, 2));
};

const constraintOf = (error: unknown): string => (error as { constraint?: string }).constraint ?? 'product';

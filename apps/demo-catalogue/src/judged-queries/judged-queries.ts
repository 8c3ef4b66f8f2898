import type { DemoProduct } from '../generate-product';
import { handQueries } from './hand-queries';
import { gradeOf, type Half, halfOf, hashOf, type JudgedQuery } from './judged-query';
import { ruleQueries } from './rule-queries';

/** SHA-256 of the queries that are held back. Another hash makes earlier figures incomparable. */
export const HELD_BACK_HASH = 'ca1595c74b93c666912e0d0d24a7ccd46de53ea5ba7ea256acd6177f8f16c020';

export interface GradedQuery extends Pick<JudgedQuery, 'query' | 'class'> {
  half: Half;
  /** By product id; products that are absent have grade 0. */
  grades: Record<string, 1 | 2>;
}

export function judgedQueries(products: readonly DemoProduct[]): JudgedQuery[] {
  const byQuery = new Map([...handQueries, ...ruleQueries(products)].map((one) => [one.query, one]));
  return [...byQuery.values()];
}

export const heldBackHash = (queries: readonly JudgedQuery[]): string =>
  hashOf(queries.filter((query) => halfOf(query) === 'held back'));

/** The queries with the grades of all products of the catalogue. */
export const gradeQueries = (products: readonly DemoProduct[]): GradedQuery[] =>
  judgedQueries(products).map((judged) => ({
    query: judged.query,
    class: judged.class,
    half: halfOf(judged),
    grades: Object.fromEntries(
      products.flatMap((product) => {
        const grade = gradeOf(judged, product);
        return grade === 0 ? [] : [[product.productId, grade] as const];
      }),
    ),
  }));

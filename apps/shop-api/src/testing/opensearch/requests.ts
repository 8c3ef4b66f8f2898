import * as z from 'zod';

/** The requests that the fake understands, exactly: every other key is refused. */

const field = z.string().min(1);
/** An object with one key, the name of a field. */
const ofField = <Value extends z.ZodType>(value: Value) =>
  z.record(field, value).refine((fields) => Object.keys(fields).length === 1, 'one field is expected');
const number = z.number().finite();

export type Query =
  | { match_all: object }
  | { match_none: object }
  | { term: Record<string, string> }
  | { terms: Record<string, string[]> }
  | { prefix: Record<string, string> }
  | { range: Record<string, { gte?: number; lte?: number }> }
  | { constant_score: { filter: Query; boost?: number } }
  | { dis_max: { queries: Query[] } }
  | { bool: { must?: Query[]; filter?: Query[]; should?: Query[] } }
  | {
      function_score: {
        query: Query;
        functions: { field_value_factor: { field: string; modifier: 'ln1p' }; weight: number }[];
        boost_mode: 'sum';
      };
    };

const query: z.ZodType<Query> = z.lazy(() =>
  z.union([
    z.strictObject({ match_all: z.strictObject({}) }),
    z.strictObject({ match_none: z.strictObject({}) }),
    z.strictObject({ term: ofField(z.string()) }),
    z.strictObject({ terms: ofField(z.array(z.string())) }),
    z.strictObject({ prefix: ofField(z.string()) }),
    z.strictObject({ range: ofField(z.strictObject({ gte: number.optional(), lte: number.optional() })) }),
    z.strictObject({
      constant_score: z.strictObject({ filter: query, boost: number.nonnegative().optional() }),
    }),
    z.strictObject({ dis_max: z.strictObject({ queries: z.array(query).min(1) }) }),
    z.strictObject({
      bool: z.strictObject({
        must: z.array(query).optional(),
        filter: z.array(query).optional(),
        should: z.array(query).optional(),
      }),
    }),
    z.strictObject({
      function_score: z.strictObject({
        query,
        functions: z
          .array(
            z.strictObject({
              field_value_factor: z.strictObject({ field, modifier: z.literal('ln1p') }),
              weight: number,
            }),
          )
          .length(1),
        boost_mode: z.literal('sum'),
      }),
    }),
  ]),
) as z.ZodType<Query>;

export type Aggregation =
  | { terms: { field: string; size: number; include?: string } }
  | { stats: { field: string } }
  | { histogram: { field: string; interval: number; min_doc_count: number } }
  | { filter: Query; aggs: Aggregations };
export interface Aggregations {
  [name: string]: Aggregation;
}

const aggregations: z.ZodType<Aggregations> = z.lazy(() =>
  z.record(
    z.string().regex(/^[^[\]>]+$/),
    z.union([
      z.strictObject({
        terms: z.strictObject({ field, size: z.int().positive(), include: z.string().optional() }),
      }),
      z.strictObject({ stats: z.strictObject({ field }) }),
      z.strictObject({
        histogram: z.strictObject({ field, interval: number.positive(), min_doc_count: z.literal(1) }),
      }),
      z.strictObject({ filter: query, aggs: aggregations }),
    ]),
  ),
) as z.ZodType<Aggregations>;

export const searchRequest = z.strictObject({
  query: query.optional(),
  post_filter: query.optional(),
  from: z.int().nonnegative().default(0),
  size: z.int().nonnegative().default(10),
  sort: z.array(ofField(z.strictObject({ order: z.enum(['asc', 'desc']) }))).optional(),
  docvalue_fields: z.array(field).default([]),
  track_total_hits: z.union([z.boolean(), z.int().positive()]).default(10_000),
  aggs: aggregations.optional(),
});
export type SearchRequest = z.output<typeof searchRequest>;

const property = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('keyword'),
    index: z.boolean().default(true),
    doc_values: z.boolean().default(true),
  }),
  ...(['integer', 'float', 'double'] as const).map((type) =>
    z.strictObject({
      type: z.literal(type),
      index: z.boolean().default(true),
      doc_values: z.boolean().default(true),
    }),
  ),
]);
export type Property = z.output<typeof property>;

export const indexRequest = z.strictObject({
  settings: z.strictObject({
    number_of_shards: z.literal(1),
    auto_expand_replicas: z.literal('0-1'),
    refresh_interval: z.literal('-1'),
    max_result_window: z.int().positive(),
    max_terms_count: z.int().positive(),
  }),
  mappings: z.strictObject({
    dynamic: z.literal('strict'),
    _source: z.strictObject({ enabled: z.literal(false) }),
    properties: z.record(field, property),
  }),
});
export type IndexRequest = z.output<typeof indexRequest>;

export const bulkAction = z.strictObject({
  index: z.strictObject({ _index: z.string(), _id: z.string().min(1).max(512) }),
});

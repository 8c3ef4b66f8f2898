import type { Aggregation, Aggregations, IndexRequest, Property, Query, SearchRequest } from './requests';

/** A request that OpenSearch would refuse. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly type: string,
    reason: string,
  ) {
    super(reason);
  }
}

const refuse = (type: string, reason: string): never => {
  throw new Refusal(400, type, reason);
};

/** Defaults of a cluster. */
const MOST_CLAUSES = 1024;
const MOST_BUCKETS = 65_535;
const LONGEST_TERM = 32_766;
const LARGEST_INTEGER = 2 ** 31 - 1;

type Value = string | number;

interface Doc {
  id: string;
  values: ReadonlyMap<string, ReadonlySet<Value>>;
}

/** Undefined if the document does not match. */
type Scorer = (doc: Doc) => number | undefined;

const firstOf = (doc: Doc, field: string): Value | undefined => {
  const [first] = doc.values.get(field) ?? [];
  return first;
};

/** One index of the fake: documents in memory that are found after a refresh. */
export class FakeIndex {
  readonly aliases = new Set<string>();
  private readonly written = new Map<string, Doc>();
  private docs: readonly Doc[] = [];

  constructor(
    readonly name: string,
    private readonly request: IndexRequest,
  ) {}

  write(id: string, source: Record<string, unknown>): void {
    const values = new Map(
      Object.entries(source).map(([field, given]) => {
        const property = this.request.mappings.properties[field];
        if (!property) return refuse('strict_dynamic_mapping_exception', `[${field}] is not in the mapping`);
        return [field, new Set([given].flat().map((one) => stored(field, property, one)))];
      }),
    );
    this.written.set(id, { id, values });
  }

  refresh(): void {
    this.docs = [...this.written.values()];
  }

  search(request: SearchRequest): object {
    const { from, size, sort, aggs, track_total_hits: tracked } = request;
    const { max_result_window: window } = this.request.settings;
    if (from + size > window) refuse('illegal_argument_exception', `Result window is too large: ${window}`);
    const score = this.scorer(request.query ?? { match_all: {} });
    const isLeft = this.filter(request.post_filter ?? { match_all: {} });
    const found = this.docs.flatMap((doc) => {
      const own = score(doc);
      return own === undefined ? [] : [{ doc, score: own }];
    });
    const keys = sort?.map((entry) => this.sortKey(entry));
    const hits = found.filter(({ doc }) => isLeft(doc));
    hits.sort((a, b) => {
      for (const { valueOf, sign } of keys ?? [{ valueOf: (hit: Hit) => hit.score, sign: -1 }]) {
        const [left, right] = [valueOf(a), valueOf(b)];
        if (left !== right) return left < right ? -sign : sign;
      }
      return 0;
    });
    const most = tracked === true ? Infinity : tracked === false ? 0 : tracked;
    const buckets = { count: 0 };
    return {
      took: 1,
      timed_out: false,
      _shards: { total: 1, successful: 1, skipped: 0, failed: 0 },
      hits: {
        total: { value: Math.min(hits.length, most), relation: hits.length > most ? 'gte' : 'eq' },
        // An order without scores, or no hits: there is no highest score.
        max_score: keys || size === 0 ? null : (hits[0]?.score ?? null),
        hits: hits.slice(from, from + size).map((hit) => ({
          _index: this.name,
          _id: hit.doc.id,
          _score: keys ? null : hit.score,
          ...this.fieldsOf(hit.doc, request.docvalue_fields),
          ...(keys ? { sort: keys.map(({ valueOf }) => valueOf(hit)) } : {}),
        })),
      },
      ...(aggs
        ? {
            aggregations: this.aggregate(
              found.map(({ doc }) => doc),
              aggs,
              buckets,
            ),
          }
        : {}),
    };
  }

  private fieldsOf(doc: Doc, names: readonly string[]): object {
    const fields = names.flatMap((name) => {
      this.counted(name);
      const values = doc.values.get(name);
      return values ? [[name, [...values]]] : [];
    });
    return fields.length > 0 ? { fields: Object.fromEntries(fields) as object } : {};
  }

  private sortKey(entry: Record<string, { order: 'asc' | 'desc' }>): SortKey {
    const [name, { order }] = Object.entries(entry)[0]!;
    const sign = order === 'asc' ? 1 : -1;
    if (name === '_score') return { sign, valueOf: ({ score }) => score };
    this.counted(name);
    return {
      sign,
      valueOf: ({ doc }) => firstOf(doc, name) ?? refuse('illegal_argument_exception', `no ${name}`),
    };
  }

  private property(field: string): Property {
    return (
      this.request.mappings.properties[field] ?? refuse('query_shard_exception', `[${field}] is not mapped`)
    );
  }
  private searched(field: string): Property {
    const property = this.property(field);
    return property.index ? property : refuse('query_shard_exception', `[${field}] is not indexed`);
  }
  private counted(field: string): Property {
    const property = this.property(field);
    return property.doc_values ? property : refuse('illegal_argument_exception', `[${field}] has no values`);
  }

  /** A query whose score does not count. */
  private filter(query: Query): (doc: Doc) => boolean {
    const matches = this.compile(query, false);
    return (doc) => matches(doc) !== undefined;
  }
  private scorer(query: Query): Scorer {
    return this.compile(query, true);
  }

  private compile(query: Query, isScored: boolean): Scorer {
    const clauses = countClauses(query);
    if (clauses > MOST_CLAUSES)
      refuse('too_many_nested_clauses', `Query contains too many nested clauses; ${clauses}`);
    return this.compilePart(query, isScored);
  }

  private compilePart(query: Query, isScored: boolean): Scorer {
    const scorer = (part: Query) => this.compilePart(part, isScored);
    const filter = (part: Query) => this.compilePart(part, false);
    if ('match_all' in query) return () => 1;
    if ('match_none' in query) return () => undefined;
    if ('constant_score' in query) {
      const { boost = 1 } = query.constant_score;
      const matches = filter(query.constant_score.filter);
      const score = Math.fround(boost);
      return (doc) => (matches(doc) === undefined ? undefined : score);
    }
    if ('dis_max' in query) {
      const parts = query.dis_max.queries.map(scorer);
      return (doc) => highest(parts, doc);
    }
    if ('bool' in query) {
      const { must = [], filter: filters = [], should = [] } = query.bool;
      const [needed, silent, optional] = [must.map(scorer), filters.map(filter), should.map(scorer)];
      const isOptional = needed.length + silent.length > 0 || optional.length === 0;
      return (doc) => {
        if (silent.some((part) => part(doc) === undefined)) return undefined;
        let sum = 0;
        for (const part of needed) {
          const score = part(doc);
          if (score === undefined) return undefined;
          sum += score;
        }
        let isFound = isOptional;
        for (const part of optional) {
          const score = part(doc);
          if (score === undefined) continue;
          isFound = true;
          sum += score;
        }
        return isFound ? Math.fround(sum) : undefined;
      };
    }
    if ('function_score' in query) {
      const { functions } = query.function_score;
      const { weight, field_value_factor: factor } = functions[0]!;
      const inner = scorer(query.function_score.query);
      this.counted(factor.field);
      return (doc) => {
        const score = inner(doc);
        const value = firstOf(doc, factor.field) ?? refuse('exception', `Missing value for ${factor.field}`);
        return score === undefined
          ? undefined
          : Math.fround(score + Math.fround(weight) * Math.log1p(Number(value)));
      };
    }
    if (isScored) return refuse('fake', 'the score of this query follows from statistics of all documents');
    return this.compileLeaf(query);
  }

  private compileLeaf(
    query: Extract<Query, { term: unknown } | { terms: unknown } | { prefix: unknown } | { range: unknown }>,
  ): Scorer {
    const isMatch = (test: boolean) => (test ? 1 : undefined);
    if ('term' in query) {
      const [field, value] = Object.entries(query.term)[0]!;
      this.searched(field);
      return (doc) => isMatch(doc.values.get(field)?.has(value) ?? false);
    }
    if ('terms' in query) {
      const [field, list] = Object.entries(query.terms)[0]!;
      this.searched(field);
      if (list.length > this.request.settings.max_terms_count)
        refuse('illegal_argument_exception', `The number of terms [${list.length}] exceeds the maximum`);
      const values = new Set<Value>(list);
      return (doc) => isMatch(hasValue(doc, field, (value) => values.has(value)));
    }
    if ('prefix' in query) {
      const [field, prefix] = Object.entries(query.prefix)[0]!;
      this.searched(field);
      return (doc) => isMatch(hasValue(doc, field, (value) => String(value).startsWith(prefix)));
    }
    const [field, { gte = -Infinity, lte = Infinity }] = Object.entries(query.range)[0]!;
    if (this.searched(field).type === 'keyword') refuse('fake', `[${field}] is no number`);
    return (doc) => isMatch(hasValue(doc, field, (value) => Number(value) >= gte && Number(value) <= lte));
  }

  private aggregate(docs: readonly Doc[], aggs: Aggregations, buckets: { count: number }): object {
    return Object.fromEntries(
      Object.entries(aggs).map(([name, one]) => [name, this.aggregateOne(docs, one, buckets)]),
    );
  }

  private aggregateOne(docs: readonly Doc[], one: Aggregation, buckets: { count: number }): object {
    const addBuckets = (count: number) => {
      buckets.count += count;
      if (buckets.count > MOST_BUCKETS) refuse('too_many_buckets_exception', `more than ${MOST_BUCKETS}`);
    };
    if ('filter' in one) {
      const inside = docs.filter(this.filter(one.filter));
      return { doc_count: inside.length, ...this.aggregate(inside, one.aggs, buckets) };
    }
    if ('stats' in one) {
      if (this.counted(one.stats.field).type === 'keyword') refuse('fake', 'a number is expected');
      const numbers = docs.flatMap((doc) => [...(doc.values.get(one.stats.field) ?? [])].map(Number));
      const sum = numbers.reduce((all, number) => all + number, 0);
      const isEmpty = numbers.length === 0;
      const [min, max] = isEmpty ? [null, null] : [Math.min(...numbers), Math.max(...numbers)];
      return { count: numbers.length, min, max, avg: isEmpty ? null : sum / numbers.length, sum };
    }
    const counts = new Map<Value, number>();
    const count = (key: Value) => counts.set(key, (counts.get(key) ?? 0) + 1);
    if ('histogram' in one) {
      const { field, interval } = one.histogram;
      if (this.counted(field).type === 'keyword') refuse('fake', 'a number is expected');
      for (const doc of docs)
        for (const key of new Set(
          [...(doc.values.get(field) ?? [])].map((value) => Number(value) / interval),
        ))
          count(Math.floor(key) * interval);
      addBuckets(counts.size);
      const sorted = [...counts].sort(([a], [b]) => Number(a) - Number(b));
      return { buckets: sorted.map(([key, doc_count]) => ({ key, doc_count })) };
    }
    const { field, size, include } = one.terms;
    if (this.counted(field).type !== 'keyword') refuse('fake', 'a keyword is expected');
    const included = include === undefined ? undefined : new RegExp(`^(?:${include})$`, 's');
    for (const doc of docs)
      for (const value of doc.values.get(field) ?? [])
        if (!included || included.test(String(value))) count(value);
    const sorted = [...counts].sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1));
    addBuckets(Math.min(size, sorted.length));
    return {
      doc_count_error_upper_bound: 0,
      sum_other_doc_count: sorted.slice(size).reduce((sum, [, others]) => sum + others, 0),
      buckets: sorted.slice(0, size).map(([key, doc_count]) => ({ key, doc_count })),
    };
  }
}

interface Hit {
  doc: Doc;
  score: number;
}
interface SortKey {
  sign: number;
  valueOf: (hit: Hit) => Value;
}

function highest(parts: readonly Scorer[], doc: Doc): number | undefined {
  let best: number | undefined;
  for (const part of parts) {
    const score = part(doc);
    if (score !== undefined && (best === undefined || score > best)) best = score;
  }
  return best;
}

/** Without a copy of the values: a query tests each document hundreds of times. */
function hasValue({ values }: Doc, field: string, isWanted: (value: Value) => boolean): boolean {
  for (const value of values.get(field) ?? []) if (isWanted(value)) return true;
  return false;
}

function stored(field: string, { type }: Property, value: unknown): Value {
  const refuseValue = () => refuse('mapper_parsing_exception', `failed to parse field [${field}]`);
  if (type === 'keyword') {
    if (typeof value !== 'string' || Buffer.byteLength(value) > LONGEST_TERM) return refuseValue();
    return value;
  }
  if (typeof value !== 'number' || !Number.isFinite(value)) return refuseValue();
  if (type === 'integer')
    return Number.isInteger(value) && Math.abs(value) <= LARGEST_INTEGER ? value : refuseValue();
  return type === 'float' ? Math.fround(value) : value;
}

/** As Lucene counts them: every query that contains no other one. */
function countClauses(query: Query): number {
  const sum = (parts: readonly Query[]) => parts.reduce((all, part) => all + countClauses(part), 0);
  if ('constant_score' in query) return countClauses(query.constant_score.filter);
  if ('dis_max' in query) return sum(query.dis_max.queries);
  if ('function_score' in query) return countClauses(query.function_score.query);
  if ('bool' in query)
    return sum([...(query.bool.must ?? []), ...(query.bool.filter ?? []), ...(query.bool.should ?? [])]);
  return 1;
}

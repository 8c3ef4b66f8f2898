import type { Queryable } from '@fachwerk/database';
import type { SortOrder } from '@fachwerk/shared/contracts';
import { bestCorrection, type Candidate } from './correct-words';
import { categoryToken, facetToken, readToken } from './listing-tokens';
import type { SearchIndex, SearchRequest, SearchResult } from './search-index';
import { queryTokens, tsQuery } from './search-query';
import type { Token } from './tokens';

/** Weights of a word in the name (A), its stems (B), category and attributes (C) and the description (D). */
const RANK = `ts_rank('{0.02, 0.12, 0.35, 1}', s.document, $1::tsquery) + 0.015 * ln(1 + l.popularity)`;

const orders: Record<SortOrder, string> = {
  relevance: 'score desc, popularity desc, product_id',
  popularity: 'popularity desc, product_id',
  'price-asc': 'price_cents, product_id',
  'price-desc': 'price_cents desc, product_id',
  rating: 'rating desc, popularity desc, product_id',
  newest: 'listed_since desc, popularity desc, product_id',
};

/** Below this number of hits for the typed words, a correction is tried. */
const FEW_HITS = 3;

export function createPostgresSearchIndex(db: Queryable): SearchIndex {
  async function hits(tsquery: string): Promise<number> {
    const [row] = await db.query<{ hits: number }>(
      `select count(*) as hits from (select 1 from product_search where document @@ $1::tsquery limit ${FEW_HITS}) found`,
      [tsquery],
    );
    return row?.hits ?? 0;
  }

  async function correct(token: Token): Promise<{ token: Token; display: string } | undefined> {
    if (token.kind !== 'word' || token.text.length < 4 || (await hits(tsQuery([token]))) > 0)
      return undefined;
    const candidates = await db.query<Candidate & { [column: string]: unknown }>(
      `select term, display, frequency from search_term where term % $1
       order by similarity(term, $1) desc, frequency desc limit 30`,
      [token.text],
    );
    const best = bestCorrection(token.text, candidates);
    return best && { token: { ...token, text: best.term, original: best.display }, display: best.display };
  }

  /** Tries the typed words, then the corrected ones, then loose matching, then without unknown words. */
  async function understand(
    query: string,
  ): Promise<{ tsquery: string; correctedQuery?: string } | undefined> {
    const tokens = queryTokens(query);
    if (tokens.length === 0) return undefined;
    const strict = tsQuery(tokens);
    const found = await hits(strict);
    if (found >= FEW_HITS) return { tsquery: strict };

    const corrections = await Promise.all(tokens.map(correct));
    const corrected = tokens.map((token, index) => corrections[index]?.token ?? token);
    const correctedQuery = corrected.map(({ original }) => original).join(' ');
    if (corrections.some(Boolean) && (await hits(tsQuery(corrected))) > found)
      return { tsquery: tsQuery(corrected), correctedQuery };
    if (found > 0) return { tsquery: strict };
    const loose = tsQuery(tokens, true);
    if ((await hits(loose)) > 0) return { tsquery: loose };

    return (await fewerWords(tokens)) ?? fewerWords(corrected);
  }

  /**
   * Drops unknown words, then sizes, then one word after the other from the end, because the main word comes
   * first.
   */
  async function fewerWords(
    tokens: readonly Token[],
  ): Promise<{ tsquery: string; correctedQuery: string } | undefined> {
    const isKnown = await Promise.all(tokens.map(async (token) => (await hits(tsQuery([token]))) > 0));
    const known = tokens.filter((_, index) => isKnown[index]);
    const words = known.filter(({ kind }) => kind === 'word');
    const attempts = [known, words, ...words.map((_, index) => words.slice(0, words.length - 1 - index))];
    for (const attempt of attempts) {
      if (attempt.length === 0 || attempt.length === tokens.length || (await hits(tsQuery(attempt))) === 0)
        continue;
      return { tsquery: tsQuery(attempt), correctedQuery: attempt.map(({ original }) => original).join(' ') };
    }
    return undefined;
  }

  return {
    async search(request): Promise<SearchResult> {
      const understood = request.query ? await understand(request.query) : { tsquery: null };
      if (!understood) return { productIds: [], total: 0, facets: new Map() };
      const [page, facets] = await Promise.all([
        findPage(db, request, understood.tsquery),
        countFacets(db, request, understood.tsquery),
      ]);
      const { correctedQuery } = { correctedQuery: undefined, ...understood };
      return { ...page, facets, ...(correctedQuery ? { correctedQuery } : {}) };
    },
  };
}

/** Query parameters and their condition; `$1` is always the text query. */
function conditions(request: SearchRequest, tsquery: string | null, values: unknown[]): string {
  const where = [tsquery === null ? '$1::text is null' : 's.document @@ $1::tsquery'];
  if (request.categoryId !== undefined) {
    values.push([categoryToken(request.categoryId)]);
    where.push(`l.tokens @> $${values.length}::text[]`);
  }
  return where.join(' and ');
}

function filterCondition(facetId: string, chosen: readonly string[], values: unknown[], row: string): string {
  values.push(chosen.map((value) => facetToken(facetId, value)));
  return `${row}.tokens && $${values.length}::text[]`;
}

const source = (tsquery: string | null): string =>
  tsquery === null ? 'product_listing l' : 'product_search s join product_listing l using (product_id)';

async function findPage(
  db: Queryable,
  request: SearchRequest,
  tsquery: string | null,
): Promise<{ productIds: string[]; total: number }> {
  const values: unknown[] = [tsquery];
  const where = [
    conditions(request, tsquery, values),
    ...[...request.filters].map(([id, chosen]) => filterCondition(id, chosen, values, 'l')),
  ];
  values.push(request.size, (request.page - 1) * request.size);
  const sort = tsquery === null && request.sort === 'relevance' ? 'popularity' : request.sort;
  const [row] = await db.query<{ total: number; ids: string[] }>(
    `with hits as materialized (
       select l.product_id, l.popularity, l.price_cents, l.rating, l.listed_since, ${sort === 'relevance' ? RANK : '0'} as score
       from ${source(tsquery)} where ${where.join(' and ')}
     )
     select (select count(*) from hits) as total,
       array(select product_id from hits order by ${orders[sort]} limit $${values.length - 1} offset $${values.length}) as ids`,
    values,
  );
  return { productIds: row?.ids ?? [], total: row?.total ?? 0 };
}

async function countFacets(
  db: Queryable,
  request: SearchRequest,
  tsquery: string | null,
): Promise<Map<string, Map<string, number>>> {
  const values: unknown[] = [tsquery];
  const where = conditions(request, tsquery, values);
  const filters = [...request.filters].map(([id, chosen]) => ({
    id,
    sql: filterCondition(id, chosen, values, 'base'),
  }));
  const all = filters.map(({ sql }) => ` and ${sql}`).join('');
  const isChosen = filters.map(({ id }) => {
    values.push(`${id}=`);
    return { id, sql: `starts_with(token, $${values.length})` };
  });
  const parts = [
    `select token, count(*) as products from base, unnest(base.tokens) as token
     where true${all}${isChosen.map(({ sql }) => ` and not ${sql}`).join('')} group by token`,
    ...isChosen.map(({ id, sql }) => {
      const others = filters.filter((filter) => filter.id !== id).map((filter) => ` and ${filter.sql}`);
      return `select token, count(*) as products from base, unnest(base.tokens) as token
        where ${sql}${others.join('')} group by token`;
    }),
  ];
  const rows = await db.query<{ token: string; products: number }>(
    `with base as materialized (select l.tokens from ${source(tsquery)} where ${where})
     ${parts.join(' union all ')}`,
    values,
  );
  const facets = new Map<string, Map<string, number>>();
  for (const { token, products } of rows) {
    const [facetId, value] = readToken(token);
    const counts = facets.get(facetId) ?? new Map<string, number>();
    facets.set(facetId, counts.set(value, products));
  }
  return facets;
}

/** @jest-environment node */
import type { Queryable } from '@fachwerk/database';
import { randomNumbers } from '../../testing/random';
import type { SearchRequest, SearchResult } from '../query/search-index';
import { loadCatalogue } from '../text-index/load-catalogue';
import { matchText } from '../text-index/match-text';
import { facetUsefulness } from '../text-index/measure-facets';
import { searchDocument } from '../text-index/search-document';
import { queryTokens, type Reading, type TextQuery, textQuery } from '../text-index/search-query';
import { readDocument } from '../text-index/stored-document';
import { createLanguage } from '../words/language';
import { categoryToken, facetToken } from '../words/listing-tokens';
import type { NumberRange } from '../words/number-range';
import { createSynonyms } from '../words/synonyms';
import { createVocabulary } from '../words/vocabulary';
import { mixHits } from './mix-hits';
import { searchCatalogue } from './search-catalogue';

const WORDS =
  'akkuschrauber akku schrauber schraube spanplattenschrauben holz holzleim leim bohrer steinbohrer farbe'.split(
    ' ',
  );
const CODES = ['4x40', '8mm', '18v', 'e27'];
const FACETS = { marke: ['Eberholt', 'Rupatec', 'Hauberg'], farbe: ['Rot', 'Blau'], laenge: ['1', '2', '3'] };
const NUMBERS = FACETS.laenge.map((value) => ({ facetId: 'laenge', value, number: Number(value) }));
const CATEGORIES = ['werkzeug', 'eisen'];
const VERSION = 7;
const LANGUAGE = createLanguage({
  synonyms: createSynonyms([{ terms: ['leim', 'holzleim'], isOneWay: false }]),
  vocabulary: createVocabulary([]),
});
const SORTS = ['relevance', 'popularity', 'price-asc', 'price-desc', 'rating', 'newest'] as const;

interface Row {
  productId: string;
  tokens: string[];
  priceCents: number;
  popularity: number;
  rating: number;
  listedSince: number;
  document: string;
}

describe.each([1, 2, 3, 4, 5])('search in a random catalogue (seed %i)', (seed) => {
  const random = randomNumbers(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const oneOf = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const some = <T>(list: readonly T[], most: number): T[] => [
    ...new Set(Array.from({ length: below(most + 1) }, () => oneOf(list))),
  ];

  // More than one batch of the loader; few different values, so that many products have equal scores.
  const rows = Array.from({ length: 430 }, (_, index): Row => {
    const text = () => [...some(WORDS, 3), ...some(CODES, 1)].join(' ');
    const document = searchDocument({
      name: text(),
      brand: oneOf(FACETS.marke),
      searchTerms: some(WORDS, 1),
      categoryNames: [],
      attributeTexts: some(CODES, 2),
      variantTexts: [],
      labels: [],
      description: text(),
    });
    return {
      productId: String(1000 + ((index * 37) % 430)),
      tokens: [
        ...some(CATEGORIES, 2).map(categoryToken),
        ...Object.entries(FACETS).flatMap(([id, values]) =>
          some(values, 2).map((one) => facetToken(id, one)),
        ),
      ],
      priceCents: 100 * below(5),
      popularity: below(4),
      rating: below(51) / 10,
      listedSince: below(3),
      // As PostgreSQL prints it.
      document: document.replaceAll(':1D', ':1'),
    };
  });
  const db: Queryable = {
    query: async (sql, [last] = []) => {
      if (sql.includes('from facet_value')) return NUMBERS as never[];
      return [...rows]
        .sort((a, b) => (a.productId < b.productId ? -1 : 1))
        .filter(({ productId }) => productId > String(last))
        .slice(0, 200) as never[];
    },
  };

  const randomRange = (lowest: number, steps: number, step: number) => {
    const ends = [below(steps), below(steps)].map((end) => lowest + end * step).sort((a, b) => a - b);
    return { from: random() < 0.2 ? -Infinity : ends[0]!, to: random() < 0.2 ? Infinity : ends[1]! };
  };
  const randomChoices = () => {
    const ranges = new Map<string, NumberRange>();
    if (random() < 0.3) ranges.set('preis', randomRange(0, 5, 100));
    if (random() < 0.3) ranges.set('bewertung', { from: 1 + below(4), to: Infinity });
    if (random() < 0.3) ranges.set('laenge', randomRange(0, 9, 0.5));
    const filtered = some(Object.keys(FACETS), 3).filter((id) => !ranges.has(id));
    const filters = new Map(filtered.map((id) => [id, [...some(FACETS[id as 'marke'], 2), 'unknown']]));
    return { filters, ranges };
  };
  const randomRequest = (): SearchRequest & { isLoose: boolean } => ({
    query: random() < 0.3 ? undefined : [...some(WORDS, 2), ...some(CODES, 1)].join(' ') || undefined,
    isLoose: random() < 0.3,
    categoryId: random() < 0.5 ? oneOf([...CATEGORIES, 'unknown']) : undefined,
    ...randomChoices(),
    sort: oneOf(SORTS),
    page: 1 + below(4),
    size: 1 + below(30),
  });

  it('finds, sorts and counts like a simple implementation', async () => {
    const catalogue = await loadCatalogue(db, VERSION);
    for (let run = 0; run < 300; run++) {
      const { isLoose, ...request } = randomRequest();
      const tokens = queryTokens(request.query ?? '');
      const query = request.query ? textQuery(tokens, LANGUAGE, { isLoose }) : undefined;
      const categoryIds = some([...CATEGORIES, 'unknown'], 2);
      const understood = query && { query, ...matchText(catalogue.texts, query), categoryIds };

      expect({ request, ...searchCatalogue(catalogue, request, understood) }).toEqual({
        request,
        ...searchSimply(rows, request, query, categoryIds),
      });
    }
  });

  it('finds the same products without facets', async () => {
    const catalogue = await loadCatalogue(db, VERSION);
    for (let run = 0; run < 50; run++) {
      const { isLoose: _, ...request } = randomRequest();
      const { productIds, total } = searchCatalogue(catalogue, request);

      expect(searchCatalogue(catalogue, { ...request, isPlain: true })).toMatchObject({ productIds, total });
    }
  });

  it('lists every product once over the pages', async () => {
    const catalogue = await loadCatalogue(db, VERSION);
    for (const sort of SORTS) {
      const pages = Array.from({ length: 20 }, (_, index) =>
        searchCatalogue(catalogue, { filters: new Map(), sort, page: index + 1, size: 24 }),
      );
      const ids = pages.flatMap(({ productIds }) => productIds);
      expect(ids.sort()).toEqual(rows.map(({ productId }) => productId).sort());
    }
  });
});

const POINTS = [0.02, 0.12, 0.35, 1];

/** Each product is checked against the whole request. */
function searchSimply(
  rows: readonly Row[],
  { categoryId, filters, ranges = new Map(), sort, page, size }: SearchRequest,
  query: TextQuery | undefined,
  namedCategories: readonly string[],
): Omit<SearchResult, 'synonymVersion' | 'servicePages'> {
  const found = rows.flatMap((row) => {
    const weights = new Map<string, number>();
    readDocument(row.document, (lexeme, weight) => weights.set(lexeme, POINTS[weight] as number));
    const weighs = (lexeme: string, least = 0) => (weights.get(lexeme) ?? -1) >= POINTS[least]!;
    const lexemesOf = (reading: Reading) =>
      'prefix' in reading
        ? [...weights.keys()].filter(
            (lexeme) => lexeme.startsWith(reading.prefix) && weighs(lexeme, reading.least),
          )
        : reading.all.filter(
            (lexeme, at) =>
              weighs(lexeme, reading.least) &&
              (at < reading.all.length - 1 || weighs(lexeme, reading.leastOfLast)),
          );
    const isMatch = (reading: Reading) =>
      lexemesOf(reading).length >= ('prefix' in reading ? 1 : reading.all.length);
    if (query && !query.every((readings) => readings.some(isMatch))) return [];
    if (categoryId !== undefined && !row.tokens.includes(categoryToken(categoryId))) return [];
    const pointsOf = (reading: Reading) => {
      const points = lexemesOf(reading).map((lexeme) => weights.get(lexeme) ?? 0);
      return reading.factor * ('prefix' in reading ? Math.max(...points) : Math.min(...points));
    };
    const words = (query ?? []).map((readings) => Math.max(...readings.filter(isMatch).map(pointsOf)));
    const mean = words.reduce((sum, points) => sum + points, 0) / Math.max(1, words.length);
    const isNamed =
      query !== undefined && namedCategories.some((id) => row.tokens.includes(categoryToken(id)));
    const score = mean + (isNamed ? 0.5 : 0) + 0.015 * Math.log(1 + row.popularity);
    return [{ ...row, score: Number(score.toFixed(5)) }];
  });
  const numbersOf = (row: Row, id: string) =>
    id === 'preis' || id === 'bewertung'
      ? [id === 'preis' ? row.priceCents : row.rating]
      : FACETS.laenge.filter((value) => row.tokens.includes(facetToken(id, value))).map(Number);
  const passes = (row: Row, except?: string) =>
    [...filters].every(
      ([id, values]) => id === except || values.some((value) => row.tokens.includes(facetToken(id, value))),
    ) &&
    [...ranges].every(
      ([id, { from, to }]) => id === except || numbersOf(row, id).some((one) => one >= from && one <= to),
    );
  const facets: SearchResult['facets'] = new Map();
  const measures: SearchResult['measures'] = new Map();
  for (const [id, values] of Object.entries(FACETS)) {
    const counts = values.flatMap((value): [string, number][] => {
      const having = found.filter((row) => passes(row, id) && row.tokens.includes(facetToken(id, value)));
      return having.length > 0 ? [[value, having.length]] : [];
    });
    if (counts.length > 0) facets.set(id, new Map(counts));
    const all = values
      .map((value) => found.filter((row) => row.tokens.includes(facetToken(id, value))).length)
      .filter((count) => count > 0);
    const having = found.filter((row) => values.some((one) => row.tokens.includes(facetToken(id, one))));
    if (all.length > 0)
      measures.set(id, {
        usefulness: facetUsefulness(found.length, having.length, all),
        values: all.length,
      });
  }
  const spent = found.filter((row) => passes(row, 'preis')).map(({ priceCents }) => priceCents);
  type Found = (typeof found)[number];
  const id = (a: Found, b: Found) => (a.productId < b.productId ? -1 : 1);
  const popular = (a: Found, b: Found) => b.popularity - a.popularity || id(a, b);
  const orders: Record<typeof sort, (a: Found, b: Found) => number> = {
    relevance: (a, b) => b.score - a.score || popular(a, b),
    popularity: popular,
    'price-asc': (a, b) => a.priceCents - b.priceCents || id(a, b),
    'price-desc': (a, b) => b.priceCents - a.priceCents || id(a, b),
    rating: (a, b) => b.rating - a.rating || popular(a, b),
    newest: (a, b) => b.listedSince - a.listedSince || popular(a, b),
  };
  const ranked = found.filter((row) => passes(row)).sort(orders[sort]);
  const popularity = (row: Found) => 0.015 * Math.log(1 + row.popularity);
  const scoreOf = (row: Found) => (sort === 'relevance' && query ? row.score : popularity(row));
  const hits =
    sort === 'relevance' || sort === 'popularity'
      ? mixHits(ranked, {
          kindsAt: (place) => [
            ranked[place]!.tokens.findLast((token) => token.startsWith('kategorie=')),
            ranked[place]!.tokens.find((token) => token.startsWith('marke=')),
          ],
          scoreAt: (place) => scoreOf(ranked[place]!),
        })
      : ranked;
  return {
    version: VERSION,
    productIds: hits.slice((page - 1) * size, page * size).map(({ productId }) => productId),
    total: hits.length,
    facets,
    measures,
    stars: [0, 1, 2, 3, 4, 5].map(
      (stars) =>
        found.filter(
          ({ rating, ...row }) => Math.floor(rating) === stars && passes({ rating, ...row }, 'bewertung'),
        ).length,
    ),
    prices: spent.length > 0 ? { from: Math.min(...spent), to: Math.max(...spent) } : undefined,
  };
}

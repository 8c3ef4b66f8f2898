import type { NextAddress } from './time-requests';

interface Tile {
  itemId: string;
  productId: string;
  name: string;
}
interface List {
  items: Tile[];
  total: number;
  pageCount: number;
  facets: { id: string; values: { value: string }[] }[];
}
interface Category {
  name: string;
  path: string;
  children: Category[];
}

/** Reads one row by its primary key: the measure of the goals. */
export const KEY_READ = 'product';

const SAMPLES = 30;
const SAMPLE_SIZE = 48;
const ITEMS_PER_READ = 8;
/** Beginnings of words for which suggestions are requested, in letters. */
const FEWEST_LETTERS = 3;
/** Page sizes from 25 to 48, the largest that the API accepts. */
const LEAST_SIZE = 25;
const MOST_SIZE = 48;
const PAGE_SIZES = Array.from({ length: MOST_SIZE - LEAST_SIZE + 1 }, (_, more) => LEAST_SIZE + more);

async function read(shopUrl: string, path: string): Promise<unknown> {
  const response = await fetch(new URL(path, shopUrl));
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response.json();
}
const readList = async (shopUrl: string, query: string) =>
  (await read(shopUrl, `/rest/products/?${query}`)) as List;
const readCategories = async (shopUrl: string) =>
  ((await read(shopUrl, '/rest/navigation/')) as Category).children;

/** Products from all parts of the catalogue. */
async function sampleTiles(shopUrl: string): Promise<Tile[]> {
  const { pageCount } = await readList(shopUrl, `size=${SAMPLE_SIZE}`);
  const tiles: Tile[] = [];
  for (let sample = 0; sample < SAMPLES; sample++) {
    const page = 1 + Math.floor((sample * (pageCount - 1)) / SAMPLES);
    tiles.push(...(await readList(shopUrl, `size=${SAMPLE_SIZE}&page=${page}`)).items);
  }
  return tiles;
}

/** Full pages of the smallest catalogue: they are full in larger ones, so that all answers are as long. */
interface FullPages {
  /** Names of categories and of kinds of products whose hits fill the largest page. */
  searches: readonly string[];
  /** Query strings of pages of categories. */
  lists: readonly string[];
}

export async function findFullPages(shopUrl: string): Promise<FullPages> {
  const categories = nodesOf(await readCategories(shopUrl));
  const queries = new Set([
    ...categories.map(({ name }) => name),
    ...(await sampleTiles(shopUrl)).flatMap(kindOf),
  ]);
  const searches: string[] = [];
  for (const query of queries) {
    const { total } = await readList(shopUrl, `q=${encodeURIComponent(query)}`);
    if (total > MOST_SIZE) searches.push(query);
  }
  const lists: string[] = [];
  for (const { path } of categories) {
    const { total } = await readList(shopUrl, `category=${path}`);
    for (const size of PAGE_SIZES)
      for (let page = 1; page * size <= total; page++)
        // Two names of one order, which the cache of results keeps apart.
        for (const sort of ['relevance', 'popularity'])
          lists.push(`category=${path}&size=${size}&page=${page}&sort=${sort}`);
  }
  return { searches, lists: shuffled(lists) };
}

/** The measured calls. The address of a list occurs once, so that no cache of results helps. */
export async function callsOf(
  shopUrl: string,
  { searches: typed, lists }: FullPages,
): Promise<Map<string, NextAddress>> {
  const tiles = shuffled(await sampleTiles(shopUrl));
  const children = await readCategories(shopUrl);
  const filtered: string[] = [];
  for (const { path } of children.flatMap((top) => [top, ...top.children]))
    for (const { id, values } of (await readList(shopUrl, `category=${path}`)).facets.slice(0, 3))
      for (const { value } of values.slice(0, 4))
        filtered.push(`category=${path}&f.${id}=${encodeURIComponent(value)}`);

  const searchFor = (query: string) => `q=${encodeURIComponent(query)}`;
  const queries = typed.map(searchFor);
  const mistyped = typed.map(withSwappedLetters).map(searchFor);
  const inTurn = (pathOf: (turn: number) => string): NextAddress => {
    let turn = 0;
    return () => new URL(pathOf(turn++), shopUrl);
  };
  /** Another page size makes another result. */
  const distinct = (some: readonly string[], turn: number) =>
    `/rest/products/?${some[turn % some.length]}&size=${PAGE_SIZES[Math.floor(turn / some.length) % PAGE_SIZES.length]}`;
  const beginnings = beginningsOf(typed);
  return new Map([
    ['search', inTurn((turn) => distinct(queries, turn))],
    ['search, mistyped', inTurn((turn) => distinct(mistyped, turn))],
    [
      'suggestions',
      inTurn(
        (turn) =>
          `/rest/search/suggestions/?q=${encodeURIComponent(beginnings[turn % beginnings.length] ?? '')}`,
      ),
    ],
    ['list', inTurn((turn) => `/rest/products/?${lists[turn % lists.length]}`)],
    ['list with a filter', inTurn((turn) => distinct(filtered, turn))],
    [KEY_READ, inTurn((turn) => `/rest/products/${tiles[turn % tiles.length]?.productId}/`)],
    [
      `${ITEMS_PER_READ} items by number`,
      inTurn((turn) => {
        const items = Array.from(
          { length: ITEMS_PER_READ },
          (_, index) => tiles[(turn * ITEMS_PER_READ + index) % tiles.length],
        );
        return `/rest/items/?${items.map((item) => `number=${item?.itemId}`).join('&')}`;
      }),
    ],
  ]);
}

/** Everything that is typed on the way to a query, each text once, short ones first. */
function beginningsOf(queries: readonly string[]): string[] {
  const texts = queries.flatMap((query) =>
    Array.from({ length: Math.max(0, query.length - FEWEST_LETTERS + 1) }, (_, more) =>
      query
        .slice(0, FEWEST_LETTERS + more)
        .trim()
        .toLowerCase(),
    ),
  );
  return [...new Set(texts)].sort((a, b) => a.length - b.length);
}

/** The same order in every run: each entry occurs once unless the prime 997 divides the length. */
const shuffled = <T>(list: readonly T[]): T[] =>
  list.map((_, index) => list[(index * 997) % list.length] as T);

/** "Hammer" becomes "Hmamer": one word that no product has. */
const withSwappedLetters = (query: string): string => query.replace(/^(.)(.)(.)/u, '$1$3$2');

const nodesOf = (categories: readonly Category[]): Category[] =>
  categories.flatMap((category) => [category, ...nodesOf(category.children)]);

/** "Spanplattenschrauben verzinkt 4 x 40" is a kind of "Spanplattenschrauben". */
const kindOf = ({ name }: Tile): string[] => /^\p{L}{4,}/u.exec(name) ?? [];

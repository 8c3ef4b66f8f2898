import type { NextAddress } from './time-requests';

interface Tile {
  itemId: string;
  productId: string;
  name: string;
  brand: { name: string };
}
interface List {
  items: Tile[];
  pageCount: number;
  facets: { id: string; values: { value: string }[] }[];
}
interface Category {
  path: string;
  children: Category[];
}

const SAMPLES = 30;
const SAMPLE_SIZE = 48;
const ITEMS_PER_READ = 8;
/** Page sizes from 24 to 48, the largest that the API accepts. */
const LEAST_SIZE = 24;
const SIZES = 25;

/**
 * The measured calls with endless addresses. The products come from all parts of the catalogue, and an
 * address of a list occurs once, so that no cache of results helps.
 */
export async function callsOf(shopUrl: string): Promise<Map<string, NextAddress>> {
  const read = async (path: string) => (await fetch(new URL(path, shopUrl))).json();
  const list = async (query: string) => (await read(`/rest/products/?${query}`)) as List;
  const { pageCount } = await list(`size=${SAMPLE_SIZE}`);
  const tiles: Tile[] = [];
  for (let sample = 0; sample < SAMPLES; sample++) {
    const page = 1 + Math.floor((sample * (pageCount - 1)) / SAMPLES);
    tiles.push(...(await list(`size=${SAMPLE_SIZE}&page=${page}`)).items);
  }
  const { children } = (await read('/rest/navigation/')) as Category;
  const filtered: string[] = [];
  for (const { path } of children.flatMap((top) => [top, ...top.children]))
    for (const { id, values } of (await list(`category=${path}`)).facets.slice(0, 3))
      for (const { value } of values.slice(0, 4))
        filtered.push(`category=${path}&f.${id}=${encodeURIComponent(value)}`);

  const queries = [...new Set(tiles.flatMap(queriesFor))].map((query) => `q=${encodeURIComponent(query)}`);
  const inTurn = (pathOf: (turn: number) => string): NextAddress => {
    let turn = 0;
    return () => new URL(pathOf(turn++), shopUrl);
  };
  /** Another page size makes another result. */
  const distinct = (lists: readonly string[], turn: number) =>
    `/rest/products/?${lists[turn % lists.length]}&size=${LEAST_SIZE + (Math.floor(turn / lists.length) % SIZES)}`;
  const shuffled = tiles.map((_, index) => tiles[(index * 997) % tiles.length] as Tile);
  return new Map([
    ['search', inTurn((turn) => distinct(queries, turn))],
    ['list with a filter', inTurn((turn) => distinct(filtered, turn))],
    ['product', inTurn((turn) => `/rest/products/${shuffled[turn % shuffled.length]?.productId}/`)],
    [
      `${ITEMS_PER_READ} items by number`,
      inTurn((turn) => {
        const items = Array.from(
          { length: ITEMS_PER_READ },
          (_, index) => shuffled[(turn * ITEMS_PER_READ + index) % shuffled.length],
        );
        return `/rest/items/?${items.map((item) => `number=${item?.itemId}`).join('&')}`;
      }),
    ],
  ]);
}

/** One word, a word with the brand, and the first words of the name. */
function queriesFor({ name, brand }: Tile): string[] {
  const words = name.split(' ').filter((word) => /^\p{L}{4,}/u.test(word));
  const [first, second] = words;
  if (!first) return [];
  return [first, `${first} ${brand.name}`, ...(second ? [`${first} ${second}`] : [])];
}

interface Category {
  path: string;
  url: string;
  totalProductCount: number;
  children: Category[];
}

export interface ColdAddresses {
  /** Address of a list that was not requested before. */
  list(): string;
  /** Address of a product that was not requested before. */
  product(): string;
  /** As `list`, without an end: a flood requests the more, the slower the others are served. */
  flood(): string;
}

const SORTS = ['price-asc', 'price-desc', 'rating', 'popularity'];
const LIST_SIZE = 24;
const PAGE_SIZE = 48;

/** Pages of categories in each order, and products, all distinct and in a fixed random order. */
export async function coldAddresses(shopUrl: string, products: number): Promise<ColdAddresses> {
  const read = async (path: string): Promise<unknown> => (await fetch(new URL(path, shopUrl))).json();
  const { children } = (await read('/rest/navigation/')) as { children: Category[] };
  const all = (categories: readonly Category[]): Category[] =>
    categories.flatMap((category) => [category, ...all(category.children)]);
  const categories = all(children);
  const lists = categories.flatMap(({ url, totalProductCount }) =>
    Array.from({ length: Math.ceil(totalProductCount / LIST_SIZE) }, (_, index) => index + 1).flatMap(
      (page) => SORTS.map((sort) => `${url}?page=${page}&sort=${sort}`),
    ),
  );

  const found = new Set<string>();
  for (let page = 1; found.size < products; page += 1) {
    const path = `/rest/products/?sort=rating&size=${PAGE_SIZE}&page=${page}`;
    const { items } = (await read(path)) as { items: { url: string }[] };
    if (items.length === 0) break;
    for (const { url } of items) found.add(url);
  }
  return {
    list: eachOnce('lists', lists),
    product: eachOnce('products', [...found]),
    flood: eachPriceOnce(categories),
  };
}

function eachPriceOnce(categories: readonly Category[]): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `${categories[count % categories.length]?.url}?f.preis=ab-${count / 100}`;
  };
}

function eachOnce(what: string, addresses: string[]): () => string {
  let seed = 42;
  const order = addresses.map((address) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return { address, place: seed };
  });
  const left = order.sort((a, b) => a.place - b.place).map(({ address }) => address);
  return () => {
    const address = left.pop();
    if (address === undefined) throw new Error(`The catalogue has too few ${what} for this benchmark.`);
    return address;
  };
}

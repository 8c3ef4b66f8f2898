/** @jest-environment node */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { openDatabase } from '@fachwerk/database';
import { createTestDatabase } from '@fachwerk/database/testing';
import { TABLES } from '../customers/database/tables-of-areas';
import { type Area, AREAS } from '../kernel/database/owned-tables';
import { migrations, packageRoot } from '../kernel/files/paths';

const ownerOf = new Map(
  AREAS.flatMap((area) => Object.keys(TABLES[area]).map((table) => [table, area] as const)),
);

/** What an area uses of a later one. Each has a reason; the list may only shrink. */
const UPWARDS = [
  // The demonstration's stock is made from prices and categories; stock per store has names of items.
  'stores uses category',
  'stores uses item',
  'stores uses product',
  'stores uses store_price_list',
  // The limit of a hold counts what unpaid orders keep, under the lock of the stock.
  'stores uses pieces_of_network',
  // An item in a cart or on a list is discontinued and not deleted.
  'catalogue uses cart',
  'catalogue uses cart_position',
  'catalogue uses wishlist',
  'catalogue uses wishlist_entry',
  // Records and lists have ratings and buyers.
  'catalogue uses product_rating',
  'catalogue uses product_sale',
  // The cart is locked before the order is written, and gets its lines back when the order ends.
  'orders uses place_within_limits',
  'orders uses return_to_cart',
];

interface Source {
  area: Area;
  path: string;
  text: string;
}

const functionFiles = globSync('src/*/database/functions/*.sql', { cwd: packageRoot });
/** Functions and views by name. */
const publisherOf = new Map(
  functionFiles.map((file) => [basename(file, '.sql'), file.split('/')[1] as Area] as const),
);
const isProduct = (path: string) => !path.includes('.test.') && !path.includes('/testing/');
const sources: Source[] = AREAS.flatMap((area) =>
  globSync(`src/${area}/**/*.{ts,tsx,sql}`, { cwd: packageRoot })
    .filter(isProduct)
    .map((path) => ({ area, path, text: withoutComments(path) })),
);

function withoutComments(path: string): string {
  const text = readFileSync(join(packageRoot, path), 'utf8');
  return path.endsWith('.sql')
    ? text.replaceAll(/--.*/g, '')
    : text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*(?:\/\/|--).*$|^import [^;]*;/gm, '');
}

const ALIAS = String.raw`(?:\s+(?:as\s+)?\w+)?`;
const READ = new RegExp(String.raw`\b(?:from|join|using)\s+((?:\w+${ALIAS})(?:\s*,\s*\w+${ALIAS})*)`, 'g');
const WRITE = /\b(?:insert\s+into|update|delete\s+from|truncate(?:\s+table)?)\s+(\w+)/g;
const ROW_TYPE = /(\w+)%rowtype/g;

const written = ({ text }: Source): string[] => [...text.matchAll(WRITE)].map(([, table = '']) => table);
/** Tables, views and functions that the source names. */
const named = (source: Source): string[] => [
  ...written(source),
  ...[...source.text.matchAll(READ)].flatMap(([, list = '']) =>
    list.split(',').map((part) => part.trim().split(/\s/)[0] ?? ''),
  ),
  ...[...source.text.matchAll(ROW_TYPE)].map(([, table = '']) => table),
  ...[...source.text.matchAll(/\b([a-z]+(?:_[a-z]+)+)\(/g)].map(([, name = '']) => name),
];

/** "area uses name" for all names of other areas. */
const usesOf = (names: ReadonlyMap<string, Area>): { area: Area; owner: Area; name: string }[] => {
  const uses = sources.flatMap((source) =>
    named(source).flatMap((name) => {
      const owner = names.get(name);
      return owner === undefined || owner === source.area ? [] : [`${source.area} ${owner} ${name}`];
    }),
  );
  return [...new Set(uses)].map((use) => {
    const [area, owner, name] = use.split(' ') as [Area, Area, string];
    return { area, owner, name };
  });
};
const isUpwards = ({ area, owner }: { area: Area; owner: Area }): boolean =>
  AREAS.indexOf(owner) > AREAS.indexOf(area);

describe('the tables of the database', () => {
  it('have one owner each, and personal ones name columns that lead to the person', async () => {
    const database = await createTestDatabase(migrations);
    const db = openDatabase({ url: database.url, onError: () => undefined });
    const columns = await db.query<{ table: string; column: string; onDelete: string | null }>(
      `select c.relname as "table", a.attname as "column",
         (select string_agg(k.confdeltype::text, '') from pg_constraint k
          where k.conrelid = c.oid and k.contype = 'f' and k.conkey = array[a.attnum]) as "onDelete"
       from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace`,
    );
    await db.close();
    await database.drop();

    const lists = AREAS.flatMap((area) => Object.keys(TABLES[area]));
    expect(lists.toSorted()).toEqual([...new Set(columns.map(({ table }) => table))].toSorted());
    for (const [table, { personal }] of AREAS.flatMap((area) => Object.entries(TABLES[area])))
      for (const column of Object.keys(personal?.by ?? {})) {
        const found = columns.find((one) => one.table === table && one.column === column);
        expect(`${table}.${found?.column}`).toBe(`${table}.${column}`);
        if (personal?.deletion === 'unlink' && found?.onDelete) expect(found.onDelete).toBe('n');
        if (personal?.deletion === 'cascade' && personal.by[column] === 'customer')
          expect(`${table}: ${found?.onDelete}`).toBe(`${table}: c`);
      }
  });

  it('are written by their owner only', () => {
    const others = sources.flatMap((source) =>
      written(source)
        .filter((table) => (ownerOf.get(table) ?? source.area) !== source.area)
        .map((table) => `${table}: ${source.path}`),
    );

    expect(others).toEqual([]);
  });

  it('are read by the areas above that their list names', () => {
    const uses = usesOf(ownerOf).filter((use) => !isUpwards(use));
    const stated = AREAS.flatMap((area) =>
      Object.entries(TABLES[area]).flatMap(([table, { readBy = [] }]) =>
        readBy.map((reader) => `${reader} reads ${table}`),
      ),
    );

    expect(uses.map(({ area, name }) => `${area} reads ${name}`).toSorted()).toEqual(stated.toSorted());
  });
});

it('no area uses tables, views or functions of a later area, besides the ones that are left', () => {
  const uses = [...usesOf(ownerOf), ...usesOf(publisherOf)].filter(isUpwards);

  expect(uses.map(({ area, name }) => `${area} uses ${name}`).toSorted()).toEqual(UPWARDS.toSorted());
});

it('every area has a list of its tables', () => {
  const missing = AREAS.filter((area) => !existsSync(join(packageRoot, `src/${area}/database/tables.ts`)));

  expect(missing).toEqual([]);
});

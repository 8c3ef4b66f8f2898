/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../test-postgres';
import { describeStatement } from './describe-statement';
import { readFacts, type SchemaFacts } from './facts';

const TABLES = `
  create table store (id text primary key, city text, opened_on date);
  create table article (id bigint primary key, store_id text references store (id), price numeric not null, data jsonb not null);
  create view price as select a.id, a.price, s.city from article a left join store s on s.id = a.store_id;`;

describe('the description of a statement', () => {
  const folder = mkdtempSync(join(tmpdir(), 'row-types-'));
  let database: TestDatabase;
  let client: pg.Client;
  let facts: SchemaFacts;
  beforeAll(async () => {
    writeFileSync(join(folder, '0001_tables.sql'), TABLES);
    database = await createTestDatabase({ dir: folder, table: 'sandbox_migration' });
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    facts = await readFacts(client);
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
    rmSync(folder, { recursive: true });
  });

  /** "type", with "?" if it can be null and "??" if that is not known. */
  const describeColumns = async (sql: string): Promise<Record<string, string>> => {
    const { columns } = await describeStatement(client, facts, sql);
    const marks = new Map([
      [true, '?'],
      [false, ''],
      [undefined, '??'],
    ]);
    return Object.fromEntries(
      columns.map(({ name, type, isNullable }) => [name, type + marks.get(isNullable)]),
    );
  };

  it.each([
    [
      'columns of a table',
      'select id, city, opened_on from store',
      { id: 'text', city: 'text?', opened_on: 'date?' },
    ],
    [
      'both sides of an outer join',
      'select a.id, s.id as store from article a left join store s on s.id = a.store_id',
      { id: 'bigint', store: 'text?' },
    ],
    [
      'a condition on the outer side',
      'select s.id as store from article a left join store s on s.id = a.store_id where s.id = $1',
      { store: 'text??' },
    ],
    ['a column that a condition needs', 'select city from store where city is not null', { city: 'text??' }],
    [
      'a condition that leaves null',
      'select city from store where city = $1 or opened_on is null',
      { city: 'text?' },
    ],
    [
      'aggregates of no row',
      'select count(*) as count, sum(price) as sum, coalesce(sum(price), 0) as total from article',
      { count: 'bigint', sum: 'numeric?', total: 'numeric' },
    ],
    [
      'aggregates of groups',
      'select store_id, max(price) as max, max(price) filter (where id > 1) as filtered from article group by 1',
      { store_id: 'text?', max: 'numeric', filtered: 'numeric?' },
    ],
    [
      'subqueries without a row',
      'select (select city from store limit 1) as city, (select count(*) from store) as stores, exists (select from store) as found',
      { city: 'text?', stores: 'bigint', found: 'boolean' },
    ],
    [
      'expressions',
      `select city || id as sum, city is null as unknown, case when id = 'a' then id end as some, nullif(id, 'a') as other,
         greatest(city, id) as greatest from store`,
      { sum: 'text?', unknown: 'boolean', some: 'text?', other: 'text?', greatest: 'text' },
    ],
    ['parts of a document', `select data ->> 'name' as name from article`, { name: 'text??' }],
    ['a view', 'select * from price', { id: 'bigint', price: 'numeric', city: 'text?' }],
    [
      'a union',
      'select id, city from store union all select id, opened_on::text from store',
      { id: 'text', city: 'text?' },
    ],
    [
      'a recursive query',
      'with recursive up as (select 1 as level union all select level + 1 from up where level < 3) select level from up',
      { level: 'integer' },
    ],
    [
      'rows that a change returns',
      `with moved as (update store set city = 'Ulm', opened_on = null where id = $1 returning id, city, opened_on) select * from moved`,
      { id: 'text', city: 'text??', opened_on: 'date?' },
    ],
  ])('knows %s', async (_, sql, expected) => {
    expect(await describeColumns(sql)).toEqual(expected);
  });

  it('has the parameters', async () => {
    const { parameters } = await describeStatement(
      client,
      facts,
      'delete from article where id = $1 and price > $2',
    );

    expect(parameters).toEqual(['bigint', 'numeric']);
  });

  it('refuses a column that does not exist', async () => {
    await expect(describeStatement(client, facts, 'select town from store')).rejects.toThrow('town');
  });

  it('runs no statement', async () => {
    await describeStatement(client, facts, `insert into store (id) values ('new')`);

    expect((await client.query('select from store')).rowCount).toBe(0);
  });
});

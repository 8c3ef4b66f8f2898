/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareColumns } from './compare';
import { findStatements, type StatementCall } from './find-statements';

const CONSTANTS = `
  export const ALL = 'select id from store';
  export const columns = (alias: string) => \`\${alias}.id, \${alias}.city\`;
  export const ORDERS = { name: 'name', age: 'id desc' };`;

const CODE = `
  import { ALL, columns, ORDERS } from './constants';
  interface Db { query<Row extends object>(sql: string, values?: readonly unknown[]): Promise<Row[]> }
  interface Store { id: string; city: string | null; openedOn?: Date; tags: string[]; data: { since: Date } }
  export const stores = (db: Db): Promise<Store[]> => db.query(ALL);
  export const some = (db: Db) => db.query<Pick<Store, 'id'>>(\`\${ALL} where id = $1\`, ['a']);
  export const parts = (db: Db, order: 'name' | 'age') => db.query(\`select \${columns('s')} order by \${ORDERS[order]}\`);
  export const twice = (db: Db, column: 'a' | 'b') => db.query(\`update x set \${column} = 1 where \${column} = 2\`);
  const by = (db: Db, condition: string) => db.query<{ id: string }>(\`\${ALL} where \${condition}\`);
  export const open = (db: Db) => by(db, 'is_open');
  export const near = (db: Db, isNear: boolean) => by(db, isNear ? 'is_near' : 'true');
  export const typed = (db: Db, sql: string) => db.query(sql);`;

const CLAIMS = `
  declare function defineQueue(queue: { table: string }): { table: string };
  declare function drain<Row extends object>(db: object, queue: object, claim: { columns: string }): Promise<number>;
  const mails = defineQueue({ table: 'mail_outbox' });
  const tasks = (pauseMs = 1) => defineQueue({ table: 'payment_task' });
  const COLUMNS = 'r.id, r.kind';
  export const sendMails = (db: object) => drain<{ id: string; kind: string; attempts: number }>(db, mails, { columns: COLUMNS });
  export const doTasks = (db: object) => drain<{ id: string }>(db, tasks(5), { columns: 'r.id' });
  export const doAny = (db: object, queue: object) => drain<{ id: string }>(db, queue, { columns: 'r.id' });`;

describe('statements in code', () => {
  const folder = mkdtempSync(join(tmpdir(), 'statements-'));
  let calls: StatementCall[];
  let claims: StatementCall[];
  beforeAll(() => {
    mkdirSync(join(folder, 'src'));
    writeFileSync(
      join(folder, 'tsconfig.json'),
      '{ "compilerOptions": { "strict": true, "noEmit": true }, "include": ["src"] }',
    );
    writeFileSync(join(folder, 'src/constants.ts'), CONSTANTS);
    writeFileSync(join(folder, 'src/stores.ts'), CODE);
    writeFileSync(join(folder, 'src/stores.test.ts'), CODE);
    writeFileSync(join(folder, 'src/work.ts'), CLAIMS);
    const all = findStatements([folder]);
    calls = all.filter(({ file }) => file.endsWith('stores.ts'));
    claims = all.filter(({ file }) => file.endsWith('work.ts'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are evaluated to every text that they can have', () => {
    expect(calls.map(({ texts }) => texts)).toEqual([
      ['select id from store'],
      ['select id from store where id = $1'],
      ['select s.id, s.city order by name', 'select s.id, s.city order by id desc'],
      ['update x set a = 1 where a = 2', 'update x set b = 1 where b = 2'],
      ['is_open', 'is_near', 'true'].map((condition) => `select id from store where ${condition}`),
      undefined,
    ]);
  });

  it('of claims have the columns of the rows of their queue', () => {
    expect(claims.map(({ texts, columns }) => [texts, columns?.map(({ name }) => name)])).toEqual([
      [['select r.id, r.kind, r.attempts from mail_outbox r'], ['id', 'kind', 'attempts']],
      [['select r.id from payment_task r'], ['id']],
      [undefined, ['id']],
    ]);
  });

  it('have a place and a number of values', () => {
    expect(calls[0]).toMatchObject({
      file: expect.stringMatching(/src\/stores\.ts$/),
      line: 5,
      valueCount: 0,
    });
    expect(calls[1]).toMatchObject({ line: 6, valueCount: 1 });
  });

  it.each([
    ['a column that is declared rightly', 'id', 'text', false, []],
    ['null that is not declared', 'id', 'text', true, ['"id" can be null']],
    ['null that never comes', 'city', 'text', false, ['"city" is never null']],
    ['a number', 'id', 'integer', false, ['"id" is declared as string, but integer is read as number']],
    ['a date', 'city', 'date', true, ['"city" is declared as string, but date is read as Date']],
    ['null in an optional column', 'openedOn', 'timestamp with time zone', true, ['"openedOn" can be null']],
    ['a list', 'tags', 'text[]', undefined, []],
    ['a list of large numbers', 'tags', 'bigint[]', undefined, []],
    [
      'a list of numbers',
      'tags',
      'integer[]',
      undefined,
      ['"tags" is declared as string[], but integer[] is read as number[]'],
    ],
    ['a document', 'tags', 'jsonb', undefined, []],
    [
      'a type that is not known',
      'id',
      'point',
      false,
      ['"id" has the type point, which the comparison does not know'],
    ],
    ['a column that is not declared', 'name', 'text', false, ['"name" is selected, but not declared']],
  ])('are compared: %s', (_, name, type, isNullable, faults) => {
    const declared = (calls[0]?.columns ?? []).filter((column) => column.name === name);

    expect(compareColumns(declared, [{ name, type, isNullable }])).toEqual(faults);
  });

  it('are compared: a column that is not selected', () => {
    const declared = calls[1]?.columns ?? [];

    expect(compareColumns(declared, [])).toEqual(['"id" is declared, but not selected']);
  });
});

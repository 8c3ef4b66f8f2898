/** @jest-environment node */
import { openDatabase } from '@fachwerk/database';
import { createTestDatabase } from '@fachwerk/database/testing';
import { ALL_TABLES } from '../customers/database/tables-of-areas';
import { migrations } from '../kernel/files/paths';
import texts from '../kernel/texts/messages.de.json';

interface Column {
  [name: string]: unknown;
  table: string;
  column: string;
  type: string;
}

const exported = Object.entries(ALL_TABLES).flatMap(([table, { personal }]) =>
  personal?.isExported ? [{ table, personal }] : [],
);
let columns: Column[];
beforeAll(async () => {
  const database = await createTestDatabase(migrations);
  const db = openDatabase({ url: database.url, onError: () => undefined });
  columns = await db.query<Column>(
    `select table_name as "table", column_name as "column", data_type as "type"
     from information_schema.columns where table_schema = 'public'`,
  );
  await db.close();
  await database.drop();
});
const columnsOf = (name: string) => columns.filter(({ table }) => table === name);
const has = (key: string) => `dataExport.${key}` in texts;

/** Ids and numbers of a person, which the person may read. */
const KNOWN = ['customer_card_number'];
const SECRET = /hash|token|secret|sealed|password|network|session|submit_key|attempts|last_error|visitor/;

describe.each(exported)('the copy of the own data in $table', ({ table, personal }) => {
  it('has a German title, and columns with German names', () => {
    const visible = columnsOf(table).filter(({ column }) => !personal.hidden?.includes(column));

    expect(has(`table.${table}`)).toBe(true);
    expect(visible.filter(({ column }) => has(`column.${column}`))).not.toEqual([]);
  });

  it('leaves out secrets, files and marks of the work of the shop', () => {
    const visible = columnsOf(table)
      .filter(({ column }) => !personal.hidden?.includes(column) && !KNOWN.includes(column))
      .filter(({ column, type }) => SECRET.test(column) || type === 'bytea');

    expect(visible.map(({ column }) => column)).toEqual([]);
  });

  it('hides and replaces columns that exist', () => {
    const names = columnsOf(table).map(({ column }) => column);

    expect(names).toEqual(
      expect.arrayContaining([
        ...(personal.hidden ?? []),
        ...Object.keys(personal.leadsTo ?? {}),
        ...Object.keys(personal.replaced ?? {}),
      ]),
    );
  });
});

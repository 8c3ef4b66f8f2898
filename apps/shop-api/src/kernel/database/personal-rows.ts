import type { Queryable } from '@fachwerk/database';
import type { OwnedTables, PersonalData, PersonKey } from './owned-tables';

/** Values by which the rows of a person are found; addresses of mails in lower case. */
export type PersonKeys = ReadonlyMap<PersonKey, ReadonlySet<string>>;

type Row = Record<string, unknown>;
interface PersonalTable extends PersonalData {
  table: string;
}

/**
 * Not followed: a session may be shared, a typed address may be a stranger's, and nothing leads from hashes
 * and limits to a person.
 */
const UNFOLLOWED: readonly PersonKey[] = ['session', 'typed', 'limit', 'hash'];

const personalTables = (tables: OwnedTables): PersonalTable[] =>
  Object.entries(tables).flatMap(([table, { personal }]) => (personal ? [{ table, ...personal }] : []));

/**
 * Which rows belong to a person: a condition for each column that refers to one of the keys. A row of an
 * account is that of its customer alone, whatever address or order it names. Undefined if no column refers to
 * a key.
 */
function rowsOf({ by }: PersonalTable, keys: PersonKeys): { where: string; values: string[][] } | undefined {
  const values: string[][] = [];
  const conditions = Object.entries(by).flatMap(([column, key]) => {
    const known = keys.get(key);
    if (!known || UNFOLLOWED.includes(key)) return [];
    values.push([...known]);
    const name = key === 'email' ? `lower(t.${column})` : `t.${column}`;
    return [{ key, sql: `${name} = any($${values.length})` }];
  });
  if (conditions.length === 0) return undefined;
  const [customer] = Object.entries(by).find(([, key]) => key === 'customer') ?? [];
  const own = conditions.filter(({ key }) => key === 'customer').map(({ sql }) => sql);
  const others = conditions.filter(({ key }) => key !== 'customer').map(({ sql }) => sql);
  const ofNoAccount =
    customer && others.length > 0 ? [`t.${customer} is null and (${others.join(' or ')})`] : others;
  return { where: [...own, ...ofNoAccount].join(' or '), values };
}

/** The keys of a person, with those that their rows lead to. */
export async function keysOfPerson(
  db: Queryable,
  tables: OwnedTables,
  person: { customerId: string; email: string },
): Promise<PersonKeys> {
  const keys = new Map<PersonKey, Set<string>>([
    ['customer', new Set([person.customerId])],
    ['email', new Set([person.email.toLowerCase()])],
  ]);
  const leading = personalTables(tables).filter(({ leadsTo }) => leadsTo);
  // An order leads to its payments, which are read before it: until a round finds nothing more.
  for (let known = 0; known < sizeOf(keys);) {
    known = sizeOf(keys);
    for (const one of leading) await follow(db, one, keys);
  }
  return keys;
}

const sizeOf = (keys: PersonKeys): number => [...keys.values()].reduce((sum, { size }) => sum + size, 0);

async function follow(db: Queryable, one: PersonalTable, keys: Map<PersonKey, Set<string>>): Promise<void> {
  const found = rowsOf(one, keys);
  if (!found) return;
  const leads = Object.entries(one.leadsTo ?? {});
  const columns = leads.map(([column]) => `t.${column}`).join(', ');
  const rows = await db.query<Row>(
    `select ${columns} from ${one.table} t where ${found.where}`,
    found.values,
  );
  for (const [column, key] of leads)
    keys.set(key, new Set([...(keys.get(key) ?? []), ...rows.map((row) => String(row[column]))]));
}

const without = (row: Row, hidden: readonly string[] = []): Row =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !hidden.includes(column)));

/** The rows of a person that an export contains, by table, without the hidden columns. */
export async function readPersonalRows(
  db: Queryable,
  tables: OwnedTables,
  keys: PersonKeys,
): Promise<Map<string, Row[]>> {
  const byTable = new Map<string, Row[]>();
  for (const one of personalTables(tables)) {
    const found = one.isExported && rowsOf(one, keys);
    if (!found) continue;
    // Not jsonb, which sorts the columns.
    const rows = await db.query<{ row: Row }>(
      `select row_to_json(t) as "row" from ${one.table} t where ${found.where}`,
      found.values,
    );
    const visible = rows.map(({ row }) => without(row, one.hidden));
    if (visible.length > 0) byTable.set(one.table, visible);
  }
  return byTable;
}

/**
 * Deletes the rows of a person in the tables that the deletion of an account names, and replaces the names in
 * those that stay; foreign keys delete or unlink those of others.
 */
export async function deletePersonalRows(
  tx: Queryable,
  tables: OwnedTables,
  keys: PersonKeys,
): Promise<void> {
  // Tables of upper areas first: they refer to those below.
  for (const one of personalTables(tables).reverse()) {
    const found = rowsOf(one, keys);
    if (!found) continue;
    if (one.deletion === 'delete')
      await tx.query(`delete from ${one.table} t where ${found.where}`, found.values);
    const replaced = Object.entries(one.replaced ?? {}).map(([column, value]) => `${column} = ${value}`);
    if (replaced.length > 0)
      await tx.query(`update ${one.table} t set ${replaced.join(', ')} where ${found.where}`, found.values);
  }
}

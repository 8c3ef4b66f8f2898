import pg from 'pg';
import { migrate } from '../../migrate';
import type { Migrations } from '../../schema-steps';
import { createTestDatabase } from '../test-postgres';
import { compareColumns } from './compare';
import { describeStatement } from './describe-statement';
import { readFacts, type SchemaFacts } from './facts';
import { findStatements, type StatementCall } from './find-statements';

/** An app whose statements are compared. */
export interface CheckedPackage {
  folder: string;
  migrations: Migrations;
}

export interface RowTypeFault {
  /** "shop-api/src/selling/cart/cart.ts". */
  file: string;
  line: number;
  fault: string;
}

/** Every call of `query` whose row type or number of values does not fit its statement. */
export async function findRowTypeFaults(
  packages: readonly [CheckedPackage, ...CheckedPackage[]],
): Promise<RowTypeFault[]> {
  const calls = findStatements(packages.map(({ folder }) => folder));
  const [first, ...others] = packages;
  const database = await createTestDatabase(first.migrations);
  for (const { migrations } of others) await migrate(database.url, migrations);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    const facts = await readFacts(client);
    const found: RowTypeFault[] = [];
    for (const call of calls)
      for (const fault of await faultsOf(client, facts, call))
        found.push({ file: call.file, line: call.line, fault });
    return found;
  } finally {
    await client.end();
    await database.drop();
  }
}

/** Each fault once, in however many variants of the statement it is. */
async function faultsOf(client: pg.Client, facts: SchemaFacts, call: StatementCall): Promise<Set<string>> {
  const { texts, columns, valueCount } = call;
  if (!texts) return new Set(['the statement is not composed of constants']);
  const faults = new Set<string>();
  for (const text of texts)
    try {
      const described = await describeStatement(client, facts, text);
      const count = described.parameters.length;
      if (valueCount !== undefined && valueCount !== count)
        faults.add(`${valueCount} values for ${count} parameters`);
      for (const fault of columns ? compareColumns(columns, described.columns) : []) faults.add(fault);
    } catch (error) {
      faults.add(String(error));
    }
  return faults;
}

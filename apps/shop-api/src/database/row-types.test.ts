/** @jest-environment node */
import { join } from 'node:path';
import { findRowTypeFaults, type RowTypeFault } from '@fachwerk/database/row-types';
import { migrations, packageRoot } from '../kernel/files/paths';

const registryRoot = join(packageRoot, '../registry');

/**
 * Faults that are known and harmless, with the reason. This list only shrinks: what the database can state
 * (not null, a condition) is stated there.
 */
const KNOWN: Record<string, string> = {
  'shop-api/src/catalogue/import/import-statements.ts: the statement is not composed of constants':
    'Repeats its columns with a prefix; returns no rows. The tests of the import run it.',
  'shop-api/src/kernel/database/personal-rows.ts: the statement is not composed of constants':
    'Reads the tables that the areas list, as JSON. data-export.test.ts compares their columns.',
};

const keyOf = ({ file, fault }: RowTypeFault): string => `${file}: ${fault}`;

describe('rows of shop and registry', () => {
  let found: RowTypeFault[];
  beforeAll(async () => {
    found = await findRowTypeFaults([
      { folder: packageRoot, migrations },
      {
        folder: registryRoot,
        migrations: { dir: join(registryRoot, 'src/database/migrations'), table: 'registry_migration' },
      },
    ]);
  });

  it('have the types that the database returns', () => {
    const unknown = found.filter((fault) => !(keyOf(fault) in KNOWN));

    expect(unknown.map(({ file, line, fault }) => `${file}:${line}: ${fault}`)).toEqual([]);
  });

  it('have no exception that has become superfluous', () => {
    const keys = new Set(found.map(keyOf));

    expect(Object.keys(KNOWN).filter((key) => !keys.has(key))).toEqual([]);
  });
});

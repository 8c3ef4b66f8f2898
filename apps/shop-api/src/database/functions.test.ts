/** @jest-environment node */
import { cpSync, globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import {
  type Database,
  migrate,
  type Migrations,
  openDatabase,
  prepareSchema,
  requireSchema,
} from '@fachwerk/database';
import { createTestDatabase, type TestDatabase } from '@fachwerk/database/testing';
import pg from 'pg';
import { migrations, packageRoot } from '../kernel/files/paths';
import { onlySteps } from '../testing/only-steps';

const files = globSync('src/*/database/functions/*.sql', { cwd: packageRoot }).map((file) =>
  join(packageRoot, file),
);
const nameOf = (file: string): string => basename(file, '.sql');

let database: TestDatabase;
let db: Database;
beforeEach(async () => {
  database = await createTestDatabase(migrations);
  db = openDatabase({ url: database.url, maxConnections: 1, onError: () => undefined });
});
afterEach(async () => {
  await db.close();
  await database.drop();
});

/** An invariant that .ci/killed-processes.test.mjs and tests of payments read. */
const FOR_TESTS = ['payment_difference'];

/** Those of an extension have no text here. */
const OWN = `pronamespace = 'public'::regnamespace
  and not exists (select from pg_depend d where d.objid = pg_proc.oid and d.deptype = 'e')`;

/** Texts of functions, views and triggers by signature, as PostgreSQL has them. */
async function definitions(): Promise<Record<string, string>> {
  const rows = await db.query<{ signature: string; definition: string }>(
    `select oid::regprocedure::text as signature, pg_get_functiondef(oid) as definition
     from pg_proc where ${OWN}
     union all
     select oid::regclass::text, pg_get_viewdef(oid)
     from pg_class where relkind = 'v' and relnamespace = 'public'::regnamespace
     union all
     select tgrelid::regclass || ' ' || tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal`,
  );
  return Object.fromEntries(rows.map(({ signature, definition }) => [signature, definition]));
}

/** A release in which a function or view has another text. */
function releaseWith(name: string, edit: (text: string) => string): Migrations {
  const file = files.find((path) => nameOf(path) === name) ?? '';
  const folder = mkdtempSync(join(tmpdir(), 'fachwerk-functions-'));
  cpSync(join(file, '..'), folder, { recursive: true });
  writeFileSync(join(folder, `${name}.sql`), edit(readFileSync(file, 'utf8')));
  const others = (migrations.functions ?? []).filter((other) => other !== join(file, '..'));
  return { ...migrations, functions: [...others, folder] };
}

const raised = (text: string): string =>
  text.replace(/^-- Version (\d+)\./, (_, version: string) => `-- Version ${Number(version) + 1}.`);
const nextRelease = releaseWith('available_for', (text) =>
  raised(text).replace('greatest(0,', 'greatest(0 + 0,'),
);
const isNext = async (): Promise<boolean> =>
  (await definitions())['available_for(text,text,text)']?.includes('0 + 0') ?? false;

describe('the functions of the database', () => {
  it('are the same after an update and in a new installation', async () => {
    const installed = await definitions();
    await db.query('drop schema public cascade');
    await db.query('create schema public');
    await migrate(
      database.url,
      onlySteps((step) => step < '0087'),
    );

    const applied = await migrate(database.url, migrations);

    expect(await definitions()).toEqual(installed);
    expect(applied).toEqual(
      expect.arrayContaining(files.map((file) => expect.stringContaining(nameOf(file)))),
    );
  });

  it('have one current text each, which PostgreSQL accepts', async () => {
    const names = await db.query<{ name: string }>(
      `select proname as name from pg_proc where ${OWN}
       union all
       select relname from pg_class where relkind = 'v' and relnamespace = 'public'::regnamespace`,
    );

    expect(names.map(({ name }) => name).sort()).toEqual(files.map(nameOf).sort());
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    for (const file of files) {
      const text = readFileSync(file, 'utf8');
      expect(text).toMatch(new RegExp(`^create or replace (function|view) ${nameOf(file)}\\b`, 'm'));
      await client.query(text);
    }
    await client.end();
  });

  it('state no limit of the shop, which comes with the call', () => {
    const stated = files.filter((file) =>
      /\b999\b|(?<!\* )interval '/.test(
        readFileSync(file, 'utf8').replaceAll(/--.*/g, '').replaceAll('p_most integer default 999', ''),
      ),
    );

    expect(stated.map(nameOf)).toEqual([]);
  });

  it('are called: by the code, by each other, or by a trigger', async () => {
    const code = globSync('src/**/*.{ts,tsx}', { cwd: packageRoot, exclude: ['**/*.test.ts'] })
      .map((file) => readFileSync(join(packageRoot, file), 'utf8'))
      .join('\n');
    const triggers = Object.entries(await definitions()).filter(([, text]) =>
      /^CREATE (CONSTRAINT )?TRIGGER/.test(text),
    );
    const isCalled = (file: string): boolean => {
      const others = files.filter((other) => other !== file).map((other) => readFileSync(other, 'utf8'));
      const sources = [code, ...others, ...triggers.map(([, text]) => text)].join('\n');
      return new RegExp(`\\b${nameOf(file)}\\b`).test(sources);
    };

    expect(files.filter((file) => !isCalled(file)).map(nameOf)).toEqual(FOR_TESTS);
  });
});

/** Functions that the servers of the release before call, with the number of arguments. */
const CALLS_OF_BEFORE: Record<string, number> = {
  add_to_cart: 11,
  add_to_wishlist: 8,
  add_up_searches: 1,
  available_for: 3,
  benefits_of_cart: 1,
  count_search: 5,
  end_allocation: 5,
  hold_stock: 4,
  item_price_for: 2,
  lines_of_cart: 1,
  move_in_cart: 4,
  move_reservation: 3,
  next_document_number: 1,
  place_within_limits: 1,
  redeem_gift_card: 3,
  release_ended_holds: 1,
  release_gift_card: 1,
  release_hold: 1,
  release_voucher: 1,
  remove_from_wishlist: 3,
  return_stock: 2,
  return_to_cart: 1,
  return_to_gift_card: 3,
  take_mail_turn: 1,
  unpaid_kind: 3,
  verify_cart: 1,
  wishlist_entries: 1,
  write_stock: 5,
};

it('servers of the release before find the functions that they call', async () => {
  for (const [name, count] of Object.entries(CALLS_OF_BEFORE)) {
    const values = Array.from({ length: count }, (_, index) => `$${index + 1}`).join(', ');
    await db.query(`prepare call_of_before as select ${name}(${values})`);
    await db.query('deallocate call_of_before');
  }
});

describe('a changed function', () => {
  it('is applied once, by the migration command only', async () => {
    const prepare = (migrates: boolean) => prepareSchema(database.url, nextRelease, { migrates });

    await expect(prepare(false)).rejects.toThrow('version 2 of available_for missing. Run: pnpm migrate');
    expect(await isNext()).toBe(false);
    expect(await prepare(true)).toEqual(['available_for 2']);
    expect(await isNext()).toBe(true);
    expect(await prepare(true)).toEqual([]);
    expect(await prepare(false)).toEqual([]);
  });

  it('is not replaced by the older text of an older release', async () => {
    await migrate(database.url, nextRelease);

    expect(await migrate(database.url, migrations)).toEqual([]);

    expect(await isNext()).toBe(true);
    await requireSchema(database.url, migrations);
  });

  it('needs a higher version', async () => {
    const release = releaseWith('available_for', (text) => `${text}-- another text\n`);

    await expect(migrate(database.url, release)).rejects.toThrow(
      'The function available_for has been edited after it was applied. Raise its version.',
    );
  });

  it('is applied again after a step has dropped it', async () => {
    await db.query('drop view session_wishlist');

    expect(await migrate(database.url, migrations)).toEqual(['session_wishlist 1']);
  });

  it('gives way to a reader, and the calls behind it go on', async () => {
    const reader = new pg.Client({ connectionString: database.url });
    await reader.connect();
    await reader.query('begin');
    await reader.query('select from session_cart');
    let hasGivenWay = () => {};
    const gaveWay = new Promise<void>((resolve) => (hasGivenWay = resolve));

    const migrating = migrate(database.url, releaseWith('session_cart', raised), {
      lockTimeoutMs: 100,
      pauseMs: 50,
      log: () => hasGivenWay(),
    });
    await gaveWay;
    expect(await db.query('select from session_cart')).toEqual([]);
    await reader.query('commit');

    expect(await migrating).toEqual(['session_cart 2']);
    await reader.end();
  });
});

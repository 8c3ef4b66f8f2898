/** @jest-environment node */
/** Follows docs/guides/an-address-field.md: adds its lines to a copy of the sources and checks the types. */
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, run } from './project.mjs';

const COPY = mkdtempSync(join(tmpdir(), 'an-address-field-'));
const COPIED = [
  'tsconfig.base.json',
  'shared',
  'cart-mfe',
  'apps/shop-api',
  'apps/database',
  'apps/server-kit',
  'apps/cms/content',
];
const GUIDE = readFileSync(join(ROOT, 'docs/guides/an-address-field.md'), 'utf8');
const rows = [...GUIDE.matchAll(/^\| `([\w./-]+)` +\| `(.*)` +\|$/gm)].map(([, file, line]) => ({
  file,
  line,
}));
const [declaration, ...others] = rows;
/** Code that reads addresses; what it imports is checked with it. */
const CHECKED = [
  ...rows.map(({ file }) => file).filter((file) => !file.endsWith('.json')),
  'cart-mfe/src/widgets.ts',
  'shared/src/css-modules.d.ts',
  'shared/src/order.ts',
  'apps/shop-api/src/app.ts',
  'apps/shop-api/src/**/*.d.ts',
];

for (const path of COPIED)
  cpSync(join(ROOT, path), join(COPY, path), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !/\/(?:dist|\.cache)$/.test(source),
  });
symlinkSync(join(ROOT, 'node_modules'), join(COPY, 'node_modules'));
writeFileSync(
  join(COPY, 'tsconfig.json'),
  JSON.stringify({
    extends: './tsconfig.base.json',
    compilerOptions: { lib: ['ES2023', 'DOM', 'DOM.Iterable'], types: ['node'] },
    include: CHECKED,
  }),
);

afterAll(() => rmSync(COPY, { recursive: true, force: true }));

/** Adds the line below that of `addition`. */
function add({ file, line }) {
  const path = join(COPY, file);
  const before = readFileSync(path, 'utf8');
  const after = before.replace(/^( +)(?:addition|"address\.field\.addition"):.*$/m, `$&\n$1${line}`);
  expect(after).not.toBe(before);
  writeFileSync(path, after);
}

/** What the compiler refuses. */
const check = () =>
  run('node', [
    'node_modules/typescript-7/bin/tsc',
    '-p',
    join(COPY, 'tsconfig.json'),
    '--checkers',
    '1',
  ]).then(
    () => '',
    (error) => String(error.message),
  );

it('a new field of addresses is one line in five files', () => expect(rows).toHaveLength(5));

it('the compiler names every other file and the label, once the field is declared', async () => {
  add(declaration);

  const refused = await check();

  for (const { file, line } of others)
    expect(refused).toContain(file.endsWith('.json') ? line.split('"')[1] : file);
});

it('is asked, stored and shown, once all lines are there', async () => {
  others.forEach(add);

  expect(await check()).toBe('');
  const { addressLines } = require(join(COPY, 'shared/src/rules.ts'));
  const { addressForm, OrderAddress } = require(join(COPY, 'shared/src/contracts.ts'));
  const typed = {
    firstName: 'Erika',
    lastName: 'Muster',
    street: 'Ring',
    streetNumber: '1',
    floor: '3. Etage',
    zipCode: '50672',
    city: 'Köln',
    country: 'DE',
  };
  const stored = addressForm().parse(typed);
  expect(addressLines(OrderAddress.parse(stored))).toEqual([
    'Erika Muster',
    '3. Etage',
    'Ring 1',
    '50672 Köln',
  ]);
});

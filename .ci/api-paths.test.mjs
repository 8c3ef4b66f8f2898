/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as calls from '../shared/src/calls';

const ROOT = join(__dirname, '..');
/** Sources of the product; tests and journeys may write the address that they expect. */
const PACKAGES = readdirSync(ROOT)
  .filter((name) => /-mfe$|^(?:shared|shell)$/.test(name))
  .concat(readdirSync(join(ROOT, 'apps')).map((name) => `apps/${name}`));
const ALLOWED = [
  // The contracts themselves.
  /^shared\/src\/contracts\//,
  /\.test\.[a-z]+$/,
  // Tables of tests.
  /\/testing\//,
];
/** A GET of the same address is a page: content links to it. */
const PAGES = new Set(['/login/', '/register/', '/register/confirm/', '/widerruf/']);

const sources = PACKAGES.map((name) => `${name}/src`)
  .filter((folder) => existsSync(join(ROOT, folder)))
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true }).map((name) => `${folder}/${name}`),
  )
  .filter((name) => /\.(?:ts|tsx|js|mjs)$/.test(name) && !ALLOWED.some((allowed) => allowed.test(name)));

const paths = [...new Set(Object.values(calls).flatMap(({ path }) => path ?? []))].filter(
  (path) => !PAGES.has(path),
);
const escape = (text) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
/** A literal that is or begins with the path; parameters in any notation. */
const literal = new RegExp(
  `['"\`](?:\\$\\{\\w+\\})?(?:${paths.map((path) => escape(path).replace(/{\w+}/g, '[^\'"\`/]+')).join('|')})['"\`?#]`,
);

it('finds the paths of calls, in every notation', () => {
  expect("api.get('/rest/basket/')").toMatch(literal);
  expect('fetch(`${origin}/rest/stores/${companyId}/stock/?itemId=1`)').toMatch(literal);
  expect("app.get('/rest/stores/:companyId/stock/', read)").toMatch(literal);
  expect("href: '/basket/'").not.toMatch(literal);
});

it('no path of the API stands outside of the contracts', () => {
  const found = sources.flatMap((name) =>
    readFileSync(join(ROOT, name), 'utf8')
      .split('\n')
      .flatMap((line, index) => (literal.test(line) ? [`${name}:${index + 1}: ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});

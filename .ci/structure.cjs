/**
 * Import directions, checked by `npm test` (check `structure`): no circles between files or folders, and no
 * import against the direction shared <- micro-frontends, shell, apps (docs/architecture.md).
 */
const { readdirSync } = require('node:fs');

const inPackage = (pattern) => ({ path: `^(?:${pattern})/` });
/**
 * What apps import of each other: two libraries, the addresses that the demonstration catalogue writes, and
 * the legal texts of two pages, which mails contain as files.
 */
const LIBRARIES =
  'apps/(?:(?:database|server-kit)/|pictures/src/(?:picture-addresses|random)\\.ts|cms/content/(?:terms|withdrawal-policy)\\.json)';
const microFrontends = readdirSync(`${__dirname}/..`).filter((name) => name.endsWith('-mfe'));

const API = 'apps/shop-api/src';
const CONTRACTS = 'shared/src/contracts';
/** Areas of the API and of its contracts, lower layers first (docs/architecture.md). */
const AREAS = Object.keys(require('../apps/shop-api/areas.json'));
/** What tests share may use every area. */
const SHARED_BY_TESTS = '/testing/';

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    forbid(
      'no-circle-of-files',
      'Two files import each other: move what both need into a third.',
      {},
      { circular: true },
    ),
    {
      ...forbid('no-circle-of-folders', 'Two folders import each other.', {}, { circular: true }),
      scope: 'folder',
    },
    ...AREAS.map((area, layer) =>
      forbid(
        `${area}-imports-no-area-above`,
        'An area imports the areas below it. Publish a function there, or pass the facts in.',
        { path: `^${API}/${area}/`, pathNot: SHARED_BY_TESTS },
        { path: `^${API}/(?:${[...AREAS.slice(layer + 1), 'testing'].join('|')})/` },
      ),
    ),
    ...AREAS.map((area, layer) =>
      forbid(
        `contracts-of-${area}-import-no-area-above`,
        'Contracts of an area import those of the areas below.',
        { path: `^${CONTRACTS}/${area}/` },
        { path: `^${CONTRACTS}/(?:${[...AREAS.slice(layer + 1), 'registry', 'cms'].join('|')})/` },
      ),
    ),
    forbid(
      'nothing-imports-the-root',
      'The root of the API puts the areas together.',
      { path: `^${API}/.+/`, pathNot: SHARED_BY_TESTS },
      { path: `^${API}/[^/]+$` },
    ),
    forbid('shared-imports-nothing', 'shared is at the bottom.', inPackage('shared'), {
      path: '^(?:apps|shell|e2e|[a-z]+-mfe)/',
    }),
    forbid('shell-knows-no-team', 'The shell loads widgets by name.', inPackage('shell'), {
      path: '^(?:apps|e2e|[a-z]+-mfe)/',
    }),
    ...microFrontends.map((name) =>
      forbid(`${name}-stands-alone`, 'Mount the widget of another team by name.', inPackage(name), {
        path: '^(?:apps|shell|e2e|[a-z]+-mfe)/',
        pathNot: `^${name}/`,
      }),
    ),
    forbid('apps-know-no-browser-code', 'Apps reach widgets through published files.', inPackage('apps'), {
      path: '^(?:shell|e2e|[a-z]+-mfe)/',
    }),
    forbid(
      'apps-talk-http',
      'Apps reach each other over HTTP; only libraries are imported.',
      { path: '^apps/([^/]+)/', pathNot: '^apps/all-in-one/|\\.test\\.ts$' },
      { path: '^apps/', pathNot: ['^apps/$1/', `^${LIBRARIES}`] },
    ),
    forbid('e2e-uses-the-shop', 'Journeys use the running shop.', inPackage('e2e'), {
      path: '^(?:apps|shell|[a-z]+-mfe)/',
    }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(?:^|/)(?:dist|node_modules)/|\\.test\\.(?:ts|tsx|mjs)$|\\.css$' },
    // Types count: a circle of types still ties two files together.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
    },
  },
};

/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  BUDGETS,
  cpuOfLayers,
  describeCpu,
  isOverBudget,
  jestFolders,
  placeOf,
  slownessOf,
  TOLERANCE,
} from './layers.mjs';
import { ROOT } from './project.mjs';

const ON_LINUX = process.platform === 'linux' ? it : it.skip;
const folder = mkdtempSync(join(tmpdir(), 'layers-'));

it('every test file of the repository belongs to one layer', () => {
  const files = execFileSync('git', ['ls-files', '*.test.ts', '*.test.tsx', '*.test.mjs', '*.test.js'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const tested = new Set(
    files
      .trim()
      .split('\n')
      .map((file) => placeOf(file).part),
  );

  // Templates and examples of the guides are tested where they are copied to.
  expect([...tested].filter((part) => part !== 'docs').sort()).toEqual(
    Object.values(jestFolders())
      .flat()
      .filter((name) => tested.has(name))
      .sort(),
  );
});

it.each([
  ['apps/shop-api/src/selling/cart/cart-routes.test.ts', 'api', 'apps/shop-api'],
  ['apps/pictures/src/draw.test.ts', 'unit', 'apps/pictures'],
  ['cart-mfe/src/Basket.test.tsx', 'unit', 'cart-mfe'],
  ['.ci/slots.test.mjs', 'product', '.ci'],
  ['e2e/http/page-heads.http.ts', 'http', ''],
  ['e2e/journeys/two-tabs.e2e.ts', 'journeys', ''],
  ['e2e/whole-browser/budgets.e2e.ts', 'journeys', ''],
  ['checks/lint', 'checks', 'lint'],
])('%s is counted in %s', (name, layer, part) => {
  expect(placeOf(name)).toEqual({ layer, part });
});

it('adds what was recorded, the most expensive package first', () => {
  const file = join(folder, 'sums.jsonl');
  const lines = [
    { name: 'cart-mfe/src/a.test.ts', seconds: 1.5 },
    { name: 'shared/src/b.test.ts', seconds: 3 },
    { name: 'cart-mfe/src/c.test.ts', seconds: 2 },
  ];
  writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  const [layer] = cpuOfLayers(file);

  expect(describeCpu(layer)).toBe(`unit: 7 core-s of ${BUDGETS.unit} (cart-mfe 4, shared 3)`);
});

it('a layer may exceed its budget by what a busy machine adds, and no more', () => {
  const most = BUDGETS.http * TOLERANCE;

  expect(isOverBudget({ layer: 'http', seconds: most })).toBe(false);
  expect(isOverBudget({ layer: 'http', seconds: most + 1 })).toBe(true);
});

it('a processor that is half as fast doubles what a layer may need', () => {
  const most = 2 * BUDGETS.http * TOLERANCE;

  expect(isOverBudget({ layer: 'http', seconds: most }, 2)).toBe(false);
  expect(isOverBudget({ layer: 'http', seconds: most + 1 }, 2)).toBe(true);
});

/** Layers that need these multiples of their budgets. */
const layersThatNeed = (ratios) =>
  Object.entries(ratios).map(([layer, ratio]) => ({ layer, seconds: ratio * BUDGETS[layer] }));

it('a machine on which every layer needs twice the time is twice as slow', () => {
  const layers = layersThatNeed({ checks: 2.1, unit: 1.5, api: 2.5, product: 2.1, http: 1.7, journeys: 2.2 });
  const slowness = slownessOf(layers);

  expect(slowness).toBeCloseTo(2.1);
  expect(layers.filter((layer) => isOverBudget(layer, slowness))).toEqual([]);
});

it('a layer that alone became slower is red, on a fast and on a slow machine', () => {
  const fast = layersThatNeed({ checks: 0.9, unit: 1, api: 1.6, http: 1, journeys: 1.1 });
  const slow = fast.map(({ layer, seconds }) => ({ layer, seconds: 2 * seconds }));

  for (const layers of [fast, slow])
    expect(layers.filter((one) => isOverBudget(one, slownessOf(layers))).map(({ layer }) => layer)).toEqual([
      'api',
    ]);
});

it('a faster processor makes no budget smaller, and no machine explains four times the time', () => {
  const four = layersThatNeed({ checks: 4, unit: 4, api: 4 });

  expect(slownessOf(layersThatNeed({ checks: 0.5, unit: 0.5 }))).toBe(1);
  expect(slownessOf([])).toBe(1);
  expect(four.filter((layer) => isOverBudget(layer, slownessOf(four)))).toHaveLength(3);
});

ON_LINUX('counts a program and what it has started', () => {
  const file = join(folder, 'measured.jsonl');
  const burn = 'const end = process.cpuUsage().user + 3e5; while (process.cpuUsage().user < end);';
  const starts = `require('node:child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(burn)}]);`;
  execFileSync(
    process.execPath,
    [join(ROOT, '.ci/measured.cjs'), 'checks/burn', process.execPath, '-e', starts],
    {
      env: { ...process.env, TEST_CPU_FILE: file },
    },
  );
  const { name, seconds } = JSON.parse(readFileSync(file, 'utf8'));

  expect(name).toBe('checks/burn');
  expect(seconds).toBeGreaterThan(0.25);
});

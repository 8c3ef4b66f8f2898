/** The layers of the suite, what belongs to each, and how much processor time it may need (docs/tests.md). */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './project.mjs';

/**
 * CPU seconds of one complete run with 18,500 tests on two cores of a virtual machine, divided by 1.6, as
 * many times as the unit tests needed there what they need on a machine of their own. Starts of processes and
 * system calls are dear there: layers with databases and browsers need two to three times as much.
 */
export const BUDGETS = { checks: 350, unit: 300, api: 830, product: 340, http: 85, journeys: 1650 };

/** A layer that needs more than this multiple of its budget, on a machine of `slowness` 1, is red. */
export const TOLERANCE = 1.5;

/** Above it, the suite has grown in all its layers. */
const MOST_SLOWNESS = 2.5;

/** Apps whose tests need a database, or a process that renders. */
const API_APPS = ['shop-api', 'registry', 'cms', 'database', 'server-kit', 'all-in-one'];

/** Folders with the tests of each Jest layer. Every new folder belongs to `unit`. */
export function jestFolders() {
  const isTested = (folder) => existsSync(join(ROOT, folder, 'package.json'));
  const apps = readdirSync(join(ROOT, 'apps')).map((name) => `apps/${name}`);
  const api = API_APPS.map((name) => `apps/${name}`);
  const microFrontends = readdirSync(ROOT).filter((name) => name.endsWith('-mfe'));
  const unit = ['shared', 'shell', ...microFrontends, ...apps.filter((folder) => !api.includes(folder))];
  return { unit: unit.filter(isTested), api, product: ['.ci'] };
}

/** Layer and package of a test file ("apps/cms/src/x.test.ts") or of a check ("checks/lint"). */
export function placeOf(name) {
  const [first, second] = name.split('/');
  if (first === 'checks') return { layer: 'checks', part: second };
  if (first === 'e2e') return { layer: second === 'http' ? 'http' : 'journeys', part: '' };
  const part = first === 'apps' ? `${first}/${second}` : first;
  const [layer] = Object.entries(jestFolders()).find(([, folders]) => folders.includes(part)) ?? ['unit'];
  return { layer, part };
}

/** Sums of the lines that `cpu-time.cjs` has written: `[{ layer, seconds, parts: [[name, seconds]] }]`. */
export function cpuOfLayers(file) {
  if (!existsSync(file)) return [];
  const sums = new Map();
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const { name, seconds } = JSON.parse(line);
    const { layer, part } = placeOf(name);
    const parts = sums.get(layer) ?? sums.set(layer, new Map()).get(layer);
    parts.set(part, (parts.get(part) ?? 0) + seconds);
  }
  return Object.keys(BUDGETS)
    .filter((layer) => sums.has(layer))
    .map((layer) => {
      const parts = [...sums.get(layer)].sort(([, a], [, b]) => b - a);
      return { layer, seconds: parts.reduce((sum, [, seconds]) => sum + seconds, 0), parts };
    });
}

/** "unit: 250 core-s of 330 (shared 90, cart-mfe 40, ...)". */
export function describeCpu({ layer, seconds, parts }) {
  const named = parts.filter(([part, value]) => part && value >= 1);
  const list = named.map(([part, value]) => `${part} ${value.toFixed(0)}`).join(', ');
  return `${layer}: ${seconds.toFixed(0)} core-s of ${BUDGETS[layer]}${list && ` (${list})`}`;
}

/**
 * How many times as slow the processor was, from 1 to `MOST_SLOWNESS`: the median of what the layers needed
 * as multiples of their budgets. Other machines that share caches and hyper-threads double the CPU seconds of
 * all layers at once, while a small repeated measurement did not show it (1.12 where all layers needed 1.5 to
 * 2.5 times as much). A change makes one layer slower than the others.
 */
export function slownessOf(layers) {
  const ratios = layers.map(({ layer, seconds }) => seconds / BUDGETS[layer]).sort((a, b) => a - b);
  if (ratios.length === 0) return 1;
  const middle = (ratios[Math.floor((ratios.length - 1) / 2)] + ratios[Math.floor(ratios.length / 2)]) / 2;
  return Math.min(MOST_SLOWNESS, Math.max(1, middle));
}

export const isOverBudget = ({ layer, seconds }, slowness = 1) =>
  seconds > BUDGETS[layer] * TOLERANCE * slowness;

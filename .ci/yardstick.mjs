/**
 * How slow the processor is while the suite runs: the same work needs up to twice the CPU seconds when other
 * machines share its caches and hyper-threads. Without it, budgets (`layers.mjs`) would be red for what a
 * neighbour does.
 */
import { execFile } from 'node:child_process';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** CPU seconds of one measurement where the budgets were measured: 2 cores, busy with the suite. */
export const YARDSTICK_SECONDS = 0.44;
const INTERVAL_MS = 30_000;
const FILE = fileURLToPath(import.meta.url);

/** What tests do: start Node, make texts and objects, sort and search them. */
function work() {
  const found = new Map();
  for (let round = 0; round < 40; round += 1) {
    const rows = Array.from({ length: 6_000 }, (_, place) => ({
      id: (place * 7_919 + round) % 6_007,
      name: `Artikel ${place}`,
    }));
    const copies = JSON.parse(JSON.stringify(rows)).sort((a, b) => a.id - b.id);
    for (const { id, name } of copies)
      if (/7\d*$/.test(name)) found.set(`${round} ${name}`, (found.get(id) ?? 0) + id);
  }
  return found.size;
}

/** CPU seconds of one measurement, in a process of its own. */
const measureOnce = () =>
  new Promise((resolve) => {
    execFile(process.execPath, [FILE], (error, output) => resolve(error ? undefined : Number(output)));
  });

/**
 * Measures at once and every 30 seconds. The returned function ends it, and tells how many times as slow the
 * processor was on average: never less than 1.
 */
export function startYardstick({ measure = measureOnce, intervalMs = INTERVAL_MS } = {}) {
  const measured = [];
  let running = Promise.resolve();
  const next = () => {
    running = running.then(measure).then((seconds) => seconds && measured.push(seconds));
  };
  next();
  const timer = setInterval(next, intervalMs);
  return async () => {
    clearInterval(timer);
    await running;
    return slowness(measured);
  };
}

/** Mean of CPU seconds as a multiple of `YARDSTICK_SECONDS`. */
export function slowness(measured) {
  if (measured.length === 0) return 1;
  const mean = measured.reduce((sum, seconds) => sum + seconds, 0) / measured.length;
  return Math.max(1, mean / YARDSTICK_SECONDS);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  work();
  const { user, system } = process.cpuUsage();
  console.log((user + system) / 1e6);
}

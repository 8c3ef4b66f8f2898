import { basename } from 'node:path';

/** Reporter of node:test: how long the tests of each file took, the slowest first. */
export default async function* secondsPerFile(events) {
  const seconds = new Map();
  for await (const { type, data } of events) {
    if ((type !== 'test:pass' && type !== 'test:fail') || data.nesting !== 0) continue;
    const file = basename(data.file ?? '').replace(/\.e2e\.[jt]s$/, '');
    seconds.set(file, (seconds.get(file) ?? 0) + data.details.duration_ms / 1000);
  }
  const slowestFirst = [...seconds].sort(([, a], [, b]) => b - a);
  yield `Seconds: ${slowestFirst.map(([file, time]) => `${file} ${time.toFixed(1)}`).join(', ')}\n`;
}

/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packVersion } from './pack-version';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pack-version-'));
  mkdirSync(join(folder, 'browser'));
  writeFileSync(join(folder, 'browser/remoteEntry.js'), 'console.log(1);');
  const files = [{ path: 'browser/remoteEntry.js', integrity: 'sha384-x', bytes: 15 }];
  writeFileSync(
    join(folder, 'widgets.json'),
    JSON.stringify({ mfe: 'cart', version: '1.4.0-3f9a2c1', files }),
  );
});
afterEach(() => {
  jest.useRealTimers();
  rmSync(folder, { recursive: true });
});

const packAt = async (date: string) => {
  jest.useFakeTimers({
    now: new Date(date),
    doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout'],
  });
  const { archive } = await packVersion(folder, false);
  return Buffer.from(archive).toString('base64');
};

it('packs one version folder into the same bytes at any time', async () => {
  expect(await packAt('2026-11-24T09:00:00Z')).toBe(await packAt('2027-02-01T10:00:00Z'));
});

/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { everyServer, systemVersion, testServers } from './test-postgres';

const isInstalled = systemVersion() !== undefined;

describe('the servers that database tests run on', () => {
  let folder: string;
  const install = (version: string) => {
    mkdirSync(join(folder, version, 'bin'), { recursive: true });
    writeFileSync(join(folder, version, 'bin/postgres'), '');
  };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'system-servers-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('are of the system’s servers the oldest that the shop supports', () => {
    ['9.6', '14', '17', '15', '16'].forEach(install);

    expect(systemVersion(folder)).toBe('15');
  });

  it('do without the system’s server where only its tools are installed', () => {
    mkdirSync(join(folder, '17/bin'), { recursive: true });

    expect(systemVersion(folder)).toBeUndefined();
    expect(systemVersion(join(folder, 'nothing'))).toBeUndefined();
  });

  // Listed as skipped if PostgreSQL is not installed.
  (isInstalled ? it : it.skip)(
    'are the embedded one and the system’s PostgreSQL (apt-get install postgresql)',
    () => {
      expect(everyServer.slice(0, 2)).toEqual(['embedded', `PostgreSQL ${systemVersion()}`]);
    },
  );

  it('are all used with LONG=1, else only by the files with the most SQL', () => {
    expect(testServers).toEqual(process.env.LONG === '1' ? everyServer : ['embedded']);
  });
});

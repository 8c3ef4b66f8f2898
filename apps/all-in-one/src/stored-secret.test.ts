/** @jest-environment node */
import { mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSigner } from '@fachwerk/shared/federation';
import { dropToken, storedSigningKey, storedToken, usageTokenOf } from './stored-secret';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'stored-secret-'));
});

describe('secrets of a data folder', () => {
  it('are made once and readable for their owner alone', async () => {
    const [key, token] = [await storedSigningKey(dataDir), await storedToken(dataDir)];

    expect(await storedSigningKey(dataDir)).toBe(key);
    expect(await storedToken(dataDir)).toBe(token);
    expect(() => createSigner(key)).not.toThrow();
    for (const file of readdirSync(dataDir))
      expect((statSync(join(dataDir, file)).mode & 0o777).toString(8)).toBe('600');
  });

  it('are what the quicker one of two starts made', async () => {
    const [first, second] = await Promise.all([storedToken(dataDir), storedToken(dataDir)]);

    expect(first).toBe(second);
  });

  it('are read from a file that an operator has written', async () => {
    writeFileSync(join(dataDir, 'registry-token'), `${'x'.repeat(43)}\n`);

    expect(await storedToken(dataDir)).toBe('x'.repeat(43));
  });

  it('hold no token of this machine once the shop is public', async () => {
    const token = await storedToken(dataDir);

    expect(await dropToken(dataDir)).toBe(token);
    expect(await dropToken(dataDir)).toBeUndefined();
    expect(readdirSync(dataDir)).toEqual([]);
  });
});

it('the page server’s token is derived from the key and does not reveal it', () => {
  expect(usageTokenOf('a')).toMatch(/^[\w-]{43}$/);
  expect(usageTokenOf('a')).toBe(usageTokenOf('a'));
  expect(usageTokenOf('a')).not.toBe(usageTokenOf('b'));
});

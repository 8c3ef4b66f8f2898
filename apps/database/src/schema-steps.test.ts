/** @jest-environment node */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { schemaHealth } from './schema-steps';

const dir = mkdtempSync(join(tmpdir(), 'fachwerk-steps-'));
writeFileSync(join(dir, '0001_first.sql'), '');
const health = () => schemaHealth({ dir, table: 'migration' });

describe('the health of the schema', () => {
  it('is bad when a step is missing', async () => {
    await expect(health()({ query: async () => [] })).rejects.toThrow('0001_first.sql missing');
  });

  it('is not what is wrong when the database refuses or does not answer', async () => {
    await health()({ query: () => Promise.reject(new Error('Connection terminated')) });

    const query = jest.fn(() => new Promise<never>(() => undefined));
    const check = health();
    await Promise.all([check({ query }), check({ query })]);
    expect(query).toHaveBeenCalledTimes(1);
  });
});

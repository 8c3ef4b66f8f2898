/** @jest-environment node */
const { mkdirSync, mkdtempSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const { describeExpectations } = require('./describe-expectations');
const { PROJECT } = require('./sources');

let dir;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'fachwerk-expectations-'));
  mkdirSync(join(dir, 'src'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

it('writes the file of a micro-frontend as data', () => {
  const { hears, sends } = describeExpectations(join(PROJECT, 'header-mfe'));

  expect(hears).toContainEqual({
    name: 'the number of pieces is never negative',
    message: 'cartCount',
    schema: { anyOf: [expect.objectContaining({ type: 'integer', minimum: 0 }), { type: 'null' }] },
  });
  expect(sends).toContainEqual({
    name: 'the link of the header without a store',
    message: 'storefinder:layer-requested',
    value: {},
  });
});

it('is nothing without the file, and refuses a file without `expectations`', () => {
  expect(describeExpectations(dir)).toBeUndefined();

  writeFileSync(join(dir, 'src/expectations.ts'), 'export const expected = {};');

  expect(() => describeExpectations(dir)).toThrow(/src\/expectations\.ts exports no `expectations`/);
});

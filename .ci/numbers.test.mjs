/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const ROOT = join(__dirname, '..');

/** Numbers past `formatNumber`: the quantity of a list, a locale by hand, a count of rows. */
const PAST_THE_FORMAT = [/\}\s×\s/, /\.toLocaleString\('de/, /<td[^>]*>\{(?:count|total|quantity)\}</];

it('numbers that shoppers read are written by one function, with grouped thousands', () => {
  const files = globSync('{*-mfe,shared,apps/shop-api,apps/cms}/src/**/*.{ts,tsx}', { cwd: ROOT }).filter(
    (file) => !/\.test\.|\/testing\/|format-number\.ts$/.test(file),
  );
  expect(files.length).toBeGreaterThan(500);

  const found = files.flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        PAST_THE_FORMAT.some((pattern) => pattern.test(line)) ? [`${file}:${index + 1} ${line.trim()}`] : [],
      ),
  );
  expect(found).toEqual([]);
});

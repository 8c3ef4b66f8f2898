/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { APP_MESSAGES } from '../shared/src/app-bridge/messages';

const text = readFileSync(join(__dirname, '../docs/contracts/app-bridge.md'), 'utf8');

/** Rows of the table of a section: methods in backticks, and the example in the column of its heading. */
function rowsOf(heading) {
  const cells = (line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
  const [head, , ...lines] = text
    .split(`\n## ${heading}\n`)[1]
    .split('\n## ')[0]
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map(cells);
  const column = head.indexOf('example of the payload');
  return lines.flatMap((row) =>
    [...row[0].matchAll(/`([^`]+)`/g)].map(([, method]) => [method, JSON.parse(row[column].slice(1, -1))]),
  );
}

describe.each([
  ['From the page to the app', 'fromPage'],
  ['From the app to the page', 'fromApp'],
])('%s', (heading, sender) => {
  const rows = rowsOf(heading);

  it('names every message once', () => {
    const known = Object.keys(APP_MESSAGES).filter((method) => sender in APP_MESSAGES[method]);
    expect(rows.map(([method]) => method).toSorted()).toEqual(known.toSorted());
  });

  it.each(rows)('has an example of %s that fits the schema', (method, payload) => {
    expect(APP_MESSAGES[method][sender].safeParse(payload)).toMatchObject({ success: true });
    expect(APP_MESSAGES[method][sender].parse(payload)).toEqual(payload);
  });
});

import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '../journey';

const PROJECT = resolve('..');

test('the API of the running shop answers as all live versions expect', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['apps/cli/bin/fachwerk.mjs', 'expectations'],
    { cwd: PROJECT },
  );

  expect(stdout).toMatch(
    /^met +GET \/rest\/stores\/1001\/: every day of the week has its hours \(storefinder /m,
  );
  expect(stdout).toMatch(/^\d+ expectations, all met\.$/m);
});

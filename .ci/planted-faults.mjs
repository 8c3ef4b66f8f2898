/**
 * `npm run planted-faults [words of titles]`: plants faults in the product, one at a time, and checks that
 * the suite becomes red with the test that names the fault. A fault replaces a text of a file; afterwards the
 * file gets its content back.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FAULTS } from './faults.mjs';
import { usePinnedNode } from './pinned-node.mjs';
import { ROOT, run } from './project.mjs';

const REPORT = join(ROOT, '.cache', 'planted-fault.json');

/** Titles of the tests that fail, with their files. */
async function failedTests({ shownBy }) {
  if (shownBy.startsWith('e2e/')) return failedJourneys(shownBy);
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  await run('npx', ['jest', '--runTestsByPath', shownBy, '--json', `--outputFile=${REPORT}`]).catch(
    () => undefined,
  );
  return JSON.parse(readFileSync(REPORT, 'utf8')).testResults.flatMap(({ assertionResults, message }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    // A file that does not even load shows nothing about its tests.
    if (failed.length === 0 && message) throw new Error(message);
    return failed.map(({ fullName }) => fullName);
  });
}

/** Files in the folder of the journeys need the built shop. */
async function failedJourneys(file) {
  await run('node', ['.ci/build.mjs']);
  const name = file.split('/').at(-1).split('.')[0];
  const outcome = join(ROOT, '.cache/e2e/outcome.json');
  await run('node', ['.ci/e2e.mjs', name]).catch(() => undefined);
  if (!existsSync(outcome)) throw new Error('The journeys wrote no report.');
  const titles = ({ specs = [], suites = [] }) => [
    ...specs.filter(({ ok }) => !ok).map(({ title }) => title),
    ...suites.flatMap(titles),
  ];
  return JSON.parse(readFileSync(outcome, 'utf8')).suites.flatMap(titles);
}

async function plant(fault) {
  const file = join(ROOT, fault.file);
  const before = readFileSync(file, 'utf8');
  if (before.split(fault.replace).length !== 2)
    throw new Error(`${fault.file} must contain this text once: ${fault.replace}`);
  const restore = () => writeFileSync(file, before);
  process.once('exit', restore);
  try {
    writeFileSync(
      file,
      before.replace(fault.replace, () => fault.by),
    );
    return await failedTests(fault);
  } finally {
    restore();
    process.off('exit', restore);
  }
}

async function main(words) {
  const chosen = FAULTS.filter(({ title }) => words.every((word) => title.includes(word)));
  let missed = 0;
  for (const fault of chosen) {
    const failed = await plant(fault);
    const isNamed = failed.some((title) => title.includes(fault.test));
    if (!isNamed) missed += 1;
    console.log(`${isNamed ? '✓' : '✗'} ${fault.title}: ${fault.shownBy}`);
    if (!isNamed)
      console.log(
        `    expected: ${fault.test}\n    failed:   ${failed.join('\n              ') || 'nothing'}`,
      );
  }
  if (chosen.some(({ shownBy }) => shownBy.startsWith('e2e/'))) await run('node', ['.ci/build.mjs']);
  console.log(`${chosen.length - missed} passed, ${missed} failed`);
  process.exitCode = missed > 0 || chosen.length === 0 ? 1 : 0;
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));
await usePinnedNode();
main(process.argv.slice(2)).catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});

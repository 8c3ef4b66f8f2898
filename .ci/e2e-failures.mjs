/** The rule of the gate, applied to Playwright's JSON reports of a run and of its repetitions. */
import { stripVTControlCharacters } from 'node:util';

/** A test that fails is repeated so often; it is red when it fails two times of three. */
export const REPETITIONS = 2;
/** More failures of one run are a fault of the product: they are not repeated. */
export const MOST_REPEATED = 10;
/** Share of flaky tests that a run may have; one is always allowed. */
const FLAKY_SHARE = 0.01;
/** Enough for the message, the expected and the received value and the lines of code around. */
const MAX_LINES = 25;

/** Every run of a test in the `suites` of a report: files, and the groups in them. */
const runsIn = (suites, groups = []) =>
  suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ file, line, title, tests }) =>
      tests.map(({ projectName, status, results }) => ({
        // As Playwright's option `--test-list` reads it.
        name: [`[${projectName}]`, file, ...groups, title].join(' › '),
        place: `${file}:${line} › ${title}`,
        isPassed: status === 'expected',
        isSkipped: status === 'skipped',
        messages: results.flatMap(({ errors }) => errors.map(({ message }) => shortened(message))),
      })),
    ),
    ...inner.flatMap((group) => runsIn([group], [...groups, group.title])),
  ]);

/** The runs of each test, by its name. */
const testsIn = (suites) => Map.groupBy(runsIn(suites), ({ name }) => name);

const hasFailed = (runs) => runs.some(({ isPassed, isSkipped }) => !isPassed && !isSkipped);

/** Names of the failed tests. */
export const failedNames = (suites) =>
  [...testsIn(suites)].filter(([, runs]) => hasFailed(runs)).map(([name]) => name);

/** Counts tests; `failed` and `flaky` contain a text of each. `isRed` decides the run. */
export function verdict(suites, repetitions = []) {
  const tests = testsIn(suites);
  const repeated = testsIn(repetitions);
  const failed = [];
  const flaky = [];
  for (const [name, runs] of tests) {
    if (!hasFailed(runs)) continue;
    const again = repeated.get(name) ?? [];
    const isFlaky = again.filter(({ isPassed }) => isPassed).length === REPETITIONS;
    (isFlaky ? flaky : failed).push(describe([...runs, ...again]));
  }
  const skipped = [...tests.values()].filter((runs) => runs.every(({ isSkipped }) => isSkipped)).length;
  const allowed = Math.max(1, Math.floor(tests.size * FLAKY_SHARE));
  const passed = tests.size - failed.length - flaky.length - skipped;
  return { passed, failed, flaky, skipped, isRed: failed.length > 0 || flaky.length > allowed };
}

function describe(runs) {
  const count = runs.filter((run) => hasFailed([run])).length;
  const messages = new Set(runs.flatMap((run) => run.messages));
  return [`${runs[0].place} (failed ${count} of ${runs.length})`, ...messages].join('\n');
}

const shortened = (message) =>
  stripVTControlCharacters(message).trim().split('\n').slice(0, MAX_LINES).join('\n    ');

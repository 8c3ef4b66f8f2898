/** The failed journeys of Playwright's JSON report, as text. */
import { stripVTControlCharacters } from 'node:util';

/** Enough for the message, the expected and the received value and the lines of code around. */
const MAX_LINES = 25;

/** `suites` of the report: files, and the groups in them. One text per failed or flaky journey. */
export function failuresIn(suites) {
  return suites.flatMap(({ specs = [], suites: nested = [] }) => [
    ...specs.flatMap(({ file, line, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ status, results }) =>
          [
            `✗ ${file}:${line} › ${title}${status === 'flaky' ? ' (passed at the second attempt)' : ''}`,
            ...results.flatMap(({ retry, errors }) =>
              errors.map(({ message }) => `attempt ${retry + 1}: ${shortened(message)}`),
            ),
          ].join('\n'),
        ),
    ),
    ...failuresIn(nested),
  ]);
}

const shortened = (message) =>
  stripVTControlCharacters(message).trim().split('\n').slice(0, MAX_LINES).join('\n    ');

/** @jest-environment node */
import { readArguments } from './import-arguments';

it.each([
  [['a.csv'], { path: 'a.csv', isDryRun: false, isConfirmed: false }],
  [['--dry-run', 'a.csv'], { path: 'a.csv', isDryRun: true, isConfirmed: false }],
  [['a.csv', '--confirm'], { path: 'a.csv', isDryRun: false, isConfirmed: true }],
  [[], { path: undefined, isDryRun: false, isConfirmed: false }],
])('reads %j', (args, expected) => expect(readArguments(args)).toEqual(expected));

it('refuses an option with a typing error, which must not be an import', () => {
  expect(() => readArguments(['a.csv', '--dryrun'])).toThrow("Unknown option '--dryrun'");
});

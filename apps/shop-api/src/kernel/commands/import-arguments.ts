import { parseArgs } from 'node:util';

/** Exit codes of a command that imports a file; 1 is every other failure. */
export const NOT_READ_COMPLETELY = 2;
export const NEEDS_CONFIRMATION = 3;

export interface ImportArguments {
  path: string | undefined;
  /** Prints what the import would change, and changes nothing. */
  isDryRun: boolean;
  /** A change beyond the limits is meant. */
  isConfirmed: boolean;
}

/** Arguments of a command that imports a file. Throws for an unknown option. */
export function readArguments(args: readonly string[] = process.argv.slice(2)): ImportArguments {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      confirm: { type: 'boolean', default: false },
    },
  });
  return { path: positionals[0], isDryRun: values['dry-run'], isConfirmed: values.confirm };
}

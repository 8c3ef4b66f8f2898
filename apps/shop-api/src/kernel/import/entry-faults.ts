import type * as z from 'zod/mini';
import { hintAt } from './column-names';

/** What is wrong with a field of an entry of a JSON file. */
export interface FieldFault {
  field: string;
  reason: string;
}

/** `fields` are the names that are proposed instead of an unknown one. */
export const faultsOfIssues = (
  issues: readonly z.core.$ZodIssue[],
  fields: readonly string[],
): FieldFault[] =>
  issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({
          field: [...issue.path, key].map(String).join('.'),
          reason: `is not known${hintAt(key, fields)}`,
        }))
      : [{ field: issue.path.map(String).join('.'), reason: issue.message }],
  );

/** The id of an entry or, without one, its position in the file, starting at 1. */
export function nameOfEntry(value: unknown, index: number, idField: string): string {
  const id = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[idField] : '';
  return typeof id === 'string' && id !== '' ? id : String(index + 1);
}

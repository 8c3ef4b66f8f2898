import '../rules/zod-setup';
import type * as z from 'zod/mini';
import { describeIssue } from '../rules/describe-issue';

export type ParsedProps<Props> =
  { ok: true; props: Props } | { ok: false; issues: { field: string; message: string }[] };

/** Checks props with the schema of their widget. */
export function checkProps<Schema extends z.ZodMiniType>(
  schema: Schema,
  input: unknown,
): ParsedProps<z.output<Schema>> {
  // zod/mini has no messages of its own.
  const result = schema.safeParse(input, { error: describeIssue });
  if (result.success) return { ok: true, props: result.data };
  const issues = result.error.issues.map((issue) => ({
    field: issue.path.map(String).join('.') || '(props)',
    message: issue.message,
  }));
  return { ok: false, issues };
}

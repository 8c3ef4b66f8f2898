import type { FieldError } from '@fachwerk/shared/contracts';
import type * as z from 'zod/mini';
import { fieldRefusal, GENERAL, ShopError } from '../errors/shop-error';

/** Text that a database cannot store: NUL and lone surrogates. */
const UNREADABLE = /[\0\p{Surrogate}]/u;
const MESSAGE_KEY = /^[a-zA-Z]+(\.[a-zA-Z]+)+$/;

/**
 * Parses the form with its schema and drops unknown fields. Throws the first problem of each field as a
 * message key with values. A repeated field is an array and therefore refused.
 */
export function checkForm<Values>(schema: z.ZodMiniType<Values>, body: unknown): Values {
  const fields = formFields(body);
  const result = schema.safeParse(fields);
  if (!result.success)
    throw new ShopError({
      statusCode: 400,
      key: GENERAL,
      fieldErrors: fieldErrors(result.error.issues, fields),
    });
  const unreadable = Object.entries(result.data as Record<string, unknown>).find(
    ([, value]) => typeof value === 'string' && UNREADABLE.test(value),
  );
  if (unreadable) throw fieldRefusal(unreadable[0]);
  return result.data;
}

export const readable = (text: string): string => text.replace(/[\0\p{Surrogate}]/gu, '');

/** An empty object for every other type. */
export function formFields(body: unknown): Record<string, unknown> {
  return typeof body === 'object' && body !== null && !Array.isArray(body)
    ? Object.fromEntries(Object.entries(body))
    : {};
}

function fieldErrors(issues: readonly z.core.$ZodIssue[], fields: Record<string, unknown>): FieldError[] {
  const errors = new Map<string, FieldError>();
  for (const issue of issues) {
    const field = issue.path.join('.');
    if (errors.has(field)) continue;
    const values = issue.code === 'custom' ? issue.params : undefined;
    errors.set(field, {
      field,
      msg: messageKey(issue, fields[field]),
      ...(values && Object.keys(values).length > 0 ? { values } : {}),
    });
  }
  return [...errors.values()];
}

function messageKey(issue: z.core.$ZodIssue, value: unknown): string {
  if (value === undefined && issue.code === 'invalid_type') return 'forms.required';
  return MESSAGE_KEY.test(issue.message) ? issue.message : GENERAL;
}

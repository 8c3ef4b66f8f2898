import { Refusal } from './refusal';

interface Schema<T> {
  safeParse(
    value: unknown,
  ):
    | { success: true; data: T }
    | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } };
}

/** Parses a body with its schema, or throws 400 with the first invalid field. */
export function parseBody<T>(schema: Schema<T>, body: unknown): T {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const field = issue?.path.map(String).join('.');
  throw new Refusal(400, `${field ? `"${field}"` : 'The body'}: ${issue?.message ?? 'is not understood'}.`);
}

import { type BusMessage, events, topics } from '@fachwerk/shared/bus';

interface Entry {
  schema: {
    safeParse(
      value: unknown,
    ): { success: true } | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } };
  };
}

/** How a message breaks its schema, without its values: they may be about the visitor. */
export function schemaFault({ kind, name, value }: BusMessage): string | undefined {
  const catalogue: Record<string, Entry> = kind === 'topic' ? topics : events;
  if (!Object.prototype.hasOwnProperty.call(catalogue, name)) return undefined;
  const result = catalogue[name]?.schema.safeParse(value);
  if (!result || result.success) return undefined;
  const [issue] = result.error.issues;
  return `${issue?.path.map(String).join('.') || 'the value'}: ${issue?.message}`;
}

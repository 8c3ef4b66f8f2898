import { events, topics } from './catalogue';
import { ownEntry } from './own-entry';

interface Entry {
  schema: {
    safeParse(
      value: unknown,
    ): { success: true } | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } };
  };
  owner: string;
}

export interface MessageFault {
  owner: string;
  /** The field and what its schema expects; without the value, which may be about the visitor. */
  text: string;
}

/** How a message breaks its schema. A name that the catalogue does not have is no fault. */
export function messageFault(
  kind: 'topic' | 'event',
  name: string,
  value: unknown,
): MessageFault | undefined {
  const entry = ownEntry<Entry>(kind === 'topic' ? topics : events, name);
  const result = entry?.schema.safeParse(value);
  if (!entry || !result || result.success) return undefined;
  const [issue] = result.error.issues;
  return {
    owner: entry.owner,
    text: `${issue?.path.map(String).join('.') || 'the value'}: ${issue?.message}`,
  };
}

import type { Queryable } from '@fachwerk/database';

/** How long a process goes on with the texts of editors that it has before it asks for their version. */
const CHECK_AFTER_MS = 1000;
/** After this time each process has asked for the version that the database had at its beginning. */
const KNOWN_AFTER = `${CHECK_AFTER_MS + 500} milliseconds`;

/**
 * The version of the texts of editors for this process: read at most once a second, at most a second old.
 * While the database fails, it is the last one.
 */
export function knownMessageVersion(db: Queryable, onError: (error: unknown) => void): () => Promise<number> {
  let version = 0;
  let checkedAt = -Infinity;
  let asking: Promise<number> | undefined;

  async function ask(): Promise<number> {
    const at = Date.now();
    try {
      const [state] = await db.query<{ version: number }>(
        'select version::int as version from message_state',
      );
      version = state?.version ?? 0;
    } catch (error) {
      onError(error);
    }
    checkedAt = at;
    return version;
  }

  return async () => {
    if (Date.now() - checkedAt < CHECK_AFTER_MS) return version;
    asking ??= ask().finally(() => (asking = undefined));
    return asking;
  };
}

/**
 * The version that every process has: one that was raised a moment ago is not stated yet, because another
 * process may still answer with older texts, which a page server would keep under the new version.
 */
export async function settledMessageVersion(db: Queryable): Promise<number> {
  const [state] = await db.query<{ version: number }>(
    `select version::int - (changed_at > clock_timestamp() - $1::interval)::int as version from message_state`,
    [KNOWN_AFTER],
  );
  return state?.version ?? 0;
}

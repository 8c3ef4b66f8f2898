import { readAudit } from '@fachwerk/shared/calls';
import { useAction } from '@fachwerk/shared/widget';
import { useCallback, useEffect, useState } from 'react';
import type { AuditEntry } from '../base/audit-line';
import type { RegistryClient } from '../registry/registry-client';
import { isRegistryError } from '../registry/registry-error';
import { usePolled } from '../registry/use-polled';

const EVERY_MS = 15_000;
/** Page size of the registry. */
const PAGE = 50;
/** Number of entries shown first; the rest of the page is loaded already. */
const FIRST = 10;

export interface AuditEntries {
  entries: readonly AuditEntry[] | undefined;
  /** Loading the newest entries failed. */
  hasFailed: boolean;
  hasMore: boolean;
  isLoadingMore: boolean;
  /** Loading older entries failed. */
  hasMoreFailed: boolean;
  loadMore(): Promise<void>;
}

/** Polls the newest entries and keeps the older ones that were loaded. */
export function useAuditLog(client: RegistryClient, isPaused: boolean, changes: number): AuditEntries {
  const load = useCallback((signal: AbortSignal) => client.call(readAudit, { query: {}, signal }), [client]);
  const { value, error } = usePolled(load, EVERY_MS, isPaused, changes);
  const [known, setKnown] = useState<readonly AuditEntry[]>([]);
  const [hasMore, setHasMore] = useState<boolean | null>(null);
  const [isShort, setShort] = useState(true);

  useEffect(() => {
    if (!value) return;
    setKnown((last) => {
      // More than one page of new entries: start again, because entries in between would be missing.
      const isJoined = value.entries.some(({ id }) => last.some((one) => one.id === id));
      return isJoined ? merge(last, value.entries) : value.entries;
    });
    setHasMore((last) => last ?? value.entries.length >= PAGE);
  }, [value]);

  const oldest = known[known.length - 1]?.id;
  const { state: more, run: loadOlder } = useAction(
    (before: number) => client.call(readAudit, { query: { before } }),
    {
      onDone({ entries }) {
        setKnown((last) => merge(last, entries));
        setHasMore(entries.length >= PAGE);
      },
    },
  );
  async function loadMore(): Promise<void> {
    if (isShort && known.length > FIRST) setShort(false);
    else if (oldest !== undefined) await loadOlder(oldest);
  }

  return {
    entries: value && (isShort ? known.slice(0, FIRST) : known),
    hasFailed: error !== undefined && error.kind !== 'signed-out',
    hasMore: hasMore || (isShort && known.length > FIRST),
    isLoadingMore: more.status === 'pending',
    hasMoreFailed: more.status === 'failed' && !isSignedOut(more.error),
    loadMore,
  };
}

const isSignedOut = (error: unknown): boolean => isRegistryError(error) && error.kind === 'signed-out';

const merge = (last: readonly AuditEntry[], entries: readonly AuditEntry[]): readonly AuditEntry[] => {
  const ids = new Set(last.map(({ id }) => id));
  const fresh = entries.filter(({ id }) => !ids.has(id));
  return fresh.length === 0 ? last : [...last, ...fresh].sort((a, b) => b.id - a.id);
};

import type { ProcessGroup } from './process-group';

/** Limit of versions with a process of their own. */
const MOST_ALONE = 12;
/** A version without jobs loses its own process after this time. */
const IDLE_MS = 5 * 60_000;
const SWEEP_MS = 10_000;

export interface AloneGroups {
  /** Undefined if too many versions are alone at the same time. */
  of(name: string, givesWay: boolean): ProcessGroup | undefined;
  close(): Promise<unknown>;
}

/** Processes of versions that share none, by name. An idle one ends when it, or its place, is needed. */
export function aloneGroups(create: (givesWay: boolean) => ProcessGroup): AloneGroups {
  const groups = new Map<string, ProcessGroup>();
  const sweeping = setInterval(endIdle, SWEEP_MS);
  sweeping.unref();

  function endIdle() {
    for (const [name, group] of groups)
      if (group.isIdle() && Date.now() - group.usedAt() > IDLE_MS) remove(name, group);
  }
  function remove(name: string, group: ProcessGroup) {
    groups.delete(name);
    void group.close();
  }
  function hasPlace(): boolean {
    if (groups.size < MOST_ALONE) return true;
    const idle = [...groups].filter(([, group]) => group.isIdle());
    const [oldest] = idle.sort(([, a], [, b]) => a.usedAt() - b.usedAt());
    if (oldest) remove(...oldest);
    return oldest !== undefined;
  }

  return {
    of(name, givesWay) {
      const known = groups.get(name);
      if (known || !hasPlace()) return known;
      const group = create(givesWay);
      groups.set(name, group);
      return group;
    },
    close() {
      clearInterval(sweeping);
      return Promise.all([...groups.values()].map((group) => group.close()));
    },
  };
}

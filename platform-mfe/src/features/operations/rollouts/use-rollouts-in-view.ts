import type { LaneStatus } from '@fachwerk/shared/contracts';
import { useCallback, useEffect, useState } from 'react';

/**
 * The rollouts that the registry tells of (open ones, and what was taken back within a day), and those that ended while somebody watched: they stay, with their outcome, until they
 * are put away. What rolls itself back must not just vanish.
 */
export function useRolloutsInView(lanes: readonly LaneStatus[]): {
  ids: readonly number[];
  dismiss(id: number): void;
} {
  const told = lanes
    .flatMap(({ rollout, rolledBack }) => [rollout, rolledBack])
    .flatMap((rollout) => (rollout ? [rollout.id] : []))
    .join(',');
  const [seen, setSeen] = useState<readonly number[]>([]);
  const [dismissed, setDismissed] = useState<readonly number[]>([]);

  useEffect(() => {
    const now = told ? told.split(',').map(Number) : [];
    setSeen((last) => (now.every((id) => last.includes(id)) ? last : [...new Set([...last, ...now])]));
  }, [told]);

  const dismiss = useCallback((id: number) => setDismissed((last) => [...last, id]), []);
  const open = told ? told.split(',').map(Number) : [];
  const ids = [...open, ...seen.filter((id) => !open.includes(id))].filter((id) => !dismissed.includes(id));
  return { ids, dismiss };
}

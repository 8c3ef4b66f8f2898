import { usePlatform, useTopic } from '@fachwerk/shared/widget';
import { useEffect, useEffectEvent, useState } from 'react';
import { type HelperName, type OutsideHelper, scriptHelper } from './outside-helper';

export type HelperState = 'asking' | 'loading' | 'ready' | 'failed';

interface Loaded {
  state: 'loading' | 'ready' | 'failed';
  /** Counts the attempts: the visitor may try again. */
  attempt: number;
}

/**
 * Loads a helper while the visitor wants it and has allowed it, and ends it afterwards. A withdrawal in
 * another tab leads back to the question.
 */
export function useHelper(
  name: HelperName,
  isWanted: boolean,
  onReady: (helper: OutsideHelper) => void | Promise<void>,
  { isInLayer }: { isInLayer: boolean },
): { state: HelperState; retry(): void } {
  const { loadOutsideScript } = usePlatform();
  const isAllowed = useTopic('consent@2')?.services.includes(name) === true;
  const [{ state, attempt }, setLoaded] = useState<Loaded>({ state: 'loading', attempt: 0 });
  const begin = useEffectEvent((helper: OutsideHelper) => onReady(helper));

  useEffect(() => {
    if (!isWanted || !isAllowed) return;
    let isOver = false;
    let opened: OutsideHelper | undefined;
    const set = (next: Loaded['state']) => !isOver && setLoaded((last) => ({ ...last, state: next }));
    const load = () => loadOutsideScript?.(name) ?? Promise.reject(new Error('There is no loader.'));
    set('loading');
    scriptHelper(name, load)
      .then(async (helper) => {
        if (isOver) return;
        opened = helper;
        const opening = begin(helper);
        set('ready');
        await opening;
      })
      // The shell has stated a failure of the file in the console.
      .catch(() => set('failed'));
    return () => {
      isOver = true;
      // A tool of its own stays when the layer has gone; a withdrawal loads the page again without it.
      if (isInLayer) opened?.close();
    };
  }, [name, isWanted, isAllowed, attempt, loadOutsideScript, isInLayer]);

  return {
    state: isAllowed ? state : 'asking',
    retry: () => setLoaded({ state: 'loading', attempt: attempt + 1 }),
  };
}

import { useEffect, useRef, useState } from 'react';
import { originOf } from './page-tree';

interface LatePart<Part> {
  /** E.g. a layer is open. */
  isWanted: boolean;
  /** `() => import('./LayerDialog')`: a file of its own, which no page loads before somebody wants it. */
  load(): Promise<Part>;
  /** Selector of what opens it: whoever points at that or focuses it will want it in a moment. */
  opener?: string | undefined;
  /** It cannot be had, not by a second try either: lead on to a page, nobody clicks in vain. */
  onMissing(): void;
}

/** What nobody sees before it is asked for, loaded then; undefined until it is there. Once there it stays. */
export function useLatePart<Part>({ isWanted, load, opener, onMissing }: LatePart<Part>): Part | undefined {
  const [part, setPart] = useState<Part>();
  const latest = useRef({ load, onMissing });
  useEffect(() => {
    latest.current = { load, onMissing };
  });

  useEffect(() => {
    if (!isWanted || part !== undefined) return undefined;
    let isOver = false;
    const { load: first } = latest.current;
    first()
      .catch(() => latest.current.load())
      .then(
        (loaded) => {
          if (!isOver) setPart(() => loaded);
        },
        () => {
          if (!isOver) latest.current.onMissing();
        },
      );
    return () => {
      isOver = true;
    };
  }, [isWanted, part]);

  useEffect(() => {
    if (!opener) return undefined;
    const stop = () => SIGNS.forEach((sign) => document.removeEventListener(sign, look));
    const look = (event: Event): void => {
      if (!originOf(event)?.closest(opener)) return;
      stop();
      // Should it fail now, it is tried again when it is wanted.
      latest.current.load().catch(() => {});
    };
    SIGNS.forEach((sign) => document.addEventListener(sign, look, { passive: true }));
    return stop;
  }, [opener]);

  return part;
}

const SIGNS = ['pointerover', 'focusin'] as const;

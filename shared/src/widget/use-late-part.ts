import { useEffect, useRef, useState } from 'react';
import { originOf } from './page-tree';

interface LatePart<Part> {
  /** True when the part is needed, e.g. a layer is open. */
  isWanted: boolean;
  /** `() => import('./LayerDialog')`: a chunk that is loaded on demand. */
  load(): Promise<Part>;
  /** Selector of the elements that open the part; hover and focus load it early. */
  opener?: string | undefined;
  /** Called when loading fails twice; leads to a page instead. */
  onMissing(): void;
}

/** Loads a part on demand; undefined until it is loaded. It then stays. */
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
      // A failure here is retried when the part is needed.
      latest.current.load().catch(() => {});
    };
    SIGNS.forEach((sign) => document.addEventListener(sign, look, { passive: true }));
    return stop;
  }, [opener]);

  return part;
}

const SIGNS = ['pointerover', 'focusin'] as const;

import { useMemo, useSyncExternalStore } from 'react';

/** The open tab, and what is open in it: "#orders/x7Qd/hand-over". The back button of the phone works. */
export interface DeskPlace {
  tab: string;
  path: readonly string[];
}

export const placeHref = (...parts: readonly string[]): string =>
  `#${parts.map((part) => encodeURIComponent(part)).join('/')}`;

export function readPlace(hash: string): DeskPlace {
  const [tab = '', ...path] = hash.replace(/^#/, '').split('/').map(decoded);
  return { tab, path };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // Typed by hand.
    return part;
  }
}

export const goTo = (...parts: readonly string[]): void => {
  window.location.hash = placeHref(...parts);
};

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

/** Something is open in a tab, e.g. an order: it needs the room of a phone, and the head is one line. */
export const isOpened = ({ path }: DeskPlace): boolean => path.length > 0;

export function useDeskPlace(): DeskPlace {
  const hash = useSyncExternalStore(
    subscribe,
    () => window.location.hash,
    () => '',
  );
  return useMemo(() => readPlace(hash), [hash]);
}

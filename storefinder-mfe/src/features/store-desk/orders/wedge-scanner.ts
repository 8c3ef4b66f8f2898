import { useEffect, useRef } from 'react';

/** A scanner types much faster than a person. */
const LONGEST_GAP_MS = 50;
const SHORTEST_CODE = 4;

/**
 * Recognises a code that a keyboard-wedge scanner types and ends with Enter. Returns the code with its Enter,
 * else undefined.
 */
export function createWedgeReader() {
  let code = '';
  let lastAt = 0;
  return function read(key: string, at: number): string | undefined {
    const isFast = at - lastAt <= LONGEST_GAP_MS;
    lastAt = at;
    if (key === 'Enter') {
      const scanned = isFast && code.length >= SHORTEST_CODE ? code : undefined;
      code = '';
      return scanned;
    }
    if (key.length !== 1) return undefined;
    code = isFast ? code + key : key;
    return undefined;
  };
}

/** Codes of a keyboard-wedge scanner, wherever the focus is, except in a field that takes the code itself. */
export function useWedgeScanner(onCode: (code: string) => void): void {
  const latest = useRef(onCode);
  useEffect(() => {
    latest.current = onCode;
  });
  useEffect(() => {
    const read = createWedgeReader();
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      const code = read(event.key, event.timeStamp);
      if (code === undefined || event.target instanceof HTMLInputElement) return;
      // Otherwise Enter would press the button that has the focus.
      event.preventDefault();
      event.stopPropagation();
      latest.current(code);
    };
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, []);
}

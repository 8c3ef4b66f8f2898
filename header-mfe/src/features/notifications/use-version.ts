import { useState } from 'react';

/** Counts the changes of the value. */
export function useVersion(value: unknown): number {
  const [known, setKnown] = useState({ value, version: 0 });
  if (Object.is(known.value, value)) return known.version;
  const next = { value, version: known.version + 1 };
  setKnown(next);
  return next.version;
}

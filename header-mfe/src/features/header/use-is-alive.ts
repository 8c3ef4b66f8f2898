import { useEffect, useState } from 'react';

/** False in the server's HTML and until the widget runs; where its script cannot load, for ever. */
export function useIsAlive(): boolean {
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return isAlive;
}

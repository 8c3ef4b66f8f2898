import { type Stats, statSync } from 'node:fs';

/** What lies at the path that a command was given. */
export function statGiven(path: string): Stats {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) throw new Error(`There is no file or folder ${path}.`);
  return found;
}

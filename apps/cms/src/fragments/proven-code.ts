import type { CodeFile } from '../isolation/render-process';

/** Limit of cached code per process. */
export const MAX_PIECES = 24;

/** Code that has rendered something: new processes load it before they are ready. */
export function provenCode() {
  const files = new Map<string, CodeFile>();
  return {
    /** React stands before the files that require it: a Map keeps the order of insertion. */
    all: (): CodeFile[] => [...files.values()],
    add(code: readonly CodeFile[]): void {
      for (const file of code) if (!files.has(file.piece.key)) files.set(file.piece.key, file);
      for (const [key, { piece }] of files) {
        if (files.size <= MAX_PIECES) break;
        if (piece.kind === 'remote') files.delete(key);
      }
    },
    remove: (keys: readonly string[]): void => keys.forEach((key) => files.delete(key)),
  };
}

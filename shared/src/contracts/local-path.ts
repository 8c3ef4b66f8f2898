import * as z from 'zod/mini';

/** A path of this shop in plain characters: no other host, also not for browsers that read "\" as "/". */
export const isLocalPath = (path: string): boolean => /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(path);

/** A path of this shop, else undefined: the target of a form must not be another site (open redirect). */
export function localPath(path: string | null | undefined): string | undefined {
  return path && path.length <= 2000 && isLocalPath(path) ? path : undefined;
}

/** Schema of a local path, for widget props. */
export const LocalPath = /* @__PURE__ */ z
  .string()
  .check(/* @__PURE__ */ z.refine((path) => localPath(path) !== undefined, { error: 'a path of this shop' }));

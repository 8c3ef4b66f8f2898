import * as z from 'zod/mini';

/** A path of this shop in plain characters. Browsers treat "\" as "/", so it is refused. */
export const isLocalPath = (path: string): boolean => /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(path);

/** The path if it belongs to this shop, else undefined; prevents open redirects. */
export function localPath(path: string | null | undefined): string | undefined {
  return path && path.length <= 2000 && isLocalPath(path) ? path : undefined;
}

/** Schema of a local path, for widget props. */
export const LocalPath = /* @__PURE__ */ z
  .string()
  .check(/* @__PURE__ */ z.refine((path) => localPath(path) !== undefined, { error: 'a path of this shop' }));

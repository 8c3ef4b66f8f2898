/** A path of this shop in plain characters. Browsers treat "\" as "/", so it is refused. */
export const isLocalPath = (path: string): boolean => /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(path);

/** The path if it belongs to this shop, else undefined; prevents open redirects. */
export function localPath(path: string | null | undefined): string | undefined {
  return path && path.length <= 2000 && isLocalPath(path) ? path : undefined;
}

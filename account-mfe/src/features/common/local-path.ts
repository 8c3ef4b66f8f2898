/** A path of this shop, else undefined: where a form leads is never decided by a link from elsewhere. */
export function localPath(path: string | null | undefined): string | undefined {
  return path && path.length <= 2000 && /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(path) ? path : undefined;
}

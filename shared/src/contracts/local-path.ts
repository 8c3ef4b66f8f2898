/** A path of this shop in plain characters: no other host, also not for browsers that read "\" as "/". */
export const isLocalPath = (path: string): boolean => /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(path);

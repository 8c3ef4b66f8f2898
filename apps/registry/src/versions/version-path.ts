const MAX_LENGTH = 200;
const SEGMENT = /^[A-Za-z0-9_~@-][A-Za-z0-9._~@+-]*$/;
/** Windows and object stores would take some of these for something else. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/**
 * Whether a version may hold a file of this path: relative, with slashes, no dot in front of a name, nothing that a file system, an address
 * or an object store reads in another way. Compressed copies are made here.
 */
export const isVersionPath = (path: string): boolean =>
  path.length <= MAX_LENGTH &&
  !path.endsWith('.br') &&
  path.split('/').every((name) => SEGMENT.test(name) && !name.endsWith('.') && !RESERVED.test(name));

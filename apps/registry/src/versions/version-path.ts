const MAX_LENGTH = 200;
const SEGMENT = /^[A-Za-z0-9_~@-][A-Za-z0-9._~@+-]*$/;
/** Names that Windows or object stores interpret differently. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/**
 * Whether a version may contain a file of this path: relative, with slashes, no leading dot in a name, and
 * nothing that a file system, a URL or an object store interprets differently. Compressed copies are created
 * by the registry.
 */
export const isVersionPath = (path: string): boolean =>
  path.length <= MAX_LENGTH &&
  !path.endsWith('.br') &&
  path.split('/').every((name) => SEGMENT.test(name) && !name.endsWith('.') && !RESERVED.test(name));

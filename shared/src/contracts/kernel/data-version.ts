/**
 * Header of answers that depend on the catalogue only: the same address gets the same answer until the
 * version changes.
 */
export const DATA_VERSION = 'x-data-version';

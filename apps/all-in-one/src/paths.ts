import { join } from 'node:path';

/** The project's root, from src/ (tests) and dist/ (bundled) alike. */
export const PROJECT = join(__dirname, '..', '..', '..');
/** The version folders that were built together; written by .ci/build.mjs. */
export const VERSIONS = join(__dirname, '..', 'dist', 'versions.json');

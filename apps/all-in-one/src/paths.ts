import { join } from 'node:path';

/** Root of the repository, from src/ (tests) and dist/ (bundled). */
export const PROJECT = join(__dirname, '..', '..', '..');
/** List of the version folders of one build; written by .ci/build.mjs. */
export const VERSIONS = join(__dirname, '..', 'dist', 'versions.json');

import { join } from 'node:path';

/** The package's folder, from src/ (tests) and dist/ (bundled). */
const PACKAGE = join(__dirname, '..');

export const CONTENT_DIR = join(PACKAGE, 'content');
export const ASSETS_DIR = join(PACKAGE, 'assets');
export const DIST_DIR = join(PACKAGE, 'dist');

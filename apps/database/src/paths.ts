import { join } from 'node:path';

/** Folder of the running package: of this one from src/*.ts, of an app that bundles it from dist/*.js. */
export const packageRoot = join(__dirname, '..');

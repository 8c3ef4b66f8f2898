import { join } from 'node:path';

/** The folder of the package that this code runs in: of this one from src/*.ts, of an app that bundles it from dist/*.js. */
export const packageRoot = join(__dirname, '..');

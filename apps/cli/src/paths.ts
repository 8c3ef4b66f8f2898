import { join } from 'node:path';

/** Files of a new micro-frontend; the path holds from src/*.ts and from the bundle in dist. */
export const TEMPLATE_FOLDER = join(__dirname, '../template');

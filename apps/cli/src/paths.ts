import { join } from 'node:path';

/** Files of a new micro-frontend; the path holds from src/*.ts and from the bundle in dist. */
export const TEMPLATE_FOLDER = join(__dirname, '../template');
/** What a repository of its own has instead of, or in addition to, these files. */
export const REPOSITORY_TEMPLATE_FOLDER = join(__dirname, '../template-repository');

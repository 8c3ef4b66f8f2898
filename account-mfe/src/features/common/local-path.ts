import { isLocalPath } from '@fachwerk/shared/contracts';
import * as z from 'zod/mini';

/** A path of this shop, else undefined: where a form leads is never decided by a link from elsewhere. */
export function localPath(path: string | null | undefined): string | undefined {
  return path && path.length <= 2000 && isLocalPath(path) ? path : undefined;
}

/** The same for the props of a widget. */
export const LocalPath = z
  .string()
  .check(z.refine((path) => localPath(path) !== undefined, { error: 'a path of this shop' }));

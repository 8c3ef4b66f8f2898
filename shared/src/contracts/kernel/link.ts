import * as z from 'zod/mini';
import { localPath } from './local-path';

/**
 * Address of a page, picture or document. Every such field of an answer uses this schema. On pages of other
 * hosts the HTTP client puts the shop's origin in front of these fields (`LINK_FIELDS`); `link.test.ts`
 * compares both.
 */
export const Link = z.string();

/** A path of this shop, for widget props. */
export const LocalPath = z
  .string()
  .check(z.refine((path) => localPath(path) !== undefined, { error: 'a path of this shop' }));

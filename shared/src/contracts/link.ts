import * as z from 'zod/mini';

/**
 * Address of a page, picture or document. Every such field of an answer uses this schema. On pages of other
 * hosts the HTTP client puts the shop's origin in front of these fields (`LINK_FIELDS`); `link.test.ts`
 * compares both.
 */
export const Link = z.string();

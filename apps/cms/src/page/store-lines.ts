import { cookieOf } from './cookies';

const LINES = ['stock', 'prices'];

/**
 * The lines about the visitor's store for which the page reserves space, from the cookie that the API sets;
 * undefined without a store. The cookie is untrusted: it affects only empty lines (docs/decisions/0129).
 */
export function storeLinesOf(cookies: string | undefined): string | undefined {
  const value = cookieOf(cookies, 'store');
  return value !== undefined && LINES.includes(value) ? value : undefined;
}

/** 'exited' while the visitor has closed the banner about the store in this session (specification 4). */
export const storeBannerOf = (cookies: string | undefined): string | undefined =>
  cookieOf(cookies, 'store-banner') === 'exited' ? 'exited' : undefined;

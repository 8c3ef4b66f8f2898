import { isLocalPath } from '@fachwerk/shared/contracts';
import type { FilledPageHead } from '@fachwerk/shared/widget';

/** Kind of answer, decided by the main widget. */
export type PageOutcome =
  | { kind: 'redirect'; status: number; location: string }
  | { kind: 'page'; status: number }
  | { kind: 'not-found'; status: number };

const REDIRECTS = [301, 302, 303, 307, 308];

export function outcomeOf(said: FilledPageHead | undefined): PageOutcome {
  const status = said?.status ?? 200;
  if (said?.redirect !== undefined && isLocalPath(said.redirect))
    return { kind: 'redirect', status: REDIRECTS.includes(status) ? status : 302, location: said.redirect };
  // A page that is gone (410) has a content of its own, such as the successor of a product.
  if (status === 404) return { kind: 'not-found', status };
  const isUsable = Number.isInteger(status) && status >= 200 && status < 600 && !REDIRECTS.includes(status);
  return { kind: 'page', status: isUsable ? status : 200 };
}

/** The address with its trailing slash; undefined if none is missing. */
export function withSlash(pathname: string): string | undefined {
  if (pathname.endsWith('/') || /\.[a-z0-9]+$/i.test(pathname)) return undefined;
  const target = `${pathname}/`;
  return isLocalPath(target) ? target : undefined;
}

import { isLocalPath } from '@fachwerk/shared/contracts';
import type { FilledPageHead } from '@fachwerk/shared/widget';

/** What a request of a page gets. */
export type PageResponse =
  | { kind: 'redirect'; status: number; location: string }
  | { kind: 'page'; status: number }
  | { kind: 'not-found'; status: number };

const REDIRECTS = [301, 302, 303, 307, 308];

/** The response that the main widget chooses with its page head. Without one, the page is shown. */
export function pageResponse(head: FilledPageHead | undefined): PageResponse {
  const status = head?.status ?? 200;
  if (head?.redirect !== undefined && isLocalPath(head.redirect))
    return { kind: 'redirect', status: REDIRECTS.includes(status) ? status : 302, location: head.redirect };
  // A page that is gone (410) has a content of its own, such as the successor of a product.
  if (status === 404) return { kind: 'not-found', status };
  const isUsable = Number.isInteger(status) && status >= 200 && status < 600 && !REDIRECTS.includes(status);
  return { kind: 'page', status: isUsable ? status : 200 };
}

import { createHash } from 'node:crypto';
import type { ComposedPage, PageAnswer } from './page-answer';
import { PageBody } from './page-body';

/** A page with everything that is computed once for all requests. */
type Kept = Pick<ComposedPage, 'kind' | 'status' | 'dataVersions' | 'otherDataAt' | 'isSparing'>;
export interface FinishedPage extends Kept {
  headers: Readonly<Record<string, string>>;
  /** Undefined if no cache may store the page. */
  etag: string | undefined;
  body: PageBody;
}

export type Redirect = Extract<PageAnswer, { kind: 'redirect' }>;

export const finishAnswer = (answer: PageAnswer, before?: FinishedPage): Redirect | FinishedPage =>
  answer.kind === 'page' ? finishPage(answer, before) : answer;

/** `before` is the last answer of the same address: an unchanged page keeps its compressed bodies. */
export function finishPage(page: ComposedPage, before?: FinishedPage): FinishedPage {
  const { status, cacheControl, isPrivate, dataVersions, otherDataAt, isSparing } = page;
  const html = Buffer.from(page.html);
  const isStorable = status === 200 && !cacheControl.includes('no-store');
  const etag = isStorable
    ? `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`
    : undefined;
  return {
    kind: 'page',
    status,
    dataVersions,
    ...(otherDataAt !== undefined && { otherDataAt }),
    etag,
    ...(isSparing && { isSparing }),
    headers: {
      ...page.headers,
      'cache-control': cacheControl,
      vary: 'accept-encoding',
      'content-type': 'text/html; charset=utf-8',
      // The address of a private page may contain a token of a mail: no later request repeats it. Forms need
      // an origin.
      ...(isPrivate && { 'referrer-policy': 'strict-origin' }),
      ...(etag !== undefined && { etag }),
    },
    body: etag !== undefined && etag === before?.etag ? before.body : new PageBody(html),
  };
}

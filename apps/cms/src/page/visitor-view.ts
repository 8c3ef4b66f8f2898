import { bucketOf, type PageView } from '@fachwerk/shared/federation';
import { cookieOf } from './cookies';

export interface VisitorView extends PageView {
  avoid: readonly string[];
  /** Token of a preview link. */
  previewToken: string | undefined;
}

const MAX_AVOIDED = 5;
const MAX_LENGTH = 1000;
/** "cart@1.4.0-3f9a2c1" */
const VERSION_KEY = /^[a-z][a-z0-9-]{0,59}@\d[a-zA-Z0-9.+-]{0,79}$/;
/** The format that the registry writes. Other values are ignored. */
const TOKEN = /^[\w.~-]{8,1000}$/;

export const tokenOf = (text: string | null | undefined): string | undefined =>
  text && TOKEN.test(text) ? text : undefined;

/** The release cookies of a request. Cookies are untrusted: values in another format are ignored. */
export function viewOf(cookies: string | undefined): VisitorView {
  return {
    bucket: bucketOf(cookieOf(cookies, 'bucket')),
    avoid: avoidOf(cookieOf(cookies, 'avoid')),
    previewToken: tokenOf(cookieOf(cookies, 'preview')),
  };
}

function avoidOf(value: string | undefined): string[] {
  if (!value || value.length > MAX_LENGTH) return [];
  const versions = value.split(',');
  return versions.filter((version) => VERSION_KEY.test(version)).slice(0, MAX_AVOIDED);
}

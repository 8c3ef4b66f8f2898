import { KEEP_MS } from './data-age';

export interface PolicyOptions {
  /** Other origins that serve scripts, styles and fonts. */
  assetOrigins: readonly string[];
  /** Origin of the API, if it differs. */
  apiOrigin: string;
  isHttps: boolean;
}

/** Directives that may get origins of others; another is added with the first source that needs it. */
export const SOURCE_DIRECTIVES = ['script-src', 'connect-src', 'img-src', 'frame-src'] as const;
export type SourceDirective = (typeof SOURCE_DIRECTIVES)[number];

/** What a page needs beside the policy of all pages. */
export interface PagePolicy {
  /** Policies of frameworks that micro-frontends on the page are built with. */
  trustedTypes?: readonly string[];
  /** The page has a manifest and a service worker, and its scanner compiles WebAssembly. */
  isInstallable?: boolean;
  /** Origins of others, for the widgets on the page. */
  sources?: Partial<Record<SourceDirective, readonly string[]>> | undefined;
}

/** No nonce, so that public pages are identical for all visitors. No inline script or style is allowed. */
export function contentSecurityPolicy(
  { assetOrigins, apiOrigin, isHttps }: PolicyOptions,
  { trustedTypes = [], isInstallable = false, sources = {} }: PagePolicy = {},
): string {
  const assets = ["'self'", ...assetOrigins].join(' ');
  const api = ["'self'", ...(apiOrigin ? [apiOrigin] : [])].join(' ');
  const of = (directive: SourceDirective, ...own: readonly string[]) =>
    [directive, ...new Set([...own, ...(sources[directive] ?? [])])].join(' ');
  return [
    "default-src 'none'",
    of('script-src', assets, ...(isInstallable ? ["'wasm-unsafe-eval'"] : [])),
    ...(isInstallable ? ["manifest-src 'self'", "worker-src 'self'"] : []),
    `style-src ${assets}`,
    `font-src ${assets}`,
    of('img-src', api, 'data:'),
    of('connect-src', api, ...assetOrigins),
    `form-action ${api}`,
    // The catalogue shows these pages in frames.
    of('frame-src', "'self'"),
    "base-uri 'none'",
    "frame-ancestors 'self'",
    // The shell and the chunk loaders of the micro-frontends each create a policy with this name.
    "require-trusted-types-for 'script'",
    ['trusted-types fachwerk', ...trustedTypes, "'allow-duplicates'"].join(' '),
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** Headers of every answer of the page server. */
export const securityHeaders = (options: PolicyOptions): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy(options),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(self), microphone=(), payment=(), usb=(), geolocation=(self)',
  // Browsers ignore the header on plain http with a console message.
  ...(options.isHttps && {
    'cross-origin-opener-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  }),
});

export interface CacheQuestion {
  cache: 'public' | 'private';
  /** The page has the frame of a mode, is shown by the app, or keeps its props. */
  isVariant: boolean;
  status: number;
  /** A widget is missing that may work in another view. */
  isDegraded: boolean;
  /** The page contains trial versions. */
  isTrial: boolean;
  /** A preview, or the notice about an invalid one. */
  isPreview: boolean;
  /** It contains data without a version (`ComposedPage.otherDataAt`). */
  hasOtherData: boolean;
}

/**
 * Public pages: browsers revalidate each time and get 304. Shared caches answer for a minute and then refresh
 * in the background for five more, so that a publication is visible within about a minute and a burst costs
 * one rendering. Data without a version, such as stores, are at most as old in them as in the page server.
 * With a mode, in the app, with its props (`x-keep-props`) or with trial versions the same address has other
 * content: only the visitor's browser may store it, and it revalidates each time. Previews are not stored.
 */
export function cacheControl({
  cache,
  isVariant,
  status,
  isDegraded,
  isTrial,
  isPreview,
  hasOtherData,
}: CacheQuestion): string {
  if (cache === 'private' || isPreview) return 'private, no-store';
  if (status >= 500 || isDegraded) return 'no-store';
  if (isVariant || isTrial) return 'private, no-cache';
  if (status >= 400) return 'public, max-age=0, s-maxage=10';
  // `Age` states the age of these data.
  if (hasOtherData) return `public, max-age=0, s-maxage=${KEEP_MS / 1000}`;
  return 'public, max-age=0, s-maxage=60, stale-while-revalidate=300';
}

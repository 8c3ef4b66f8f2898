export interface PolicyOptions {
  /** Origins besides our own from which scripts, styles and fonts come. */
  assetOrigins: readonly string[];
  /** Of the API, when it is not our own. */
  apiOrigin: string;
  isHttps: boolean;
}

/** No nonce: public pages are the same bytes for everybody. No inline script or style anywhere. */
function contentSecurityPolicy({ assetOrigins, apiOrigin, isHttps }: PolicyOptions): string {
  const assets = ["'self'", ...assetOrigins].join(' ');
  const api = ["'self'", ...(apiOrigin ? [apiOrigin] : [])].join(' ');
  return [
    "default-src 'none'",
    `script-src ${assets}`,
    `style-src ${assets}`,
    `font-src ${assets}`,
    `img-src ${api} data:`,
    `connect-src ${api}${assetOrigins.map((origin) => ` ${origin}`).join('')}`,
    `form-action ${api}`,
    // The catalogue of widgets shows them in frames.
    "frame-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    // The shell and the chunk loaders of the micro-frontends each make a policy of this name.
    "require-trusted-types-for 'script'",
    "trusted-types fachwerk 'allow-duplicates'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** On every answer of the page server. */
export const securityHeaders = (options: PolicyOptions): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy(options),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  // Browsers ignore it on plain http and say so in the console.
  ...(options.isHttps && {
    'cross-origin-opener-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  }),
});

export interface CacheQuestion {
  cache: 'public' | 'private';
  /** Not the shop's own frame. */
  mode: string | undefined;
  status: number;
  /** A widget is missing that another view may have. */
  isDegraded: boolean;
  /** Versions that not everybody gets. */
  isTrial: boolean;
  /** A preview, or the word that there is none. */
  isPreview: boolean;
}

/**
 * Public pages: the browser asks every time and gets 304; a shared cache answers for a minute and refreshes behind the
 * visitor's back for five more. A publication shows within that minute, and a burst of visitors costs one rendering.
 * In a mode the same address has another frame, in a trial other versions: only the visitor's own browser may keep that page, and asks each
 * time. A preview is kept by nobody.
 */
export function cacheControl({ cache, mode, status, isDegraded, isTrial, isPreview }: CacheQuestion): string {
  if (cache === 'private' || isPreview) return 'private, no-store';
  if (status >= 500 || isDegraded) return 'no-store';
  if (mode !== undefined || isTrial) return 'private, no-cache';
  if (status >= 400) return 'public, max-age=0, s-maxage=10';
  return 'public, max-age=0, s-maxage=60, stale-while-revalidate=300';
}

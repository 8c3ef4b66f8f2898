/** The address with the current version never changes its content; others lead to it for an hour. */
export const cacheControlOf = (requested: string | undefined, version: string): string =>
  requested === version ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';

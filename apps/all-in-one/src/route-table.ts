/** The apps behind the one port. */
export type AppName = 'shop-api' | 'registry' | 'cms' | 'pictures';

/** One line per rule, the first that fits decides. Any proxy in front of separate processes needs the same. */
export const ROUTES: readonly { app: AppName; method?: 'changing' | 'any'; prefix?: string }[] = [
  // Before the rule for changes: teams publish and browsers report by the same prefix.
  { app: 'registry', method: 'any', prefix: '/federation/' },
  { app: 'shop-api', method: 'changing' },
  { app: 'shop-api', prefix: '/rest/' },
  { app: 'shop-api', prefix: '/ajax/' },
  { app: 'shop-api', prefix: '/messages/' },
  { app: 'shop-api', prefix: '/basket/verifyInventory/' },
  { app: 'shop-api', prefix: '/dev/' },
  { app: 'shop-api', prefix: '/healthz' },
  { app: 'shop-api', prefix: '/openapi.json' },
  { app: 'pictures', prefix: '/images/' },
  { app: 'registry', prefix: '/assets/' },
  { app: 'registry', prefix: '/shell/' },
  { app: 'cms' },
];

/** Who answers a request. */
export function appFor(method: string, url: string): AppName {
  const isReading = method === 'GET' || method === 'HEAD';
  const rule = ROUTES.find((route) => {
    if (route.method === 'changing') return !isReading;
    if (route.method !== 'any' && !isReading) return false;
    return route.prefix === undefined || url.startsWith(route.prefix);
  });
  return rule?.app ?? 'cms';
}

/** The table as people read it. */
export const describeRoutes = (): string =>
  ROUTES.map(({ app, method, prefix }) => {
    const what =
      method === 'changing'
        ? 'every request that is not GET or HEAD'
        : `${method === 'any' ? 'any method' : 'GET'} ${prefix ?? 'everything else'}`;
    return `${app.padEnd(9)} ${what}`;
  }).join('\n');

import { verifyInventory } from '@fachwerk/shared/calls';

/** The apps behind the port. */
export type AppName = 'shop-api' | 'registry' | 'cms' | 'pictures' | 'payment-sandbox';

/** The first matching rule decides. A proxy in front of separate processes needs the same rules. */
export const ROUTES: readonly { app: AppName; method?: 'changing' | 'any'; prefix?: string }[] = [
  // Before the rule for changes: publications and reports of browsers use the same prefix.
  { app: 'registry', method: 'any', prefix: '/federation/' },
  // In demonstrations only; elsewhere the page server answers that there is no such page.
  { app: 'payment-sandbox', method: 'any', prefix: '/payment-sandbox/' },
  { app: 'shop-api', method: 'changing' },
  { app: 'shop-api', prefix: '/rest/' },
  { app: 'shop-api', prefix: '/ajax/' },
  { app: 'shop-api', prefix: '/messages/' },
  // The cart's page has the same prefix.
  { app: 'shop-api', prefix: verifyInventory.path },
  { app: 'shop-api', prefix: '/dev/' },
  { app: 'shop-api', prefix: '/healthz' },
  { app: 'shop-api', prefix: '/metrics' },
  { app: 'shop-api', prefix: '/openapi.json' },
  { app: 'shop-api', prefix: '/sitemap.xml' },
  { app: 'shop-api', prefix: '/sitemap/' },
  { app: 'pictures', prefix: '/images/' },
  { app: 'registry', prefix: '/assets/' },
  { app: 'registry', prefix: '/shell/' },
  { app: 'cms' },
];

/** The app that answers a request. */
export function appFor(method: string, url: string): AppName {
  const isReading = method === 'GET' || method === 'HEAD';
  const rule = ROUTES.find((route) => {
    if (route.method === 'changing') return !isReading;
    if (route.method !== 'any' && !isReading) return false;
    return route.prefix === undefined || url.startsWith(route.prefix);
  });
  return rule?.app ?? 'cms';
}

/** The table as text. */
export const describeRoutes = (): string =>
  ROUTES.map(({ app, method, prefix }) => {
    const what =
      method === 'changing'
        ? 'every request that is not GET or HEAD'
        : `${method === 'any' ? 'any method' : 'GET'} ${prefix ?? 'everything else'}`;
    return `${app.padEnd(15)} ${what}`;
  }).join('\n');

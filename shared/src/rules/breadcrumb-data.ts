/** A page on the way to another. */
interface Step {
  name: string;
  url: string;
}

/** BreadcrumbList of schema.org, from the start page downwards. */
export function breadcrumbData(steps: readonly Step[], origin: string): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: withoutRepeat(steps).map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(url, origin).href,
    })),
  };
}

/** The server's path to a page may end with the page itself, which would then appear twice. */
export const withoutRepeat = (steps: readonly Step[]): Step[] =>
  steps.filter(({ url }, index) => steps.findIndex((other) => other.url === url) === index);

import { formatMessage, type PageHead } from '@fachwerk/shared/widget';
import messages from './messages.de.json';

/** Texts of a page's head: `load` runs before there is a platform, so they come straight from the file. */
export function fillText(text: string, values: Record<string, string | number> = {}): string {
  return formatMessage({ text }, 'text', values);
}

export const MISSING_PAGE: PageHead = {
  status: 404,
  robots: 'noindex',
  title: fillText(messages['head.notFound']),
};

/** No answer for the moment: nobody may keep this page. */
export const FAILED_PAGE: PageHead = {
  status: 503,
  robots: 'noindex',
  title: fillText(messages['head.failed']),
};

interface Step {
  name: string;
  url: string;
}

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

/** The server's way to a page may or may not hold the page itself. */
export const withoutRepeat = (steps: readonly Step[]): Step[] =>
  steps.filter(({ url }, index) => steps.findIndex((other) => other.url === url) === index);

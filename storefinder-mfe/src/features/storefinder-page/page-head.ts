import { formatMessage, type PageHead } from '@fachwerk/shared/widget';
import messages from '../../messages.de.json';
import type { StorefinderPageData } from './page-data';

/** `load` runs before there is a platform, so the texts of the head come straight from the file. */
const fill = (key: keyof typeof messages, values?: Record<string, string | number>) =>
  formatMessage(messages, key, values);

export function storefinderHead({ basePath, query, view }: StorefinderPageData, origin: string): PageHead {
  const title = query ? fill('storesPage.head.titlePlace', { place: query }) : fill('storesPage.head.title');
  if (view.kind === 'failed') return { status: 503, robots: 'noindex', title };
  return {
    title,
    description: fill('storesPage.head.description'),
    canonical: new URL(basePath, origin).href,
    // Places are endless; the stores are all on the page without one.
    ...(view.kind === 'found' && { robots: 'noindex, follow' }),
  };
}

import type { SiteConfig } from '../content/visit-config';
import type { FragmentJob } from '../fragment-job';

export const PAGE_CONFIG: SiteConfig = {
  shopLocale: 'de-DE',
  pageUrls: { start: '/', search: '/search/', basket: '/basket/', privacy: '/datenschutz/' },
  appPageUrls: { privacy: '/datenschutz/app/' },
  apiOrigin: '',
};

/** The greeting of the example, for a page without a visitor's data. */
export function aJob(part: Partial<FragmentJob> = {}): FragmentJob {
  const { mfe = 'example', version = '1' } = part;
  return {
    id: 'w1',
    widget: 'greeting',
    mfe,
    version,
    url: `/${mfe}/${version}/node/widgets.js`,
    integrity: 'sha384-x',
    props: { name: 'Welt' },
    pageUrl: 'http://shop.example/',
    now: '2026-11-21T12:00:00.000Z',
    messages: {},
    isMain: false,
    isPrivatePage: false,
    ...part,
  };
}

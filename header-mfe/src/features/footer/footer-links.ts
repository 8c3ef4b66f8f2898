import type { PageConfig } from '@fachwerk/shared/widget';

type Urls = PageConfig['pageUrls'];

/** Limited to the pages that this shop has. */
export const linksOf = (urls: Urls, names: readonly (keyof Urls)[]) =>
  names.flatMap((name) => {
    const href = urls[name];
    return href ? [{ name, href }] : [];
  });

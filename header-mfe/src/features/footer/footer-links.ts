import type { PageConfig } from '@fachwerk/shared/widget';

type Urls = PageConfig['pageUrls'];

/** Only pages that this shop has: no dead ends. */
export const linksOf = (urls: Urls, names: readonly (keyof Urls)[]) =>
  names.flatMap((name) => {
    const href = urls[name];
    return href ? [{ name, href }] : [];
  });

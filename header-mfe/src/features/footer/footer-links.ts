import type { PageConfig } from '@fachwerk/shared/widget';

type Urls = PageConfig['urls'];

/** Only pages that this shop has: no dead ends. */
export const linksOf = <Name extends keyof Urls>(urls: Urls, names: readonly Name[]) =>
  names.flatMap((name) => {
    const href = urls[name];
    return href ? [{ name, href }] : [];
  });

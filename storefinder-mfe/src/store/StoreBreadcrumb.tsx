import type { RegionLink } from '@fachwerk/shared/contracts';
import { Breadcrumb } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';

interface StoreBreadcrumbProps {
  /** State and town above the page. */
  regions: readonly RegionLink[];
  current: string;
}

/** The way from the page of all stores to this page; nothing on sites without such a page. */
export function StoreBreadcrumb({ regions, current }: StoreBreadcrumbProps) {
  const text = useMessages();
  const { start, stores } = usePlatform().config.pageUrls;
  if (!stores) return null;
  const way = [
    { name: text('storefinder.breadcrumb.start'), url: start },
    { name: text('storefinder.breadcrumb.stores'), url: stores },
    ...regions,
  ];
  return <Breadcrumb label={text('storefinder.breadcrumb')} items={way} current={current} />;
}

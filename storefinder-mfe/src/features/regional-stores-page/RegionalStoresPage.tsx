import type { RegionLink, StoreRegion } from '@fachwerk/shared/contracts';
import { Button, Section } from '@fachwerk/shared/ui';
import { useMessages, usePlatform, type WidgetProps } from '@fachwerk/shared/widget';
import { LinkedStoreCards } from '../../store/LinkedStoreCards';
import { StoreBreadcrumb } from '../../store/StoreBreadcrumb';
import { stateAbove } from './region-head';
import type { RegionalStoresPageProps } from './regional-stores-page.props';
import styles from './RegionalStoresPage.module.css';

export type RegionalStoresPageData =
  { kind: 'found'; region: StoreRegion } | { kind: 'missing' } | { kind: 'failed' };

export function RegionalStoresPage({ data }: WidgetProps<RegionalStoresPageProps, RegionalStoresPageData>) {
  const text = useMessages();
  const { stores } = usePlatform().config.pageUrls;

  if (data.kind === 'found') return <FoundRegion region={data.region} />;
  return (
    <div className={styles.page}>
      <h1>{text(`storeRegion.${data.kind}.title`)}</h1>
      {stores && (
        <p>
          <Button href={stores}>{text('storefinder.all')}</Button>
        </p>
      )}
    </div>
  );
}

function FoundRegion({ region }: { region: StoreRegion }) {
  const text = useMessages();
  const { name, url, stores, towns, states } = region;
  const above = stateAbove(region);
  const otherTowns = towns.filter((town) => town.url !== url);
  const otherStates = states.filter((state) => state.url !== url && !above.includes(state));

  return (
    <div className={styles.page}>
      <StoreBreadcrumb regions={above} current={name} />
      <div>
        <h1>{text('storeRegion.headline', { name })}</h1>
        <p>{text('storeRegion.count', { count: stores.length })}</p>
      </div>
      <LinkedStoreCards stores={stores} headingLevel={2} />
      <Links headline={text('storeRegion.towns')} links={otherTowns} />
      <Links headline={text('storeRegion.states')} links={otherStates} />
    </div>
  );
}

function Links({ headline, links }: { headline: string; links: readonly RegionLink[] }) {
  if (links.length === 0) return null;
  return (
    <Section headline={headline}>
      <ul role="list" className={styles.links}>
        {links.map(({ name, url, count }) => (
          <li key={url}>
            <a className={styles.link} href={url}>
              {name} ({count})
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

import type { StoreFlyers as Found } from '@fachwerk/shared/contracts';
import { Button, Section } from '@fachwerk/shared/ui';
import { useMessages, usePlatform, type WidgetProps } from '@fachwerk/shared/widget';
import { OpeningOffers } from '../../store/OpeningOffers';
import { StoreFlyers } from '../../store/StoreAnnouncements';
import { InStores } from './InStores';
import type { StoreAdvertisementPageProps } from './store-advertisement-page.props';
import styles from './StoreAdvertisementPage.module.css';

export type StoreAdvertisementPageData =
  { kind: 'found'; found: Found } | { kind: 'missing' } | { kind: 'failed' };

export function StoreAdvertisementPage({
  data,
}: WidgetProps<StoreAdvertisementPageProps, StoreAdvertisementPageData>) {
  const text = useMessages();
  const { stores } = usePlatform().config.pageUrls;
  const toStores = stores && (
    <p>
      <Button href={stores}>{text('storefinder.all')}</Button>
    </p>
  );

  if (data.kind !== 'found')
    return (
      <div className={styles.page}>
        <h1>{text(`storeFlyers.${data.kind}.title`)}</h1>
        {toStores}
      </div>
    );
  const { type, label, flyers, openingOffers, types } = data.found;
  const others = types.filter((other) => other.type !== type);
  return (
    <div className={styles.page}>
      <div>
        <h1>{text('storeFlyers.headline', { label })}</h1>
        <p>{text('storeFlyers.intro')}</p>
      </div>
      <Section headline={text('storePage.flyers')}>
        {flyers.length > 0 ? (
          <StoreFlyers flyers={flyers} below={(flyer) => <InStores stores={flyer.stores} />} />
        ) : (
          <p>{text('storeFlyers.none')}</p>
        )}
      </Section>
      {openingOffers.length > 0 && (
        <Section headline={text('storePage.offers')}>
          <OpeningOffers offers={openingOffers} below={(offer) => <InStores stores={offer.stores} />} />
        </Section>
      )}
      {others.length > 0 && (
        <Section headline={text('storeFlyers.others')}>
          <ul role="list" className={styles.links}>
            {others.map((other) => (
              <li key={other.type}>
                {/* The page of another type stands beside this one. */}
                <a className={styles.link} href={`../${other.type}/`}>
                  {other.label}
                </a>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {toStores}
    </div>
  );
}

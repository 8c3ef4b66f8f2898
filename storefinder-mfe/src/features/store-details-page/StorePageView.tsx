import { pathOf, readStoreCalendar } from '@fachwerk/shared/calls';
import type { Store } from '@fachwerk/shared/contracts';
import { storeAddressLines } from '@fachwerk/shared/rules';
import { Badge, Button, MessageBox, Section } from '@fachwerk/shared/ui';
import { useIsHydrated, useMessages, usePlatform } from '@fachwerk/shared/widget';
import type { ReactNode } from 'react';
import { ChooseForm } from '../../store/ChooseForm';
import { OpeningHours } from '../../store/OpeningHours';
import { OpeningNote } from '../../store/OpeningNote';
import { OpeningOffers } from '../../store/OpeningOffers';
import { StoreFlyers, StoreNewsList } from '../../store/StoreAnnouncements';
import { StoreBreadcrumb } from '../../store/StoreBreadcrumb';
import { StoreChangeDialog } from '../../store/StoreChangeDialog';
import { StoreContact } from '../../store/StoreContact';
import { StoreServices } from '../../store/StoreServices';
import { useChooseStore } from '../../use-choose-store';
import { CHOSEN } from '../storefinder-page/page-data';
import type { StorePageData } from './load-store-page';
import { NearStores } from './NearStores';
import { StoreFacts } from './StoreFacts';
import styles from './StorePageView.module.css';

/** The part that all pages of a store have; `children` stand below it. */
export function StorePageView({ data, children }: { data: StorePageData; children: ReactNode }) {
  const text = useMessages();
  const { stores } = usePlatform().config.pageUrls;
  const { isChosen, near, view } = data;

  if (view.kind === 'found')
    return (
      <FoundStore isChosen={isChosen} store={view.store} near={near}>
        {children}
      </FoundStore>
    );
  return (
    <div className={styles.page}>
      <h1>{text(`storePage.${view.kind}.title`)}</h1>
      {stores && (
        <p>
          <Button href={stores}>{text('storefinder.all')}</Button>
        </p>
      )}
    </div>
  );
}

interface FoundStoreProps {
  isChosen: boolean;
  store: Store;
  near: StorePageData['near'];
  children: ReactNode;
}

function FoundStore({ isChosen, store, near, children }: FoundStoreProps) {
  const text = useMessages();
  const { apiOrigin, pageUrls } = usePlatform().config;
  const { stores, rental } = pageUrls;
  const isHydrated = useIsHydrated();
  const choice = useChooseStore('store_page');
  const { name, image, address, services, categories, openingOffers = [] } = store;
  const { regions = [], news = [], flyers = [] } = store;
  const calendar = apiOrigin + pathOf(readStoreCalendar, { companyId: store.companyId });
  const [kind] = categories;

  return (
    <div className={styles.page}>
      <StoreBreadcrumb regions={regions} current={name} />
      <div className={styles.head}>
        <div className={styles.intro}>
          <h1>{name}</h1>
          {kind && (
            <p className={styles.kind}>
              <Badge>{kind}</Badge>
            </p>
          )}
          <OpeningNote store={store} />
          {/* With script the choice shows its own message. */}
          {isChosen && !isHydrated && (
            <MessageBox tone="success">{text('storePage.chosen', { name })}</MessageBox>
          )}
          <div className={styles.choice}>
            <ChooseForm
              store={store}
              control={choice}
              redirect={`${store.url}?${CHOSEN}=${store.companyId}`}
            />
          </div>
        </div>
        <img className={styles.picture} src={image.src} alt={image.alt} width={640} height={400} />
      </div>
      <StoreChangeDialog control={choice} />
      <div className={styles.parts}>
        <Section className={styles.part} headline={text('storefinder.hours')}>
          <OpeningHours store={store} />
          {store.specialOpenings.length > 0 && (
            <p>
              <a className={styles.all} href={calendar}>
                {text('storePage.calendar')}
              </a>
            </p>
          )}
        </Section>
        <Section className={styles.part} headline={text('storePage.contact')}>
          <address className={styles.address}>
            {storeAddressLines(address).map((line) => (
              <div key={line}>{line}</div>
            ))}
            <a className={styles.mail} href={`mailto:${store.email}`}>
              {store.email}
            </a>
          </address>
          <StoreContact store={store} />
        </Section>
        {openingOffers.length > 0 && (
          <Section className={styles.part} headline={text('storePage.offers')}>
            <OpeningOffers offers={openingOffers} />
          </Section>
        )}
        {services.length > 0 && (
          <Section className={styles.part} headline={text('storefinder.services')}>
            <StoreServices services={services} isColumn />
            {rental && services.includes('TRANSPORT_RENTAL') && (
              <p>
                <a className={styles.all} href={`${rental}?companyId=${encodeURIComponent(store.companyId)}`}>
                  {text('storePage.rental')}
                </a>
              </p>
            )}
          </Section>
        )}
        {news.length > 0 && (
          <Section className={styles.part} headline={text('storePage.news')}>
            <StoreNewsList news={news} />
          </Section>
        )}
        {flyers.length > 0 && (
          <Section className={styles.part} headline={text('storePage.flyers')}>
            <StoreFlyers flyers={flyers} />
            {store.flyersUrl && (
              <p>
                <a className={styles.all} href={store.flyersUrl}>
                  {text('storePage.flyers.all')}
                </a>
              </p>
            )}
          </Section>
        )}
        <StoreFacts store={store} />
      </div>
      {children}
      <NearStores stores={near} state={address.state} />
      {stores && (
        <p>
          <a className={styles.all} href={stores}>
            {text('storefinder.all')}
          </a>
        </p>
      )}
    </div>
  );
}

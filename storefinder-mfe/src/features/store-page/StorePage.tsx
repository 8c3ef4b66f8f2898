import { pathOf, readStoreCalendar } from '@fachwerk/shared/calls';
import type { Store } from '@fachwerk/shared/contracts';
import { addressLines } from '@fachwerk/shared/rules';
import { Badge, Button, MessageBox, Section } from '@fachwerk/shared/ui';
import { useIsHydrated, useMessages, usePlatform, type WidgetProps } from '@fachwerk/shared/widget';
import { ChooseForm } from '../../store/ChooseForm';
import { OpeningHours } from '../../store/OpeningHours';
import { OpeningNote } from '../../store/OpeningNote';
import { StoreChangeDialog } from '../../store/StoreChangeDialog';
import { StoreContact } from '../../store/StoreContact';
import { StoreServices } from '../../store/StoreServices';
import { useChooseStore } from '../../use-choose-store';
import { CHOSEN } from '../storefinder-page/page-data';
import { OpeningOffers } from './OpeningOffers';
import type { StorePageProps } from './store-page.props';
import { StoreFacts } from './StoreFacts';
import styles from './StorePage.module.css';

export interface StorePageData {
  /** A form without script has just chosen the store. */
  isChosen: boolean;
  view: { kind: 'found'; store: Store } | { kind: 'missing' } | { kind: 'failed' };
}

export function StorePage({ data }: WidgetProps<StorePageProps, StorePageData>) {
  const text = useMessages();
  const { stores } = usePlatform().config.pageUrls;
  const { isChosen, view } = data;

  if (view.kind === 'found') return <FoundStore isChosen={isChosen} store={view.store} />;
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
}

function FoundStore({ isChosen, store }: FoundStoreProps) {
  const text = useMessages();
  const { stores } = usePlatform().config.pageUrls;
  const isHydrated = useIsHydrated();
  const choice = useChooseStore();
  const { name, image, address, services, categories, openingOffers = [] } = store;
  const calendar = pathOf(readStoreCalendar, { companyId: store.companyId });
  const [kind] = categories;

  return (
    <div className={styles.page}>
      <div>
        <h1>{name}</h1>
        {kind && (
          <p className={styles.kind}>
            <Badge>{kind}</Badge>
          </p>
        )}
        <OpeningNote store={store} />
      </div>
      {/* With script the choice shows its own message. */}
      {isChosen && !isHydrated && (
        <MessageBox tone="success">{text('storePage.chosen', { name })}</MessageBox>
      )}
      <ChooseForm store={store} control={choice} redirect={`${store.url}?${CHOSEN}=${store.companyId}`} />
      <StoreChangeDialog control={choice} />
      <div className={styles.parts}>
        <img className={styles.picture} src={image.src} alt={image.alt} width={640} height={400} />
        <Section className={styles.part} headline={text('storePage.contact')}>
          <address className={styles.address}>
            {addressLines(address).map((line) => (
              <div key={line}>{line}</div>
            ))}
          </address>
          <StoreContact store={store} />
        </Section>
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
        {openingOffers.length > 0 && (
          <Section className={styles.part} headline={text('storePage.offers')}>
            <OpeningOffers offers={openingOffers} />
          </Section>
        )}
        {services.length > 0 && (
          <Section className={styles.part} headline={text('storefinder.services')}>
            <StoreServices services={services} isColumn />
          </Section>
        )}
        <StoreFacts store={store} />
      </div>
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

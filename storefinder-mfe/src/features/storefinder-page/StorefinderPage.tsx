import { Accordion, Button, MessageBox } from '@fachwerk/shared/ui';
import {
  useIsHydrated,
  useMessages,
  usePlatform,
  useTopic,
  useVisitorStore,
  type WidgetProps,
} from '@fachwerk/shared/widget';
import { useState } from 'react';
import { StoreMap } from '../../map/StoreMap';
import { TileMapOffer } from '../../map/tiles/TileMapOffer';
import { urlOfPlace } from '../../place-in-url';
import { PlaceForm } from '../../PlaceForm';
import { PositionNote } from '../../PositionNote';
import { countOf, paramsOf } from '../../store-filters';
import type { Place } from '../../stores-api';
import { FoundStores } from './FoundStores';
import { questionOfMap, type StorefinderPageData } from './page-data';
import { StoreFilters } from './StoreFilters';
import type { StorefinderPageProps } from './storefinder-page.props';
import styles from './StorefinderPage.module.css';
import { StoresByState } from './StoresByState';

/** Works with pages and forms; script adds inline errors and keeps the page after a choice. */
export function StorefinderPage({ props, data }: WidgetProps<StorefinderPageProps, StorefinderPageData>) {
  const text = useMessages();
  const isHydrated = useIsHydrated();
  const { cartStores, flyers } = usePlatform().config.pageUrls;
  const { hasStores } = useVisitorStore();
  const ownStore = useTopic('selectedStore')?.companyId;
  const { basePath, query, place, filters, options, chosen, map, view } = data;
  const [words, setWords] = useState(query);
  const params = paramsOf(filters);
  const urlOf = (one: Place) => urlOfPlace(basePath, one, params);
  const again = place ? urlOf(place) : `${basePath}${params.size > 0 ? `?${params.toString()}` : ''}`;

  return (
    <div className={styles.page}>
      <h1>{props.headline ?? props.defaultHeadline ?? text('storesPage.headline')}</h1>
      <div className={map ? styles.beside : styles.parts}>
        <div className={styles.form}>
          <PlaceForm
            value={words}
            onChange={setWords}
            action={basePath}
            onPosition={(one) => window.location.assign(urlOf(one))}
          >
            <StoreFilters options={options} chosen={filters} />
          </PlaceForm>
          {cartStores && hasStores && (
            <a className={styles.all} href={place ? urlOfPlace(cartStores, place, undefined) : cartStores}>
              {text('storesPage.wholeCart')}
            </a>
          )}
        </div>
        {map && (
          <Accordion className={styles.map} title={text('storeMap.show')}>
            <TileMapOffer stores={questionOfMap(data, props)} chosen={ownStore}>
              <StoreMap stores={map.stores} states={map.states} chosen={ownStore} />
            </TileMapOffer>
          </Accordion>
        )}
        <div className={styles.list}>
          <PositionNote {...data} />
          {/* With script the choice shows its own message. */}
          {chosen && !isHydrated && (
            <MessageBox tone="success">{text('storefinder.chosen', { name: chosen })}</MessageBox>
          )}
          {view.kind === 'found' && (
            <FoundStores
              basePath={basePath}
              query={query}
              urlOf={urlOf}
              address={place ? urlOf(place) : undefined}
              isFiltered={countOf(filters) > 0}
              {...view.found}
            />
          )}
          {view.kind === 'all' && (
            <StoresByState
              {...view}
              basePath={basePath}
              isFiltered={countOf(filters) > 0}
              isNarrowed={props.storesByState !== undefined}
            />
          )}
          {view.kind === 'all' && flyers && (
            <p>
              <a className={styles.all} href={flyers}>
                {text('storesPage.flyers')}
              </a>
            </p>
          )}
        </div>
      </div>
      {view.kind === 'failed' && (
        <MessageBox
          tone="error"
          title={text('storesPage.failed.title')}
          actions={
            <Button size="small" href={again}>
              {text('storefinder.failed.retry')}
            </Button>
          }
        >
          {text('storesPage.failed.text')}
        </MessageBox>
      )}
    </div>
  );
}

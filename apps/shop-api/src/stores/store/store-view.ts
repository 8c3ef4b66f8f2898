import { type Messages, type Store } from '@fachwerk/shared/contracts';
import { federalStates, WEEK_DAYS } from '@fachwerk/shared/time';
import { pictureOrPlaceholder } from '../../kernel/pictures/picture-view';
import { formatText } from '../../kernel/text/format-text';
import { flyerViews, newsViews } from './announcements';
import { openingOfferViews } from './opening-offers';
import { HOLIDAY_DAYS } from './opening-rules';
import { nextDayViews, openingView, specialOpeningViews, todayView } from './opening-view';
import type { StoreRecord } from './store-record';
import { flyersUrl, placeOfStore, storeUrl } from './store-urls';

export interface StoreContext {
  now: Date;
  messages: Messages;
}

export const hasClickAndReserve = ({ services }: Pick<StoreRecord, 'services'>): boolean =>
  services.includes('CLICK_AND_RESERVE');

/** Online orders can be sent to the store. */
export const hasClickAndCollect = ({ services }: Pick<StoreRecord, 'services'>): boolean =>
  services.includes('CLICK_AND_COLLECT');

export function storeView(store: StoreRecord, { now, messages }: StoreContext): Store {
  const { companyId, name, type, street, zipCode, city, state, lat, lon, phone, email } = store;
  const { services, specialists, brands, categorySpecialists } = store;
  return {
    companyId,
    name,
    type,
    url: storeUrl(store),
    address: { street, zipCode, city, state: federalStates[state] },
    coords: { lat, lon },
    phone,
    email,
    categories: categoriesOf(store, messages),
    services,
    clickAndReserve: hasClickAndReserve(store),
    specialists,
    brands,
    categorySpecialists,
    openingHours: weekOf(store.openingHours),
    today: todayView(now, store, messages),
    specialOpenings: specialOpeningViews(now, store, messages),
    ...openingView(now, store, messages),
    image: {
      src: pictureOrPlaceholder(store.picture),
      alt: formatText(messages, 'stores.image.alt', { place: placeOfStore(store) }),
    },
  };
}

/** What only the answer about one store has. */
export function storeDetails(store: StoreRecord, context: StoreContext): Store {
  const { now, messages } = context;
  return {
    ...storeView(store, context),
    specialOpenings: specialOpeningViews(now, store, messages, HOLIDAY_DAYS),
    nextDays: nextDayViews(now, store, messages),
    openingOffers: openingOfferViews(now, store.openingOffers),
    seller: store.seller,
    people: store.people,
    news: newsViews(now, store.news),
    flyers: flyerViews(now, store.flyers),
    flyersUrl: flyersUrl(store.type),
  };
}

/** Its own labels, else that of its type. */
export function categoriesOf({ type, services, categories: own }: StoreRecord, messages: Messages): string[] {
  if (own.length > 0) return own;
  const hasGarden = type !== 'special' && services.includes('GARDEN_CENTRE');
  return [type, ...(hasGarden ? ['special'] : [])].map((kind) => formatText(messages, `stores.type.${kind}`));
}

/** In weekday order: the database does not keep the order of JSON keys. */
const weekOf = (hours: StoreRecord['openingHours']): Store['openingHours'] =>
  Object.fromEntries(
    WEEK_DAYS.map((day) => [day, hours[day].map(({ from, to }) => ({ from, to }))]),
  ) as Store['openingHours'];

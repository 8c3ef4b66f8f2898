import * as z from 'zod/mini';
import { contract } from '../kernel/contract';
import { Id } from '../kernel/ids';
import {
  MarketContentQuery,
  PlacesQuery,
  RegionSlug,
  StoreFlyersQuery,
  StoreRegionQuery,
  StoreSearchQuery,
  StoreStockQuery,
  VariantStockQuery,
} from './queries';
import {
  MarketContent,
  OpeningOfferForm,
  Places,
  SpecialOpeningForm,
  StatedOpenings,
  Store,
  StoreFlyers,
  StoreRegion,
  StoreSearch,
  StoreSelectForm,
  StoreSelection,
  StoreStockList,
  VariantStockList,
} from './store';

const params = z.object({ companyId: Id });
const ofDay = z.object({ companyId: Id, day: z.string().check(z.regex(/^[\d.-]{1,10}$/)) });
const answers = { 200: StatedOpenings };
const expects = { specialOpenings: 'list', openingOffers: 'list', changes: 'list' } as const;

/** Not cacheable: stock and opening hours are valid for a minute. */
export const searchStores = contract({
  method: 'GET',
  path: '/rest/stores/',
  isPublic: true,
  isTranslated: true,
  summary: 'Stores near a postal code, a town or a point, nearest first; never an empty list without types',
  query: StoreSearchQuery,
  answers: { 200: StoreSearch },
  expects: { results: 'list', suggestions: 'list' },
});

export const readStore = contract({
  method: 'GET',
  path: '/rest/stores/{companyId}/',
  isPublic: true,
  isTranslated: true,
  summary: 'One store with its hours',
  params,
  answers: { 200: Store },
  expects: {
    address: 'object',
    coords: 'object',
    categories: 'list',
    services: 'list',
    openingHours: 'object',
    specialists: 'list',
    brands: 'list',
    categorySpecialists: 'list',
    specialOpenings: 'list',
    opening: 'object',
    image: 'object',
  },
});

export const readStoreFlyers = contract({
  method: 'GET',
  path: '/rest/stores/flyers/',
  isPublic: true,
  isTranslated: true,
  summary: 'Flyers and opening offers of the stores of a type',
  query: StoreFlyersQuery,
  answers: { 200: StoreFlyers },
  expects: { flyers: 'list', openingOffers: 'list', types: 'list' },
});

export const readStoreRegion = contract({
  method: 'GET',
  path: '/rest/stores/regions/{state}/',
  isPublic: true,
  isTranslated: true,
  summary: 'The stores of a federal state, or of a town in it',
  params: z.object({ state: RegionSlug }),
  query: StoreRegionQuery,
  answers: { 200: StoreRegion },
  expects: { stores: 'list', towns: 'list', states: 'list' },
});

export const readMarketContent = contract({
  method: 'GET',
  path: '/rest/stores/{companyId}/market-content/',
  isPublic: true,
  summary: 'What the market CMS says of a store, as allowed HTML; empty if it fails',
  params,
  query: MarketContentQuery,
  answers: { 200: MarketContent },
  expects: { content: 'list' },
});

export const readStoreStock = contract({
  method: 'GET',
  path: '/rest/stores/{companyId}/stock/',
  isPublic: true,
  isTranslated: true,
  summary: 'What one store has of up to 100 items, and where it lies',
  params,
  query: StoreStockQuery,
  answers: { 200: StoreStockList },
  expects: { items: 'list' },
});

export const selectStore = contract({
  method: 'POST',
  path: '/rest/stores/select/',
  isTranslated: true,
  summary: 'Choose the store of this visitor',
  form: StoreSelectForm,
  answers: { 200: StoreSelection, 409: StoreSelection },
  expects: { selectedStore: 'object', reservationImpact: 'list' },
});

/** Fills in the place of an address, and finds one that does not fit its postal code. */
export const readPlaces = contract({
  method: 'GET',
  path: '/rest/places/',
  isPublic: true,
  summary: 'Places of a postal code, and whether a city is one of them',
  query: PlacesQuery,
  answers: { 200: Places },
  expects: { places: 'list' },
});

/** Not cacheable: stock is valid for a minute. */
export const readVariantStock = contract({
  method: 'GET',
  path: '/rest/products/{productId}/variants/',
  isPublic: true,
  isTranslated: true,
  summary: 'What one store has of all variants of a product',
  params: z.object({ productId: Id }),
  query: VariantStockQuery,
  answers: { 200: VariantStockList },
  expects: { variants: 'list' },
});

/** Desk `stores`, or that of the store. */
export const readOpenings = contract({
  method: 'GET',
  path: '/rest/desk/stores/{companyId}/openings/',
  summary: 'Desk: the days and offers with other hours of a store, and who has changed them',
  params,
  answers,
  expects,
});

export const stateSpecialOpening = contract({
  method: 'PUT',
  path: '/rest/desk/stores/{companyId}/special-openings/{day}/',
  summary: 'Desk: state other hours of a store on a day; every process uses them within seconds',
  params: ofDay,
  json: SpecialOpeningForm,
  answers,
  expects,
});

export const removeSpecialOpening = contract({
  method: 'DELETE',
  path: '/rest/desk/stores/{companyId}/special-openings/{day}/',
  summary: 'Desk: a day of a store has its usual hours again',
  params: ofDay,
  answers,
  expects,
});

export const stateOpeningOffer = contract({
  method: 'PUT',
  path: '/rest/desk/stores/{companyId}/opening-offers/{day}/',
  summary: 'Desk: state an opening offer of a store from a day on',
  params: ofDay,
  json: OpeningOfferForm,
  answers,
  expects,
});

export const removeOpeningOffer = contract({
  method: 'DELETE',
  path: '/rest/desk/stores/{companyId}/opening-offers/{day}/',
  summary: 'Desk: remove the opening offer that begins on a day',
  params: ofDay,
  answers,
  expects,
});

/** A file for calendars. */
export const readStoreCalendar = contract({
  method: 'GET',
  path: '/rest/stores/{companyId}/special-openings.ics',
  isPublic: true,
  isTranslated: true,
  summary: 'Holidays and days with other hours of a store in the next 12 months, as iCalendar',
  params,
  answers: { 200: z.string() },
  expects: 'string',
});

import type { SelectedStore, Store, StoreResult, StoreSearch, StoreStock } from '@fachwerk/shared/contracts';
import sharedMessages from '../../../shared/src/messages.de.json';
import ownMessages from '../messages.de.json';

/** Texts of the micro-frontend and the kit. */
export const messages = { ...sharedMessages, ...ownMessages };

const workday = [{ from: '08:00', to: '20:00' }];

/** From a Saturday before Christmas on. */
export const nextDays = [
  { date: '2026-12-19', dateText: 'Sa., 19.12.', hours: [{ from: '09:00', to: '18:00' }] },
  { date: '2026-12-20', dateText: 'So., 20.12.', hours: [] },
  { date: '2026-12-21', dateText: 'Mo., 21.12.', hours: workday },
  { date: '2026-12-22', dateText: 'Di., 22.12.', hours: workday },
  { date: '2026-12-23', dateText: 'Mi., 23.12.', hours: workday },
  {
    date: '2026-12-24',
    dateText: 'Do., 24.12.',
    reason: 'Heiligabend',
    hours: [{ from: '08:00', to: '14:00' }],
  },
  { date: '2026-12-25', dateText: 'Fr., 25.12.', reason: '1. Weihnachtstag', hours: [] },
];

/** Stores in the format of the API. */
export const aStore = (part: Partial<Store> = {}): Store => ({
  companyId: '1042',
  name: 'Fachwerk Köln-Ossendorf',
  type: 'baumarkt',
  url: '/stores/koeln-ossendorf-1042/',
  address: {
    street: 'Butzweilerstraße 41',
    zipCode: '50829',
    city: 'Köln',
    state: 'Nordrhein-Westfalen',
  },
  coords: { lat: 50.98, lon: 6.9 },
  phone: '0221 12345-0',
  email: 'koeln-ossendorf@fachwerk.example',
  categories: ['Baumarkt'],
  services: ['CLICK_AND_RESERVE', 'CUTTING'],
  clickAndReserve: true,
  specialists: [],
  brands: [],
  categorySpecialists: [],
  openingHours: {
    mon: workday,
    tue: workday,
    wed: workday,
    thu: workday,
    fri: workday,
    sat: [{ from: '09:00', to: '18:00' }],
    sun: [],
  },
  specialOpenings: [],
  today: { date: '2026-12-21', dateText: 'Mo., 21.12.', hours: workday },
  hasHoliday: false,
  nextOpeningTime: null,
  opening: { isOpen: true, text: 'Schließt um 20:00 Uhr' },
  image: { src: '/images/stores/1042.svg', alt: 'Fachwerk Köln-Ossendorf' },
  ...part,
});

export const deutz = aStore({
  companyId: '1043',
  name: 'Fachwerk Köln-Deutz',
  url: '/stores/koeln-deutz-1043/',
  address: { street: 'Siegburger Straße 9', zipCode: '50679', city: 'Köln', state: 'Nordrhein-Westfalen' },
  nextOpeningTime: '2026-11-23T07:00:00.000Z',
  opening: { isOpen: false, text: 'Öffnet morgen um 8:00 Uhr' },
});

export const selected = ({ companyId, name, address }: Store): SelectedStore => ({
  companyId,
  name,
  address: { zipCode: address.zipCode, city: address.city },
});

export const aStock = (part: Partial<StoreStock> = {}): StoreStock => ({
  itemId: '4711',
  companyId: '1042',
  statusStore: 'Available',
  quantity: 12,
  quantityText: '12 Stück',
  location: 'Gang 12, Regal 4',
  checkedAt: '2026-11-21T09:48:00.000Z',
  checkedText: 'geprüft vor 12 Minuten',
  ...part,
});

export const aResult = (store: Store, part: Partial<StoreResult> = {}): StoreResult => ({
  store,
  distance: 3.4,
  distanceText: '3,4 km',
  ...part,
});

export const aSearch = (part: Partial<StoreSearch> = {}): StoreSearch => ({
  query: '50667',
  place: '50667 Köln',
  coords: { lat: 50.94, lon: 6.96 },
  results: [aResult(aStore()), aResult(deutz, { distance: 5.1, distanceText: '5,1 km' })],
  suggestions: [],
  total: 190,
  ...part,
});

export const unknownPlace = (query: string): StoreSearch =>
  aSearch({
    query,
    place: null,
    coords: null,
    results: [{ store: aStore(), distance: null }],
    suggestions: [{ label: 'Köln, Nordrhein-Westfalen', query: '50667' }],
  });

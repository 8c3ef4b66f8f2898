import { WEEK_DAYS } from '@fachwerk/shared/time';
import { readHours } from '../stores/import/read-hours';
import type { OpeningHours } from '../stores/store/opening-rules';
import type { StoreRecord } from '../stores/store/store-record';

/** "08:00-12:30,13:30-18:00|08:00-14:00": the hours from Monday to Friday, then those of Saturday. */
export function weekHours(text: string): OpeningHours {
  const [week = '', saturday = ''] = text.split('|');
  const hoursOf = (hours: string) => (hours === '' ? [] : readHours(hours, 'hours'));
  const days = WEEK_DAYS.map((day) => [day, day === 'sun' ? [] : hoursOf(day === 'sat' ? saturday : week)]);
  return Object.fromEntries(days) as OpeningHours;
}

/** A store in Köln with all services, open from eight to eight. */
export const aStore = (store: Partial<StoreRecord> & { companyId: string }): StoreRecord => ({
  name: `Fachwerk ${store.city ?? 'Köln'}`,
  type: 'baumarkt',
  street: 'Werkstraße 1',
  zipCode: '50667',
  city: 'Köln',
  state: 'NW',
  lat: 50.9387,
  lon: 6.9547,
  phone: '0221 4710 001',
  email: 'markt@fachwerk.example',
  categories: [],
  services: ['CLICK_AND_COLLECT', 'CLICK_AND_RESERVE', 'CUTTING', 'KEY_SERVICE'],
  specialists: [],
  brands: [],
  categorySpecialists: [],
  people: [],
  news: [],
  flyers: [],
  marketCmsUrls: [],
  seller: null,
  specialOpenings: [],
  openingOffers: [],
  openingHours: weekHours('08:00-20:00|08:00-20:00'),
  ...store,
});

export const testStores: StoreRecord[] = [
  aStore({ companyId: '1001' }),
  aStore({
    companyId: '1002',
    city: 'Bonn',
    zipCode: '53111',
    lat: 50.7374,
    lon: 7.0982,
    services: ['CLICK_AND_COLLECT'],
  }),
  aStore({ companyId: '1003', city: 'Leipzig', zipCode: '04109', state: 'SN', lat: 51.3396, lon: 12.3713 }),
  aStore({ companyId: '1004', city: 'Aachen', zipCode: '52062', lat: 50.7766, lon: 6.0834 }),
  aStore({ companyId: '1005', city: 'Hamburg', zipCode: '20095', state: 'HH', lat: 53.5507, lon: 9.993 }),
  aStore({ companyId: '1006', city: 'München', zipCode: '80331', state: 'BY', lat: 48.1374, lon: 11.5755 }),
];

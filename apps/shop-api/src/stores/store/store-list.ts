import { type OpeningPair, STORE_SERVICES, type StoreService } from '@fachwerk/shared/contracts';
import { type StateCode, stateCode, WEEK_DAYS } from '@fachwerk/shared/time';
import { readTable } from '../data/read-table';
import type { OpeningHours } from './opening-rules';

export type StoreType = 'baumarkt' | 'werkerswelt' | 'kompakt' | 'special';

/** A store in the list of the company; store-view.ts builds the response from it. */
export interface StoreRecord {
  companyId: string;
  name: string;
  type: StoreType;
  street: string;
  zipCode: string;
  city: string;
  state: StateCode;
  lat: number;
  lon: number;
  phone: string;
  email: string;
  services: StoreService[];
  openingHours: OpeningHours;
  /** Address of the picture; imported with the catalogue. */
  picture?: string | null;
}

type Column =
  | 'company_id'
  | 'name'
  | 'street'
  | 'zip_code'
  | 'city'
  | 'state'
  | 'lat'
  | 'lon'
  | 'phone'
  | 'email'
  | 'type'
  | 'services'
  | 'hours';

export const listStores = (): StoreRecord[] =>
  readTable<Column>('stores.tsv').map((row) => ({
    companyId: row.company_id,
    name: row.name,
    type: row.type as StoreType,
    street: row.street,
    zipCode: row.zip_code,
    city: row.city,
    state: stateCode(row.state),
    lat: Number(row.lat),
    lon: Number(row.lon),
    phone: row.phone,
    email: row.email,
    services: STORE_SERVICES.filter((service) => row.services.split(',').includes(service)),
    openingHours: readHours(row.hours),
  }));

/** "08:00-12:30,13:30-18:00|08:00-14:00": the periods from Monday to Friday, then those of Saturday. */
export function readHours(text: string): OpeningHours {
  const [week = '', saturday = ''] = text.split('|');
  const days = WEEK_DAYS.map((day) => [day, day === 'sun' ? [] : readPairs(day === 'sat' ? saturday : week)]);
  return Object.fromEntries(days) as OpeningHours;
}

const readPairs = (text: string): OpeningPair[] =>
  text
    .split(',')
    .filter(Boolean)
    .map((pair) => {
      const [from = '', to = ''] = pair.split('-');
      return { from, to };
    });

import { type OpeningPair, STORE_TYPES, type StoreSeller, type WeekDay } from '@fachwerk/shared/contracts';
import { meaningsOf } from '../../kernel/import/column-names';
import { type Column, optional, required, type ValuesOf } from '../../kernel/import/columns';
import { readOneOf } from '../../kernel/import/fields';
import { readPicture } from '../../kernel/import/read-address';
import { readEmail } from '../../kernel/import/read-email';
import { readText, readTexts } from '../../kernel/import/read-text';
import type { StoreRecord } from '../store/store-record';
import { readFlyers, readNews } from './read-announcements';
import { readHours } from './read-hours';
import { readMarketCmsUrls } from './read-market-cms-urls';
import { readOpeningOffers, readSpecialOpenings } from './read-openings';
import {
  readDegrees,
  readPeople,
  readPhone,
  readServices,
  readState,
  readZipCode,
} from './read-store-values';

type StoreColumn<Value> = Column<StoreRecord, Value>;

const fact = <Name extends keyof StoreRecord>(
  name: Name,
  foreignNames: string,
  read: StoreColumn<StoreRecord[Name]>['read'],
): StoreColumn<StoreRecord[Name]> => required(foreignNames, read, (store) => store[name]);

const list = <Name extends keyof StoreRecord>(
  name: Name,
  foreignNames: string,
  read: StoreColumn<StoreRecord[Name]>['read'],
  nothing: StoreRecord[Name],
): StoreColumn<StoreRecord[Name]> =>
  optional<StoreRecord, StoreRecord[Name]>(foreignNames, read, nothing, (store) => store[name]);

/** A day without a value is closed. */
const day = (name: WeekDay, foreignNames: string): StoreColumn<readonly OpeningPair[]> =>
  optional(foreignNames, readHours, [], ({ openingHours }: StoreRecord) => openingHours[name]);

const ofSeller = (
  name: keyof StoreSeller & string,
  foreignNames: string,
  read: StoreColumn<string | undefined>['read'] = readText(200),
): StoreColumn<string | undefined> =>
  optional(foreignNames, read, undefined, ({ seller }: StoreRecord) => seller?.[name] as string | undefined);

/** Every column of the store file besides `companyId` (docs/guides/import-stores.md). */
export const storeColumns = {
  name: fact('name', 'Marktname, Filialname, Bezeichnung, Store name', readText(100)),
  type: fact('type', 'Typ, Markttyp, Vertriebslinie, Store type', readOneOf(STORE_TYPES)),
  street: fact('street', 'Straße, Anschrift, Adresse, Address', readText(100)),
  zipCode: fact('zipCode', 'PLZ, Postleitzahl, Zip, Postal code', readZipCode),
  city: fact('city', 'Ort, Stadt, Town', readText(100)),
  state: fact('state', 'Bundesland, Land, Region', readState),
  lat: fact('lat', 'Breite, Breitengrad, Latitude', readDegrees(47.2, 55.2)),
  lon: fact('lon', 'Länge, Längengrad, Longitude, Lng', readDegrees(5.8, 15.1)),
  phone: fact('phone', 'Telefon, Tel., Telephone', readPhone),
  email: fact('email', 'E-Mail, Mail', readEmail),
  categories: list('categories', 'Kategorien, Kategorie, Label', readTexts, []),
  services: list('services', 'Serviceleistungen, Leistungen', readServices, []),
  specialists: list('specialists', 'Fachberatung, Fachabteilungen, Spezialisten', readTexts, []),
  brands: list('brands', 'Marken, Markenshops', readTexts, []),
  categorySpecialists: list('categorySpecialists', 'Sortimentsspezialist, Schwerpunkte', readTexts, []),
  people: list('people', 'Ansprechpartner, Personen, Team, Contacts', readPeople, []),
  news: list('news', 'Neuigkeiten, Aktuelles, Meldungen', readNews, []),
  flyers: list('flyers', 'Prospekte, Prospekt, Handzettel, Flyer, Leaflets', readFlyers, []),
  marketCmsUrls: list(
    'marketCmsUrls',
    'Markt-CMS, Marktseiten, Marktseite, Market CMS URL',
    readMarketCmsUrls,
    [],
  ),
  picture: optional(
    'Bild, Foto, Marktbild, Image, Photo',
    (text, field) => readPicture(text, field) ?? null,
    null,
    ({ picture }: StoreRecord): string | null => picture ?? null,
  ),
  sellerName: ofSeller('name', 'Verkäufer, Betreiber, Firma, Gesellschaft, Seller'),
  sellerAddress: ofSeller('address', 'Anschrift des Betreibers, Seller address'),
  sellerRepresentative: ofSeller('representedBy', 'Vertreten durch, Geschäftsführung, Geschäftsführer'),
  sellerRegister: ofSeller('register', 'Handelsregister, Registernummer, Register'),
  sellerVatId: ofSeller('vatId', 'USt-IdNr., Umsatzsteuer-ID, VAT ID'),
  sellerEmail: ofSeller('email', 'E-Mail des Betreibers, Seller mail', readEmail),
  sellerPhone: ofSeller('phone', 'Telefon des Betreibers', readPhone),
  mon: day('mon', 'Montag, Mo, Mo., Monday'),
  tue: day('tue', 'Dienstag, Di, Di., Tuesday'),
  wed: day('wed', 'Mittwoch, Mi, Mi., Wednesday'),
  thu: day('thu', 'Donnerstag, Do, Do., Thursday'),
  fri: day('fri', 'Freitag, Fr, Fr., Friday'),
  sat: day('sat', 'Samstag, Sonnabend, Sa, Sa., Saturday'),
  sun: day('sun', 'Sonntag, So, So., Sunday'),
  specialOpenings: list('specialOpenings', 'Sonderöffnungen, Sonderöffnungszeiten', readSpecialOpenings, []),
  openingOffers: list('openingOffers', 'Öffnungsangebote, Aktionszeiten', readOpeningOffers, []),
};
export type StoreValues = ValuesOf<typeof storeColumns>;

export const NUMBER = 'companyId';
/** All columns, and what other systems call them. */
export const STORE_COLUMN_NAMES: ReadonlyMap<string, readonly string[]> = new Map([
  [
    NUMBER,
    ['Marktnummer', 'Filialnummer', 'Markt-Nr.', 'Filiale', 'Standortnummer', 'Store number', 'Store ID'],
  ],
  ...Object.entries(storeColumns).map(([name, { foreignNames }]): [string, string[]] => [
    name,
    foreignNames.split(', '),
  ]),
]);
export const storeMeaningOf = meaningsOf(STORE_COLUMN_NAMES);

/** The store that the values of all columns describe. */
export function storeOf(companyId: string, values: StoreValues): StoreRecord {
  const { mon, tue, wed, thu, fri, sat, sun } = values;
  return {
    companyId,
    name: values.name,
    type: values.type,
    street: values.street,
    zipCode: values.zipCode,
    city: values.city,
    state: values.state,
    lat: values.lat,
    lon: values.lon,
    phone: values.phone,
    email: values.email,
    categories: values.categories,
    services: values.services,
    specialists: values.specialists,
    brands: values.brands,
    categorySpecialists: values.categorySpecialists,
    people: values.people,
    news: values.news,
    flyers: values.flyers,
    marketCmsUrls: values.marketCmsUrls,
    picture: values.picture,
    seller: sellerOf(values),
    openingHours: { mon, tue, wed, thu, fri, sat, sun },
    specialOpenings: values.specialOpenings,
    openingOffers: values.openingOffers,
  };
}

function sellerOf(values: StoreValues): StoreSeller | null {
  if (values.sellerName === undefined) return null;
  const seller: StoreSeller = { name: values.sellerName, address: values.sellerAddress ?? '' };
  if (values.sellerRepresentative !== undefined) seller.representedBy = values.sellerRepresentative;
  if (values.sellerRegister !== undefined) seller.register = values.sellerRegister;
  if (values.sellerVatId !== undefined) seller.vatId = values.sellerVatId;
  if (values.sellerEmail !== undefined) seller.email = values.sellerEmail;
  if (values.sellerPhone !== undefined) seller.phone = values.sellerPhone;
  return seller;
}

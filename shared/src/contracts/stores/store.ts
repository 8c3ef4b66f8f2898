import * as z from 'zod/mini';
import type { HtmlNode } from '../../html/html-tree';
import { maxLength, required } from '../../rules/form-rules';
import { text } from '../../rules/text';
import { WEEK_DAYS } from '../../time/week-days';
import { SelectedStore } from '../identity/user';
import { Link } from '../kernel/link';
import { PricesInfo } from '../kernel/prices';
import { Availability, CollectableFrom, NextDelivery } from './availability';

/** Services of a store (specification 3, "Store"). */
export const STORE_SERVICES = [
  'CLICK_AND_COLLECT',
  'CLICK_AND_RESERVE',
  'TRANSPORT_RENTAL',
  'CUTTING',
  'PAINT_MIXING',
  'KEY_SERVICE',
  'DELIVERY',
  'TOOL_RENTAL',
  'GARDEN_CENTRE',
] as const;
export const StoreService = z.enum(STORE_SERVICES);
export type StoreService = z.output<typeof StoreService>;

/** Types of stores (specification 9); "baumarkt" is the word for "{product}". */
export const STORE_TYPES = ['baumarkt', 'werkerswelt', 'kompakt', 'special'] as const;
export const StoreType = z.enum(STORE_TYPES);
export type StoreType = z.output<typeof StoreType>;

export const WeekDay = z.enum(WEEK_DAYS);
export type WeekDay = z.output<typeof WeekDay>;

/** Local time of the store (Europe/Berlin), "HH:MM". */
export const OpeningPair = z.looseObject({ from: z.string(), to: z.string() });
export type OpeningPair = z.output<typeof OpeningPair>;

/** A day with other hours than usual; without pairs the store is closed. */
export const SpecialOpening = z.looseObject({
  /** ISO date, e.g. "2026-12-24". */
  date: z.string(),
  /** "Heiligabend". */
  reason: z.string(),
  hours: z.array(OpeningPair),
  /** "Do., 24.12."; formatted by the server, so that its HTML and the browser agree. */
  dateText: z.string(),
});
export type SpecialOpening = z.output<typeof SpecialOpening>;

/** One day of the calendar; without pairs the store is closed. */
export const OpeningDay = z.looseObject({
  /** ISO date, e.g. "2026-12-24". */
  date: z.string(),
  /** "Do., 24.12."; formatted by the server, so that its HTML and the browser agree. */
  dateText: z.string(),
  /** Why the hours differ or the store is closed, e.g. "Heiligabend"; absent on usual days. */
  reason: z.optional(z.string()),
  hours: z.array(OpeningPair),
});
export type OpeningDay = z.output<typeof OpeningDay>;

/** Opening state at the time of the answer (specification 4, "Store opening info"). */
export const OpeningState = z.looseObject({
  isOpen: z.boolean(),
  /** "Schließt um 20:00 Uhr", "Öffnet morgen um 8:00 Uhr". */
  text: z.string(),
});
export type OpeningState = z.output<typeof OpeningState>;

/** Weeks in which some days have other hours than usual (specification 4, "Opening-hours offers"). */
export const OpeningOffer = z.looseObject({
  /** "Länger geöffnet im Advent". */
  name: z.string(),
  /** ISO instants: midnight in Germany, and 21:59:59 UTC of the last day. */
  start: z.string(),
  end: z.string(),
  /** The time of the answer lies between start and end; otherwise the offer starts within 14 days. */
  isActive: z.boolean(),
  /** "01.12.2026 - 23.12.2026": its days in Germany. */
  text: z.string(),
  /** Only the days that differ; without pairs the store is closed. */
  openingHours: z.partialRecord(WeekDay, z.array(OpeningPair)),
});
export type OpeningOffer = z.output<typeof OpeningOffer>;

/** The days of the week as forms of opening offers write them (specification 3). */
export const GERMAN_DAYS = ['Mo.', 'Di.', 'Mi.', 'Do.', 'Fr.', 'Sa.', 'So.'] as const;

const Pairs = z.array(z.object({ from: z.string(), to: z.string() })).check(z.maxLength(4));
const Reason = text(required, maxLength(80));

/** Other hours on one day; without pairs the store is closed. */
export const SpecialOpeningForm = z.object({ reason: Reason, hours: Pairs });
export type SpecialOpeningForm = z.input<typeof SpecialOpeningForm>;

/** Other hours on some days of the week, until `end` (ISO date). */
export const OpeningOfferForm = z.object({
  name: Reason,
  end: z.string().check(z.maxLength(10)),
  hours: z.partialRecord(z.enum(GERMAN_DAYS), Pairs),
});
export type OpeningOfferForm = z.input<typeof OpeningOfferForm>;

/** What a store has stated of its hours, and who has changed it, newest first. */
export const StatedOpenings = z.looseObject({
  companyId: z.string(),
  specialOpenings: z.array(
    z.looseObject({ date: z.string(), reason: z.string(), hours: z.array(OpeningPair) }),
  ),
  openingOffers: z.array(
    z.looseObject({
      name: z.string(),
      start: z.string(),
      end: z.string(),
      hours: z.partialRecord(WeekDay, z.array(OpeningPair)),
    }),
  ),
  /** The last 50. */
  changes: z.array(
    z.looseObject({
      /** ISO instant. */
      at: z.string(),
      /** The desk, or "import". */
      by: z.string(),
      kind: z.string(),
      before: z.unknown(),
      after: z.unknown(),
    }),
  ),
});
export type StatedOpenings = z.output<typeof StatedOpenings>;

/** The company that sells in a store, where it is not that of the shop (UWG section 5b, DDG section 5). */
export const StoreSeller = z.looseObject({
  /** With its legal form. */
  name: z.string(),
  /** "Gewerbering 4, 08056 Zwickau". */
  address: z.string(),
  representedBy: z.optional(z.string()),
  /** Court and number of the register. */
  register: z.optional(z.string()),
  vatId: z.optional(z.string()),
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
});
export type StoreSeller = z.output<typeof StoreSeller>;

/** A contact person of a store. */
export const StorePerson = z.looseObject({
  name: z.string(),
  /** "Marktleitung". */
  role: z.string(),
  phone: z.optional(z.string()),
  email: z.optional(z.string()),
});
export type StorePerson = z.output<typeof StorePerson>;

/** A federal state or a town with its page. */
export const RegionLink = z.looseObject({
  name: z.string(),
  url: Link,
  /** Its stores. */
  count: z.int(),
});
export type RegionLink = z.output<typeof RegionLink>;

/** What a store tells its customers today. */
export const StoreNews = z.looseObject({
  title: z.string(),
  text: z.string(),
  /** "28.11.2026 - 23.12.2026". */
  validity: z.string(),
  url: z.optional(Link),
});
export type StoreNews = z.output<typeof StoreNews>;

/** A printed flyer, shown by its first page. */
export const StoreFlyer = z.looseObject({
  title: z.string(),
  /** It is valid today; otherwise within the next seven days. */
  isActive: z.boolean(),
  /** "30.11.2026 - 05.12.2026". */
  validity: z.string(),
  /** Decorative: the title stands below. */
  image: z.looseObject({ src: Link, alt: z.string() }),
  /** The whole flyer, or a page with its goods. */
  url: z.optional(Link),
});
export type StoreFlyer = z.output<typeof StoreFlyer>;

/** How long the store has needed to have orders ready in the last 30 days, in opening minutes. */
export const ReadyTimes = z.looseObject({
  /** Reservations and collections that were measured. */
  orders: z.int(),
  /** Half of them took at most so long, and nine of ten. */
  halfMinutes: z.int(),
  mostMinutes: z.int(),
  /** "Meist in 45 Minuten bereit, gemessen an 132 Abholungen der letzten 30 Tage." */
  text: z.string(),
  mostText: z.string(),
});
export type ReadyTimes = z.output<typeof ReadyTimes>;

export const Store = z.looseObject({
  companyId: z.string(),
  name: z.string(),
  type: StoreType,
  /** Its page. */
  url: Link,
  address: z.looseObject({
    street: z.string(),
    zipCode: z.string(),
    city: z.string(),
    /** Federal state, e.g. "Nordrhein-Westfalen". */
    state: z.string(),
  }),
  coords: z.looseObject({ lat: z.number(), lon: z.number() }),
  phone: z.string(),
  email: z.string(),
  /** The first one is used as a label. */
  categories: z.array(z.string()),
  services: z.array(StoreService),
  clickAndReserve: z.boolean(),
  /** Departments with advice of their own, e.g. "Badplanung". */
  specialists: z.array(z.string()),
  /** Brands with a place of their own. */
  brands: z.array(z.string()),
  /** Names of categories that the store has more of than others, e.g. "Fliesen". */
  categorySpecialists: z.array(z.string()),
  openingHours: z.record(WeekDay, z.array(OpeningPair)),
  /** Holidays and days with other hours within the next 14 days, in the answer about one store 42. */
  specialOpenings: z.array(SpecialOpening),
  /** The day of the answer in the time zone of the store; absent in answers of an older API. */
  today: z.optional(OpeningDay),
  /** The seven days from today in the time zone of the store; only in the answer about one store. */
  nextDays: z.optional(z.array(OpeningDay)),
  /** The day is a holiday in the state of the store. */
  hasHoliday: z.boolean(),
  /** ISO instant; null when the store does not open within 14 days. */
  nextOpeningTime: z.nullable(z.string()),
  opening: OpeningState,
  /** Active ones and those of the next 14 days, by start; only in the answer about one store. */
  openingOffers: z.optional(z.array(OpeningOffer)),
  /** Null where the company of the shop sells; only in the answer about one store. */
  seller: z.optional(z.nullable(StoreSeller)),
  /** Only in the answer about one store. */
  people: z.optional(z.array(StorePerson)),
  /** Those of today; only in the answer about one store. */
  news: z.optional(z.array(StoreNews)),
  /** Those of today and of the next seven days; only in the answer about one store. */
  flyers: z.optional(z.array(StoreFlyer)),
  /** The page with the flyers of all stores of its type; only in the answer about one store. */
  flyersUrl: z.optional(Link),
  /** The pages above its own: state, and town if that has one; only in the answer about one store. */
  regions: z.optional(z.array(RegionLink)),
  /** Only in the answer about one store; absent where fewer than ten orders were measured. */
  readyTimes: z.optional(ReadyTimes),
  image: z.looseObject({ src: Link, alt: z.string() }),
});
export type Store = z.output<typeof Store>;

export const StoreLink = z.looseObject({ name: z.string(), url: Link });
export type StoreLink = z.output<typeof StoreLink>;

const Shared = {
  /** The stores that have it, by name; absent if all stores of the type have it. */
  stores: z.optional(z.array(StoreLink)),
};

/** `GET /rest/stores/flyers/?type=`: what the stores of a type have in common. */
export const StoreFlyers = z.looseObject({
  type: StoreType,
  /** "Baumarkt". */
  label: z.string(),
  /** Those of today and of the next seven days, by start. */
  flyers: z.array(z.looseObject({ ...StoreFlyer.shape, ...Shared })),
  /** Active ones and those of the next 14 days, by start. */
  openingOffers: z.array(z.looseObject({ ...OpeningOffer.shape, ...Shared })),
  /** The types that have stores, in the order of the shop. */
  types: z.array(z.looseObject({ type: StoreType, label: z.string() })),
});
export type StoreFlyers = z.output<typeof StoreFlyers>;

/** `GET /rest/stores/regions/{state}/?town=`: the stores of a federal state or of a town in it. */
export const StoreRegion = z.looseObject({
  name: z.string(),
  /** Its page: another one than asked for where that would repeat it. */
  url: Link,
  isTown: z.boolean(),
  /** By town and name. */
  stores: z.array(Store),
  /** Towns of the state with several stores, and all states with stores, by name. */
  towns: z.array(RegionLink),
  states: z.array(RegionLink),
});
export type StoreRegion = z.output<typeof StoreRegion>;

/** Stock of one item in one store. Small quantities are exact, large ones are given as a range. */
export const StoreStock = z.looseObject({
  itemId: z.string(),
  companyId: z.string(),
  statusStore: Availability,
  /** 0 to 99. */
  quantity: z.int(),
  /** "12 Stück", "mehr als 50 Stück", "nur noch 2 Stück". */
  quantityText: z.string(),
  /** Next delivery to the store; only with the state CanBeOrdered. */
  nextDelivery: z.optional(NextDelivery),
  /** For items that can be reserved now. */
  reservationCollectableFrom: z.optional(CollectableFrom),
  /** Shelf, e.g. "Gang 12, Regal 4"; absent without stock. */
  location: z.optional(z.string()),
  /** ISO instant of the last count. */
  checkedAt: z.string(),
  /** "geprüft vor 12 Minuten". */
  checkedText: z.string(),
  /** The store's number, for questions about the item. */
  phone: z.optional(z.string()),
  /** The store's number, for items that are sold only there, against a proof. */
  advicePhone: z.optional(z.string()),
  /** The price in the store; absent where it is the online price. */
  pricesInfo: z.optional(PricesInfo),
});
export type StoreStock = z.output<typeof StoreStock>;

/** A possible meaning of the search term. */
export const PlaceSuggestion = z.looseObject({
  /** "Neustadt an der Weinstraße, Rheinland-Pfalz". */
  label: z.string(),
  /** Search term for this place, e.g. "67433". */
  query: z.string(),
});
export type PlaceSuggestion = z.output<typeof PlaceSuggestion>;

export const StoreResult = z.looseObject({
  store: Store,
  /** Kilometres with one decimal; null without a reference place. */
  distance: z.nullable(z.number()),
  /** "3,4 km". */
  distanceText: z.optional(z.string()),
  /** Stock of the requested item. */
  stock: z.optional(StoreStock),
});
export type StoreResult = z.output<typeof StoreResult>;

/** Values that filters of stores can have. */
export const StoreOptions = z.looseObject({
  services: z.array(StoreService),
  brands: z.array(z.string()),
  specialists: z.array(z.string()),
  categorySpecialists: z.array(z.string()),
  categories: z.array(z.string()),
  states: z.array(z.string()),
});
export type StoreOptions = z.output<typeof StoreOptions>;

/**
 * `GET /rest/stores/?q=&lat=&lon=&services=&itemId=&limit=`: nearest first, never empty. For an unknown place
 * the answer has suggestions, no coordinates, and the stores in alphabetical order of their towns. Where no
 * store passes the filters, `total` is 0 and the results are the nearest ones without them.
 */
export const StoreSearch = z.looseObject({
  query: z.string(),
  /** The recognised place, e.g. "50667 Köln"; null without a match. */
  place: z.nullable(z.string()),
  coords: z.nullable(z.looseObject({ lat: z.number(), lon: z.number() })),
  results: z.array(StoreResult),
  suggestions: z.array(PlaceSuggestion),
  total: z.int(),
  /** Only with `options`. */
  options: z.optional(StoreOptions),
  /** Pages of the states that have stores, by name; only with `options`. */
  states: z.optional(z.array(RegionLink)),
});
export type StoreSearch = z.output<typeof StoreSearch>;

/** The places of a postal code, the town first; empty for an unknown one. */
export const Places = z.looseObject({
  places: z.array(z.string()),
  /** False if the city of the query is none of them, or the code does not exist; true abroad. */
  isFitting: z.boolean(),
});
export type Places = z.output<typeof Places>;

/** `GET /rest/stores/{companyId}/stock/?itemId=` (repeatable, at most 100); unknown items are left out. */
export const StoreStockList = z.looseObject({ companyId: z.string(), items: z.array(StoreStock) });
export type StoreStockList = z.output<typeof StoreStockList>;

/** `GET /rest/products/{productId}/variants/?companyId=`: a store's stock of all variants of a product. */
export const VariantStockList = z.looseObject({
  companyId: z.string(),
  /** In the order of the catalogue; `name` is e.g. "4 × 40 mm, 200 Stück". */
  variants: z.array(z.looseObject({ name: z.string(), url: Link, stock: StoreStock })),
});
export type VariantStockList = z.output<typeof VariantStockList>;

/** A text, or an element of `HtmlContent` with its attributes by their names in React. */
const ContentNode: z.ZodMiniType<HtmlNode> = z.union([
  z.string(),
  z.looseObject({
    tag: z.string(),
    attributes: z.record(z.string(), z.string()),
    children: z.array(z.lazy(() => ContentNode)),
  }),
]);

/** `GET /rest/stores/{companyId}/market-content/?url=`: allowed HTML of the market CMS. */
export const MarketContent = z.looseObject({ content: z.array(ContentNode) });
export type MarketContent = z.output<typeof MarketContent>;

/** Body of `POST /rest/stores/select/`, form-encoded. */
export const StoreSelectForm = z.object({
  companyId: z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/)),
  /** "true" after the visitor has accepted the changes of the reservation cart. */
  confirm: z.optional(z.string()),
});
export type StoreSelectForm = z.input<typeof StoreSelectForm>;

/** A reserved line that another store lacks, wholly or in part. */
export const ReservationImpact = z.looseObject({
  itemId: z.string(),
  name: z.string(),
  quantity: z.int(),
  /** 0: the line would be removed. */
  available: z.int(),
});
export type ReservationImpact = z.output<typeof ReservationImpact>;

/** With status 409 the choice is not made: `selectedStore` is the store of the reservation cart. */
export const StoreSelection = z.looseObject({
  selectedStore: SelectedStore,
  reservationImpact: z.array(ReservationImpact),
});
export type StoreSelection = z.output<typeof StoreSelection>;

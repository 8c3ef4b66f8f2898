import {
  findCartStores,
  readMarketContent,
  readRentalAvailability,
  readRentalBooking,
  readRentalBookings,
  readRentalQuote,
  readRentalVehicles,
  readStore,
  readStoreFlyers,
  readStoreRegion,
  searchStores,
} from '@fachwerk/shared/calls';
import { HttpError } from '@fachwerk/shared/http';
import { answerTo, describeWidgets, type WidgetSituation } from '@fachwerk/shared/testing';
import { stateOutlines } from './map/outlines';
import messages from './messages.de.json';
import { aPendingRental, aQuote, aRental, rentalVehicles, someDays } from './testing/rental-fixtures';
import { aResult, aSearch, aStore, deutz, unknownPlace } from './testing/store-fixtures';
import { widgets } from './widgets';

const unavailable = () => {
  throw new HttpError('bad-response', 'for the test', 500);
};
const holiday = { date: '2026-12-24', reason: 'Heiligabend', hours: [], dateText: 'Do., 24.12.' };
const store = aStore({ specialOpenings: [holiday], services: [] });
const pages: WidgetSituation[] = [
  {
    title: 'a place that is known',
    answers: [answerTo(searchStores, aSearch({ results: [{ store, distance: 1, distanceText: '1 km' }] }))],
    address: '/stores/?q=50667&chosen=1042',
  },
  {
    title: 'a place that nobody knows',
    answers: [answerTo(searchStores, unknownPlace('Koln'))],
    address: '/stores/?q=Koln',
  },
  { title: 'all stores', answers: [answerTo(searchStores, aSearch())], address: '/stores/' },
  {
    title: 'a shop that does not answer',
    answers: [answerTo(searchStores, unavailable)],
    address: '/stores/?q=50667',
  },
];
/** The other one is in Deutz. */
const neighbours = aSearch({ results: [aResult(store), aResult(deutz)] });
const storePages: WidgetSituation[] = [
  {
    title: 'a store',
    answers: [answerTo(readStore, store), answerTo(searchStores, neighbours)],
    address: '/stores/koeln-ossendorf-1042/',
  },
  {
    title: 'a shop that does not answer',
    answers: [answerTo(readStore, unavailable)],
    address: '/stores/x-1/',
  },
];
const classicPages: WidgetSituation[] = [
  {
    title: 'a store with a page of the market CMS',
    answers: [
      answerTo(readStore, store),
      answerTo(readMarketContent, {
        content: [
          { tag: 'h3', attributes: {}, children: ['Team'] },
          {
            tag: 'table',
            attributes: {},
            children: [
              {
                tag: 'tbody',
                attributes: {},
                children: [
                  {
                    tag: 'tr',
                    attributes: {},
                    children: [{ tag: 'td', attributes: { colSpan: '2' }, children: ['Eva Ohm'] }],
                  },
                ],
              },
            ],
          },
        ],
      }),
    ],
    address: '/stores/koeln-ossendorf-1042/',
  },
  {
    title: 'a market CMS that does not answer',
    answers: [
      answerTo(readStore, store),
      answerTo(searchStores, neighbours),
      answerTo(readMarketContent, unavailable),
    ],
    address: '/stores/koeln-ossendorf-1042/',
  },
  {
    title: 'a shop that does not answer',
    answers: [answerTo(readStore, unavailable), answerTo(readMarketContent, unavailable)],
    address: '/stores/x-1/',
  },
];
const regions: WidgetSituation[] = [
  {
    title: 'a state',
    answers: [
      answerTo(readStoreRegion, {
        name: 'Sachsen',
        url: '/stores/land/sachsen/',
        isTown: false,
        stores: [store],
        towns: [{ name: 'Dresden', url: '/stores/land/sachsen/dresden/', count: 5 }],
        states: [{ name: 'Bayern', url: '/stores/land/bayern/', count: 2 }],
      }),
    ],
    address: '/stores/land/sachsen/',
  },
  {
    title: 'a shop that does not answer',
    answers: [answerTo(readStoreRegion, unavailable)],
    address: '/stores/land/sachsen/',
  },
];
const news = [{ title: 'Bäume sind da', text: 'Frisch geschlagen.', validity: '28.11.2026 - 23.12.2026' }];
const teasers: WidgetSituation[] = [
  {
    title: 'a store with news',
    answers: [
      answerTo(readStore, ({ params }) => ({ ...store, ...params, news })),
      answerTo(searchStores, aSearch({ results: [{ store, distance: 1, distanceText: '1 km' }] })),
    ],
  },
];
const cartStores: WidgetSituation[] = [
  {
    title: 'stores with a split',
    answers: [
      answerTo(findCartStores, {
        query: '50667',
        place: '50667 Köln',
        coords: { lat: 50.94, lon: 6.96 },
        suggestions: [],
        near: null,
        items: [{ itemId: '200001', name: 'Bohrer', url: '/p/1/', quantity: 2 }],
        compared: 1,
        complete: 0,
        results: [
          {
            store,
            distance: 1,
            distanceText: '1 km',
            isOpenOnArrival: true,
            here: 0,
            parcel: 1,
            missing: 0,
            shares: [{ itemId: '200001', here: 1, parcel: 1 }],
          },
        ],
      }),
    ],
    address: '/basket/stores/?q=50667',
  },
  {
    title: 'a shop that does not answer',
    answers: [answerTo(findCartStores, unavailable)],
    address: '/basket/stores/?q=50667',
  },
];
const flyers: WidgetSituation[] = [
  {
    title: 'a type with a flyer',
    answers: [
      answerTo(readStoreFlyers, {
        type: 'baumarkt',
        label: 'Baumarkt',
        flyers: [
          {
            title: 'Angebote',
            isActive: false,
            validity: '30.11.2026 - 05.12.2026',
            image: { src: '/media/1.webp', alt: '' },
            count: 90,
          },
        ],
        openingOffers: [],
        types: [{ type: 'kompakt', label: 'Kompakt' }],
      }),
    ],
    address: '/prospekte/baumarkt/',
  },
  { title: 'a shop that does not answer', answers: [answerTo(readStoreFlyers, unavailable)] },
];
/** The page of the vehicles and that of a booking have one widget. */
const rentals: WidgetSituation[] = [
  {
    title: 'a vehicle with its price, or a booking that is to be confirmed',
    answers: [
      answerTo(readRentalBookings, { bookings: [aRental()] }),
      answerTo(readRentalVehicles, rentalVehicles()),
      answerTo(readRentalAvailability, ({ query }) => ({
        vehicleId: query.vehicleId,
        days: someDays(query.from ?? '', Number(query.days)),
        lastDay: '2027-01-30',
      })),
      answerTo(readRentalQuote, aQuote()),
      answerTo(readRentalBooking, aPendingRental()),
    ],
    address:
      '/transporter/?companyId=1042&vehicleId=1042-A1&fromDay=2026-12-05&fromTime=12:00&toDay=2026-12-07&toTime=08:00',
  },
  {
    title: 'the vehicles of a store, or a booking',
    answers: [
      answerTo(readRentalVehicles, rentalVehicles()),
      answerTo(readRentalBooking, aRental({ isAffected: true, affectedBy: 'CLOSED' })),
    ],
    address: '/transporter/?companyId=1042',
  },
  { title: 'a shop that does not answer', answers: [], address: '/transporter/?companyId=1042' },
];
const onAnyPage: WidgetSituation[] = [{ title: 'nobody has asked for it', answers: [], isHidden: true }];

const situations: Record<string, WidgetSituation[]> = {
  'store-desk': [{ title: 'before the device has answered', answers: [] }],
  'storefinder-page': pages,
  'cart-stores-page': cartStores,
  'store-details-page': storePages,
  'store-page': storePages,
  'store-details-page-classic': classicPages,
  'regional-stores-page': regions,
  'store-advertisement-page': flyers,
  'market-search': [{ title: 'a site without a page of stores', answers: [], isHidden: true }],
  'market-teaser': teasers,
  'transport-rental': rentals,
  'store-news-teaser': teasers,
  'store-recommendation-banner': [{ title: 'no store is chosen', answers: [] }],
};

/** The map names the federal states. */
const names = stateOutlines.map(({ state }) => state);
describeWidgets(widgets, messages, ({ name }) =>
  (situations[name] ?? onAnyPage).map((situation) => ({ ...situation, names })),
);

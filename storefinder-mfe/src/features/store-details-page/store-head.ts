import type { OpeningPair, Store, WeekDay } from '@fachwerk/shared/contracts';
import { breadcrumbData } from '@fachwerk/shared/rules';
import { berlinDate, WEEK_DAYS } from '@fachwerk/shared/time';
import type { PageHead } from '@fachwerk/shared/widget';

export const MISSING_STORE: PageHead = {
  status: 404,
  robots: 'noindex',
  title: { key: 'storePage.head.missing' },
};

/** The API did not answer: caches and search engines must not keep this page. */
export const FAILED_STORE: PageHead = {
  status: 503,
  robots: 'noindex',
  title: { key: 'storePage.head.failed' },
};

export function storeHead(store: Store, url: URL): PageHead {
  const { name, address, regions = [] } = store;
  const own = new URL(store.url, url.origin);
  return {
    // Only on pages of stores: editors may place the widget on any page.
    ...(folderOf(url) === folderOf(own) &&
      url.pathname !== own.pathname && { status: 301, redirect: own.pathname }),
    title: { key: 'storePage.head.title', values: { name } },
    description: {
      key: 'storePage.head.description',
      values: { name, street: address.street, zipCode: address.zipCode, city: address.city },
    },
    canonical: own.href,
    structuredData: [
      storeData(store, own),
      breadcrumbData([...regions, { name, url: own.pathname }], url.origin),
    ],
  };
}

const folderOf = (page: URL): string => new URL('../', page).pathname;

const DAYS: Record<WeekDay, string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

function storeData(store: Store, own: URL): Record<string, unknown> {
  const { street, zipCode, city } = store.address;
  return {
    '@context': 'https://schema.org',
    '@type': 'HardwareStore',
    '@id': own.href,
    name: store.name,
    url: own.href,
    image: new URL(store.image.src, own.origin).href,
    telephone: store.phone,
    email: store.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      postalCode: zipCode,
      addressLocality: city,
      addressCountry: 'DE',
    },
    geo: { '@type': 'GeoCoordinates', latitude: store.coords.lat, longitude: store.coords.lon },
    openingHoursSpecification: WEEK_DAYS.flatMap((day) =>
      (store.openingHours[day] ?? []).map(({ from, to }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: `https://schema.org/${DAYS[day]}`,
        opens: from,
        closes: closingTime(to),
      })),
    ),
    specialOpeningHoursSpecification: [
      ...store.specialOpenings.flatMap(({ date, hours }) => specialHours(hours, date, date)),
      ...(store.openingOffers ?? []).flatMap(({ start, end, openingHours }) =>
        WEEK_DAYS.flatMap((day) => specialHours(openingHours[day], berlinDate(start), berlinDate(end), day)),
      ),
    ],
  };
}

/** Other hours from one day to another, on one day of the week if it is stated; none without hours. */
const specialHours = (
  hours: readonly OpeningPair[] | undefined,
  validFrom: string,
  validThrough: string,
  day?: WeekDay,
): Record<string, string>[] =>
  // Equal times are the sign for a closed day.
  (hours?.length === 0 ? [{ from: '00:00', to: '00:00' }] : (hours ?? [])).map(({ from, to }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom,
    validThrough,
    ...(day && { dayOfWeek: `https://schema.org/${DAYS[day]}` }),
    opens: from,
    closes: closingTime(to),
  }));

/** The end of a day: "24:00" is no time for search engines, and "00:00" would be its beginning. */
const closingTime = (to: string): string => (to === '24:00' ? '23:59' : to);

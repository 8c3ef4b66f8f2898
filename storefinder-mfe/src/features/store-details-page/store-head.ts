import type { OpeningPair, Store, WeekDay } from '@fachwerk/shared/contracts';
import { breadcrumbData } from '@fachwerk/shared/rules';
import { berlinDate, plusDays, WEEK_DAYS, weekDayOf } from '@fachwerk/shared/time';
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
      ...offeredHours(store),
    ],
  };
}

/** No date is stated twice: the special day has its own hours, and the offer goes on behind it. */
const offeredHours = ({ openingOffers = [], specialOpenings }: Store): Record<string, string>[] =>
  openingOffers.flatMap(({ start, end, openingHours }) =>
    WEEK_DAYS.flatMap((day) => {
      const special = specialOpenings.map(({ date }) => date).filter((date) => weekDayOf(date) === day);
      return daysWithout(special, berlinDate(start), berlinDate(end))
        .filter(([from, through]) => firstOn(day, from) <= through)
        .flatMap(([from, through]) => specialHours(openingHours[day], from, through, day));
    }),
  );

/** The parts of the time from one date through another that lie between the left-out ones. */
function daysWithout(left: readonly string[], from: string, through: string): [string, string][] {
  const between = [...left].sort().filter((date) => from <= date && date <= through);
  const starts = [from].concat(between.map((date) => plusDays(date, 1)));
  const ends = between.map((date) => plusDays(date, -1)).concat(through);
  return starts.map((start, index) => [start, ends[index] ?? through]);
}

const firstOn = (day: WeekDay, from: string): string =>
  plusDays(from, (WEEK_DAYS.indexOf(day) - WEEK_DAYS.indexOf(weekDayOf(from)) + 7) % 7);

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

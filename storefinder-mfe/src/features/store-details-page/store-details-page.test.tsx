import {
  readNavigation,
  readProducts,
  readStore,
  readStoreStock,
  searchStores,
  selectStore,
} from '@fachwerk/shared/calls';
import type { Store } from '@fachwerk/shared/contracts';
import { HttpError } from '@fachwerk/shared/http';
import { type AnswerTo, answerTo, expectNoAxeViolations, renderWidget } from '@fachwerk/shared/testing';
import { fillPageHead } from '@fachwerk/shared/widget';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCategory, aTile } from '../../testing/goods-fixtures';
import {
  aResult,
  aSearch,
  aStock,
  aStore,
  deutz,
  messages,
  nextDays,
  selected,
} from '../../testing/store-fixtures';
import { chooseCategories } from './find-in-stock';
import { storeDetailsPage } from './store-details-page.widget';
import { storePage } from './store-page.widget';

/** Pages of other sites name it; the shop's own pages have an empty one. */
const API = 'https://www.fachwerk.example';

/** `stores`: address of the page of all stores, which a foreign page may lack. */
async function visit(
  answer: () => Store,
  address = '/stores/koeln-deutz-1043/',
  stores = '/stores/',
  inStock: AnswerTo[] = [],
) {
  const store = address.split('/').at(-2) ?? '';
  const widget = await renderWidget(
    storeDetailsPage,
    { store },
    {
      messages,
      url: `https://shop.example${address}`,
      config: { apiOrigin: API, pageUrls: { start: '/', search: '/search/', basket: '/basket/', stores } },
      answers: [
        answerTo(readStore, answer),
        ...inStock,
        answerTo(selectStore, { selectedStore: selected(deutz), reservationImpact: [] }),
      ],
    },
  );
  return { user: userEvent.setup(), ...widget };
}
const near = [
  aResult(deutz, { distance: 0, distanceText: '0 km' }),
  aResult(
    aStore({
      companyId: '1050',
      name: 'Fachwerk Bonn',
      url: '/stores/bonn-1050/',
      coords: { lat: 50.73, lon: 7.1 },
    }),
    { distanceText: '24 km' },
  ),
];

it('shows where the store is and the next ones, in words and on a map', async () => {
  const { container, platform } = await visit(() => deutz, undefined, undefined, [
    answerTo(searchStores, aSearch({ results: near })),
  ]);

  const section = within(screen.getByRole('region', { name: 'Weitere Märkte in der Nähe' }));
  expect(section.getByRole('listitem')).toHaveTextContent('Fachwerk Bonn24 km');
  expect(section.getByRole('link')).toHaveAttribute('href', '/stores/bonn-1050/');
  const marks = [...container.querySelectorAll('svg [data-stores]')];
  expect(marks.map((mark) => [mark.getAttribute('data-stores'), mark.getAttribute('href')])).toEqual([
    ['1050', '/stores/bonn-1050/'],
    ['1043', '/stores/koeln-deutz-1043/'],
  ]);
  expect(container.querySelector('[data-chosen]')).toHaveAttribute('data-stores', '1043');
  expect(platform.calls.find(({ path }) => path === '/rest/stores/')?.query).toEqual({
    ...deutz.coords,
    limit: 6,
  });
  await expectNoAxeViolations(container);
});

it.each([
  ['it is the only one', aSearch({ results: near.slice(0, 1) })],
  [
    'they cannot be found',
    () => {
      throw new HttpError('bad-response', 'for the test', 500);
    },
  ],
])('has no map where %s', async (_why, answer) => {
  const { container } = await visit(() => deutz, undefined, undefined, [answerTo(searchStores, answer)]);

  expect(screen.getByRole('heading', { level: 1, name: 'Fachwerk Köln-Deutz' })).toBeVisible();
  expect(container.querySelector('[data-stores]')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Weitere Märkte in der Nähe' })).not.toBeInTheDocument();
});

const fails = (status: number) => () => {
  throw new HttpError('bad-response', 'for the test', status);
};

it('shows address, phone, route, hours, services and the kind of the store', async () => {
  const { platform } = await visit(() => deutz);

  expect(platform.calls[0]?.path).toBe('/rest/stores/1043/');
  const main = within(document.body);
  expect(main.getByRole('heading', { level: 1, name: 'Fachwerk Köln-Deutz' })).toBeVisible();
  expect(main.getByText('Baumarkt')).toBeVisible();
  expect(main.getByText(/50679 Köln/)).toBeVisible();
  expect(main.getByRole('link', { name: '0221 12345-0' })).toHaveAttribute('href', 'tel:0221123450');
  expect(main.getByRole('link', { name: /^Route planen zu Fachwerk Köln-Deutz/ })).toBeVisible();
  expect(main.getByText('Mo. bis Fr.').nextSibling).toHaveTextContent('8:00–20:00 Uhr');
  expect(main.getByRole('list', { name: 'Services' })).toHaveTextContent('Holzzuschnitt');
  expect(main.getByRole('link', { name: 'Alle Märkte ansehen' })).toHaveAttribute('href', '/stores/');
});

it.each([
  [['TRANSPORT_RENTAL', 'CUTTING'] as const, 1],
  [['CUTTING'] as const, 0],
])('leads to the vehicles of a store that rents them: %j', async (services, count) => {
  const store = aStore({ services: [...services], url: '/stores/koeln-deutz-1043/' });
  const pageUrls = { start: '/', search: '/search/', basket: '/basket/', rental: '/transporter/' };
  await renderWidget(
    storeDetailsPage,
    { store: 'koeln-deutz-1043' },
    { messages, config: { pageUrls }, answers: [answerTo(readStore, store)] },
  );

  const links = screen.queryAllByRole('link', { name: 'Anhänger oder Transporter mieten' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    Array.from({ length: count }, () => '/transporter/?companyId=1042'),
  );
});

it('finds a store whose number has a dash', async () => {
  const { platform } = await visit(
    () => ({ ...deutz, companyId: 'U-17', url: '/stores/ulm-U_17/' }),
    '/stores/ulm-U_17/',
  );

  expect(platform.calls[0]?.path).toBe('/rest/stores/U-17/');
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
});

it('has no store for an address without a number, and asks for none', async () => {
  const { platform, loaded } = await visit(() => deutz, '/stores/koeln-/');

  expect(platform.calls).toEqual([]);
  expect(loaded?.page).toMatchObject({ status: 404, robots: 'noindex' });
});

it('shows the next seven days with dates, holidays and closed days, and the later special ones', async () => {
  const special = (date: string, dateText: string, reason: string) => ({ date, dateText, reason, hours: [] });
  const specialOpenings = [
    special('2026-12-25', 'Fr., 25.12.', '1. Weihnachtstag'),
    special('2026-12-26', 'Sa., 26.12.', '2. Weihnachtstag'),
  ];
  await visit(() => ({ ...deutz, nextDays, specialOpenings }));

  const days = screen.getAllByRole('term').map((day) => [day.textContent, day.nextSibling?.textContent]);
  expect(days).toEqual([
    ['Sa., 19.12. (heute)', '9:00–18:00\u00a0Uhr'],
    ['So., 20.12.', 'geschlossen'],
    ['Mo., 21.12.', '8:00–20:00\u00a0Uhr'],
    ['Di., 22.12.', '8:00–20:00\u00a0Uhr'],
    ['Mi., 23.12.', '8:00–20:00\u00a0Uhr'],
    ['Do., 24.12. Heiligabend', '8:00–14:00\u00a0Uhr'],
    ['Fr., 25.12. 1. Weihnachtstag', 'geschlossen'],
    ['Sa., 26.12. 2. Weihnachtstag', 'geschlossen'],
  ]);
});

it('is chosen as the store of the visitor', async () => {
  const { user, platform } = await visit(() => deutz);
  await user.click(screen.getByRole('button', { name: 'Als meinen Markt wählen: Fachwerk Köln-Deutz' }));

  expect(await screen.findByText('Ihr Markt')).toBeVisible();
  expect(platform.bus.get('selectedStore')).toEqual(selected(deutz));
});

it('states name, address and hours to search engines', async () => {
  const holiday = { date: '2026-12-25', reason: '1. Weihnachtstag', hours: [], dateText: 'Fr., 25.12.' };
  const { loaded } = await visit(() => ({ ...deutz, specialOpenings: [holiday] }));
  const head = fillPageHead(loaded?.page ?? {}, messages);

  expect(head).toMatchObject({
    title: 'Fachwerk Köln-Deutz: Öffnungszeiten',
    description: expect.stringContaining('Siegburger Straße 9, 50679 Köln'),
    canonical: 'https://shop.example/stores/koeln-deutz-1043/',
  });
  expect(head.robots).toBeUndefined();
  expect(head.structuredData?.[0]).toMatchObject({
    '@type': 'HardwareStore',
    name: 'Fachwerk Köln-Deutz',
    address: { '@type': 'PostalAddress', postalCode: '50679', addressCountry: 'DE' },
    openingHoursSpecification: expect.arrayContaining([
      expect.objectContaining({ dayOfWeek: 'https://schema.org/Monday', opens: '08:00', closes: '20:00' }),
    ]),
    specialOpeningHoursSpecification: [
      expect.objectContaining({ validFrom: '2026-12-25', opens: '00:00', closes: '00:00' }),
    ],
  });
});

it('states the end of a day as a time that search engines read', async () => {
  const night = [{ from: '00:00', to: '24:00' }];
  const special = { date: '2026-12-05', reason: 'Lange Nacht', hours: night, dateText: 'Sa., 05.12.' };
  const openingHours = { ...deutz.openingHours, fri: night };
  const { loaded } = await visit(() => ({ ...deutz, openingHours, specialOpenings: [special] }));

  const [data] = fillPageHead(loaded?.page ?? {}, messages).structuredData ?? [];
  expect(data).toMatchObject({
    openingHoursSpecification: expect.arrayContaining([
      expect.objectContaining({ dayOfWeek: 'https://schema.org/Friday', opens: '00:00', closes: '23:59' }),
    ]),
    specialOpeningHoursSpecification: [expect.objectContaining({ opens: '00:00', closes: '23:59' })],
  });
});

it('leads from another name of the place to the address of the store', async () => {
  const { loaded } = await visit(() => deutz, '/stores/koeln-1043/');

  expect(loaded?.page).toMatchObject({ status: 301, redirect: '/stores/koeln-deutz-1043/' });
});

it('is shown on a page of another site without its own address and its own page of stores', async () => {
  const { loaded } = await visit(() => deutz, '/markt-1043/', '');

  expect(screen.getByRole('heading', { level: 1, name: 'Fachwerk Köln-Deutz' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Alle Märkte ansehen' })).not.toBeInTheDocument();
  expect(loaded?.page).not.toHaveProperty('redirect');
});

it.each([
  ['a store that does not exist', 404, 404, 'Diesen Markt gibt es nicht.'],
  ['a number that no store has', 400, 404, 'Diesen Markt gibt es nicht.'],
  ['a shop that does not answer', 500, 503, 'Der Markt konnte nicht geladen werden.'],
])('is no page of search engines for %s', async (_what, status, expected, headline) => {
  const { loaded } = await visit(fails(status));

  expect(loaded?.page).toMatchObject({ status: expected, robots: 'noindex' });
  expect(screen.getByRole('heading', { level: 1, name: headline })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Alle Märkte ansehen' })).toHaveAttribute('href', '/stores/');
});

it('has the same content for a store without services and phone hours', async () => {
  await visit(() => aStore({ services: [], url: '/stores/koeln-deutz-1043/' }));

  expect(screen.queryByRole('heading', { name: 'Services' })).not.toBeInTheDocument();
});

it('shows weeks with other hours, with their days and only the days that differ', async () => {
  const openingOffers = [
    {
      name: 'Länger geöffnet im Advent',
      start: '2026-11-29T23:00:00.000Z',
      end: '2026-12-23T21:59:59.000Z',
      isActive: true,
      text: '30.11.2026 - 23.12.2026',
      openingHours: { mon: [{ from: '08:00', to: '21:00' }], wed: [{ from: '08:00', to: '21:00' }], sun: [] },
    },
  ];
  const { loaded } = await visit(() => ({ ...deutz, openingOffers }));

  const offers = within(screen.getByRole('region', { name: 'Besondere Öffnungszeiten' }));
  expect(offers.getByText('30.11.2026 - 23.12.2026')).toBeVisible();
  expect(offers.getByText('gilt jetzt')).toBeVisible();
  expect(offers.getAllByRole('term').map((day) => [day.textContent, day.nextSibling?.textContent])).toEqual([
    ['Mo.', '8:00–21:00\u00a0Uhr'],
    ['Mi.', '8:00–21:00\u00a0Uhr'],
    ['So.', 'geschlossen'],
  ]);
  expect(fillPageHead(loaded?.page ?? {}, messages).structuredData?.[0]).toMatchObject({
    specialOpeningHoursSpecification: [
      {
        dayOfWeek: 'https://schema.org/Monday',
        validFrom: '2026-11-30',
        validThrough: '2026-12-23',
        opens: '08:00',
        closes: '21:00',
      },
      expect.objectContaining({ dayOfWeek: 'https://schema.org/Wednesday' }),
      expect.objectContaining({ dayOfWeek: 'https://schema.org/Sunday', opens: '00:00', closes: '00:00' }),
    ],
  });
});

it('states a special day within other hours once, with its own hours', async () => {
  const evening = [{ from: '08:00', to: '21:00' }];
  const openingOffers = [
    {
      name: 'Länger geöffnet im Advent',
      start: '2026-11-29T23:00:00.000Z',
      end: '2026-12-23T21:59:59.000Z',
      isActive: true,
      text: '30.11.2026 - 23.12.2026',
      openingHours: { mon: evening, wed: evening },
    },
  ];
  const specialOpenings = [
    { date: '2026-12-23', reason: 'Inventur', hours: [], dateText: 'Mi., 23.12.' },
    { date: '2026-12-07', reason: 'Umbau', hours: [{ from: '10:00', to: '12:00' }], dateText: 'Mo., 07.12.' },
  ];
  const { loaded } = await visit(() => ({ ...deutz, openingOffers, specialOpenings }));

  const [data] = fillPageHead(loaded?.page ?? {}, messages).structuredData ?? [];
  const stated = (data as { specialOpeningHoursSpecification: Record<string, string>[] })
    .specialOpeningHoursSpecification;
  expect(
    stated.map((one) => [one.validFrom, one.validThrough, one.dayOfWeek?.split('/').at(-1), one.opens]),
  ).toEqual([
    ['2026-12-23', '2026-12-23', undefined, '00:00'],
    ['2026-12-07', '2026-12-07', undefined, '10:00'],
    ['2026-11-30', '2026-12-06', 'Monday', '08:00'],
    ['2026-12-08', '2026-12-23', 'Monday', '08:00'],
    ['2026-11-30', '2026-12-22', 'Wednesday', '08:00'],
  ]);
});

it('shows departments, people, the company that sells, and the days as a calendar', async () => {
  const holiday = { date: '2026-12-25', reason: '1. Weihnachtstag', hours: [], dateText: 'Fr., 25.12.' };
  await visit(() => ({
    ...deutz,
    specialists: ['Badplanung', 'Bodenberatung'],
    people: [{ name: 'Eva Ohm', role: 'Marktleitung', email: 'eva@fachwerk.example' }],
    seller: { name: 'Ohm GmbH', address: 'Am Ring 1, 50679 Köln', representedBy: 'Eva Ohm' },
    specialOpenings: [holiday],
  }));

  expect(screen.getByText('Badplanung, Bodenberatung')).toBeVisible();
  expect(screen.getByRole('link', { name: 'eva@fachwerk.example' })).toBeVisible();
  expect(screen.getByText('Ohm GmbH')).toBeVisible();
  expect(screen.getByText('Vertreten durch Eva Ohm')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Abweichende Tage als Kalender (.ics)' })).toHaveAttribute(
    'href',
    `${API}/rest/stores/1043/special-openings.ics`,
  );
});

it('states how soon orders were ready, and nothing where too few were measured', async () => {
  const readyTimes = {
    orders: 132,
    halfMinutes: 43,
    mostMinutes: 110,
    text: 'Meist in 45 Minuten bereit, gemessen an 132 Abholungen der letzten 30 Tage.',
    mostText: 'Neun von zehn Abholungen waren in 1 Std. 50 Min. bereit.',
  };
  const { unmount } = await visit(() => ({ ...deutz, readyTimes }));
  const part = within(screen.getByRole('region', { name: 'Abholung' }));
  expect(part.getByText(readyTimes.text)).toBeVisible();
  expect(part.getByText(readyTimes.mostText)).toBeVisible();
  unmount();

  await visit(() => deutz);
  expect(screen.queryByText('Abholung')).not.toBeInTheDocument();
});

it('stands below its state and its town', async () => {
  const regions = [
    { name: 'Nordrhein-Westfalen', url: '/stores/land/nordrhein-westfalen/', count: 40 },
    { name: 'Köln', url: '/stores/land/nordrhein-westfalen/koeln/', count: 5 },
  ];
  const { loaded } = await visit(() => ({ ...deutz, regions }));

  const way = within(screen.getByRole('navigation', { name: 'Sie sind hier' }));
  expect(way.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/stores/',
    ...regions.map(({ url }) => url),
  ]);
  expect(way.getByText('Fachwerk Köln-Deutz')).toHaveAttribute('aria-current', 'page');
  expect(fillPageHead(loaded?.page ?? {}, messages).structuredData?.[1]).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Nordrhein-Westfalen' }, { name: 'Köln' }, { name: 'Fachwerk Köln-Deutz' }],
  });
});

it('shows news and flyers with their days', async () => {
  await visit(() => ({
    ...deutz,
    news: [
      {
        title: 'Bäume sind da',
        text: 'Frisch geschlagen.',
        validity: '28.11.2026 - 23.12.2026',
        url: '/c/garten/',
      },
    ],
    flyersUrl: '/prospekte/baumarkt/',
    flyers: [
      {
        title: 'Angebote der Woche',
        isActive: false,
        validity: '30.11.2026 - 05.12.2026',
        image: { src: '/media/flyer.webp', alt: '' },
        url: '/media/flyer.pdf',
      },
    ],
  }));

  const news = within(screen.getByRole('region', { name: 'Neues aus dem Markt' }));
  expect(news.getByText('Frisch geschlagen.')).toBeVisible();
  expect(news.getByRole('link', { name: 'Mehr dazu: Bäume sind da' })).toHaveAttribute('href', '/c/garten/');
  const flyers = within(screen.getByRole('region', { name: 'Prospekte' }));
  expect(flyers.getByRole('link', { name: 'Angebote der Woche' })).toHaveAttribute(
    'href',
    '/media/flyer.pdf',
  );
  expect(flyers.getByText('gilt bald')).toBeVisible();
  expect(flyers.getByRole('link', { name: 'Alle Prospekte ansehen' })).toHaveAttribute(
    'href',
    '/prospekte/baumarkt/',
  );
});

describe('what the store has now', () => {
  const goods = (stock = aStock({ itemId: '200001', companyId: '1043' })): AnswerTo[] => [
    answerTo(readNavigation, { children: ['Holz', 'Garten', 'Bad', 'Farben'].map(aCategory) }),
    answerTo(readProducts, ({ query }) => ({
      items: query?.category === 'garten' ? [aTile()] : [],
      total: 0,
      page: 1,
      size: 4,
      pageCount: 1,
      facets: [],
      sort: [],
      category: null,
    })),
    answerTo(readStoreStock, { companyId: '1043', items: [stock] }),
  ];

  it('stands with its place and its price there, and leads to all of it', async () => {
    const stock = aStock({ itemId: '200001', companyId: '1043', pricesInfo: aTile(899).pricesInfo });
    await visit(() => deutz, '/stores/koeln-deutz-1043/', '/stores/', goods(stock));

    const part = within(screen.getByRole('region', { name: 'Jetzt vorrätig in diesem Markt' }));
    expect(part.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Garten',
    ]);
    expect(part.getByText('12 Stück · Gang 12, Regal 4')).toBeVisible();
    expect(part.getAllByText('8,99 €').length).toBeGreaterThan(0);
    expect(part.getByRole('link', { name: 'Alle vorrätigen Artikel: Garten' })).toHaveAttribute(
      'href',
      '/c/garten/?markt=1043',
    );
  });

  it('is left out where it has been sold meanwhile, and where the shop cannot tell', async () => {
    const isShown = () => screen.queryByRole('heading', { name: 'Jetzt vorrätig in diesem Markt' });
    const sold = aStock({ itemId: '200001', companyId: '1043', statusStore: 'SoldOut' });
    const { unmount } = await visit(() => deutz, '/stores/koeln-deutz-1043/', '/stores/', goods(sold));
    expect(isShown()).toBeNull();
    unmount();

    await visit(() => deutz, '/stores/koeln-deutz-1043/', '/stores/', [answerTo(readNavigation, fails(500))]);
    expect(isShown()).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: 'Fachwerk Köln-Deutz' })).toBeVisible();
  });

  it('comes first from what the store is strong in', () => {
    const categories = ['Werkzeug & Maschinen', 'Holz', 'Bad', 'Garten & Freizeit'].map(aCategory);
    const names = (strengths: string[]) => chooseCategories(categories, strengths).map(({ name }) => name);

    expect(names(['Garten'])).toEqual(['Garten & Freizeit', 'Werkzeug & Maschinen', 'Holz']);
    expect(names(['Zelte'])).toEqual(['Werkzeug & Maschinen', 'Holz', 'Bad']);
  });
});

it('has its name of before as an alias', () => {
  expect([storePage.name, storeDetailsPage.name]).toEqual(['store-page', 'store-details-page']);
  expect([storePage.props, storePage.component]).toEqual([
    storeDetailsPage.props,
    storeDetailsPage.component,
  ]);
});

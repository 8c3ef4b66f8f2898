import {
  cancelRental,
  changeRental,
  confirmRental,
  holdRental,
  readAccount,
  readFormAnswer,
  readRentalAvailability,
  readRentalBooking,
  readRentalBookings,
  readRentalQuote,
  readRentalVehicles,
  readUser,
  searchStores,
} from '@fachwerk/shared/calls';
import type { FormAnswer, RentalBooking } from '@fachwerk/shared/contracts';
import { HttpError } from '@fachwerk/shared/http';
import { type AnswerTo, answerTo, expectNoAxeViolations, fill, renderWidget } from '@fachwerk/shared/testing';
import { fillPageHead } from '@fachwerk/shared/widget';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { goTo } from '../../go-to';
import {
  aPendingRental,
  aQuote,
  aRental,
  aTrailer,
  aVan,
  RENTAL_NOW,
  rentalVehicles,
  someDays,
} from '../../testing/rental-fixtures';
import { aSearch, aStore, messages as own, unknownPlace } from '../../testing/store-fixtures';
import { transportRental } from './transport-rental.widget';

jest.mock('../../go-to', () => ({ goTo: jest.fn() }));
beforeEach(() => jest.mocked(goTo).mockClear());

/** Texts that the API gives with its answers. */
const messages = {
  ...own,
  'rental.error.taken': 'Das Fahrzeug ist in dieser Zeit schon vergeben.',
  'rental.error.endsBefore': 'Die Rückgabe liegt vor der Abholung.',
  'rental.error.expired': 'Diese Buchung war nur kurz für Sie vorgemerkt.',
  'rental.error.changed': 'Diese Buchung wurde inzwischen geändert.',
  'rental.error.horizon': 'Fahrzeuge lassen sich bis zu {days}\u00a0Tage im Voraus buchen.',
};

const refuse =
  (status: number, msg: string, more: object = {}) =>
  (): never => {
    throw new HttpError('bad-request', 'for the test', status, { globalErrors: [{ msg }], ...more });
  };
const notLoggedIn = answerTo(readAccount, refuse(401, 'error.login'));
const selectedStore = {
  companyId: '1042',
  name: 'Fachwerk Köln-Ossendorf',
  address: { zipCode: '50829', city: 'Köln' },
};
const aUser = (store: typeof selectedStore | null) =>
  answerTo(readUser, {
    loggedIn: false,
    authorities: [],
    isEmployee: false,
    isProhibis: false,
    cartCount: 0,
    customerCardNumber: null,
    wishlist: [],
    selectedStore: store,
    csrf: { name: '_csrf', header: 'x-csrf', value: 'x' },
  });
const config = {
  pageUrls: {
    start: '/',
    search: '/search/',
    basket: '/basket/',
    rental: '/transporter/',
    login: '/login/',
    privacy: '/datenschutz/',
  },
};
const anAnswer = (part: Partial<FormAnswer>): FormAnswer => ({
  form: 'rental',
  values: {},
  fieldErrors: [],
  globalErrors: [],
  ...part,
});

const basics: AnswerTo[] = [
  aUser(null),
  notLoggedIn,
  answerTo(readRentalBookings, { bookings: [] }),
  answerTo(readRentalVehicles, rentalVehicles()),
  answerTo(readRentalQuote, aQuote()),
  answerTo(readRentalAvailability, ({ query }) => ({
    vehicleId: query.vehicleId,
    days: someDays(query.from ?? '', Number(query.days)),
    lastDay: '2027-01-30',
  })),
];

async function visit(address: string, ...answers: AnswerTo[]) {
  const url = `https://shop.example/transporter/${address}`;
  const bookingId = /buchung\/([^/]+)\//.exec(address)?.[1];
  const widget = await renderWidget(
    transportRental,
    { bookingId },
    { messages, config, url, now: RENTAL_NOW, answers: [...basics, ...answers] },
  );
  const withoutScript = document.createElement('div');
  withoutScript.innerHTML = renderToStaticMarkup(
    <transportRental.Root props={{ bookingId }} data={widget.loaded!.data} platform={widget.platform} />,
  );
  return { ...widget, withoutScript, head: fillPageHead(widget.loaded?.page ?? {}, messages) };
}
const aBooking = (booking: RentalBooking) => answerTo(readRentalBooking, booking);
const VEHICLE = '?companyId=1042&vehicleId=1042-A1';
const TIME = '&fromDay=2026-12-05&fromTime=12:00&toDay=2026-12-07&toTime=08:00';
const fieldsOf = (form: HTMLFormElement | null) => Object.fromEntries(new FormData(form ?? undefined));
const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('the vehicles of a store', () => {
  it('are those of the chosen store, with size, load, licence, age, prices and deposit', async () => {
    const { platform, container, head } = await visit('', aUser(selectedStore));

    expect(platform.callsOf(readRentalVehicles)[0]?.query).toEqual({ companyId: '1042' });
    expect(screen.getByRole('heading', { name: 'Fahrzeuge in Fachwerk Köln-Ossendorf' })).toBeVisible();
    const [trailer] = within(screen.getByRole('list', { name: 'Fahrzeuge' })).getAllByRole('listitem');
    for (const fact of [
      'Anhänger',
      '2,05 × 1,1 × 1,2 m (Länge, Breite, Höhe)',
      '520 kg',
      'Klasse B',
      '18 Jahre',
      '9,00 €',
      '39,00 €',
      '65,00 € (Sa. 12:00 bis Mo. 9:00 Uhr)',
      '50,00 €',
    ])
      expect(within(trailer!).getByText(fact)).toBeVisible();
    expect(
      screen.getByRole('link', { name: 'Freie Zeiten ansehen: Transporter mit Hochdach' }),
    ).toHaveAttribute('href', '/transporter/?companyId=1042&vehicleId=1042-T2#zeiten');
    expect(head).toMatchObject({ canonical: 'https://shop.example/transporter/' });
    expect(head.robots).toBeUndefined();
    await expectNoAxeViolations(container);
  });

  it('has no weekend price where there is none', async () => {
    await visit('?companyId=1042', answerTo(readRentalVehicles, rentalVehicles({ vehicles: [aVan] })));

    expect(screen.getByText('Je Stunde')).toBeVisible();
    expect(screen.queryByText(/^Wochenende/)).not.toBeInTheDocument();
  });

  it('leads on where a store rents none, or not this vehicle', async () => {
    await visit(
      '?companyId=1042&vehicleId=9',
      answerTo(readRentalVehicles, rentalVehicles({ vehicles: [] })),
    );

    expect(screen.getByText(/^Dieses Fahrzeug wird hier nicht vermietet/)).toBeVisible();
    expect(
      screen.getByText('Fachwerk Köln-Ossendorf vermietet keine Anhänger und Transporter.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Markt mit Mietfahrzeugen finden' })).toHaveAttribute(
      'href',
      '/transporter/?choose=store',
    );
  });

  it('asks for a place without a store, by a form that needs no script', async () => {
    const { withoutScript, container } = await visit('');

    expect(screen.getByRole('heading', { name: 'Wo holen Sie das Fahrzeug ab?' })).toBeVisible();
    expect(withoutScript.querySelector('form')).toHaveAttribute('action', '/transporter/');
    await expectNoAxeViolations(container);
  });

  it('finds stores that rent vehicles', async () => {
    const { platform, head } = await visit('?q=50667', answerTo(searchStores, aSearch()));

    expect(platform.callsOf(searchStores)[0]?.query).toMatchObject({
      q: '50667',
      services: 'TRANSPORT_RENTAL',
    });
    expect(screen.getByRole('link', { name: 'Fahrzeuge ansehen: Fachwerk Köln-Deutz' })).toHaveAttribute(
      'href',
      '/transporter/?companyId=1043',
    );
    expect(head.robots).toBe('noindex, follow');
  });

  it.each([
    ['?q=Koln', unknownPlace('Koln'), '„Koln“ kennen wir nicht als Ort.'],
    [
      '?q=50667',
      aSearch({ total: 0, results: [{ store: aStore(), distance: 1 }] }),
      'In Ihrer Nähe vermietet kein Markt Fahrzeuge.',
    ],
  ])('says for %s that there is none', async (address, found, heading) => {
    await visit(address, answerTo(searchStores, found));

    expect(screen.getByRole('heading', { name: heading })).toBeVisible();
  });

  it('a customer finds the own bookings above them', async () => {
    const bookings = [aRental(), aRental({ bookingId: 'b-2', isAffected: true, affectedBy: 'BLOCKED' })];
    await visit('?companyId=1042', answerTo(readRentalBookings, { bookings }));

    const section = within(screen.getByRole('region', { name: 'Ihre Buchungen' }));
    const [first] = section.getAllByRole('link');
    expect(first).toHaveAttribute('href', '/transporter/buchung/b-1/');
    expect(first).toHaveTextContent('Pkw-Anhänger 750 kg, Sa., 05.12.2026, 12:00 Uhr');
    expect(section.getByText('gebucht')).toBeVisible();
    expect(section.getByText('Bitte ansehen')).toBeVisible();
  });

  it('says when they cannot be loaded', async () => {
    const { head } = await visit(
      '?companyId=1042',
      answerTo(readRentalVehicles, () => {
        throw new HttpError('bad-response', 'for the test', 500);
      }),
    );

    expect(screen.getByText('Die Fahrzeuge konnten nicht geladen werden.')).toBeVisible();
    expect(head).toMatchObject({ status: 503, robots: 'noindex' });
  });
});

describe('the calendar', () => {
  it('shows the time as free that is kept for the visitor, who may choose another one', async () => {
    const held = answerTo(readRentalBookings, { bookings: [], held: 'b-7' });
    const { platform } = await visit(VEHICLE + TIME, held);

    const asked = [...platform.callsOf(readRentalAvailability), ...platform.callsOf(readRentalQuote)];
    expect(asked.map(({ query }) => query?.except)).toEqual(['b-7', 'b-7', 'b-7']);
  });

  it('begins on Monday, and says of each day whether it is free', async () => {
    const { platform, container } = await visit(VEHICLE);

    expect(platform.callsOf(readRentalAvailability)).toMatchObject([
      { query: { vehicleId: '1042-A1', from: '2026-11-30', days: 28 } },
    ]);
    const table = within(screen.getByRole('table', { name: 'Freie Tage: Pkw-Anhänger 750 kg' }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      ...['Mo.Montag', 'Di.Dienstag', 'Mi.Mittwoch', 'Do.Donnerstag', 'Fr.Freitag'],
      ...['Sa.Samstag', 'So.Sonntag'],
    ]);
    expect(table.getAllByRole('row')).toHaveLength(5);
    expect(table.getByRole('link', { name: 'Samstag, 5. Dezember, frei ab 8:00\u00a0Uhr' })).toHaveAttribute(
      'href',
      '/transporter/?companyId=1042&vehicleId=1042-A1&from=2026-11-30&fromDay=2026-12-05#wahl',
    );
    expect(table.getByText('Sonntag, 6. Dezember, geschlossen')).toBeInTheDocument();
    expect(table.getByText('Mittwoch, 9. Dezember, belegt')).toBeInTheDocument();
    expect(table.getByText('Montag, 30. November, nicht buchbar')).toBeInTheDocument();
    expect(screen.getByText(/^Wählen Sie im Kalender den Tag/)).toBeVisible();
    await expectNoAxeViolations(container);
  });

  it('turns to later and earlier weeks within the days that can be booked', async () => {
    const first = await visit(VEHICLE);
    expect(screen.queryByRole('link', { name: 'Frühere Tage' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Spätere Tage' })).toHaveAttribute(
      'href',
      '/transporter/?companyId=1042&vehicleId=1042-A1&from=2026-12-28#zeiten',
    );
    first.unmount();

    await visit(`${VEHICLE}&from=2027-01-25`);
    expect(screen.getByRole('link', { name: 'Frühere Tage' })).toHaveAttribute(
      'href',
      '/transporter/?companyId=1042&vehicleId=1042-A1&from=2026-12-28#zeiten',
    );
    expect(screen.queryByRole('link', { name: 'Spätere Tage' })).toBeNull();
  });

  it('names a day without a free time', async () => {
    await visit(`${VEHICLE}&fromDay=2026-12-09`);

    expect(screen.getByText(/^Mittwoch, 9\. Dezember: Abholung nicht mehr möglich/)).toBeVisible();
  });

  it('keeps a day that does not exist, and asks for another', async () => {
    await visit(`${VEHICLE}&fromDay=31.02.2027`);

    expect(screen.getByText(/^31\.02\.2027: Abholung nicht mehr möglich/)).toBeVisible();
  });
});

describe('begin and end', () => {
  const options = (name: string) =>
    within(screen.getByRole('combobox', { name }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);

  it('are lists that fit each other', async () => {
    await visit(`${VEHICLE}&fromDay=2026-12-05`);
    expect(options('Abholung um')).toEqual(['8:00\u00a0Uhr', '12:00\u00a0Uhr']);
    expect(options('Rückgabe am')).toEqual(['Samstag, 5. Dezember']);
    expect(options('Rückgabe um')).toEqual(['9:00\u00a0Uhr', '10:00\u00a0Uhr']);

    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Abholung um' }), '12:00');
    expect(options('Rückgabe am')).toContain('Montag, 7. Dezember');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rückgabe am' }), '2026-12-07');
    expect(options('Rückgabe um')).toEqual(['8:00\u00a0Uhr', '9:00\u00a0Uhr']);
    expect(fieldsOf(screen.getByRole<HTMLFormElement>('form', { name: 'Abholung und Rückgabe' }))).toEqual({
      companyId: '1042',
      vehicleId: '1042-A1',
      from: '2026-11-30',
      fromDay: '2026-12-05',
      fromTime: '12:00',
      toDay: '2026-12-07',
      toTime: '09:00',
    });
  });

  it('are a form without script, with every time of the days', async () => {
    const { withoutScript } = await visit(`${VEHICLE}&fromDay=2026-12-05`);
    const form = withoutScript.querySelector<HTMLFormElement>('form[aria-label="Abholung und Rückgabe"]');

    expect(form).not.toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('action', '/transporter/#wahl');
    const times = [...form!.querySelectorAll<HTMLOptionElement>('select[name=toTime] option')];
    expect(times.map(({ value }) => value)).toEqual(['08:00', '09:00', '10:00', '18:00']);
  });
});

describe('the price', () => {
  it('stands before the booking, with its parts, VAT and the deposit', async () => {
    const { platform, container } = await visit(VEHICLE + TIME);

    expect(platform.callsOf(readRentalQuote)[0]?.query).toMatchObject({
      vehicleId: '1042-A1',
      fromDay: '2026-12-05',
      toTime: '08:00',
    });
    const section = within(screen.getByRole('region', { name: 'Freie Zeiten: Pkw-Anhänger 750 kg' }));
    expect(section.getByText('Sa., 05.12.2026, 12:00 Uhr')).toBeVisible();
    expect(section.getByText('Ein Wochenende')).toBeVisible();
    expect(section.getByText('inkl. 19 % MwSt. (10,38 €), zahlbar im Markt')).toBeVisible();
    expect(section.getByText('50,00 €')).toBeVisible();
    await expectNoAxeViolations(container);
  });

  it('is followed by the first step, which keeps the time and leads to the booking', async () => {
    const { platform, withoutScript } = await visit(VEHICLE + TIME, answerTo(holdRental, aPendingRental()));
    const form = withoutScript.querySelector<HTMLFormElement>('form[method=post]');
    const sent = {
      companyId: '1042',
      vehicleId: '1042-A1',
      fromDay: '2026-12-05',
      fromTime: '12:00',
      toDay: '2026-12-07',
      toTime: '08:00',
    };
    expect(form).toHaveAttribute('action', '/rest/rental/bookings/');
    expect(fieldsOf(form)).toEqual(sent);

    await click('Weiter zur Buchung');
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/transporter/buchung/b-1/'));
    expect(platform.callsOf(holdRental)).toMatchObject([{ form: sent }]);
  });

  describe('of a time that a link suggests', () => {
    const SUGGESTED = `${VEHICLE}&fromDay=2026-12-05&fromTime=12:00&suggest=time`;

    it('stands at once, with the step to the booking and the way to other times', async () => {
      const { platform, container, withoutScript } = await visit(
        SUGGESTED,
        answerTo(holdRental, aPendingRental()),
      );
      const section = within(
        screen.getByRole('region', { name: 'Vorschlag für Ihre Abholung: Pkw-Anhänger 750 kg' }),
      );
      const sent = { fromDay: '2026-12-05', fromTime: '12:00', toDay: '2026-12-05', toTime: '18:00' };

      expect(platform.callsOf(readRentalQuote)[0]?.query).toMatchObject(sent);
      expect(section.getByText('Sa., 05.12.2026, 12:00 Uhr')).toBeVisible();
      expect(section.queryByText(/nicht mehr frei/)).toBeNull();
      expect(screen.queryByRole('table')).toBeNull();
      expect(section.getByRole('link', { name: 'Andere Zeit wählen' })).toHaveAttribute(
        'href',
        `/transporter/${VEHICLE}&from=2026-12-05&fromDay=2026-12-05&fromTime=12%3A00&toDay=2026-12-05&toTime=18%3A00#wahl`,
      );
      expect(fieldsOf(withoutScript.querySelector('form[method=post]'))).toMatchObject(sent);
      await expectNoAxeViolations(container);

      await click('Weiter zur Buchung');
      await waitFor(() => expect(goTo).toHaveBeenCalledWith('/transporter/buchung/b-1/'));
    });

    it('is that of the next free time, and says so, where another visitor was faster', async () => {
      const { platform } = await visit(SUGGESTED.replace('12:00', '10:00'));

      expect(screen.getByText(/^Samstag, 5. Dezember, 10:00.Uhr ist nicht mehr frei/)).toBeVisible();
      expect(platform.callsOf(readRentalQuote)[0]?.query).toMatchObject({ fromTime: '12:00' });
    });

    it('is that of the first free time for a link of yesterday', async () => {
      const { platform } = await visit(SUGGESTED.replace('2026-12-05', '2026-11-30'));

      expect(screen.getByText(/^Montag, 30. November, 12:00.Uhr ist nicht mehr frei/)).toBeVisible();
      expect(platform.callsOf(readRentalQuote)[0]?.query).toMatchObject({
        fromDay: '2026-12-01',
        fromTime: '08:00',
      });
    });

    it('gives way to the calendar where nothing is free, and where the time is taken at this moment', async () => {
      const nothing = answerTo(readRentalAvailability, ({ query }) => ({
        vehicleId: query.vehicleId,
        days: someDays(query.from ?? '', Number(query.days)).map((day) => ({ ...day, starts: [] })),
        lastDay: '2027-01-30',
      }));
      const { unmount } = await visit(SUGGESTED, nothing);
      expect(screen.getByText(/Abholung nicht mehr möglich/)).toBeVisible();
      unmount();

      await visit(SUGGESTED, answerTo(readRentalQuote, aQuote({ isFree: false })));
      expect(screen.getByText('Das Fahrzeug ist in dieser Zeit schon vergeben.')).toBeVisible();
      expect(screen.getByRole('table')).toBeVisible();
    });

    it('gives way to the calendar where the goods are not kept until the next free time', async () => {
      const { unmount } = await visit(`${SUGGESTED}&untilDay=2026-12-05`);
      expect(screen.queryByRole('table')).toBeNull();
      unmount();

      await visit(`${SUGGESTED.replace('12:00', '19:00')}&untilDay=2026-12-05`);
      expect(screen.getByRole('table')).toBeVisible();
      expect(screen.queryByText(/Vorschlag für Ihre Abholung/)).toBeNull();
    });

    it('gives way to the times that are still free where its form was refused without script', async () => {
      const values = {
        companyId: '1042',
        vehicleId: '1042-A1',
        ...Object.fromEntries(new URLSearchParams(TIME)),
      };
      const answer = anAnswer({ values, globalErrors: [{ msg: 'rental.error.taken' }] });
      await visit(`${SUGGESTED}&answer=1`, answerTo(readFormAnswer, answer));

      expect(screen.getByRole('table')).toBeVisible();
      expect(screen.getByRole('list', { name: 'Noch frei, Samstag, 5. Dezember:' })).toBeVisible();
    });

    it.each([
      ['no time', '&suggest=time'],
      ['a time that is none', '&fromDay=31.02.2026&fromTime=<b>&suggest=time'],
    ])('is the first free one for an address with %s', async (_what, rest) => {
      const { platform } = await visit(VEHICLE + rest);

      expect(platform.callsOf(readRentalQuote)[0]?.query).toMatchObject({ fromDay: '2026-12-01' });
      expect(screen.queryByText(/nicht mehr frei/)).toBeNull();
    });
  });

  it('a time that is taken meanwhile leads to the times that are still free', async () => {
    const { platform } = await visit(VEHICLE + TIME, answerTo(holdRental, refuse(412, 'rental.error.taken')));
    await click('Weiter zur Buchung');

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Das Fahrzeug ist in dieser Zeit schon vergeben.',
    );
    const times = within(await screen.findByRole('list', { name: 'Noch frei, Samstag, 5. Dezember:' }));
    expect(times.getByRole('link', { name: '8:00\u00a0Uhr' })).toHaveAttribute(
      'href',
      `/transporter/${VEHICLE}&from=2026-12-05&fromDay=2026-12-05&fromTime=08%3A00#wahl`,
    );
    // The times of the page are old by now.
    expect(platform.callsOf(readRentalAvailability)).toHaveLength(3);
    expect(goTo).not.toHaveBeenCalled();
  });

  it('a time that is not free cannot be booked, and stays as it was typed', async () => {
    const { withoutScript } = await visit(
      VEHICLE + TIME,
      answerTo(readRentalQuote, aQuote({ isFree: false })),
    );

    expect(screen.getByText('Das Fahrzeug ist in dieser Zeit schon vergeben.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Weiter zur Buchung' })).toBeNull();
    expect(screen.getByRole('list', { name: 'Noch frei, Samstag, 5. Dezember:' })).toBeVisible();
    expect(withoutScript.querySelector('form[method=post]')).toBeNull();
    expect(screen.getByRole('combobox', { name: 'Rückgabe am' })).toHaveDisplayValue('Montag, 7. Dezember');
  });

  it('a time that ends before it begins is refused at its field, and stays as it was typed', async () => {
    const fault = { field: 'toTime', msg: 'rental.error.endsBefore' };
    const { container } = await visit(
      `${VEHICLE}&fromDay=2026-12-05&fromTime=12:00&toDay=2026-12-05&toTime=09:00`,
      answerTo(readRentalQuote, refuse(400, fault.msg, { fieldErrors: [fault] })),
    );

    const field = screen.getByRole('combobox', { name: 'Rückgabe um' });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(/Die Rückgabe liegt vor der Abholung\./);
    expect(field).toHaveDisplayValue('9:00\u00a0Uhr');
    expect(screen.getAllByText('Die Rückgabe liegt vor der Abholung.')).toHaveLength(1);
    await expectNoAxeViolations(container);
  });

  it('a form that was refused without script comes back with its time and the reason', async () => {
    const values = {
      companyId: '1042',
      vehicleId: '1042-A1',
      fromDay: '2026-12-05',
      fromTime: '12:00',
      toDay: '2026-12-07',
      toTime: '08:00',
    };
    const globalErrors = [{ msg: 'rental.error.taken' }];
    await visit(
      `${VEHICLE}&answer=k1`,
      answerTo(readFormAnswer, anAnswer({ values, globalErrors })),
      answerTo(readRentalQuote, aQuote({ isFree: false })),
    );

    expect(screen.getByText('Das Fahrzeug ist in dieser Zeit schon vergeben.')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Abholung um' })).toHaveDisplayValue('12:00\u00a0Uhr');
    expect(screen.getByRole('combobox', { name: 'Rückgabe um' })).toHaveDisplayValue('8:00\u00a0Uhr');
  });

  it('a day in three years is refused with the reason', async () => {
    const fault = { field: 'fromDay', msg: 'rental.error.horizon', values: { days: 60 } };
    const globalErrors = [{ msg: fault.msg, values: fault.values }];
    await visit(
      `${VEHICLE}&fromDay=2029-12-05&fromTime=12:00&toDay=2029-12-05&toTime=14:00`,
      answerTo(readRentalQuote, refuse(400, fault.msg, { fieldErrors: [fault], globalErrors })),
      answerTo(readRentalAvailability, ({ query }) => ({
        vehicleId: query.vehicleId,
        days: someDays('2026-12-01', Number(query.days)),
        lastDay: '2027-01-30',
      })),
    );

    expect(screen.getByText('Fahrzeuge lassen sich bis zu 60 Tage im Voraus buchen.')).toBeVisible();
  });
});

describe('a kept vehicle', () => {
  const page = 'buchung/b-1/';
  const pending = aBooking(aPendingRental());

  it('states before the one button what is paid at the hand-out, and that nothing is concluded online (BGB §312g(2) No. 9)', async () => {
    const { container, head } = await visit(page, pending);
    const button = screen.getByRole('button', { name: 'Kostenlos buchen' });
    const isBefore = (text: RegExp) =>
      screen.getByText(text).compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING;

    expect(isBefore(/^Mietpreis 65,00 € inkl\. MwSt\. und Kaution 50,00 €/)).toBeTruthy();
    expect(isBefore(/^Bis zur Abholung können Sie kostenlos stornieren, ohne Grund\./)).toBeTruthy();
    expect(isBefore(/Dort schließen Sie auch den Mietvertrag\.$/)).toBeTruthy();
    expect(
      isBefore(/^Ein Widerrufsrecht brauchen Sie nicht, weil Sie hier noch keinen Vertrag/),
    ).toBeTruthy();
    expect(screen.getAllByRole('button')).toEqual([button]);
    expect(head).toMatchObject({ title: 'Buchung T-7K3M9Q2XAB', robots: 'noindex' });
    await expectNoAxeViolations(container);
  });

  it.each([
    ['trailer', {}],
    ['van', { vehicle: aVan }],
  ])('relies on no exception of the law: %s', async (_kind, more) => {
    await visit(page, aBooking(aPendingRental(more)));

    expect(screen.getByText(/^Ein Widerrufsrecht brauchen Sie nicht/)).toBeVisible();
    expect(screen.queryByText(/312g|ausgenommen|besteht nicht/)).toBeNull();
  });

  it('says how long it is kept', async () => {
    await visit(page, pending);

    expect(screen.getByText('Für Sie vorgemerkt bis 10:12 Uhr, noch 12 Minuten')).toBeVisible();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it.each([
    ['2026-12-01T09:01:00.000Z', 'Das Fahrzeug ist noch eine Minute für Sie vorgemerkt.'],
    ['2026-12-01T08:59:00.000Z', /^Das Fahrzeug ist nicht mehr für Sie vorgemerkt\./],
  ])('announces its end: %s', async (expiresAt, sentence) => {
    await visit(page, aBooking(aPendingRental({ expiresAt })));

    expect(within(screen.getByRole('status')).getByText(sentence)).toBeVisible();
  });

  it('can be booked when its time is over, as long as the vehicle is free', async () => {
    await visit(page, aBooking(aPendingRental({ state: 'EXPIRED', expiresAt: null })));

    expect(screen.getByText(/^Das Fahrzeug ist nicht mehr für Sie vorgemerkt\./)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Kostenlos buchen' })).toBeVisible();
  });

  it('is booked with the person', async () => {
    const { platform } = await visit(page, pending, answerTo(confirmRental, aRental()));
    await fill('E-Mail-Adresse', 'erika@example.org');
    await fill('Nachname', 'Muster');
    await userEvent.click(screen.getByRole('checkbox', { name: /Führerschein der Klasse B/ }));
    await click('Kostenlos buchen');

    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/transporter/buchung/b-1/?done=booked'));
    expect(platform.callsOf(confirmRental)).toMatchObject([
      {
        params: { bookingId: 'b-1' },
        form: { email: 'erika@example.org', lastName: 'Muster', hasLicence: true, salutation: 'UNKNOWN' },
      },
    ]);
  });

  it('asks for what is missing, and sends nothing', async () => {
    const { platform } = await visit(page, pending);
    await click('Kostenlos buchen');

    await waitFor(() => expect(screen.getByLabelText('Nachname')).toBeInvalid());
    expect(screen.getByLabelText('E-Mail-Adresse')).toBeInvalid();
    expect(screen.getByRole('checkbox')).toBeInvalid();
    expect(screen.getByLabelText(/^Vorname/)).toBeValid();
    expect(platform.callsOf(confirmRental)).toEqual([]);
  });

  it('does not ask a customer for what the account has', async () => {
    const account = {
      salutation: 'UNKNOWN' as const,
      firstName: 'Erika',
      lastName: 'Muster',
      email: 'erika@example.org',
      customerCardNumber: null,
      isProhibis: false,
      isEmployee: false,
      memberSinceText: '01.11.2026',
    };
    await visit(page, pending, answerTo(readAccount, account));

    expect(screen.getByLabelText('Nachname')).toHaveValue('Muster');
    expect(screen.getByLabelText('E-Mail-Adresse')).toHaveValue('erika@example.org');
  });

  it.each(['rental.error.taken', 'rental.error.expired'])(
    'that is lost (%s) leads to another time, and keeps what was typed',
    async (key) => {
      await visit(page, pending, answerTo(confirmRental, refuse(412, key)));
      await fill('E-Mail-Adresse', 'erika@example.org');
      await fill('Nachname', 'Muster');
      await userEvent.click(screen.getByRole('checkbox'));
      await click('Kostenlos buchen');

      const alert = within(await screen.findByRole('alert'));
      expect(alert.getByText((messages as Record<string, string>)[key]!)).toBeVisible();
      expect(alert.getByRole('link', { name: 'Andere Zeit wählen' })).toHaveAttribute(
        'href',
        `/transporter/${VEHICLE}&from=2026-12-05&fromDay=2026-12-05#wahl`,
      );
      expect(screen.getByLabelText('Nachname')).toHaveValue('Muster');
    },
  );

  it('is a form without script, and mistakes come back with what was typed', async () => {
    const answer = anAnswer({
      form: 'rental-confirm',
      values: { lastName: 'Muster', email: 'erika@' },
      fieldErrors: [{ field: 'email', msg: 'forms.email' }],
      globalErrors: [{ msg: 'error.validation.general.message' }],
    });
    const { withoutScript } = await visit(`${page}?answer=k1`, pending, answerTo(readFormAnswer, answer));

    const form = withoutScript.querySelector('form');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('action', '/rest/rental/bookings/b-1/confirm/');
    expect(screen.getByLabelText('Nachname')).toHaveValue('Muster');
    expect(screen.getByLabelText('E-Mail-Adresse')).toBeInvalid();
  });
});

describe('a booking', () => {
  const page = 'buchung/b-1/';

  it('has number, time, what to bring, store, calendar file, and the ways to change and cancel', async () => {
    const { container } = await visit(`${page}?done=booked`, aBooking(aRental()));

    expect(screen.getByRole('heading', { level: 1, name: 'Ihr Fahrzeug ist gebucht' })).toBeVisible();
    expect(screen.getByText('Ihre Buchung ist eingegangen.')).toBeVisible();
    expect(screen.getByText('Buchung T-7K3M9Q2XAB')).toBeVisible();
    const bring = within(screen.getByRole('region', { name: 'Das bringen Sie mit' }));
    expect(bring.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Führerschein der Klasse B',
      'Personalausweis oder Reisepass',
      'Wer fährt, ist mindestens 18\u00a0Jahre alt',
      'Kaution: 50,00\u00a0€',
      'Ein Auto mit Anhängerkupplung, das den Anhänger ziehen darf',
    ]);
    expect(screen.getByText('Butzweilerstraße 41, 50829 Köln')).toBeVisible();
    expect(screen.getByRole('link', { name: '0221 12345-0' })).toHaveAttribute('href', 'tel:0221123450');
    const links = [/\.ics/, 'Buchung ändern', 'Buchung stornieren'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    );
    expect(links).toEqual([
      '/rest/rental/bookings/b-1/calendar.ics',
      '/transporter/buchung/b-1/?step=change',
      '/transporter/buchung/b-1/?step=cancel',
    ]);
    expect(
      screen.getByText(/^Ändern können Sie die Buchung bis Fr\., 04\.12\.2026, 12:00 Uhr\./),
    ).toBeVisible();
    await expectNoAxeViolations(container);
  });

  it.each([
    ['HANDED_OUT', 'Gute Fahrt', true],
    ['RETURNED', 'Ihr Fahrzeug ist zurück', false],
    ['CANCELLED', 'Diese Buchung ist storniert', false],
    ['EXPIRED', 'Diese Vormerkung ist abgelaufen', false],
    ['NO_SHOW', 'Das Fahrzeug wurde nicht abgeholt', false],
    ['LAPSED', 'Die Zeit dieser Buchung ist vorbei', false],
    ['PENDING', 'Diese Zeit ist nicht mehr möglich', false],
  ] as const)('says that it is %s', async (state, heading, isAhead) => {
    const { container } = await visit(page, aBooking(aRental({ state, canChange: false, canCancel: false })));

    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(screen.queryAllByRole('link', { name: /\.ics/ })).toHaveLength(isAhead ? 1 : 0);
    expect(screen.queryAllByRole('link', { name: 'Neue Zeit wählen' })).toHaveLength(isAhead ? 0 : 1);
    expect(screen.queryByRole('link', { name: /Buchung (ändern|stornieren)/ })).toBeNull();
    await expectNoAxeViolations(container);
  });

  it.each([
    ['CLOSED', /^Fachwerk Köln-Ossendorf hat zur Abholung oder zur Rückgabe geschlossen\./],
    ['BLOCKED', /^Pkw-Anhänger 750 kg fällt in dieser Zeit aus/],
    ['ENDED', /^Fachwerk Köln-Ossendorf vermietet Pkw-Anhänger 750 kg nicht mehr\./],
    ['MOVED', /^Fachwerk Köln-Ossendorf vermietet Pkw-Anhänger 750 kg nicht mehr\./],
  ] as const)('says why the store cannot keep it, and what to do: %s', async (affectedBy, reason) => {
    await visit(`${page}?done=booked`, aBooking(aRental({ isAffected: true, affectedBy })));

    expect(screen.getByRole('heading', { level: 1, name: 'Bitte ändern Sie Ihre Buchung' })).toBeVisible();
    expect(screen.queryByText('Ihre Buchung ist eingegangen.')).toBeNull();
    expect(screen.getByText(reason)).toBeVisible();
    expect(screen.getByText(/^Bitte wählen Sie eine andere Zeit .*, oder stornieren Sie\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Buchung ändern' })).toBeVisible();
  });

  it('names the phone number when it is too late to change it', async () => {
    await visit(page, aBooking(aRental({ canChange: false })));

    expect(screen.getByText(/^Ändern lässt sich die Buchung nicht mehr\..* 0221 12345-0$/)).toBeVisible();
  });

  it('of another visitor is not shown: the mail or the login opens it', async () => {
    const { head } = await visit(page, answerTo(readRentalBooking, refuse(404, 'rental.error.notFound')));

    expect(screen.getByRole('heading', { name: 'Diese Buchung ist hier nicht zu sehen.' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Anmelden' })).toHaveAttribute(
      'href',
      '/login/?successUrl=%2Ftransporter%2Fbuchung%2Fb-1%2F',
    );
    expect(head).toMatchObject({ title: 'Buchung nicht gefunden', robots: 'noindex' });
    // With 404 the page of the shop for missing pages would be shown.
    expect(head.status).toBeUndefined();
  });

  it('stays as it is when it cannot be loaded', async () => {
    const { head } = await visit(
      page,
      answerTo(readRentalBooking, () => {
        throw new HttpError('timeout', 'for the test');
      }),
    );

    expect(screen.getByRole('heading', { name: 'Die Buchung konnte nicht geladen werden.' })).toBeVisible();
    expect(head).toMatchObject({ status: 503 });
  });
});

describe('a cancellation', () => {
  const page = 'buchung/b-1/?step=cancel';

  it('says what it means, and cancels', async () => {
    const cancelled = aRental({ state: 'CANCELLED', canCancel: false, canChange: false });
    const { container, withoutScript } = await visit(
      page,
      aBooking(aRental()),
      answerTo(cancelRental, cancelled),
    );
    expect(screen.getByText(/^Die Stornierung ist kostenlos\. Bis Fr\., 04\.12\.2026/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Buchung behalten' })).toHaveAttribute(
      'href',
      '/transporter/buchung/b-1/',
    );
    expect(withoutScript.querySelector('form[method=post]')).toHaveAttribute(
      'action',
      '/rest/rental/bookings/b-1/cancel/',
    );
    await expectNoAxeViolations(container);

    await click('Jetzt stornieren');
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/transporter/buchung/b-1/?done=cancelled'));
  });

  it('counts as late within a day before the begin', async () => {
    await visit(page, aBooking(aRental({ freeCancelUntil: '2026-12-01T08:00:00.000Z' })));

    expect(screen.getByText(/zählt aber als spät/)).toBeVisible();
  });

  it('is not offered when the rental has begun', async () => {
    await visit(page, aBooking(aRental({ state: 'HANDED_OUT', canCancel: false, canChange: false })));

    expect(screen.queryByRole('button', { name: 'Jetzt stornieren' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Gute Fahrt' })).toBeVisible();
  });
});

describe('a change', () => {
  const page = 'buchung/b-1/?step=change';

  it('to another vehicle names the licence and age that it needs', async () => {
    await visit(`${page}&vehicleId=1042-T2`, aBooking(aRental()));

    expect(screen.getByText('Mindestalter')).toBeVisible();
    expect(screen.getByText('Führerschein')).toBeVisible();
  });

  it('shows the own time as free, and other vehicles of the store', async () => {
    const { platform, container } = await visit(page, aBooking(aRental()));

    expect(platform.callsOf(readRentalAvailability)[0]?.query).toMatchObject({ except: 'b-1' });
    // The requirements are those of the vehicle that was booked.
    expect(screen.queryByText('Mindestalter')).not.toBeInTheDocument();
    const vehicles = within(screen.getByRole('list', { name: 'Fahrzeug' }));
    expect(vehicles.getByRole('link', { name: 'Pkw-Anhänger 750 kg' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    expect(vehicles.getByRole('link', { name: 'Transporter mit Hochdach' })).toHaveAttribute(
      'href',
      '/transporter/buchung/b-1/?step=change&vehicleId=1042-T2#zeiten',
    );
    await expectNoAxeViolations(container);
  });

  it('states the new price, and needs the version of the page', async () => {
    const { platform, withoutScript } = await visit(
      `${page}&vehicleId=1042-A1${TIME}`,
      aBooking(aRental({ version: 3 })),
      answerTo(changeRental, aRental({ version: 4 })),
    );
    expect(platform.callsOf(readRentalQuote)[0]?.query).toMatchObject({ except: 'b-1' });
    const form = withoutScript.querySelector<HTMLFormElement>('form[method=post]');
    expect(form).toHaveAttribute('action', '/rest/rental/bookings/b-1/change/');
    expect(fieldsOf(form)).toMatchObject({ vehicleId: '1042-A1', toTime: '08:00', version: '3' });

    await click('Änderung speichern');
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/transporter/buchung/b-1/?done=changed'));
  });

  it('to a time that is taken leaves the booking, and shows other times', async () => {
    await visit(
      `${page}&vehicleId=1042-A1${TIME}`,
      aBooking(aRental()),
      answerTo(changeRental, refuse(412, 'rental.error.taken')),
    );
    await click('Änderung speichern');

    expect(await screen.findByRole('list', { name: 'Noch frei, Samstag, 5. Dezember:' })).toBeVisible();
    expect(goTo).not.toHaveBeenCalled();
  });

  it('that was refused without script comes back with its time', async () => {
    const answer = anAnswer({
      form: 'rental-change',
      values: {
        vehicleId: '1042-T2',
        fromDay: '2026-12-05',
        fromTime: '12:00',
        toDay: '2026-12-07',
        toTime: '08:00',
      },
      globalErrors: [{ msg: 'rental.error.changed' }],
    });
    await visit('buchung/b-1/?answer=k1', aBooking(aRental()), answerTo(readFormAnswer, answer));

    expect(screen.getByRole('heading', { level: 1, name: 'Buchung ändern' })).toBeVisible();
    expect(screen.getByText('Diese Buchung wurde inzwischen geändert.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Transporter mit Hochdach' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });

  it('that went well without script is said on the page of the booking', async () => {
    const answer = anAnswer({ form: 'rental-change', msg: 'rental.changed' });
    await visit('buchung/b-1/?answer=k1', aBooking(aRental()), answerTo(readFormAnswer, answer));

    expect(screen.getByText(/^Ihre Buchung ist geändert\./)).toBeVisible();
  });

  it('is offered for a vehicle that the store has no more', async () => {
    const gone = aRental({
      vehicle: aTrailer({ vehicleId: '1042-X' }),
      isAffected: true,
      affectedBy: 'ENDED',
    });
    await visit(page, aBooking(gone));

    expect(screen.getByRole('link', { name: 'Pkw-Anhänger 750 kg' })).toHaveAttribute('aria-current', 'true');
  });
});

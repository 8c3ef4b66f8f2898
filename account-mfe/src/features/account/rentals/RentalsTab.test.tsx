import { readAccount, readRentalBookings } from '@fachwerk/shared/calls';
import type { RentalBookings } from '@fachwerk/shared/contracts';
import { answerTo, expectNoAxeViolations, renderWidget } from '@fachwerk/shared/testing';
import { screen, within } from '@testing-library/react';
import messages from '../../../messages.de.json';
import { anAccount, aRental, notLoggedIn, unavailable, urls } from '../../../testing/account-fixtures';
import { accountPage } from '../account-page.widget';

const open = (
  answer: RentalBookings | typeof unavailable,
  account: object | typeof notLoggedIn = anAccount(),
) =>
  renderWidget(
    accountPage,
    { tab: 'mieten' },
    {
      messages,
      url: 'https://shop.example/account/mieten/?vor=b9',
      config: { pageUrls: { ...urls, rental: '/transporter/' } },
      answers: [
        answerTo(readAccount, account as ReturnType<typeof anAccount>),
        answerTo(readRentalBookings, answer),
      ],
    },
  );

it('shows vehicle, time, store, state and sum, and leads to the page that changes and cancels', async () => {
  const { platform, container } = await open({ bookings: [aRental()], next: 'b1', hasNewer: true });

  expect(platform.callsOf(readRentalBookings)).toMatchObject([{ query: { before: 'b9' } }]);
  const [row] = screen.getAllByRole('listitem');
  for (const words of [
    ...['Sa., 05.12.2026, 8:30 Uhr bis Sa., 05.12.2026, 12:30 Uhr', 'Fachwerk Köln-Ossendorf'],
    ...['Buchung T-7K3M9Q2XAB', 'gebucht', '60,00 €'],
  ])
    expect(within(row!).getByText(words)).toBeVisible();
  for (const name of ['Kastenwagen L', 'Ändern oder stornieren: T-7K3M9Q2XAB'])
    expect(within(row!).getByRole('link', { name })).toHaveAttribute('href', '/transporter/buchung/b-1/');
  const pages = within(screen.getByRole('navigation', { name: 'Weitere Buchungen' }));
  expect(pages.getByRole('link', { name: 'Ältere Buchungen' })).toHaveAttribute(
    'href',
    '/account/mieten/?vor=b1',
  );
  expect(pages.getByRole('link', { name: 'Neueste Buchungen' })).toHaveAttribute('href', '/account/mieten/');
  await expectNoAxeViolations(container);
});

it.each([
  ['a booking that can only be cancelled', { canChange: false }, 'Ansehen oder stornieren', 'gebucht'],
  [
    'one that is over',
    { canChange: false, canCancel: false, state: 'RETURNED' as const },
    'Buchung ansehen',
    'zurückgegeben',
  ],
  ['one that the store cannot keep', { isAffected: true }, 'Ändern oder stornieren', 'bitte ansehen'],
])('names what is possible: %s', async (_, part, way, state) => {
  await open({ bookings: [aRental(part)] });

  expect(screen.getByRole('link', { name: `${way}: T-7K3M9Q2XAB` })).toBeVisible();
  expect(screen.getByText(state)).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Weitere Buchungen' })).not.toBeInTheDocument();
});

it('says that there is none, that bookings of guests have their links, and that it could not be loaded', async () => {
  const { unmount } = await open({ bookings: [] });
  expect(screen.getByText('Sie haben mit diesem Konto noch kein Fahrzeug gebucht.')).toBeVisible();
  expect(screen.getByText(/öffnen Sie mit dem Link in Ihrer Bestätigung/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Fahrzeuge ansehen' })).toHaveAttribute('href', '/transporter/');
  unmount();

  await open(unavailable);
  expect(screen.getByText('Ihre Buchungen lassen sich gerade nicht anzeigen.')).toBeVisible();
});

it('leads who is not logged in to the login and back', async () => {
  const { loaded } = await open({ bookings: [] }, notLoggedIn);

  expect(loaded?.page).toEqual({ redirect: '/login/?successUrl=/account/mieten/' });
});

import { readCustomerCard } from '@fachwerk/shared/calls';
import type { CardOverview } from '@fachwerk/shared/contracts';
import { HttpError } from '@fachwerk/shared/http';
import { answerTo, expectNoAxeViolations, renderWidget } from '@fachwerk/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import messages from '../../messages.de.json';
import { aCardOverview, notLoggedIn, unavailable, urls } from '../../testing/account-fixtures';
import { digitalCustomerCard } from './digital-customer-card.widget';

const visit = (overview: CardOverview | (() => never) | (() => CardOverview)) =>
  renderWidget(
    digitalCustomerCard,
    {},
    {
      messages,
      config: { pageUrls: { ...urls, digitalCard: '/kundenkarte/digital/' } },
      url: 'https://shop.example/kundenkarte/digital/',
      answers: [answerTo(readCustomerCard, overview)],
    },
  );
const code = () => screen.queryByRole('img', { name: 'Strichcode der Kundenkarte 2900 0000 0015' });
const kept = () => localStorage.getItem('customer-card');
const keep = () => {
  const { card } = aCardOverview();
  localStorage.setItem('customer-card', JSON.stringify(card));
};
const offline = () => {
  throw new HttpError('network', 'for the test');
};
afterEach(() => localStorage.clear());

it('shows the bar code, and keeps the card in this browser without more than it shows', async () => {
  const { container } = await visit(aCardOverview());

  expect(code()).toBeVisible();
  expect(Object.keys(JSON.parse(kept() ?? '{}') as object)).toEqual([
    ...['number', 'printedNumber', 'ownerName', 'bars', 'points'],
  ]);
  expect(screen.queryByRole('link', { name: /Wallet/ })).not.toBeInTheDocument();
  await expectNoAxeViolations(container);
});

it.each([
  ['apple', 'Zu Apple Wallet hinzufügen', '/rest/customercard/wallet/apple/'],
  ['google', 'Zu Google Wallet hinzufügen', '/rest/customercard/wallet/google/'],
] as const)('offers the wallet that is set up: %s', async (wallet, name, href) => {
  await visit(aCardOverview({ wallets: [wallet] }));

  expect(screen.getAllByRole('link', { name: /Wallet/ })).toHaveLength(1);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

it('shows the kept card while there is no network, and says of when the points are', async () => {
  keep();
  let calls = 0;
  // The page without network is that of a visitor without a login; then the shop does not answer.
  const { container } = await visit(() => (calls++ === 0 ? notLoggedIn() : offline()));

  expect(await screen.findByText(/Ohne Netz/)).toBeVisible();
  expect(code()).toBeVisible();
  await expectNoAxeViolations(container);
});

it('removes the kept card when the login is over', async () => {
  keep();
  await visit(notLoggedIn);

  await waitFor(() => expect(kept()).toBeNull());
  expect(code()).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Anmelden' })).toHaveAttribute(
    'href',
    '/login/?successUrl=%2Fkundenkarte%2Fdigital%2F',
  );
});

it('removes the kept card when another customer without one is logged in', async () => {
  keep();
  await visit(aCardOverview({ card: null }));

  expect(kept()).toBeNull();
  expect(screen.getByText('Zu Ihrem Konto gehört keine Kundenkarte.')).toBeVisible();
});

it.each(['{', '{"number":1}', '{"number":"1","printedNumber":"1","ownerName":"","bars":["x"],"points":1}'])(
  'ignores what is no card: %s',
  async (value) => {
    localStorage.setItem('customer-card', value);
    await visit(unavailable);

    expect(screen.getByText(/lässt sich gerade nicht anzeigen/)).toBeVisible();
  },
);

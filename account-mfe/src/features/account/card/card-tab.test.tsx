import {
  linkCustomerCard,
  readAccount,
  readCustomerCard,
  readFormAnswer,
  unlinkCustomerCard,
} from '@fachwerk/shared/calls';
import type { CardOverview } from '@fachwerk/shared/contracts';
import { type AnswerTo, answerTo, expectNoAxeViolations, fill, renderWidget } from '@fachwerk/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { goTo } from '../../../go-to';
import messages from '../../../messages.de.json';
import {
  aCardOverview,
  anAccount,
  anAnswer,
  refuse,
  unavailable,
  urls,
} from '../../../testing/account-fixtures';
import { accountPage } from '../account-page.widget';

jest.mock('../../../go-to');

const pageUrls = {
  ...urls,
  customerCard: '/kundenkarte/',
  cardOptIn: '/kundenkarte/angebote/',
  digitalCard: '/kundenkarte/digital/',
};
const visit = (
  overview: CardOverview | (() => never),
  props: object = {},
  more: readonly AnswerTo[] = [],
  query = '',
) =>
  renderWidget(
    accountPage,
    { tab: 'kundenkarte', ...props },
    {
      messages,
      config: { pageUrls },
      url: `https://shop.example/account/kundenkarte/${query}`,
      answers: [answerTo(readAccount, anAccount()), answerTo(readCustomerCard, overview), ...more],
    },
  );
const none = aCardOverview({ card: null, receipts: [] });

it('shows the card with its bar code, points, benefits and receipts', async () => {
  const { container } = await visit(aCardOverview({ next: '17' }));

  expect(screen.getByRole('img', { name: 'Strichcode der Kundenkarte 2900 0000 0015' })).toBeVisible();
  expect(screen.getByText('1.234')).toBeVisible();
  expect(screen.getByText('3 % mit der Kundenkarte')).toBeVisible();
  expect(screen.getByRole('row', { name: '30.11.2026 Markt Köln 42,50 € 42' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ältere Belege' })).toHaveAttribute(
    'href',
    '/account/kundenkarte/?vor=17#belege',
  );
  expect(screen.getByRole('link', { name: 'Karte auf dem Telefon zeigen' })).toHaveAttribute(
    'href',
    '/kundenkarte/digital/',
  );
  await expectNoAxeViolations(container);
});

it('asks for the page of receipts of the address, and leads back to the newest', async () => {
  const { platform } = await visit(aCardOverview(), {}, [], '?vor=17');

  expect(platform.calls.find(({ path }) => path === readCustomerCard.path)).toMatchObject({
    query: { before: '17' },
  });
  expect(screen.getByRole('link', { name: 'Neueste Belege' })).toHaveAttribute(
    'href',
    '/account/kundenkarte/',
  );
});

it('says that a card is blocked', async () => {
  const { card } = aCardOverview();
  await visit(aCardOverview({ card: { ...card!, isBlocked: true } }));

  expect(screen.getByText('Diese Karte ist gesperrt')).toBeVisible();
});

it('puts a card into the account with number and postcode', async () => {
  const { platform, container } = await visit(none, {}, [answerTo(linkCustomerCard, {})]);
  await fill('Kartennummer', '2900 0000 0015');
  await fill('Postleitzahl', '50667');
  await userEvent.click(screen.getByRole('button', { name: 'Karte hinzufügen' }));

  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/account/kundenkarte/'));
  expect(platform.calls.at(-1)?.body).toEqual({
    cardNumber: '2900 0000 0015',
    postalCode: '50667',
    birthDate: '',
  });
  await expectNoAxeViolations(container);
});

it('says in one sentence that a card is not put into the account', async () => {
  const refused = refuse({ fieldErrors: [{ field: 'cardNumber', msg: 'customerCard.link.refused' }] });
  await visit(none, {}, [answerTo(linkCustomerCard, refused)]);
  await fill('Kartennummer', '290000000015');
  await fill('Postleitzahl', '50667');
  await userEvent.click(screen.getByRole('button', { name: 'Karte hinzufügen' }));

  await waitFor(() =>
    expect(screen.getByLabelText('Kartennummer')).toHaveAccessibleDescription(/passen zu keiner Karte/),
  );
});

it('keeps what was typed without script', async () => {
  const answer = anAnswer({
    form: 'card-link',
    values: { cardNumber: '290000000015', postalCode: '10115' },
    fieldErrors: [{ field: 'cardNumber', msg: 'customerCard.link.refused' }],
  });
  await visit(none, {}, [answerTo(readFormAnswer, answer)], '?answer=key');

  expect(screen.getByLabelText('Postleitzahl')).toHaveValue('10115');
  expect(screen.getByLabelText('Kartennummer')).toBeInvalid();
});

it('takes the card out of the account and out of this browser', async () => {
  localStorage.setItem('customer-card', '{}');
  await visit(aCardOverview(), {}, [answerTo(unlinkCustomerCard, {})]);
  await userEvent.click(screen.getByText('Karte aus dem Konto nehmen'));
  await userEvent.click(screen.getByRole('button', { name: 'Aus dem Konto nehmen' }));

  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/account/kundenkarte/'));
  expect(localStorage.getItem('customer-card')).toBeNull();
});

it('is shown without the card while the shop does not answer', async () => {
  await visit(unavailable);
  expect(screen.getByText(/lässt sich gerade nicht anzeigen/)).toBeVisible();
});

describe('the page states', () => {
  it('a card: it is shown, and the shop is not asked', async () => {
    const { platform } = await visit(none, { cardData: { number: '4711', ownerName: 'Max', points: 7 } });

    expect(screen.getByText('4711')).toBeVisible();
    expect(screen.getByText('7')).toBeVisible();
    expect(platform.calls.some(({ path }) => path === readCustomerCard.path)).toBe(false);
  });

  it('the number that the form begins with', async () => {
    await visit(none, { cardNumber: '290000000015' });
    expect(screen.getByLabelText('Kartennummer')).toHaveValue('290000000015');
  });

  it('the number that the customer has typed before, without it', async () => {
    await visit({ ...none, typedNumber: '2912345671' });
    expect(screen.getByLabelText('Kartennummer')).toHaveValue('2912345671');
  });

  it('that there is no form', async () => {
    await visit(none, { showCardForm: false });
    expect(screen.queryByLabelText('Kartennummer')).not.toBeInTheDocument();
    expect(screen.getByText(/Hier lassen sich zurzeit keine Karten hinzufügen/)).toBeVisible();
  });

  it('the store that helps', async () => {
    await visit(none, { storeData: { name: 'Markt Köln', url: '/stores/koeln/' } });
    expect(screen.getByRole('link', { name: 'Markt Köln' })).toHaveAttribute('href', '/stores/koeln/');
  });
});

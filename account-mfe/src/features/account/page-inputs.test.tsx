import {
  readAccount,
  readAddressBook,
  readOwnOrders,
  readProfile,
  saveProfile,
} from '@fachwerk/shared/calls';
import { type AnswerTo, answerTo, renderWidget } from '@fachwerk/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../messages.de.json';
import { anAccount, anAddressBook, anOrderSummary, aProfile, urls } from '../../testing/account-fixtures';
import { accountPage } from './account-page.widget';

const visit = (props: object, answers: readonly AnswerTo[] = [], address = '/account/') =>
  renderWidget(accountPage, props, {
    messages,
    config: { pageUrls: urls },
    url: `https://shop.example${address}`,
    answers: [
      answerTo(readAccount, anAccount()),
      answerTo(readOwnOrders, { orders: [], next: null }),
      answerTo(readProfile, aProfile({ birthDate: '' })),
      answerTo(readAddressBook, anAddressBook()),
      ...answers,
    ],
  });
const called = ({ platform }: Awaited<ReturnType<typeof visit>>) => platform.calls.map(({ path }) => path);
const orders = { orders: [anOrderSummary({ number: 'VOM-SERVER' })], next: 'x7Qd' };

it('accountOrders: the overview and the list show them, and the API is not asked', async () => {
  const overview = await visit({ accountOrders: orders });
  expect(screen.getByRole('link', { name: 'Bestellung VOM-SERVER' })).toBeVisible();
  expect(called(overview)).not.toContain('/rest/account/orders/');
});

it('accountOrders: a further page of the list is asked of the API', async () => {
  const list = await visit({ tab: 'bestellungen', accountOrders: orders }, [], '/account/bestellungen/');
  expect(screen.getByRole('link', { name: 'Ältere Bestellungen' })).toBeVisible();
  expect(called(list)).not.toContain('/rest/account/orders/');

  const older = await visit(
    { tab: 'bestellungen', accountOrders: orders },
    [],
    '/account/bestellungen/?vor=x7Qd',
  );
  expect(called(older)).toContain('/rest/account/orders/');
});

it('orderDetailsError: stands above the orders, and on no other tab', async () => {
  const props = { orderDetailsError: 'ownOrders.unavailable' };
  await visit({ ...props, tab: 'bestellungen' });
  expect(screen.getByText(messages['ownOrders.unavailable'])).toBeVisible();
});

it('errorKey: stands above every tab', async () => {
  await visit({ tab: 'daten', errorKey: 'account.tabUnavailable' });
  expect(screen.getByText(messages['account.tabUnavailable'])).toBeVisible();
});

it('errorKey: a key without a text puts no words on the page', async () => {
  await visit({ errorKey: 'Rufen.Sie.0900.123456.an' });
  expect(screen.queryByText(/0900/)).not.toBeInTheDocument();
  expect(accountPage.parseProps({ errorKey: '<b>Text</b>' })).toMatchObject({ ok: false });
});

it('hideNavigation: no links to other tabs', async () => {
  await visit({});
  expect(screen.getByRole('navigation', { name: 'Mein Konto' })).toBeVisible();
  await visit({ hideNavigation: true, headline: 'In der App' });
  expect(screen.getByRole('heading', { name: 'In der App' })).toBeVisible();
  expect(screen.getAllByRole('navigation', { name: 'Mein Konto' })).toHaveLength(1);
});

it('advertisementsUrl: the overview links to the flyers, of this shop only', async () => {
  await visit({ advertisementsUrl: '/prospekte/' });
  expect(screen.getByRole('link', { name: 'Prospekte ansehen' })).toHaveAttribute('href', '/prospekte/');
  expect(accountPage.parseProps({ advertisementsUrl: 'https://evil.example/' })).toMatchObject({ ok: false });
});

it('dropdownValues: salutations and countries in their order; the value of the account stays', async () => {
  await visit({ tab: 'daten', dropdownValues: { salutation: ['UNKNOWN', 'MR'] } });
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
    'UNKNOWN',
    'MR',
    'MRS',
  ]);
});

it('dropdownValues: the countries of a new address', async () => {
  await visit(
    { tab: 'adressen', dropdownValues: { country: ['AT', 'DE'] } },
    [],
    '/account/adressen/?adresse=neu',
  );
  const options = screen.getAllByRole('option').map((option) => option.getAttribute('value'));
  expect(options).toEqual(['AT', 'DE']);
  expect(screen.getByRole('combobox', { name: 'Land' })).toHaveValue('DE');
});

it('isNewAvsAuthenticationActive: the date of birth is demanded', async () => {
  const visited = await visit({ tab: 'daten', isNewAvsAuthenticationActive: true }, [
    answerTo(saveProfile, { msg: 'account.profile.done' }),
  ]);
  const field = screen.getByLabelText('Geburtsdatum');
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(field).toBeInvalid());
  expect(called(visited)).not.toContain('/rest/account/data/');

  await userEvent.type(field, '24.12.1990');
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(called(visited)).toContain('/rest/account/data/'));
  expect(visited.platform.calls.at(-1)?.body).toMatchObject({ isNewAvsAuthenticationActive: true });
});

import { logOut, readAccount, readOwnOrders } from '@fachwerk/shared/calls';
import { type AnswerTo, answerTo, renderWidget } from '@fachwerk/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { goTo } from '../../go-to';
import messages from '../../messages.de.json';
import { anAccount, anOrderSummary, notLoggedIn, unavailable, urls } from '../../testing/account-fixtures';
import { accountPage } from './account-page.widget';

jest.mock('../../go-to');

const NO_ORDERS = answerTo(readOwnOrders, { orders: [], next: null });

const visit = (answers: readonly AnswerTo[], orders = NO_ORDERS) =>
  renderWidget(accountPage, {}, { messages, config: { pageUrls: urls }, answers: [...answers, orders] });

it('shows who is logged in', async () => {
  await visit([answerTo(readAccount, anAccount())]);

  expect(screen.getByRole('heading', { name: 'Guten Tag, Erika Musterfrau' })).toBeVisible();
  expect(screen.getByText('erika@example.org')).toBeVisible();
  expect(screen.getByText('2912345678')).toBeVisible();
  expect(screen.getByText('Kundenkonto seit 21.11.2026')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Passwort ändern' })).toHaveAttribute('href', '/account/daten/');
  expect(screen.getByRole('link', { name: 'Karte und Belege ansehen' })).toHaveAttribute(
    'href',
    '/account/kundenkarte/',
  );
  expect(screen.queryByText('Profikunde')).not.toBeInTheDocument();
});

it('marks professional customers and employees, and says that there is no card', async () => {
  await visit([
    answerTo(readAccount, anAccount({ isProhibis: true, isEmployee: true, customerCardNumber: null })),
  ]);
  expect(screen.getByText('Profikunde')).toBeVisible();
  expect(screen.getByText('Mitarbeiter/in')).toBeVisible();
  expect(screen.getByText('Zu Ihrem Konto ist keine Kundenkarte hinterlegt.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Kundenkarte hinterlegen oder beantragen' })).toHaveAttribute(
    'href',
    '/account/kundenkarte/',
  );
});

it('leads everybody else to the login and back', async () => {
  const { loaded } = await visit([answerTo(readAccount, notLoggedIn)]);
  expect(loaded?.page).toEqual({ redirect: '/login/?successUrl=/account/' });
  expect(screen.getByRole('link', { name: 'Anmelden' })).toHaveAttribute('href', '/login/');
});

it('is no page for a tab that does not exist', async () => {
  const { loaded } = await renderWidget(
    accountPage,
    { tab: 'gibt-es-nicht' },
    { messages, config: { pageUrls: urls }, answers: [] },
  );
  expect(loaded?.page).toEqual({ status: 404 });
});

describe('the orders', () => {
  const visitOrders = (answer: AnswerTo, query = '') =>
    renderWidget(
      accountPage,
      { tab: 'bestellungen' },
      {
        messages,
        url: `https://shop.example/account/bestellungen/${query}`,
        config: { pageUrls: urls },
        answers: [answerTo(readAccount, anAccount()), answer],
      },
    );
  const linkTo = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');

  it('have number, day, articles, state and sum, and lead to their pages and to older ones', async () => {
    await visitOrders(answerTo(readOwnOrders, { orders: [anOrderSummary()], next: 'x7Qd' }));

    expect(screen.getByRole('link', { name: 'Bestellung F7K4-M92T-W' })).toHaveAttribute(
      'href',
      '/bestellungen/x7Qd/',
    );
    for (const words of [
      ...['vom 20.11.2026', 'Bestätigt', '19,80 €'],
      ...['<b>Dachlatte</b>', 'Schrauben', 'und 3 weitere Artikel'],
    ])
      expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ältere Bestellungen' })).toHaveAttribute(
      'href',
      '/account/bestellungen/?vor=x7Qd#liste',
    );
    expect(screen.queryByRole('link', { name: /^Neue/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Meine Bestellungen' })).toHaveAttribute('aria-current', 'true');
  });

  it('lead from the second page to the first, whose address has no cursor', async () => {
    const asked = jest.fn().mockReturnValue({
      orders: [anOrderSummary()],
      next: null,
      hasNewer: true,
      previous: null,
    });
    await visitOrders(answerTo(readOwnOrders, asked), '?vor=x7Qd');

    expect(asked.mock.calls[0]?.[0]).toMatchObject({ query: { before: 'x7Qd' } });
    expect(linkTo('Neuere Bestellungen')).toBe('/account/bestellungen/#liste');
    expect(linkTo('Neueste Bestellungen')).toBeUndefined();
    expect(linkTo('Ältere Bestellungen')).toBeUndefined();
  });

  it('lead from further pages to the newest, to newer and to older ones', async () => {
    await visitOrders(
      answerTo(readOwnOrders, { orders: [anOrderSummary()], next: 'o1', hasNewer: true, previous: 'n1' }),
    );

    expect(linkTo('Neueste Bestellungen')).toBe('/account/bestellungen/#liste');
    expect(linkTo('Neuere Bestellungen')).toBe('/account/bestellungen/?vor=n1#liste');
    expect(linkTo('Ältere Bestellungen')).toBe('/account/bestellungen/?vor=o1#liste');
  });

  it('have no article of an earlier release of the API', async () => {
    const { articles: _, ...earlier } = anOrderSummary();
    await visitOrders(answerTo(readOwnOrders, { orders: [earlier], next: null }));

    expect(screen.getByRole('link', { name: 'Bestellung F7K4-M92T-W' })).toBeVisible();
    expect(screen.queryByText(/weitere/)).not.toBeInTheDocument();
  });

  it('say so when there are none', async () => {
    await visitOrders(NO_ORDERS);

    expect(screen.getByText('Sie haben mit diesem Konto noch nichts bestellt.')).toBeVisible();
  });

  it('offer to try again when they cannot be read', async () => {
    await visitOrders(answerTo(readOwnOrders, unavailable));

    expect(screen.getByText('Ihre Bestellungen lassen sich gerade nicht anzeigen.')).toBeVisible();
    expect(linkTo('Noch einmal versuchen')).toBe('/account/bestellungen/');
  });
});

describe('the overview', () => {
  const known = [answerTo(readAccount, anAccount())];

  it('shows the three newest orders, and leads to all', async () => {
    const asked = jest.fn().mockReturnValue({ orders: [anOrderSummary()], next: 'x7Qd' });
    await visit(known, answerTo(readOwnOrders, asked));

    expect(asked.mock.calls[0]?.[0]).toMatchObject({ query: { size: 3 } });
    expect(screen.getByRole('link', { name: 'Bestellung F7K4-M92T-W' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Alle Bestellungen' })).toHaveAttribute(
      'href',
      '/account/bestellungen/',
    );
  });

  it('says that there are no orders, and leads to the shop', async () => {
    await visit(known);

    expect(screen.getByText('Sie haben mit diesem Konto noch nichts bestellt.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Weiter einkaufen' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('link', { name: 'Alle Bestellungen' })).not.toBeInTheDocument();
  });

  it('shows the rest when the orders cannot be read', async () => {
    await visit(known, answerTo(readOwnOrders, unavailable));

    expect(screen.getByText('erika@example.org')).toBeVisible();
    expect(screen.getByText('Ihre Bestellungen lassen sich gerade nicht anzeigen.')).toBeVisible();
  });
});

it('says that the account cannot be shown, and offers to try again', async () => {
  const { loaded } = await visit([answerTo(readAccount, unavailable)]);
  expect(loaded?.page).toBeUndefined();
  expect(screen.getByRole('link', { name: 'Noch einmal versuchen' })).toHaveAttribute('href', '/account/');
});

it('logs out, tells the page, and leaves it', async () => {
  const { platform } = await visit([answerTo(readAccount, anAccount()), answerTo(logOut, { redirect: '/' })]);
  const loggedOut = jest.fn();
  platform.bus.on('account:logged-out', loggedOut, platform.signal);
  await userEvent.click(screen.getByRole('button', { name: 'Abmelden' }));

  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/'));
  expect(loggedOut).toHaveBeenCalledTimes(1);
});

it('stays, and says why, when the logout fails', async () => {
  await visit([answerTo(readAccount, anAccount()), answerTo(logOut, unavailable)]);
  await userEvent.click(screen.getByRole('button', { name: 'Abmelden' }));
  expect(await screen.findByRole('alert')).toBeVisible();
});

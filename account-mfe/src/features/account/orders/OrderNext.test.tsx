import { buyAgain, readAccount, readOwnOrders } from '@fachwerk/shared/calls';
import type { BoughtAgain, BuyAgainLine } from '@fachwerk/shared/contracts';
import { HttpError } from '@fachwerk/shared/http';
import { type AnswerTo, answerTo, expectNoAxeViolations, renderWidget } from '@fachwerk/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../../messages.de.json';
import { anAccount, anOrderSummary, refuse, urls } from '../../../testing/account-fixtures';
import { accountPage } from '../account-page.widget';

const open = (order: Parameters<typeof anOrderSummary>[0], answers: AnswerTo[] = [], account = anAccount()) =>
  renderWidget(
    accountPage,
    { tab: 'bestellungen' },
    {
      messages: { ...messages, 'error.login.required': 'Bitte melden Sie sich an.' },
      config: { pageUrls: { ...urls, withdrawal: '/widerruf/' } },
      answers: [
        answerTo(readAccount, account),
        answerTo(readOwnOrders, { orders: [anOrderSummary(order)], next: null }),
        ...answers,
      ],
    },
  );
const NUMBER = anOrderSummary().number;
const linkTo = (name: string) =>
  screen.queryByRole('link', { name: `${name}: ${NUMBER}` })?.getAttribute('href');
const press = () => userEvent.click(screen.getByRole('button', { name: `Erneut bestellen: ${NUMBER}` }));

const aLine = (part: Partial<BuyAgainLine> = {}): BuyAgainLine => ({
  itemId: '100401',
  name: 'Dachlatte',
  url: '/p/dachlatte-1/',
  requested: 2,
  added: 2,
  result: 'ADDED',
  cart: 'ONLINE',
  ...part,
});
const report = (...lines: BuyAgainLine[]): BoughtAgain => ({ lines, totalArticleCount: 5 });

it('offers invoice, parcel, case, withdrawal and return of an order that has left', async () => {
  const { container } = await open({
    actions: ['withdraw'],
    invoice: 'RE-2026-000042',
    parcel: { carrier: 'DHL', trackingNumber: '00340434161094015902', count: 1 },
    openCases: 1,
  });

  expect(linkTo('Rechnung (PDF)')).toBe('/rest/orders/x7Qd/documents/RE-2026-000042/');
  expect(linkTo('Sendung verfolgen')).toContain('00340434161094015902');
  expect(linkTo('Stand Ihres Vorgangs')).toBe('/bestellungen/x7Qd/');
  expect(linkTo('Vertrag widerrufen')).toBe('/widerruf/?bestellung=x7Qd');
  expect(linkTo('Zurückgeben oder reklamieren')).toBe('/bestellungen/x7Qd/zurueckgeben/');
  expect(linkTo('Stornieren')).toBeUndefined();
  await expectNoAxeViolations(container);
});

it('offers the cancellation of an order that is not picked yet, and nothing that is not there', async () => {
  await open({ actions: ['cancel'] });

  expect(linkTo('Stornieren')).toBe('/bestellungen/x7Qd/stornieren/');
  for (const name of ['Rechnung (PDF)', 'Sendung verfolgen', 'Vertrag widerrufen'])
    expect(linkTo(name)).toBeUndefined();
});

it('leads to the page of the order for several parcels, and for one of a carrier without a page', async () => {
  const { unmount } = await open({ parcel: { carrier: 'DHL', trackingNumber: '1', count: 2 } });
  expect(linkTo('Sendungen verfolgen')).toBe('/bestellungen/x7Qd/');
  unmount();

  await open({ parcel: { carrier: 'Spedition Meier', trackingNumber: '1', count: 1 } });
  expect(linkTo('Sendungen verfolgen')).toBe('/bestellungen/x7Qd/');
});

it('offers to buy an order again where its page does', async () => {
  const { unmount } = await open({ actions: ['cancel'] });
  expect(screen.queryByRole('button', { name: /^Erneut/ })).not.toBeInTheDocument();
  unmount();
  // An earlier release of the API.
  const { unmount: close } = await open({ actions: undefined });
  expect(screen.queryByRole('button', { name: /^Erneut/ })).not.toBeInTheDocument();
  close();

  const { container } = await open({});

  expect(screen.getByRole('button', { name: `Erneut bestellen: ${NUMBER}` })).toBeVisible();
  const form = container.querySelector<HTMLFormElement>('form[action$="/buy-again/"]');
  expect(new FormData(form!).get('key')).toMatch(/^[0-9a-z]+\.x7Qd$/);
  expect(new FormData(form!).get('from')).toBe('account');
});

it('leads to the purchases with the customer card, for who has one', async () => {
  const { unmount } = await open({});
  expect(screen.getByRole('link', { name: 'Einkäufe im Markt mit Ihrer Kundenkarte' })).toHaveAttribute(
    'href',
    '/account/kundenkarte/#belege',
  );
  unmount();

  await open({}, [], anAccount({ customerCardNumber: null }));
  expect(screen.queryByRole('link', { name: /^Einkäufe im Markt/ })).not.toBeInTheDocument();
});

describe('bought again', () => {
  it('is in the cart; the page knows how much lies in it, and the report has the focus', async () => {
    const { platform } = await open({}, [
      answerTo(buyAgain, report(aLine(), aLine({ itemId: '2', added: 1, requested: 1 }))),
    ]);
    await press();

    const group = await screen.findByRole('group', { name: '3 Artikel liegen jetzt im Warenkorb' });
    expect(group).toHaveFocus();
    expect(within(group).getByRole('link', { name: 'Zum Warenkorb' })).toHaveAttribute('href', '/basket/');
    expect(within(group).queryByRole('listitem')).not.toBeInTheDocument();
    expect(platform.bus.get('cartCount')).toBe(5);
    expect(platform.callsOf(buyAgain)).toMatchObject([
      { params: { orderId: 'x7Qd' }, idempotencyKey: expect.any(String) as string },
    ]);
  });

  it('names what is not there and why, what is there in part, and what costs something else', async () => {
    const price = (value: number, displayValue: string) => ({ value, displayValue });
    await open({}, [
      answerTo(
        buyAgain,
        report(
          aLine({
            result: 'REDUCED',
            added: 1,
            previousPrice: price(399, '3,99 €'),
            price: price(499, '4,99 €'),
          }),
          aLine({ itemId: '2', name: 'Leim', result: 'SOLD_OUT', added: 0 }),
          aLine({ itemId: '3', name: 'Säge', result: 'ONLY_IN_STORE', added: 0 }),
          aLine({
            itemId: '4',
            name: 'Altes Beil',
            url: undefined,
            result: 'GONE',
            added: 0,
            successor: { kind: 'successor', name: 'Neues Beil', url: '/p/beil-9/' },
          }),
          aLine({ itemId: '5', name: 'Schraube', result: 'REDUCED', added: 0 }),
          aLine({ itemId: '6', name: 'Nagel' }),
        ),
      ),
    ]);
    await press();

    const group = await screen.findByRole('group', { name: '3 Artikel liegen jetzt im Warenkorb' });
    expect(
      within(group)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Dachlatte: 1 statt 2 hinzugefügt, mehr ist nicht vorrätig, jetzt 4,99 € statt 3,99 €',
      'Leim: zurzeit ausverkauft',
      'Säge: online ausverkauft, in einem Markt vorrätig',
      'Altes Beil: nicht mehr im Sortiment – der Nachfolger: Neues Beil',
      'Schraube: mehr ist nicht vorrätig, als schon im Warenkorb liegt',
    ]);
    expect(within(group).getByRole('link', { name: 'Neues Beil' })).toHaveAttribute('href', '/p/beil-9/');
  });

  it('says that nothing can be bought, without a way to the cart', async () => {
    await open({}, [answerTo(buyAgain, report(aLine({ result: 'RECALLED', added: 0 })))]);
    await press();

    const group = await screen.findByRole('group', { name: 'Zurzeit kann nichts davon in den Warenkorb' });
    expect(within(group).queryByRole('link', { name: 'Zum Warenkorb' })).not.toBeInTheDocument();
  });

  it('is reserved in a store, by a button that says so', async () => {
    const reserved = { ...report(aLine({ cart: 'RESERVATION' })), storeName: 'Fachwerk Köln' };
    await open({ kind: 'reservation' }, [answerTo(buyAgain, reserved)]);
    await userEvent.click(screen.getByRole('button', { name: `Erneut reservieren: ${NUMBER}` }));

    expect(
      await screen.findByRole('group', {
        name: '2 Artikel liegen jetzt bei Ihrer Reservierung: Fachwerk Köln',
      }),
    ).toBeVisible();
  });

  it('offers the login when it has expired, and is in the cart after it', async () => {
    const answers = [
      refuse({ globalErrors: [{ msg: 'error.login.required' }], fieldErrors: [] }, 401),
      () => report(aLine()),
    ];
    const { platform } = await open({}, [answerTo(buyAgain, () => answers.shift()!())]);
    await press();

    expect(await screen.findByRole('link', { name: 'Anmelden (neuer Tab)' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/login\/\?successUrl=/),
    );
    await press();
    expect(await screen.findByRole('group', { name: '2 Artikel liegen jetzt im Warenkorb' })).toBeVisible();
    expect(platform.callsOf(buyAgain)[0]).toMatchObject({ form: { from: 'account' } });
  });

  it('says so when it fails, and a second press adds once', async () => {
    const keys: unknown[] = [];
    await open({}, [
      answerTo(buyAgain, ({ idempotencyKey }) => {
        keys.push(idempotencyKey);
        if (keys.length === 1) throw new HttpError('timeout', 'for the test');
        return report(aLine());
      }),
    ]);
    await press();
    expect(await screen.findByRole('alert')).toBeVisible();
    await press();

    expect(await screen.findByRole('group', { name: '2 Artikel liegen jetzt im Warenkorb' })).toBeVisible();
    expect(keys[1]).toBe(keys[0]);
  });
});

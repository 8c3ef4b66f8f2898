import { reportTransaction } from '@fachwerk/shared/calls';
import type { OrderView } from '@fachwerk/shared/contracts';
import sharedMessages from '@fachwerk/shared/messages.de.json';
import { PAYMENT_RULES, type PaymentType } from '@fachwerk/shared/rules';
import { anOrderView, aTransport, renderWidget } from '@fachwerk/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import messages from '../../messages.de.json';
import { aConfirmationApi } from './confirmation-fixtures';
import { orderConfirmation } from './order-confirmation.widget';

const urls = {
  start: '/',
  search: '/search/',
  basket: '/basket/',
  checkout: '/checkout/',
  register: '/register/',
  terms: '/agb/',
  withdrawal: '/widerruf/',
  guestOrders: '/bestellungen/',
  rental: '/transporter/',
};
const visit = (answers: ReturnType<typeof aConfirmationApi>) =>
  renderWidget(
    orderConfirmation,
    { orderId: 'x7Qd' },
    { messages, config: { pageUrls: urls }, url: 'https://shop.example/bestellung/x7Qd/', answers },
  );

it('reports the transaction, and not again after a reload', async () => {
  const { platform } = await visit(aConfirmationApi());
  await waitFor(() => expect(platform.tracked).toHaveLength(1));
  expect(platform.tracked[0]).toMatchObject({
    name: 'purchase',
    values: { transactionId: 'F7K4-M92T-X', value: 198, currency: 'EUR', source: 'checkout' },
  });

  const again = await visit(aConfirmationApi({}, true));
  expect(again.platform.callsOf(reportTransaction)).toEqual([]);
  expect(again.platform.tracked).toEqual([]);
});

it('leads from an open payment back to it, until its end', async () => {
  await visit(
    aConfirmationApi(
      { state: 'PAYMENT_PENDING', payUntil: { at: '2026-11-23T11:00:00Z', text: '23.11.2026, 12:00 Uhr' } },
      true,
    ),
  );

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ihre Zahlung ist noch offen');
  expect(screen.getByRole('link', { name: 'Zahlung fortsetzen' })).toHaveAttribute('href', '/checkout/');
  expect(screen.getByText(/23\.11\.2026, 12:00 Uhr/)).toBeVisible();
});

it.each(Object.keys(PAYMENT_RULES))('names the payment %s in German', async (paymentMethod) => {
  await visit(aConfirmationApi({ paymentMethod }));

  expect(screen.queryByText(new RegExp(`${paymentMethod}|payment\\.`))).not.toBeInTheDocument();
  expect(screen.getByText(sharedMessages[`payment.${paymentMethod as PaymentType}`])).toBeVisible();
});

it('has the country of an address by its name on the last line', async () => {
  const { deliveryAddress } = anOrderView();
  if (!deliveryAddress) throw new Error('The order is delivered.');
  await visit(
    aConfirmationApi({
      billingAddress: { ...deliveryAddress, zipCode: '1010', city: 'Wien', country: 'AT' },
    }),
  );

  expect(screen.getByText('1010 Wien').nextElementSibling).toHaveTextContent('Österreich');
});

it('offers vehicles of the store for reserved goods that fit no car, for the time of the collection', async () => {
  const { unmount } = await visit(aConfirmationApi({ kind: 'reservation', transport: aTransport() }));
  const panel = within(screen.getByRole('region', { name: 'Transport nach Hause' }));
  expect(panel.getByText(/passen nicht in einen Kombi/)).toBeVisible();
  expect(panel.getByRole('link', { name: /^Anhänger in Fachwerk Köln mieten, ab 9,00.€$/ })).toHaveAttribute(
    'href',
    '/transporter/?companyId=1001&vehicleId=1001-A2&fromDay=2026-12-01&fromTime=12%3A00&suggest=time',
  );
  unmount();

  await visit(aConfirmationApi({ kind: 'reservation', transport: aTransport({ offers: [] }) }));
  expect(screen.queryByRole('region', { name: 'Transport nach Hause' })).not.toBeInTheDocument();
});

it('receives the texts of the payments on its page', () => {
  expect(orderConfirmation.messages).toContain('payment.');
});

it.each([
  ['paid', 'Bezahlt mit PayPal', false],
  ['in-store', 'Im Markt zu zahlen', true],
] as const)('states of a payment whether it is %s', async (state, words, isDue) => {
  const order = anOrderView();
  const payment = { state, isDue, text: words, amount: order.sums.total };
  await visit(aConfirmationApi({ sums: { ...order.sums, payment } }));

  expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryByText('Zu zahlen')).not.toBeInTheDocument();
});

it('states when the order arrives, in parts with their articles (BGB §312f)', async () => {
  const arrivals = [
    { text: 'Mo., 30.11. – Mi., 02.12.', names: ['Akku-Bohrschrauber 18 V'] },
    { text: 'Do., 10.12.', names: ['Gartenhaus', 'Dachpappe'] },
  ];
  await visit(aConfirmationApi({ arrivals }));

  expect(screen.getAllByText('Liefertermin')).toHaveLength(2);
  expect(screen.getByText('Mo., 30.11. – Mi., 02.12.')).toBeVisible();
  expect(screen.getByText('Gartenhaus, Dachpappe')).toBeVisible();
});

const READY_BY = { at: '2026-11-23T14:30:00Z', text: '23.11.2026, 15:30 Uhr' };

it.each<[string, Partial<OrderView>, number]>([
  ['without a time', { collectionCode: '47110815' }, 0],
  ['with a time', { collectionCode: '47110815', readyBy: READY_BY }, 1],
  ['before the payment', { state: 'PAYMENT_PENDING', readyBy: READY_BY }, 0],
  ['after the end', { state: 'CANCELLED', readyBy: READY_BY }, 0],
])('offers the calendar file of a collection only once it can be noted: %s', async (_, order, links) => {
  await visit(aConfirmationApi({ kind: 'collect', collectionCode: undefined, ...order }));

  expect(screen.queryAllByRole('link', { name: /Kalender/ })).toHaveLength(links);
});

it('shows the code of a collection as number and as two pictures with names', async () => {
  await visit(aConfirmationApi({ kind: 'collect', collectionCode: '47110815' }));

  expect(screen.getByText('47110815')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Abholcode als QR-Code' })).toHaveAttribute(
    'src',
    '/rest/orders/x7Qd/collection-code/qr/',
  );
  expect(screen.getByRole('img', { name: 'Abholcode als Strichcode' })).toBeInTheDocument();
});

it('does not state that money is paid which is taken at the collection', async () => {
  await visit(aConfirmationApi({ kind: 'collect', paymentMethod: 'PAY_IN_STORE' }));

  expect(screen.queryByText('Zahlung')).not.toBeInTheDocument();
  expect(screen.getByText('Zusammenstellen im Markt').closest('li')).toHaveAttribute('aria-current', 'step');
  expect(screen.getByText('Bezahlen und mitnehmen')).toBeVisible();
});

it('states that a reservation is no contract, and offers no withdrawal (BGB §312c, §312g)', async () => {
  await visit(aConfirmationApi({ kind: 'reservation' }));

  expect(screen.getByText(/Sie kaufen erst im Markt/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Vertrag widerrufen' })).not.toBeInTheDocument();
});

it.each<[string, Partial<OrderView>, string]>([
  ['arrives', { arrivals: [{ text: 'Mo., 30.11.', names: [] }] }, 'Mo., 30.11.'],
  ['can be collected', { kind: 'collect', arrivals: [], readyBy: READY_BY }, '23.11.2026, 15:30 Uhr'],
])('begins with the day on which the order %s', async (_, order, day) => {
  await visit(aConfirmationApi(order));

  const number = screen.getByText('F7K4-M92T-X');
  const precedes = screen.getByText(day).compareDocumentPosition(number) & Node.DOCUMENT_POSITION_FOLLOWING;
  expect(precedes).toBeTruthy();
});

import { readBankDetails, readFormAnswer, readOrder, readStore } from '@fachwerk/shared/calls';
import type { GoodsTransport, OrderHistoryEntry } from '@fachwerk/shared/contracts';
import sharedMessages from '@fachwerk/shared/messages.de.json';
import { PAYMENT_RULES, type PaymentType } from '@fachwerk/shared/rules';
import {
  anOrderView,
  answerTo,
  aStoreView,
  aTransport,
  expectNoAxeViolations,
  renderWidget,
} from '@fachwerk/shared/testing';
import { screen, within } from '@testing-library/react';
import messages from '../../messages.de.json';
import { aCase, anAnswer, urls } from '../../testing/account-fixtures';
import { cancelOrderPage } from '../cancel-order/cancel-order-page.widget';
import { guestOrder } from './guest-order.widget';

it.each(Object.keys(PAYMENT_RULES))('names the payment %s in German', async (paymentMethod) => {
  await renderWidget(
    guestOrder,
    { orderId: 'x7Qd' },
    {
      messages,
      answers: [
        answerTo(readOrder, anOrderView({ paymentMethod })),
        answerTo(readBankDetails, { orderNumber: 'F7K4-M92T-X', refund: null, saved: null }),
      ],
    },
  );

  expect(screen.queryByText(new RegExp(`${paymentMethod}|payment\\.`))).not.toBeInTheDocument();
  expect(screen.getByText(sharedMessages[`payment.${paymentMethod as PaymentType}`])).toBeVisible();
});

it('states when the order arrives (BGB §312f)', async () => {
  const arrivals = [{ text: 'Mo., 30.11. – Mi., 02.12.', names: ['Akku-Bohrschrauber 18 V'] }];
  await renderWidget(
    guestOrder,
    { orderId: 'x7Qd' },
    {
      messages,
      answers: [
        answerTo(readOrder, anOrderView({ arrivals })),
        answerTo(readBankDetails, { orderNumber: 'F7K4-M92T-X', refund: null, saved: null }),
      ],
    },
  );

  expect(screen.getByText('Liefertermin')).toBeVisible();
  expect(screen.getByText('Mo., 30.11. – Mi., 02.12.')).toBeVisible();
});

it('shows what a firm has stated, and its invoice for people and programs', async () => {
  const { container } = await renderWidget(
    guestOrder,
    { orderId: 'x7Qd' },
    {
      messages,
      answers: [
        answerTo(
          readOrder,
          anOrderView({
            contact: { firstName: 'Erika', lastName: 'Musterfrau', buyerReference: '04011000-12345-03' },
            delivery: { firm: { reference: 'BV Müller', costCenter: '4711', contact: '', comment: 'Kran' } },
            documents: [{ number: 'RE-2026-000001', kind: 'invoice', dateText: '23.11.2026', hasData: true }],
          }),
        ),
        answerTo(readBankDetails, { orderNumber: 'F7K4-M92T-X', refund: null, saved: null }),
      ],
    },
  );

  const stated = [
    ['Ihr Zeichen', '04011000-12345-03'],
    ['Kommission', 'BV Müller'],
    ['Kostenstelle', '4711'],
    ['Bemerkung', 'Kran'],
  ] as const;
  for (const [name, value] of stated)
    expect(screen.getByText(name).nextElementSibling).toHaveTextContent(value);
  expect(screen.queryByText('Ansprechperson')).not.toBeInTheDocument();
  expect(
    screen.getByRole('link', { name: 'Daten der Rechnung vom 23.11.2026 herunterladen (XML)' }),
  ).toHaveAttribute(
    'href',
    expect.stringMatching(/\/rest\/orders\/x7Qd\/documents\/RE-2026-000001\/data\/$/),
  );
  await expectNoAxeViolations(container);
});

it('names in its history what a step has changed', async () => {
  const history: OrderHistoryEntry[] = [
    { state: 'CONFIRMED', at: '2026-11-23T09:00:00.000Z', text: 'Bestätigt' },
    {
      state: 'CONFIRMED',
      at: '2026-11-24T09:00:00.000Z',
      text: 'Artikel storniert',
      details: ['1 × Hammer', 'Summe um 9,90 € niedriger'],
    },
  ];
  await renderWidget(
    guestOrder,
    { orderId: 'x7Qd' },
    {
      messages,
      answers: [
        answerTo(readOrder, anOrderView({ history })),
        answerTo(readBankDetails, { orderNumber: 'F7K4-M92T-X', refund: null, saved: null }),
      ],
    },
  );

  const [latest, earliest] = screen
    .getAllByRole('listitem')
    .filter((item) => item.querySelector('time'))
    .map((item) => item.textContent);
  expect(latest).toMatch(/Artikel storniert.*1 × Hammer.*9,90 € niedriger/);
  expect(earliest).toMatch(/Bestätigt$/);
});

it.each([
  ['collect', /Preise des Onlineshops, auch bei der Abholung/],
  ['reservation', /Preise des Marktes\. Sie können von denen des Onlineshops abweichen/],
] as const)('states whose prices the order has: %s', async (kind, words) => {
  await renderWidget(
    guestOrder,
    { orderId: 'x7Qd' },
    {
      messages,
      answers: [
        answerTo(readOrder, anOrderView({ kind })),
        answerTo(readStore, aStoreView()),
        answerTo(readBankDetails, { orderNumber: 'F7K4-M92T-X', refund: null, saved: null }),
      ],
    },
  );

  expect(screen.getByText(words)).toBeVisible();
});

it('offers vehicles of the store for goods that fit no car, while they are to be collected', async () => {
  const visit = (transport: GoodsTransport | undefined) =>
    renderWidget(
      guestOrder,
      { orderId: 'x7Qd' },
      {
        messages,
        config: { pageUrls: { ...urls, rental: '/transporter/' } },
        answers: [
          answerTo(readOrder, anOrderView({ kind: 'collect', ...(transport && { transport }) })),
          answerTo(readStore, aStoreView()),
          answerTo(readBankDetails, { orderNumber: 'F7K4-M92T-X', refund: null, saved: null }),
        ],
      },
    );
  const { unmount } = await visit(aTransport());
  const panel = within(screen.getByRole('region', { name: 'Transport nach Hause' }));
  expect(panel.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Anhänger in Fachwerk Köln mieten, ab 9,00\u00a0€',
    'Transporter in Fachwerk Köln mieten, ab 14,00\u00a0€',
  ]);
  unmount();

  await visit(undefined);
  expect(screen.queryByRole('region', { name: 'Transport nach Hause' })).not.toBeInTheDocument();
});

it('states the guarantees of producers as at the order (BGB §479)', async () => {
  const view = anOrderView();
  const guarantee = {
    months: 30,
    scope: 'FULL' as const,
    model: 'BS 824',
    guarantor: 'Brakenwerk GmbH',
    address: 'Hammerstraße 41, 59872 Meschede',
    territory: 'Europäische Union',
    terms: 'Sie senden das Gerät ein.',
    link: 'https://www.brakenwerk.example/garantie',
  };
  await renderWidget(
    guestOrder,
    { orderId: 'x7Qd' },
    {
      messages,
      answers: [
        answerTo(readOrder, {
          ...view,
          lines: view.lines.map((line) => ({ ...line, guarantee, guaranteeLabelUrl: '/rest/label/' })),
        }),
        answerTo(readBankDetails, { orderNumber: 'F7K4-M92T-X', refund: null, saved: null }),
      ],
    },
  );

  const panel = within(screen.getByRole('region', { name: 'Garantien der Hersteller' }));
  expect(panel.getByText(/schränkt diese Rechte nicht ein/)).toBeVisible();
  expect(panel.getByText('30 Monate')).toBeInTheDocument();
  expect(panel.getByText('Brakenwerk GmbH, Hammerstraße 41, 59872 Meschede')).toBeInTheDocument();
  expect(panel.getByText('Europäische Union')).toBeInTheDocument();
  expect(panel.getByText('Sie senden das Gerät ein.')).toBeInTheDocument();
  const label = panel.getByAltText(/^GARAN, Label der EU: .* BS 824, 30 Monate/);
  expect(label).toHaveAttribute('src', '/rest/label/');
  expect(label).toHaveAttribute('loading', 'lazy');
});

it('mentions no guarantees where none was stated', async () => {
  await renderWidget(
    guestOrder,
    { orderId: 'x7Qd' },
    {
      messages,
      answers: [
        answerTo(readOrder, anOrderView()),
        answerTo(readBankDetails, { orderNumber: 'F7K4-M92T-X', refund: null, saved: null }),
      ],
    },
  );

  expect(screen.queryByText('Garantien der Hersteller')).not.toBeInTheDocument();
});

it('offers the invoices of the order as files', async () => {
  const documents = [
    { number: 'RE-2026-000001', kind: 'invoice' as const, dateText: '23.11.2026' },
    { number: 'RK-2026-000001', kind: 'correction' as const, dateText: '30.11.2026' },
  ];
  await renderWidget(
    guestOrder,
    { orderId: 'x7Qd' },
    {
      messages,
      answers: [
        answerTo(readOrder, anOrderView({ documents })),
        answerTo(readBankDetails, { orderNumber: 'F7K4-M92T-X', refund: null, saved: null }),
      ],
    },
  );

  const invoice = screen.getByRole('link', { name: 'Rechnung vom 23.11.2026 herunterladen (PDF)' });
  expect(invoice.getAttribute('href')).toMatch(/\/rest\/orders\/x7Qd\/documents\/RE-2026-000001\/$/);
  expect(
    screen.getByRole('link', { name: 'Rechnungskorrektur vom 30.11.2026 herunterladen (PDF)' }),
  ).toBeVisible();
});

it('receives the texts of the payments on its pages', () => {
  for (const { messages: prefixes } of [guestOrder, cancelOrderPage]) expect(prefixes).toContain('payment.');
});

it('leads to the page of the carrier where a parcel can be followed, and tells it nothing of the order', async () => {
  const sent = (carrier: string, trackingNumber: string) => ({
    at: '2026-11-23T10:00:00Z',
    carrier,
    trackingNumber,
    lines: [],
  });
  const { container } = await renderWidget(
    guestOrder,
    { orderId: 'x7Qd' },
    {
      messages,
      answers: [
        answerTo(
          readOrder,
          anOrderView({
            state: 'SHIPPED',
            parcels: [sent('DHL', '00340434'), sent('Spedition', 'FR-4711'), sent('DHL', 'javascript:1')],
          }),
        ),
        answerTo(readBankDetails, { orderNumber: 'F7K4-M92T-X', refund: null, saved: null }),
      ],
    },
  );

  const link = screen.getByRole('link', {
    name: 'Sendung verfolgen: DHL 00340434, öffnet in einem neuen Tab',
  });
  expect(link).toHaveAttribute(
    'href',
    'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=00340434',
  );
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.getAllByRole('link', { name: /Sendung verfolgen/ })).toHaveLength(1);
  expect(screen.getByText('Spedition, Sendungsnummer FR-4711')).toBeVisible();
  await expectNoAxeViolations(container);
});

it('leads to the slip of each case whose goods are still to be given back', async () => {
  const { container } = await renderWidget(
    guestOrder,
    { orderId: 'x7Qd' },
    {
      messages,
      config: { pageUrls: { ...urls, guestOrders: '/bestellungen/' } },
      answers: [
        answerTo(
          readOrder,
          anOrderView({ cases: [aCase(), aCase({ number: 'R-2KM4X92TPB', slip: undefined })] }),
        ),
        answerTo(readBankDetails, { orderNumber: 'F7K4-M92T-X', refund: null, saved: null }),
      ],
    },
  );

  expect(screen.getAllByRole('link', { name: /^Rücksendeschein/ })).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Rücksendeschein zu R-7KM4X92TPA' })).toHaveAttribute(
    'href',
    '/bestellungen/x7Qd/ruecksendeschein/R-7KM4X92TPA/',
  );
  await expectNoAxeViolations(container);
});

it.each([
  [true, '/register/?bestellung=x7Qd'],
  [false, undefined],
])('leads the buyer to an account if the order is of a guest: %s', async (isOfGuest, href) => {
  await renderWidget(
    guestOrder,
    { orderId: 'x7Qd' },
    {
      messages,
      config: { pageUrls: urls },
      answers: [
        answerTo(readOrder, anOrderView({ orderId: 'x7Qd', isOfGuest })),
        answerTo(readBankDetails, { orderNumber: 'F7K4-M92T-X', refund: null, saved: null }),
      ],
    },
  );

  expect(screen.queryByRole('link', { name: 'Kundenkonto anlegen' })?.getAttribute('href')).toBe(href);
});

it.each([[['cancel' as const], 0] as const, [['buy-again' as const], 1] as const])(
  'offers to buy the order again if the shop does: %j',
  async (actions, count) => {
    await renderWidget(
      guestOrder,
      { orderId: 'x7Qd' },
      {
        messages,
        config: { pageUrls: urls },
        answers: [
          answerTo(readOrder, anOrderView({ actions: [...actions] })),
          answerTo(readBankDetails, { orderNumber: 'F7K4-M92T-X', refund: null, saved: null }),
        ],
      },
    );
    expect(screen.queryAllByRole('button', { name: /^Erneut bestellen/ })).toHaveLength(count);
  },
);

it('shows without script what was bought again, above the order', async () => {
  const line = { itemId: '1', name: 'Leim', requested: 2, added: 1, result: 'REDUCED', cart: 'ONLINE' };
  await renderWidget(
    guestOrder,
    { orderId: 'x7Qd' },
    {
      messages,
      config: { pageUrls: urls },
      url: 'https://shop.example/bestellungen/x7Qd/?answer=k',
      answers: [
        answerTo(readOrder, anOrderView()),
        answerTo(readBankDetails, { orderNumber: 'F7K4-M92T-X', refund: null, saved: null }),
        answerTo(
          readFormAnswer,
          anAnswer({ form: 'buy-again', result: { lines: [line], totalArticleCount: 1 } }),
        ),
      ],
    },
  );

  const report = screen.getByRole('group', { name: '1 Artikel liegt jetzt im Warenkorb' });
  expect(within(report).getByText(/1 statt 2 hinzugefügt, mehr ist nicht vorrätig/)).toBeVisible();
  expect(screen.getByRole('button', { name: /^Erneut bestellen/ })).toBeVisible();
});

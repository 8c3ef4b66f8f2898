import { readOrder } from '@fachwerk/shared/calls';
import type { OrderCase } from '@fachwerk/shared/contracts';
import { HttpError } from '@fachwerk/shared/http';
import {
  anOrderView,
  type AnswerTo,
  answerTo,
  expectNoAxeViolations,
  renderWidget,
} from '@fachwerk/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../messages.de.json';
import { aCase, urls } from '../../testing/account-fixtures';
import { returnSlip } from './return-slip.widget';

const visit = (answer: AnswerTo, caseNumber = 'R-7KM4X92TPA') =>
  renderWidget(
    returnSlip,
    { orderId: 'x7Qd', caseNumber },
    {
      messages,
      config: { pageUrls: { ...urls, guestOrders: '/bestellungen/' } },
      url: `https://shop.example/bestellungen/x7Qd/ruecksendeschein/${caseNumber}/`,
      answers: [answer],
    },
  );
const orderWith = (...cases: OrderCase[]) => answerTo(readOrder, anOrderView({ cases }));
const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

it('has the number of the case as a bar code, what goes back, where to, and who pays', async () => {
  const { container } = await visit(orderWith(aCase()));

  expect(headings()).toEqual([
    'Rücksendeschein',
    'Das geben Sie zurück',
    'Das holen wir bei Ihnen ab',
    'So geht es',
    'Als Paket',
    'Im Markt',
  ]);
  expect(screen.getByRole('img', { name: 'Strichcode der Vorgangsnummer R-7KM4X92TPA' })).toHaveAttribute(
    'src',
    expect.stringMatching('/rest/orders/x7Qd/cases/R-7KM4X92TPA/code/$'),
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '2 × Hammer',
    '1 × Gartenhaus',
  ]);
  expect(screen.getByText('F7K4-M92T-X')).toBeVisible();
  expect(screen.getByText('Musterstraße 1')).toBeVisible();
  expect(screen.getByText(/Wir tragen die Kosten der Rücksendung/)).toBeVisible();
  expect(screen.getByText(/auf unsere Kosten ab/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zur Bestellung' })).toHaveAttribute('href', '/bestellungen/x7Qd/');
  await expectNoAxeViolations(container);
});

it('states nothing about parcels where the shop collects everything', async () => {
  const { container } = await visit(
    orderWith(aCase({ slip: { sent: [], collected: ['1 × Gartenhaus'], address: [], email: '' } })),
  );
  expect(headings()).toEqual(['Rücksendeschein', 'Das holen wir bei Ihnen ab']);
  await expectNoAxeViolations(container);
});

it('is printed', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation();
  await visit(orderWith(aCase()));
  await userEvent.click(screen.getByRole('button', { name: 'Drucken' }));
  expect(print).toHaveBeenCalledTimes(1);
});

it.each([
  ['that has ended', aCase({ slip: undefined }), /nichts mehr zurückzugeben/],
  ['of another order', aCase({ number: 'R-2KM4X92TPB' }), /keinen Vorgang mit dieser Nummer/],
])('is not there for a case %s', async (_, found, reason) => {
  const { container } = await visit(orderWith(found));
  expect(screen.getByText(reason)).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Zur Bestellung' })).toBeVisible();
  await expectNoAxeViolations(container);
});

it('asks a guest to open the order, and leads back to the login for orders', async () => {
  const refused = () => {
    throw new HttpError('bad-request', 'for the test', 404);
  };
  const { loaded } = await visit(answerTo(readOrder, refused));
  expect(loaded?.page?.redirect).toBe('/bestellungen/anmelden/?bestellung=1');
});

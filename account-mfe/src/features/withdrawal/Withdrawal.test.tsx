import {
  checkWithdrawal,
  confirmWithdrawal,
  readAccount,
  readFormAnswer,
  readOrder,
  readOwnOrders,
} from '@fachwerk/shared/calls';
import { HttpError } from '@fachwerk/shared/http';
import { anOrderView, type AnswerTo, answerTo, fill, renderWidget } from '@fachwerk/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../messages.de.json';
import {
  anAccount,
  anAnswer,
  anOrderSummary,
  notLoggedIn,
  unavailable,
  urls,
} from '../../testing/account-fixtures';
import { withdrawal } from './withdrawal.widget';

const receipt = {
  receiptNumber: 'W-2026-000042',
  receivedAt: '2026-11-21T16:05:00.000Z',
  receivedText: '21.11.2026, 17:05 Uhr',
};
const erika = {
  name: 'Erika Musterfrau',
  orderNumber: '100042',
  email: 'erika@example.org',
  text: '',
  order: '',
  lines: '',
};

const visit = (answers: readonly AnswerTo[] = [], address = '/widerruf/') =>
  renderWidget(
    withdrawal,
    {},
    {
      messages,
      config: { pageUrls: urls },
      url: `https://shop.example${address}`,
      answers: [
        answerTo(readAccount, notLoggedIn),
        answerTo(checkWithdrawal, {}),
        answerTo(confirmWithdrawal, receipt),
        ...answers,
      ],
    },
  );
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function fillIn() {
  await fill('Ihr Name', erika.name);
  await fill('Bestellnummer', erika.orderNumber);
  await fill('E-Mail-Adresse', erika.email);
  await click('Weiter');
  await screen.findByRole('group', { name: 'Widerruf prüfen und bestätigen' });
}

it('declares in two steps, without login and without a reason, and shows the receipt', async () => {
  const { platform } = await visit();
  await fillIn();
  expect(screen.getByRole('group')).toHaveFocus();
  expect(screen.getByText('Hiermit widerrufe ich den Vertrag zur Bestellung 100042.')).toBeVisible();
  expect(platform.calls.filter(({ path }) => path.includes('bestaetigen'))).toEqual([]);

  await click('Widerruf bestätigen');
  expect(await screen.findByRole('group', { name: 'Ihr Widerruf ist eingegangen' })).toHaveFocus();
  expect(screen.getByText('W-2026-000042')).toBeVisible();
  expect(screen.getByText('21.11.2026, 17:05 Uhr')).toBeVisible();
  expect(screen.getByText('Hiermit widerrufe ich den Vertrag zur Bestellung 100042.')).toBeVisible();
  expect(platform.calls.at(-1)?.body).toEqual(erika);
});

it('goes back with everything that was typed', async () => {
  await visit();
  await fill(/^Ihre Mitteilung/, 'Nur die Schrauben.');
  await fillIn();
  await userEvent.click(screen.getByRole('link', { name: 'Angaben ändern' }));

  expect(screen.getByLabelText('Bestellnummer')).toHaveValue('100042');
  expect(screen.getByLabelText(/^Ihre Mitteilung/)).toHaveValue('Nur die Schrauben.');
});

it('declares once when an answer was lost: the second try carries the same key', async () => {
  const keys: unknown[] = [];
  await visit([
    answerTo(confirmWithdrawal, ({ idempotencyKey }) => {
      keys.push(idempotencyKey);
      if (keys.length === 1) throw new HttpError('timeout', 'for the test');
      return receipt;
    }),
  ]);
  await fillIn();
  await click('Widerruf bestätigen');
  expect(await screen.findByRole('alert')).toBeVisible();
  await click('Widerruf bestätigen');

  expect(await screen.findByText('W-2026-000042')).toBeVisible();
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
});

it('does not ask a logged-in customer for what it knows', async () => {
  await visit([answerTo(readAccount, anAccount())]);
  expect(screen.getByLabelText('Ihr Name')).toHaveValue('Erika Musterfrau');
  expect(screen.getByLabelText('E-Mail-Adresse')).toHaveValue('erika@example.org');
});

it('asks for name, order number and address, and for nothing else', async () => {
  const { platform } = await visit();
  await click('Weiter');
  await waitFor(() => expect(screen.getByLabelText('Ihr Name')).toBeInvalid());
  expect(screen.getByLabelText('Bestellnummer')).toBeInvalid();
  expect(screen.getByLabelText('E-Mail-Adresse')).toBeInvalid();
  expect(screen.getByLabelText(/^Ihre Mitteilung/)).toBeValid();
  expect(platform.calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

describe('of an order that the visitor has opened', () => {
  const [line] = anOrderView().lines;
  const order = anOrderView({
    lines: [
      { ...line!, lineId: 1, name: 'Hammer', quantity: 3, cancelled: 1, returned: 0 },
      { ...line!, lineId: 2, name: 'Säge', quantity: 1, cancelled: 0, returned: 0 },
    ],
  });
  const open = (...answers: AnswerTo[]) =>
    visit([answerTo(readOrder, order), ...answers], `/widerruf/?bestellung=${order.orderId}`);

  it('lets the visitor tick its lines and choose their pieces, and declares only these', async () => {
    const { platform } = await open();
    expect(screen.queryByRole('textbox', { name: 'Bestellnummer' })).not.toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Hammer' })).not.toBeChecked();

    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Menge: Hammer' }), '1 von 2');
    expect(screen.getByRole('checkbox', { name: 'Hammer' })).toBeChecked();
    await click('Weiter');

    expect(await screen.findByText(/soweit er diese Artikel betrifft:$/)).toBeVisible();
    expect(screen.getByText('1 × Hammer')).toBeVisible();
    await click('Widerruf bestätigen');
    expect(await screen.findByText('W-2026-000042')).toBeVisible();
    expect(screen.getByText('1 × Hammer')).toBeVisible();
    expect(platform.calls.at(-1)?.body).toMatchObject({ order: order.orderId, lines: '1,1:1' });
  });

  it('declares the whole contract if all pieces are ticked', async () => {
    await open();
    for (const name of ['Hammer', 'Säge']) await userEvent.click(screen.getByRole('checkbox', { name }));
    await click('Weiter');

    expect(await screen.findByText(/, und zwar ganz:$/)).toBeVisible();
    expect(screen.getByText('2 × Hammer')).toBeVisible();
  });

  it('asks for a line if none is ticked', async () => {
    await open(
      answerTo(checkWithdrawal, () => {
        throw new HttpError('bad-request', 'for the test', 400, {
          fieldErrors: [{ field: 'lines', msg: 'withdrawal.lines.missing' }],
        });
      }),
    );
    await click('Weiter');

    expect(await screen.findByText('Bitte wählen Sie mindestens einen Artikel.')).toBeVisible();
  });

  it('is declared in free words if the order is not open any more', async () => {
    await open(
      answerTo(readOrder, () => {
        throw new HttpError('bad-request', 'for the test', 404);
      }),
    );

    expect(screen.getByRole('textbox', { name: 'Bestellnummer' })).toBeVisible();
  });
});

it('does not declare the whole contract if the message may name a part', async () => {
  await visit();
  await fill(/^Ihre Mitteilung/, 'Nur die Schrauben.');
  await fillIn();

  expect(screen.getByText(/widerrufe ich ihn nur, soweit er diese Artikel betrifft/)).toBeVisible();
});

describe('without script', () => {
  const after = (answer: Parameters<typeof anAnswer>[0], more = '') =>
    visit([answerTo(readFormAnswer, anAnswer(answer))], `/widerruf/?answer=k1${more}`);

  it('mistakes come back with what was typed', async () => {
    await after({ values: { name: 'E' }, fieldErrors: [{ field: 'orderNumber', msg: 'forms.required' }] });
    expect(screen.getByLabelText('Ihr Name')).toHaveValue('E');
    expect(screen.getByLabelText('Bestellnummer')).toBeInvalid();
  });

  it('a right form leads to the review, which is a form of its own with a key against double clicks', async () => {
    const { container } = await after({ values: erika });
    expect(screen.getByRole('button', { name: 'Widerruf bestätigen' })).toBeVisible();
    const form = container.querySelector('form');
    expect(form).toHaveAttribute('action', '/widerruf/bestaetigen/');
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ ...erika, answer: 'k1' });
    expect(screen.getByRole('link', { name: 'Angaben ändern' })).toHaveAttribute(
      'href',
      '/widerruf/?answer=k1&step=edit',
    );
  });

  it('the way back shows the form as it was filled in', async () => {
    await after({ values: erika }, '&step=edit');
    expect(screen.getByLabelText('Bestellnummer')).toHaveValue('100042');
  });

  it('the receipt has number and time', async () => {
    await after({ form: 'withdrawal-confirm', msg: 'withdrawal.done', result: receipt });
    expect(screen.getByText('W-2026-000042')).toBeVisible();
    expect(screen.getByText('21.11.2026, 17:05 Uhr')).toBeVisible();
  });
});

describe('of a customer who is logged in', () => {
  const orders = (...list: Parameters<typeof anOrderSummary>[0][]) =>
    answerTo(readOwnOrders, { orders: list.map(anOrderSummary), next: null });
  const own = [answerTo(readAccount, anAccount())];

  it('offers the own orders that can be withdrawn, newest first, at most ten, and the way to type', async () => {
    const many = Array.from({ length: 12 }, (_, index) => ({
      orderId: `o${index}`,
      number: `N-${index}`,
      actions: ['withdraw' as const],
    }));
    await visit([
      ...own,
      orders(
        { orderId: 'r', number: 'RES', kind: 'reservation', actions: ['cancel'] },
        { orderId: 'x', number: 'ENDED', actions: [] },
        { orderId: 'c', number: 'OPEN', actions: ['cancel'] },
        ...many,
      ),
    ]);

    const list = screen.getByRole('navigation', { name: 'Welche Bestellung möchten Sie widerrufen?' });
    const links = [...list.querySelectorAll('a')];
    expect(links).toHaveLength(10);
    expect(links[0]).toHaveTextContent('Bestellung OPEN vom 20.11.2026');
    expect(links[0]).toHaveAttribute('href', '/widerruf/?bestellung=c');
    expect(list).not.toHaveTextContent(/RES|ENDED/);
    expect(screen.getByLabelText('Bestellnummer')).toBeVisible();
    expect(screen.getByLabelText('Ihr Name')).toHaveValue('Erika Musterfrau');
  });

  it('has the form without a list, too: without orders, or while they cannot be read', async () => {
    const { unmount } = await visit([...own, orders()]);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    unmount();

    await visit([...own, answerTo(readOwnOrders, unavailable)]);
    expect(screen.getByLabelText('Bestellnummer')).toBeVisible();
  });

  it('ticks the lines that the address names, and leads to the other orders', async () => {
    const [line] = anOrderView().lines;
    const lines = [1, 2, 3].map((lineId) => ({ ...line!, lineId, name: `Artikel ${lineId}` }));
    await visit(
      [...own, answerTo(readOrder, anOrderView({ lines }))],
      '/widerruf/?bestellung=x7Qd&positionen=2',
    );

    expect(screen.getByRole('checkbox', { name: 'Artikel 2' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Artikel 1' })).not.toBeChecked();
    expect(screen.getByRole('link', { name: 'Eine andere Bestellung widerrufen' })).toHaveAttribute(
      'href',
      '/widerruf/',
    );
  });

  it('ticks nothing for an address that names no lines', async () => {
    const [line] = anOrderView().lines;
    const lines = [1, 2].map((lineId) => ({ ...line!, lineId, name: `Artikel ${lineId}` }));
    await visit(
      [...own, answerTo(readOrder, anOrderView({ lines }))],
      '/widerruf/?bestellung=x7Qd&positionen=<script>',
    );

    for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
  });
});

import { readFormAnswer, readOrder, reportCase } from '@fachwerk/shared/calls';
import { HttpError } from '@fachwerk/shared/http';
import {
  anOrderLine,
  anOrderView,
  type AnswerTo,
  answerTo,
  fill,
  renderWidget,
} from '@fachwerk/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../messages.de.json';
import { anAnswer, urls } from '../../testing/account-fixtures';
import { returnOrder } from './return-order.widget';

const receipt = { number: 'R-7KM4X92TPA', nextText: 'Wir melden uns bei Ihnen.' };
const order = anOrderView({
  actions: ['withdraw'],
  lines: [
    anOrderLine({ name: 'Hammer', quantity: 3, handedOver: 3, returned: 1 }),
    anOrderLine({ lineId: 3, name: 'Dübel', quantity: 1, handedOver: 0 }),
  ],
});

const visit = (answers: readonly AnswerTo[] = [], query = '') =>
  renderWidget(
    returnOrder,
    { orderId: 'x7Qd' },
    {
      messages,
      config: { pageUrls: { ...urls, guestOrders: '/bestellungen/' } },
      url: `https://shop.example/bestellungen/x7Qd/zurueckgeben/${query}`,
      answers: [answerTo(readOrder, order), answerTo(reportCase, receipt), ...answers],
    },
  );

it('reports chosen pieces with a wish, and says what is next', async () => {
  const { platform } = await visit();
  expect(screen.queryByText('Dübel')).not.toBeInTheDocument();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Menge: Hammer' }), '1 von 2');
  await userEvent.click(screen.getByRole('radio', { name: 'Neuer Artikel' }));
  await fill(/^Was ist passiert/, 'Der Stiel ist gerissen.');
  await userEvent.click(screen.getByRole('button', { name: 'Absenden' }));

  expect(await screen.findByRole('group', { name: 'Wir haben Ihre Meldung erhalten' })).toHaveFocus();
  expect(screen.getByText(/R-7KM4X92TPA/)).toBeVisible();
  expect(screen.getByText(receipt.nextText)).toBeVisible();
  expect(platform.callsOf(reportCase)).toMatchObject([
    { form: { kind: 'COMPLAINT', wish: 'REPLACE', lines: '1,1:1', text: 'Der Stiel ist gerissen.' } },
  ]);
});

it('states the right to a repair before the choice', async () => {
  await visit();
  expect(screen.getByText(/verlängert sich die Gewährleistung einmal um zwölf Monate/)).toBeVisible();
});

it('without script keeps what was typed, and shows the receipt', async () => {
  const values = { kind: 'RETURN', wish: 'REFUND', lines: '1,1:2', text: 'Zu groß' };
  const fieldErrors = [{ field: 'lines', msg: 'returnOrder.lines.missing' }];
  const { unmount } = await visit(
    [answerTo(readFormAnswer, anAnswer({ form: 'order-case', values, fieldErrors }))],
    '?answer=k1',
  );
  expect(screen.getByRole('radio', { name: 'Ich möchte den Artikel zurückgeben' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Hammer' })).toBeChecked();
  expect(screen.getByLabelText(/^Was ist passiert/)).toHaveValue('Zu groß');
  unmount();

  await visit([answerTo(readFormAnswer, anAnswer({ form: 'order-case', result: receipt }))], '?answer=k2');
  expect(screen.getByText(/R-7KM4X92TPA/)).toBeVisible();
});

it('says when there is nothing to give back', async () => {
  await visit([answerTo(readOrder, anOrderView({ lines: [anOrderLine({ handedOver: 0 })] }))]);
  expect(screen.getByText('Hier gibt es nichts zurückzugeben')).toBeVisible();
});

it('sends visitors who may not read the order to the login', async () => {
  const refused = () => {
    throw new HttpError('bad-request', 'for the test', 404);
  };
  const { loaded } = await visit([answerTo(readOrder, refused)]);
  expect(loaded?.page?.redirect).toBe('/bestellungen/anmelden/?bestellung=1');
});

import { answerRest, readBankDetails, readFormAnswer, readOrder, readStore } from '@fachwerk/shared/calls';
import { anOrderView, type AnswerTo, answerTo, aStoreView, renderWidget } from '@fachwerk/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../messages.de.json';
import { guestOrder } from './guest-order.widget';

const TOO_LATE = 'Diese Frage ist nicht mehr offen: Sie ist beantwortet, oder Ihre Artikel sind übergeben.';
const asked = anOrderView({ kind: 'collect', state: 'PICKING', rest: 'ASKED', actions: ['keep-rest'] });
const kept = anOrderView({ kind: 'collect', state: 'PICKING', rest: 'KEPT', actions: [] });
const ended = anOrderView({ kind: 'collect', state: 'CANCELLED', stateText: 'Storniert', actions: [] });

const visit = (order = asked, answers: readonly AnswerTo[] = [], query = '') =>
  renderWidget(
    guestOrder,
    { orderId: 'x7Qd' },
    {
      // The API has the text of its own refusal.
      messages: { ...messages, 'error.order.restAnswered': TOO_LATE },
      url: `https://shop.example/bestellungen/x7Qd/${query}`,
      answers: [
        answerTo(readOrder, order),
        answerTo(readStore, aStoreView()),
        answerTo(readBankDetails, { orderNumber: 'F7K4-M92T-X', refund: null, saved: null }),
        ...answers,
      ],
    },
  );

it('asks a shopper whose order was partly found, by forms that need no script', async () => {
  const { container } = await visit();

  expect(screen.getByText('Der Markt hat nicht alles gefunden')).toBeVisible();
  expect(screen.getByText(/erhalten Sie zurück, was Sie bezahlt haben/)).toBeVisible();
  const forms = [...container.querySelectorAll('form')].filter(({ action }) => action.endsWith('/rest/'));
  expect(forms.map((form) => [form.method, new FormData(form).get('answer')])).toEqual([
    ['post', 'keep'],
    ['post', 'cancel'],
  ]);
  expect(forms[0]?.action).toMatch(/\/rest\/orders\/x7Qd\/rest\/$/);
});

it.each([
  ['Den Rest abholen', 'keep', kept, /Danke für Ihre Antwort/],
  ['Alles stornieren', 'cancel', ended, /Alles ist storniert/],
])('sends "%s" once, and states what follows', async (button, answer, after, words) => {
  const { platform } = await visit(asked, [answerTo(answerRest, after)]);
  await userEvent.click(screen.getByRole('button', { name: button }));

  const done = await screen.findByText(words);
  expect(done.closest('[tabindex]')).toHaveFocus();
  expect(platform.callsOf(answerRest)).toMatchObject([{ form: { answer } }]);
  expect(screen.queryByRole('button', { name: 'Alles stornieren' })).not.toBeInTheDocument();
});

it('says why an answer came too late', async () => {
  await visit(
    anOrderView({ kind: 'collect', state: 'COLLECTED', actions: [] }),
    [
      answerTo(readFormAnswer, {
        form: 'order-rest',
        values: {},
        fieldErrors: [],
        globalErrors: [{ msg: 'error.order.restAnswered' }],
      }),
    ],
    '?answer=abc',
  );

  expect(screen.getByText(TOO_LATE)).toBeVisible();
});

it('asks nothing where everything was found', async () => {
  await visit(anOrderView({ kind: 'collect', state: 'READY', actions: [] }));

  expect(screen.queryByText('Der Markt hat nicht alles gefunden')).not.toBeInTheDocument();
});

import { findForeignOrder, readDeskCases, takeBackGoods } from '@fachwerk/shared/calls';
import type { ForeignOrder, TakenBack } from '@fachwerk/shared/contracts';
import { HttpError } from '@fachwerk/shared/http';
import { type AnswerTo, answerTo, expectNoAxeViolations, renderWidget } from '@fachwerk/shared/testing';
import { defineWidget, usePlatform } from '@fachwerk/shared/widget';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../../messages.de.json';
import { type Desk, DeskProvider } from '../base/desk-context';
import { StoreDeskProps } from '../store-desk.props';
import { scan } from '../testing/scan';
import { CasesTab } from './CasesTab';

jest.setTimeout(30_000);

const SLIP = 'R-7KM4X92TPA';
const NUMBER = 'F7K4-M92T-X';
const hammer = { lineId: 1, itemId: '100401', name: 'Hammer', pieces: 2, isStocked: true };
const saw = { lineId: 2, itemId: '100301', name: 'Säge', pieces: 1, isStocked: false };
const anOrder = (part: Partial<ForeignOrder> = {}): ForeignOrder => ({
  orderNumber: NUMBER,
  desk: 'online',
  lines: [hammer, saw],
  cases: [],
  ...part,
});
const aReturn: ForeignOrder['cases'][number] = { number: SLIP, kind: 'RETURN', lines: [hammer] };
const taken = (lines: TakenBack['lines']): TakenBack => ({
  number: SLIP,
  orderNumber: NUMBER,
  desk: 'online',
  goods: 'ARRIVED',
  lines,
});
const SERVER_TEXTS = {
  'caseError.foreign': 'Zu dieser Nummer und dieser Angabe gibt es keine Bestellung.',
  'caseError.wait': 'Das waren zu viele Fehlversuche. Bitte warten Sie {minutes} Min.',
  'caseError.tooManyGoods': 'So viele Stück stehen in diesem Vorgang nicht mehr aus.',
};
const refused = (status: number, msg: string, values?: Record<string, number>): never => {
  throw new HttpError('bad-request', 'for the test', status, { globalErrors: [{ msg, values }] });
};

async function open(answers: readonly AnswerTo[], place = '#cases/take-back') {
  window.location.hash = place;
  const announce = jest.fn();
  function Opened() {
    const { api } = usePlatform();
    const value = { api, announce, desk: '1001', person: { role: 'EMPLOYEE' } } as unknown as Desk;
    return (
      <DeskProvider value={value}>
        <CasesTab />
      </DeskProvider>
    );
  }
  const { platform, container } = await renderWidget(
    defineWidget({
      name: 'store-desk',
      title: 'Marktdienst',
      description: 'Der Bereich der Rückgaben.',
      props: StoreDeskProps,
      examples: [],
      component: Opened,
      hydrate: 'load',
      messages: ['desk.', 'caseError.'],
    }),
    {},
    { answers, messages: { ...messages, ...SERVER_TEXTS } },
  );
  return { platform, container, announce };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const fill = async (label: string, value: string) =>
  userEvent.type(await screen.findByLabelText(label), value);
const listOf = (label: string) => within(screen.getByRole('list', { name: `Mengen: ${label}` }));
const onePiece = (list: ReturnType<typeof listOf>, name: string) =>
  userEvent.click(list.getByRole('button', { name: `Eins mehr: ${name}` }));

async function search() {
  await fill('Vorgangsnummer oder Bestellnummer', NUMBER);
  await fill('Nachname oder Postleitzahl', 'Musterfrau');
  await press('Suchen');
}

it('takes goods of an order for a new return, with what goes on the own shelf', async () => {
  const { platform, container, announce } = await open([
    answerTo(findForeignOrder, anOrder()),
    answerTo(takeBackGoods, taken([{ lineId: 1, name: 'Hammer', quantity: 2, shelf: 1 }])),
  ]);
  await search();
  expect(await screen.findByRole('heading', { name: `Bestellung ${NUMBER}` })).toHaveFocus();
  expect(screen.getByText('Zuständig: Online-Lager')).toBeVisible();
  await expectNoAxeViolations(container);

  await onePiece(listOf('Das ist hier'), 'Hammer');
  await onePiece(listOf('Das ist hier'), 'Hammer');
  await onePiece(listOf('Das ist hier'), 'Säge');
  const shelf = listOf('Davon ins Regal dieses Marktes');
  // The store does not have the saw.
  expect(shelf.queryByText('Säge')).not.toBeInTheDocument();
  await onePiece(shelf, 'Hammer');
  await press('Annehmen');

  expect(await screen.findByRole('heading', { name: `Angenommen zu ${SLIP}` })).toHaveFocus();
  expect(platform.callsOf(takeBackGoods)).toMatchObject([
    {
      json: {
        orderOrCase: NUMBER,
        proof: 'Musterfrau',
        kind: 'RETURN',
        wish: 'REFUND',
        lines: [
          { lineId: 1, quantity: 2, shelf: 1 },
          { lineId: 2, quantity: 1, shelf: 0 },
        ],
      },
    },
  ]);
  expect(announce).toHaveBeenCalledWith(`Angenommen zu ${SLIP}`);
  expect(screen.getByText('davon ins Regal: 1')).toBeVisible();
  expect(screen.getByText(/senden Sie sie an: Online-Lager/)).toBeVisible();
  await expectNoAxeViolations(container);

  await press('Weitere Artikel annehmen');
  expect(await screen.findByLabelText('Vorgangsnummer oder Bestellnummer')).toHaveValue('');
});

it('never puts more on the shelf than is here', async () => {
  const { platform } = await open([
    answerTo(findForeignOrder, anOrder({ lines: [hammer] })),
    answerTo(takeBackGoods, taken([])),
  ]);
  await search();
  await screen.findByRole('heading', { name: /Bestellung/ });
  for (const list of ['Das ist hier', 'Davon ins Regal dieses Marktes'])
    for (const _ of [1, 2]) await onePiece(listOf(list), 'Hammer');
  await userEvent.click(listOf('Das ist hier').getByRole('button', { name: 'Eins weniger: Hammer' }));
  await press('Annehmen');

  expect(platform.callsOf(takeBackGoods)).toMatchObject([
    { json: { lines: [{ lineId: 1, quantity: 1, shelf: 1 }] } },
  ]);
});

it('takes goods for the case of a scanned slip, without a name', async () => {
  const { platform, container } = await open([
    answerTo(findForeignOrder, anOrder({ lines: [], cases: [aReturn] })),
    answerTo(takeBackGoods, taken([{ lineId: 1, name: 'Hammer', quantity: 1, shelf: 0 }])),
  ]);
  await screen.findByLabelText('Nachname oder Postleitzahl');
  screen.getByRole('button', { name: 'Suchen' }).focus();
  scan(document.activeElement ?? document.body, SLIP);

  expect(await screen.findByText(`Rückgabe ${SLIP}`)).toBeVisible();
  expect(screen.queryByLabelText('Nachname oder Postleitzahl')).not.toBeInTheDocument();
  expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument();
  await onePiece(listOf('Das ist hier'), 'Hammer');
  await press('Annehmen');

  await screen.findByRole('heading', { name: `Angenommen zu ${SLIP}` });
  expect(platform.callsOf(takeBackGoods)).toMatchObject([
    { json: { orderOrCase: SLIP, caseNumber: SLIP, lines: [{ lineId: 1, quantity: 1, shelf: 0 }] } },
  ]);
  await expectNoAxeViolations(container);
});

it('asks which case is meant, and puts nothing faulty on the shelf', async () => {
  const { platform, container } = await open([
    answerTo(findForeignOrder, anOrder({ cases: [{ number: SLIP, kind: 'COMPLAINT', lines: [hammer] }] })),
    answerTo(takeBackGoods, taken([])),
  ]);
  await search();
  expect(await screen.findByRole('radio', { name: `Reklamation ${SLIP}` })).toBeChecked();
  await onePiece(listOf('Das ist hier'), 'Hammer');
  expect(screen.queryByText('Davon ins Regal dieses Marktes')).not.toBeInTheDocument();
  await expectNoAxeViolations(container);

  await userEvent.click(screen.getByRole('radio', { name: 'Neue Rückgabe oder Reklamation' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Reklamation: etwas stimmt nicht' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Neuer Artikel' }));
  await userEvent.type(screen.getByLabelText(/Nachricht/), 'Der Stiel ist lose.');
  await press('Annehmen');
  expect(screen.getByRole('alert')).toHaveTextContent('Bitte wählen Sie mindestens eine Menge.');
  await onePiece(listOf('Das ist hier'), 'Säge');
  await press('Annehmen');

  await screen.findByRole('heading', { name: /Angenommen/ });
  expect(platform.callsOf(takeBackGoods)).toMatchObject([
    {
      json: {
        kind: 'COMPLAINT',
        wish: 'REPLACE',
        text: 'Der Stiel ist lose.',
        lines: [{ lineId: 2, quantity: 1, shelf: 0 }],
      },
    },
  ]);
});

it('asks for number and name before it asks the server', async () => {
  const { platform, container } = await open([answerTo(findForeignOrder, anOrder())]);
  await press('Suchen');
  expect(screen.getByText('Bitte geben Sie die Nummer ein.')).toBeVisible();
  await fill('Vorgangsnummer oder Bestellnummer', NUMBER);
  await press('Suchen');

  expect(screen.getByLabelText('Nachname oder Postleitzahl')).toHaveFocus();
  expect(screen.getByText('Bitte geben Sie den Nachnamen oder die Postleitzahl ein.')).toBeVisible();
  expect(platform.callsOf(findForeignOrder)).toEqual([]);
  await expectNoAxeViolations(container);
});

it.each([
  ['a wrong name', 404, 'caseError.foreign', undefined, /gibt es keine Bestellung/],
  ['too many tries', 429, 'caseError.wait', { minutes: 10 }, /Bitte warten Sie 10 Min/],
])('reads one sentence after %s, and keeps what was typed', async (_, status, msg, values, sentence) => {
  await open([answerTo(findForeignOrder, () => refused(status, msg, values))]);
  await search();

  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(screen.getByLabelText('Vorgangsnummer oder Bestellnummer')).toHaveValue(NUMBER);
  expect(screen.getByLabelText('Nachname oder Postleitzahl')).toHaveValue('Musterfrau');
});

it('shows what is left after another desk was faster', async () => {
  let left = 2;
  await open([
    answerTo(findForeignOrder, () => anOrder({ lines: [{ ...hammer, pieces: left }] })),
    answerTo(takeBackGoods, () => {
      left = 1;
      return refused(412, 'caseError.tooManyGoods');
    }),
  ]);
  await search();
  await screen.findByRole('heading', { name: /Bestellung/ });
  for (const _ of [1, 2]) await onePiece(listOf('Das ist hier'), 'Hammer');
  await press('Annehmen');

  expect(await screen.findByText(SERVER_TEXTS['caseError.tooManyGoods'])).toBeVisible();
  expect(await listOf('Das ist hier').findByText('1 von 1')).toBeVisible();
});

it('counts nothing for a new case that was counted for one that is gone', async () => {
  let cases = [aReturn];
  await open([
    answerTo(findForeignOrder, () => anOrder({ cases })),
    answerTo(takeBackGoods, () => {
      cases = [];
      return refused(412, 'caseError.tooManyGoods');
    }),
  ]);
  await search();
  expect(await screen.findByRole('radio', { name: `Rückgabe ${SLIP}` })).toBeChecked();
  for (const _ of [1, 2]) await onePiece(listOf('Das ist hier'), 'Hammer');
  await press('Annehmen');

  expect(await screen.findByText(SERVER_TEXTS['caseError.tooManyGoods'])).toBeVisible();
  expect(await listOf('Das ist hier').findAllByText(/^0 von/)).toHaveLength(2);
});

it('is reached from a slip that this desk does not have, and looks for it at once', async () => {
  const { platform } = await open(
    [
      answerTo(readDeskCases, { cases: [], next: null }),
      answerTo(findForeignOrder, anOrder({ lines: [], cases: [aReturn] })),
    ],
    '#cases',
  );
  await screen.findByText('Keine Rückgabe ist offen.');
  scan(document.body, SLIP);
  await screen.findByText(/Hier gibt es keinen Vorgang mit dieser Nummer/);
  const [, link] = screen.getAllByRole('link', { name: 'Aus Onlineshop oder anderem Markt annehmen' });
  expect(link).toHaveAttribute('href', `#cases/take-back/${SLIP}`);
  window.location.hash = `#cases/take-back/${SLIP}`;

  expect(await screen.findByText(`Rückgabe ${SLIP}`)).toBeVisible();
  expect(platform.callsOf(findForeignOrder)).toMatchObject([{ json: { orderOrCase: SLIP } }]);
});

it('ignores the code of an article while an order is shown, with a sentence and without a try', async () => {
  const { platform, container } = await open([answerTo(findForeignOrder, anOrder())]);
  await search();
  await screen.findByRole('heading', { name: /Bestellung/ });
  await onePiece(listOf('Das ist hier'), 'Hammer');
  scan(document.body, '4006381333931');

  expect(await screen.findByText(/4006381333931.*wurde nicht gesucht/)).toBeVisible();
  expect(listOf('Das ist hier').getByText('1 von 2')).toBeVisible();
  expect(screen.getByLabelText('Vorgangsnummer oder Bestellnummer')).toHaveValue(NUMBER);
  expect(platform.callsOf(findForeignOrder)).toHaveLength(1);
  await expectNoAxeViolations(container);
});

it('keeps the order that is shown after a search that failed', async () => {
  let isKnown = true;
  await open([answerTo(findForeignOrder, () => (isKnown ? anOrder() : refused(404, 'caseError.foreign')))]);
  await search();
  await screen.findByRole('heading', { name: /Bestellung/ });
  await onePiece(listOf('Das ist hier'), 'Hammer');
  isKnown = false;
  await userEvent.clear(screen.getByLabelText('Vorgangsnummer oder Bestellnummer'));
  await fill('Vorgangsnummer oder Bestellnummer', SLIP);
  await press('Suchen');

  expect(await screen.findByText(SERVER_TEXTS['caseError.foreign'])).toBeVisible();
  expect(listOf('Das ist hier').getByText('1 von 2')).toBeVisible();
});

it('names the case of goods that were taken here, although nothing is left to take', async () => {
  const { container } = await open([answerTo(findForeignOrder, anOrder({ lines: [], takenHere: [SLIP] }))]);
  await search();

  expect(await screen.findByText(new RegExp(`Stunden hier angenommen: ${SLIP}`))).toBeVisible();
  expect(screen.getByText('Sonst ist nichts mehr zurückzunehmen.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Annehmen' })).not.toBeInTheDocument();
  await expectNoAxeViolations(container);
});

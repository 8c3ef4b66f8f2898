import {
  closeCase,
  createDeskCase,
  disposeCase,
  giveCaseMoney,
  matchCase,
  readCaseRefund,
  readDeskCase,
  readDeskCases,
  readDeskOrder,
  readDeskOrders,
  reportCaseArrived,
  reportCaseDispatched,
  reportCaseNotComing,
  reportCaseNotOwed,
  reportCaseRepaired,
} from '@fachwerk/shared/calls';
import type { DeskCase } from '@fachwerk/shared/contracts';
import { HttpError } from '@fachwerk/shared/http';
import {
  anOrderLine,
  anOrderView,
  type AnswerTo,
  answerTo,
  expectNoAxeViolations,
  renderWidget,
} from '@fachwerk/shared/testing';
import { berlinDate, plusDays } from '@fachwerk/shared/time';
import { defineWidget, usePlatform } from '@fachwerk/shared/widget';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../../messages.de.json';
import { type Desk, DeskProvider } from '../base/desk-context';
import { StoreDeskProps } from '../store-desk.props';
import { aCaseLine, aDeskCase } from '../testing/a-desk-case';
import { aDeskOrder } from '../testing/an-order-on-desk';
import { scan } from '../testing/scan';
import { CasesTab } from './CasesTab';

jest.setTimeout(30_000);

const SLIP = 'R-7KM4X92TPA';

/** As the screen counts them: at night the day of the shop is not that of UTC. */
const inDays = (days: number) => plusDays(berlinDate(new Date().toISOString()), days);
const refusal = (status: number, msg: string) =>
  new HttpError('bad-request', 'for the test', status, { globalErrors: [{ msg }] });
const euros = (value: number) => ({ value, displayValue: `${(value / 100).toFixed(2).replace('.', ',')} €` });
const offline = () => {
  throw new HttpError('network', 'for the test');
};
/** Texts of the server. */
const SERVER_TEXTS = {
  'caseError.ended': 'Dieser Vorgang ist abgeschlossen.',
  'caseError.goodsOpen': 'Bitte halten Sie erst fest, ob die übrigen Artikel noch kommen.',
  'caseError.tooManyGoods': 'So viele Stück stehen in diesem Vorgang nicht mehr aus.',
  'caseError.tooManyPieces': 'So viele Stück wurden nicht übergeben.',
  'caseError.noOrder': 'Eine Bestellung mit dieser Nummer gibt es nicht.',
  'caseError.notPossible': 'Zu dieser Bestellung gibt es nichts zurückzugeben.',
};

async function open(place: string, answers: readonly AnswerTo[], desk = '1001') {
  window.location.hash = place;
  const announce = jest.fn();
  function Opened() {
    const { api } = usePlatform();
    const value = { api, announce, desk, person: { role: 'EMPLOYEE' } } as unknown as Desk;
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

/** A shop with one case, which a step or another person changes. */
function oneCase(first: DeskCase) {
  const shop = { now: first };
  const after = (part: Partial<DeskCase>) => () => {
    shop.now = { ...shop.now, ...part };
    return shop.now;
  };
  return { shop, after, read: answerTo(readDeskCase, () => shop.now) };
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const part = (name: string) => within(screen.getByRole('region', { name }));
const openCase = (answers: readonly AnswerTo[], desk?: string) => open('#cases/case-1', answers, desk);

describe('the list of cases', () => {
  it('states in words what is due first, overdue, and where goods and money are', async () => {
    const { container } = await open('#cases', [
      answerTo(readDeskCases, {
        cases: [
          aDeskCase({ caseId: 'a', number: 'R-A', dueOn: inDays(-2), goods: 'ARRIVED' }),
          aDeskCase({ caseId: 'b', number: 'R-B', dueOn: inDays(3) }),
          aDeskCase({ caseId: 'c', number: 'R-C', kind: 'COMPLAINT', wish: 'REPAIR', money: 'NOT_OWED' }),
        ],
        next: null,
      }),
    ]);
    const [late, due, complaint] = (await screen.findAllByRole('listitem')).map((item) => within(item));

    expect(late?.getByText('Geld war vor 2 Tagen fällig')).toBeVisible();
    expect(late?.getByText('Überfällig')).toBeVisible();
    expect(late?.getByText('Artikel da')).toBeVisible();
    expect(due?.getByText('Geld fällig in 3 Tagen')).toBeVisible();
    expect(due?.queryByText('Überfällig')).not.toBeInTheDocument();
    expect(complaint?.getByText('Reklamation')).toBeVisible();
    expect(complaint?.getByText('Kein Geld geschuldet')).toBeVisible();
    expect(complaint?.getByRole('link', { name: 'R-C' })).toHaveAttribute('href', '#cases/c');
    expect(screen.queryByRole('button', { name: 'Weitere anzeigen' })).not.toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it('is continued by its cursor, and marks what has no order', async () => {
    const { platform } = await open(
      '#cases',
      [
        answerTo(readDeskCases, ({ query }) =>
          query?.after === undefined
            ? { cases: [aDeskCase({ caseId: 'a', number: 'R-A', orderId: null, lines: [] })], next: 'a' }
            : { cases: [aDeskCase({ caseId: 'b', number: 'R-B' })], next: null },
        ),
      ],
      'online',
    );
    expect(await screen.findByText('Ohne Bestellung')).toBeVisible();
    await press('Weitere anzeigen');

    expect(await screen.findByRole('link', { name: 'R-B' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'R-A' })).toBeVisible();
    expect(platform.callsOf(readDeskCases).at(-1)).toMatchObject({ query: { after: 'a' } });
  });

  const withNumber = (known: string) =>
    answerTo(readDeskCases, ({ query }) => ({
      cases: query?.number === known ? [aDeskCase({ caseId: 'found' })] : [],
      next: null,
    }));

  it.each([
    ['typed', async () => userEvent.type(screen.getByLabelText('Vorgangsnummer'), `${SLIP}{Enter}`)],
    ['scanned', async () => scan(document.body, SLIP)],
  ])('opens the case of a slip whose number is %s', async (_, enter) => {
    const { container } = await open('#cases', [withNumber(SLIP), answerTo(readDeskCase, aDeskCase())]);
    await screen.findByText('Keine Rückgabe ist offen.');
    await expectNoAxeViolations(container);
    await enter();

    expect(await screen.findByRole('heading', { name: `Widerruf ${SLIP}` })).toBeVisible();
    expect(window.location.hash).toBe('#cases/found');
  });

  it.each(['1001', 'online'])(
    'of %s leads goods whose case is not here to where they are taken',
    async (desk) => {
      const { container } = await open('#cases', [withNumber('')], desk);
      await screen.findByText('Keine Rückgabe ist offen.');
      scan(document.body, SLIP);

      expect(await screen.findByText(/Hier gibt es keinen Vorgang mit dieser Nummer/)).toBeVisible();
      expect(screen.getByLabelText('Vorgangsnummer')).toHaveValue(SLIP);
      const links = screen.getAllByRole('link', { name: 'Aus Onlineshop oder anderem Markt annehmen' });
      expect(links.at(-1)).toHaveAttribute('href', `#cases/take-back/${SLIP}`);
      await expectNoAxeViolations(container);
    },
  );

  it('a slip that is scanned for a new return opens the case that there is', async () => {
    const { platform } = await open('#cases/new', [withNumber(SLIP), answerTo(readDeskCase, aDeskCase())]);
    await screen.findByLabelText('Bestellnummer');
    scan(document.body, SLIP);

    expect(await screen.findByRole('heading', { name: `Widerruf ${SLIP}` })).toBeVisible();
    expect(platform.callsOf(readDeskOrders)).toEqual([]);
  });

  it('can be empty, and can be read again after a failure', async () => {
    let isOnline = false;
    const { container } = await open('#cases', [
      answerTo(readDeskCases, () => (isOnline ? { cases: [], next: null } : offline())),
    ]);
    expect(await screen.findByRole('alert')).toHaveTextContent('Keine Verbindung.');
    await expectNoAxeViolations(container);

    isOnline = true;
    await press('Noch einmal versuchen');
    expect(await screen.findByText('Keine Rückgabe ist offen.')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await expectNoAxeViolations(container);
  });
});

describe('a case', () => {
  it('shows buyer, order, wish and message, what is next, and who did what', async () => {
    const { container } = await openCase([
      oneCase(
        aDeskCase({
          kind: 'COMPLAINT',
          wish: 'REPAIR',
          text: 'Der Schalter klemmt.',
          pictures: [{ src: '/rest/desk/cases/case-1/pictures/1/?desk=1001', width: 800, height: 600 }],
          journal: [
            {
              at: '2026-11-21T09:05:00.000Z',
              event: 'arrived',
              by: 'desk 1001 4711',
              pieces: [{ lineId: 1, quantity: 1 }],
            },
            {
              at: '2026-11-20T09:05:00.000Z',
              event: 'taken-back',
              by: 'desk 1002 4713',
              pieces: [{ lineId: 1, quantity: 2 }],
              shelf: [{ lineId: 1, quantity: 1 }],
            },
            { at: '2026-11-20T09:00:00.000Z', event: 'create', by: 'guest', pieces: [] },
          ],
        }),
      ).read,
    ]);

    expect(await screen.findByRole('heading', { name: 'Reklamation R-7KM4X92TPA' })).toHaveFocus();
    expect(screen.getByText(/Erika Musterfrau/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'F7K4-M92T-X' })).toHaveAttribute('href', '#orders/x7Qd');
    expect(screen.getByText('Reparatur')).toBeVisible();
    expect(screen.getByText('Der Schalter klemmt.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Bild 1 zu R-7KM4X92TPA' })).toHaveAttribute(
      'href',
      '/rest/desk/cases/case-1/pictures/1/?desk=1001',
    );
    expect(part('Nächster Schritt').getByText(SERVER_TEXTS['caseError.goodsOpen'])).toBeVisible();
    await userEvent.click(screen.getByText('Was bisher geschah'));
    expect(screen.getByText('21.11.2026, 10:05 Uhr, Personalnummer 4711')).toBeVisible();
    expect(screen.getByText('Artikel da: 1 × Akkuschrauber')).toBeVisible();
    expect(screen.getByText('20.11.2026, 10:05 Uhr, Personalnummer 4713, Markt 1002')).toBeVisible();
    expect(
      screen.getByText('An anderem Ort angenommen: 2 × Akkuschrauber: davon dort im Regal 1 × Akkuschrauber'),
    ).toBeVisible();
    await expectNoAxeViolations(container);
  });

  it('takes what has arrived, line by line, once for two presses', async () => {
    const { read, after } = oneCase(aDeskCase());
    const line = aCaseLine({ arrived: 1, open: { goods: 1, place: 1, give: 2, notOwed: 2, replace: 2 } });
    const { platform, announce } = await openCase([
      read,
      answerTo(reportCaseArrived, after({ goods: 'PARTLY_ARRIVED', lines: [line] })),
    ]);
    await press('Eins weniger: Akkuschrauber');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Ist da' }));

    expect(await screen.findByText('Artikel teilweise da')).toBeVisible();
    expect(part('Artikel').getByText('da: 1, noch nicht da: 1')).toBeVisible();
    const sent = platform.callsOf(reportCaseArrived);
    expect(sent).toMatchObject([
      { params: { caseId: 'case-1' }, json: { lines: [{ lineId: 1, quantity: 1 }] } },
    ]);
    expect(announce).toHaveBeenLastCalledWith('Gespeichert: Artikel sind da.');
  });

  it('is decided with the keyboard only', async () => {
    const { read, after } = oneCase(aDeskCase());
    const lines = [
      aCaseLine({ notComing: 2, open: { goods: 0, place: 0, give: 2, notOwed: 2, replace: 2 } }),
    ];
    await openCase([
      read,
      answerTo(
        reportCaseNotComing,
        after({ goods: 'NOT_COMING', lines, events: ['give', 'not-owed'], endNeeds: 'caseError.moneyOpen' }),
      ),
      answerTo(readCaseRefund, { total: euros(2000) }),
    ]);
    const button = await screen.findByRole('button', { name: 'Kommt nicht' });
    for (let tabs = 0; document.activeElement !== button && tabs < 30; tabs++) await userEvent.tab();
    await userEvent.keyboard('{Enter}');

    expect(await part('Artikel').findByText('Artikel bleiben beim Käufer')).toBeVisible();
    // The next part is open, and has the focus.
    expect(await screen.findByRole('button', { name: '20,00 € erstatten' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Geld schließen' })).toHaveFocus();
  });

  it('states the amount before it is given, also for fewer pieces', async () => {
    const lines = [aCaseLine({ arrived: 2, open: { goods: 0, place: 0, give: 2, notOwed: 2, replace: 2 } })];
    const { read, after } = oneCase(aDeskCase({ goods: 'ARRIVED', lines, events: ['give', 'not-owed'] }));
    const { platform, container } = await openCase([
      read,
      answerTo(readCaseRefund, ({ query }) =>
        query?.lines === '1:1' ? { total: euros(995), giftCard: euros(500) } : { total: euros(2000) },
      ),
      answerTo(giveCaseMoney, after({ money: 'PARTLY_GIVEN' })),
    ]);
    expect(await screen.findByRole('button', { name: '20,00 € erstatten' })).toBeVisible();
    await expectNoAxeViolations(container);

    const pieces = within(screen.getByRole('list', { name: 'Mengen: Geld erstatten' }));
    await userEvent.click(pieces.getByRole('button', { name: /^Eins weniger/ }));
    await press('9,95 € erstatten');
    expect(await screen.findByText('Geld teilweise erstattet')).toBeVisible();
    expect(platform.callsOf(giveCaseMoney)).toMatchObject([
      { json: { lines: [{ lineId: 1, quantity: 1 }], total: 995 } },
    ]);
  });

  it('reads the amount again each time it has changed meanwhile', async () => {
    const { read } = oneCase(aDeskCase({ goods: 'ARRIVED', events: ['give'] }));
    const amounts = [2000, 1500, 1000];
    const { platform } = await openCase([
      read,
      answerTo(readCaseRefund, () => ({ total: euros(amounts.shift() ?? 0) })),
      answerTo(giveCaseMoney, () => {
        throw refusal(412, 'caseError.otherAmount');
      }),
    ]);
    await press('20,00 € erstatten');
    await press('15,00 € erstatten');

    expect(await screen.findByRole('button', { name: '10,00 € erstatten' })).toBeVisible();
    expect(platform.callsOf(giveCaseMoney).map(({ json }) => json.total)).toEqual([2000, 1500]);
    expect(platform.callsOf(readCaseRefund)).toHaveLength(3);
  });

  it('gives no money without a reason, and lets it wait for the goods or their dispatch', async () => {
    const { read, after } = oneCase(
      aDeskCase({ mayHoldBack: true, events: ['arrived', 'dispatched', 'give', 'not-owed'] }),
    );
    const { platform, container } = await openCase([
      read,
      answerTo(readCaseRefund, { total: euros(2000) }),
      answerTo(reportCaseDispatched, after({ mayHoldBack: false })),
      answerTo(reportCaseNotOwed, after({ money: 'NOT_OWED', events: ['arrived'] })),
    ]);
    await press('Geld ändern');
    expect(screen.getByText(/Das Geld darf warten/)).toBeVisible();
    await press('Versand ist nachgewiesen');
    await waitFor(() => expect(screen.queryByText(/Das Geld darf warten/)).not.toBeInTheDocument());

    await userEvent.click(screen.getByText('Kein Geld geschuldet', { selector: 'summary' }));
    await press('Nichts erstatten');
    expect(screen.getByText('Bitte nennen Sie den Grund.')).toBeVisible();
    await expectNoAxeViolations(container);
    await userEvent.type(screen.getByLabelText('Grund'), 'Stark zerkratzt');
    await press('Nichts erstatten');
    await waitFor(() =>
      expect(platform.callsOf(reportCaseNotOwed)).toMatchObject([
        { json: { reason: 'Stark zerkratzt', lines: [{ lineId: 1, quantity: 2 }] } },
      ]),
    );
  });

  it('puts pieces where they go, and takes them from the repairer again', async () => {
    const left = { goods: 0, place: 1, give: 0, notOwed: 0, replace: 0 };
    const lines = [
      aCaseLine({ arrived: 2, given: 2, dispositions: [{ where: 'REPAIR', pieces: 1 }], open: left }),
    ];
    const { read, after } = oneCase(aDeskCase({ goods: 'ARRIVED', lines, events: ['disposition'] }));
    const { platform, container } = await openCase([read, answerTo(disposeCase, after({}))]);
    expect(await screen.findByText('In Reparatur: 1, offen: 1')).toBeVisible();
    await press('Verbleib speichern');
    expect(screen.getByText('Bitte wählen Sie, wohin die Artikel gehen.')).toBeVisible();
    await expectNoAxeViolations(container);

    await userEvent.selectOptions(screen.getByLabelText('Wohin'), 'Zurück ins Regal');
    expect(screen.getByText('Diese Artikel lassen sich sofort wieder verkaufen.')).toBeVisible();
    await press('Verbleib speichern');
    await userEvent.selectOptions(screen.getByLabelText('Jetzt'), 'In Reparatur');
    await userEvent.selectOptions(screen.getByLabelText('Wohin'), 'Entsorgt');
    await press('Verbleib speichern');
    await waitFor(() => expect(platform.callsOf(disposeCase)).toHaveLength(2));
    expect(platform.callsOf(disposeCase).map(({ json }) => json)).toEqual([
      { lines: [{ lineId: 1, quantity: 1 }], to: 'SHELF' },
      { lines: [{ lineId: 1, quantity: 1 }], to: 'SCRAPPED', from: 'REPAIR' },
    ]);
  });

  it('prints the confirmation of a repair with the longer warranty', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const left = { goods: 0, place: 0, give: 0, notOwed: 1, replace: 0 };
    const base = { pieces: 1, arrived: 1, open: left };
    const inRepair = aCaseLine({ ...base, dispositions: [{ where: 'REPAIR', pieces: 1 }] });
    const back = aCaseLine({
      ...base,
      dispositions: [{ where: 'BACK_TO_BUYER', pieces: 1 }],
      repaired: 1,
      extended: 1,
      warrantyUntil: '2029-11-20',
    });
    const { read, after } = oneCase(
      aDeskCase({ kind: 'COMPLAINT', goods: 'ARRIVED', lines: [inRepair], events: ['repaired'] }),
    );
    await openCase([
      read,
      answerTo(readDeskOrder, aDeskOrder()),
      answerTo(
        reportCaseRepaired,
        after({
          lines: [back],
          events: [],
          journal: [{ at: '2026-11-28T10:00:00.000Z', event: 'repaired', by: 'desk 1001 4711', pieces: [] }],
        }),
      ),
    ]);
    await press('Repariert zurückgeben');
    await press('Bestätigung der Reparatur drucken');

    expect(print).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Fachwerk Köln, Venloer Straße 12, 50672 Köln')).toBeInTheDocument();
    expect(screen.getByText('1 × Akkuschrauber: Gewährleistung bis 20.11.2029')).toBeInTheDocument();
    expect(screen.getByText('28.11.2026')).toBeInTheDocument();
    expect(screen.getByText(/zwölf Monate länger \(§\s475e Abs\.\s5 BGB\)/)).toBeInTheDocument();
    print.mockRestore();
  });

  it('keeps what was typed without a connection, and sends it with the same key', async () => {
    let isOnline = false;
    const { read, after } = oneCase(aDeskCase({ events: ['arrived', 'not-owed'] }));
    const { platform } = await openCase([
      read,
      answerTo(reportCaseNotOwed, () => (isOnline ? after({ money: 'NOT_OWED' })() : offline())),
    ]);
    await press('Geld ändern');
    await userEvent.click(screen.getByText('Kein Geld geschuldet', { selector: 'summary' }));
    await userEvent.type(screen.getByLabelText('Grund'), 'Stark zerkratzt');
    await press('Nichts erstatten');
    expect(await screen.findByRole('alert')).toHaveTextContent('Keine Verbindung.');
    expect(screen.getByLabelText('Grund')).toHaveValue('Stark zerkratzt');

    isOnline = true;
    await press('Nichts erstatten');
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    const keys = platform.callsOf(reportCaseNotOwed).map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('that another person has closed meanwhile is read again, with the reason of the refusal', async () => {
    const { read, after } = oneCase(aDeskCase());
    const { container } = await openCase([
      read,
      answerTo(reportCaseArrived, () => {
        after({ isEnded: true, goods: 'ARRIVED', money: 'GIVEN', events: [], endNeeds: null })();
        throw refusal(412, 'caseError.ended');
      }),
    ]);
    await press('Ist da');

    expect(await screen.findByRole('alert')).toHaveTextContent(SERVER_TEXTS['caseError.ended']);
    expect(await part('Geld').findByText('Geld erstattet')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ist da' })).not.toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it('of which another phone has taken pieces offers what is left, and keeps the rest of the choice', async () => {
    const lines = [aCaseLine(), aCaseLine({ lineId: 2, name: 'Säge' })];
    const { read, after } = oneCase(aDeskCase({ lines }));
    await openCase([
      read,
      answerTo(reportCaseArrived, () => {
        const left = { goods: 1, place: 1, give: 2, notOwed: 2, replace: 2 };
        after({ goods: 'PARTLY_ARRIVED', lines: [aCaseLine({ arrived: 1, open: left }), lines[1]!] })();
        throw refusal(412, 'caseError.tooManyGoods');
      }),
    ]);
    await press('Eins weniger: Säge');
    await press('Ist da');

    expect(await screen.findByRole('alert')).toHaveTextContent(SERVER_TEXTS['caseError.tooManyGoods']);
    expect(await screen.findByText('Artikel teilweise da')).toBeVisible();
    const goods = part('Artikel');
    expect(within(goods.getByRole('group', { name: /Akkuschrauber/ })).getByText('1 von 1')).toBeVisible();
    expect(within(goods.getByRole('group', { name: /Säge/ })).getByText('1 von 2')).toBeVisible();
  });

  it('ends when everything is decided', async () => {
    const { read, after } = oneCase(aDeskCase({ money: 'GIVEN', events: ['close'], endNeeds: null }));
    const { platform } = await openCase([read, answerTo(closeCase, after({ isEnded: true, events: [] }))]);
    await press('Vorgang abschließen');

    expect(await screen.findAllByText('Abgeschlossen')).not.toHaveLength(0);
    expect(platform.callsOf(closeCase)).toMatchObject([{ json: {} }]);
    expect(screen.queryByRole('button', { name: 'Vorgang abschließen' })).not.toBeInTheDocument();
  });

  it('of another store does not exist here', async () => {
    await openCase([
      answerTo(readDeskCase, () => {
        throw refusal(404, 'caseError.notFound');
      }),
    ]);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Diesen Vorgang gibt es in diesem Markt nicht.',
    );
  });
});

describe('a withdrawal without an order', () => {
  const unmatched = () =>
    aDeskCase({ orderId: null, orderNumber: '4711', lines: [], events: ['match', 'close'], endNeeds: null });

  it('is matched by the online shop to an order and its pieces', async () => {
    const { read, after } = oneCase(unmatched());
    const order = anOrderView({ lines: [anOrderLine({ quantity: 2, handedOver: 2 })] });
    const { platform, container } = await openCase(
      [
        read,
        answerTo(readDeskOrders, ({ query }) => ({
          orders: query?.number === order.number ? [{ ...aDeskOrder(), order }] : [],
        })),
        answerTo(matchCase, after({ orderId: 'x7Qd', orderNumber: order.number, lines: [aCaseLine()] })),
      ],
      'online',
    );
    const number = await screen.findByLabelText('Bestellnummer');
    expect(number).toHaveValue('4711');
    await userEvent.clear(number);
    await userEvent.type(number, `${order.number}{Enter}`);
    await press(/Eins weniger/);
    await expectNoAxeViolations(container);
    await press('Zuordnen');

    expect(await screen.findByRole('link', { name: order.number })).toBeVisible();
    expect(platform.callsOf(matchCase)).toMatchObject([
      { json: { orderNumber: order.number, lines: [{ lineId: 1, quantity: 1 }] } },
    ]);
  });

  it('goes to the store of its order as a whole; a number that no store has stays typed', async () => {
    const { read } = oneCase(unmatched());
    await openCase(
      [
        read,
        answerTo(readDeskOrders, { orders: [] }),
        answerTo(matchCase, () => {
          throw refusal(412, 'caseError.noOrder');
        }),
      ],
      'online',
    );
    await press('Bestellung suchen');
    await press('Ganze Bestellung zuordnen');

    expect(await screen.findByText(SERVER_TEXTS['caseError.noOrder'])).toBeVisible();
    expect(screen.getByLabelText('Bestellnummer')).toHaveValue('4711');
  });

  it('ends with a reason only', async () => {
    const { read, after } = oneCase(unmatched());
    const { platform } = await openCase(
      [read, answerTo(closeCase, after({ isEnded: true, events: [] }))],
      'online',
    );
    await press('Nächster Schritt ändern');
    await press('Vorgang abschließen');
    expect(screen.getByText('Bitte nennen Sie den Grund.')).toBeVisible();
    expect(platform.callsOf(closeCase)).toHaveLength(0);

    await userEvent.type(screen.getByLabelText('Grund'), 'Werbung');
    await press('Vorgang abschließen');
    await waitFor(() => expect(platform.callsOf(closeCase)).toMatchObject([{ json: { reason: 'Werbung' } }]));
  });
});

describe('goods at the counter', () => {
  const collected = anOrderView({
    kind: 'collect',
    lines: [
      anOrderLine({ lineId: 1, name: 'Akkuschrauber', quantity: 3, handedOver: 2 }),
      anOrderLine({ lineId: 2, name: 'Säge', quantity: 1, handedOver: 0 }),
    ],
  });
  const find = (order = collected) => answerTo(readDeskOrders, { orders: [{ ...aDeskOrder(), order }] });
  const type = async () =>
    userEvent.type(await screen.findByLabelText('Bestellnummer'), 'F7K4-M92T-X{Enter}');

  it('become a case with at most the pieces that were handed over', async () => {
    const { platform, container } = await open('#cases/new', [
      find(),
      answerTo(createDeskCase, aDeskCase({ caseId: 'case-2', number: 'R-NEU' })),
      answerTo(readDeskCase, aDeskCase({ caseId: 'case-2', number: 'R-NEU' })),
    ]);
    await type();
    const more = await screen.findByRole('button', { name: 'Eins mehr: Akkuschrauber' });
    expect(screen.queryByText('Säge')).not.toBeInTheDocument();
    await press('Vorgang anlegen');
    expect(screen.getByRole('alert')).toHaveTextContent('Bitte wählen Sie mindestens eine Menge.');

    await userEvent.click(more);
    await userEvent.click(more);
    expect(more).toBeDisabled();
    await userEvent.click(screen.getByRole('radio', { name: /Reklamation/ }));
    await userEvent.click(screen.getByRole('radio', { name: 'Neuer Artikel' }));
    await userEvent.type(screen.getByLabelText(/Nachricht/), 'Springt nicht an');
    await expectNoAxeViolations(container);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Vorgang anlegen' }));

    expect(await screen.findByRole('heading', { name: /R-NEU/ })).toBeVisible();
    expect(platform.callsOf(createDeskCase).map(({ json }) => json)).toEqual([
      {
        orderNumber: 'F7K4-M92T-X',
        kind: 'COMPLAINT',
        wish: 'REPLACE',
        text: 'Springt nicht an',
        lines: [{ lineId: 1, quantity: 2 }],
      },
    ]);
  });

  it('are not sent without a connection, and nothing that was typed is lost', async () => {
    await open('#cases/new', [find(), answerTo(createDeskCase, offline)]);
    await type();
    await press('Eins mehr: Akkuschrauber');
    await userEvent.type(screen.getByLabelText(/Nachricht/), 'Zu groß');
    await press('Vorgang anlegen');

    expect(await screen.findByRole('alert')).toHaveTextContent('Keine Verbindung.');
    expect(screen.getByLabelText(/Nachricht/)).toHaveValue('Zu groß');
    expect(screen.getByText('1 von 2')).toBeVisible();
  });

  it('of an order that has moved meanwhile are refused; the order is read again', async () => {
    const now = { order: collected };
    await open('#cases/new', [
      answerTo(readDeskOrders, () => ({ orders: [{ ...aDeskOrder(), order: now.order }] })),
      answerTo(createDeskCase, () => {
        now.order = anOrderView({
          kind: 'collect',
          lines: [anOrderLine({ name: 'Akkuschrauber', quantity: 3, handedOver: 2, returned: 1 })],
        });
        throw refusal(412, 'caseError.tooManyPieces');
      }),
    ]);
    await type();
    const more = await screen.findByRole('button', { name: 'Eins mehr: Akkuschrauber' });
    await userEvent.click(more);
    await userEvent.click(more);
    await press('Vorgang anlegen');

    expect(await screen.findByRole('alert')).toHaveTextContent(SERVER_TEXTS['caseError.tooManyPieces']);
    expect(await screen.findByText('1 von 1')).toBeVisible();
  });

  it.each([
    ['a number that this store does not have', { orders: [] }, /gibt es keine Bestellung/],
    [
      'an order of which nothing was handed over',
      { orders: [{ ...aDeskOrder(), order: anOrderView({ kind: 'collect' }) }] },
      /nichts zurückzugeben/,
    ],
  ])('need more than %s', async (_, answer, sentence) => {
    const { container } = await open('#cases/new', [answerTo(readDeskOrders, answer)]);
    await type();
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByLabelText('Bestellnummer')).toHaveValue('F7K4-M92T-X');
    await expectNoAxeViolations(container);
  });
});

import {
  approveProhibisOrder,
  readDeliveryInformation,
  readProhibisOrder,
  submitProhibisOrder,
  verifyInventory,
} from '@fachwerk/shared/calls';
import { HttpError } from '@fachwerk/shared/http';
import {
  aCart,
  type AnswerTo,
  answerTo,
  expectNoAxeViolations,
  renderWidget,
} from '@fachwerk/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { goTo } from '../../go-to';
import messages from '../../messages.de.json';
import { anOrder, FEWER, INFORMATION, orderAnswers } from '../../testing/fake-order';
import { prohibisOrderPage } from './prohibis-order-page.widget';
import { SubmitError, submitErrorOf } from './submit-error';

jest.mock('../../go-to');

const pageUrls = {
  start: '/',
  search: '/search/',
  basket: '/basket/',
  login: '/login/',
  prohibisOrder: '/prohibis/market/order/',
  prohibisError: '/prohibis/market/error',
};
const DONE = { orderId: 'o-1', status: 'SUBMITTED', redirectUrl: '/bestellung/o-1/' } as const;
const refused = (status: number, body: object) => new HttpError('bad-request', 'refused', status, body);
const failing = (error: HttpError) => () => {
  throw error;
};

const show = (...answers: AnswerTo[]) =>
  renderWidget(
    prohibisOrderPage,
    {},
    { messages, config: { pageUrls }, answers: [...orderAnswers(), ...answers] },
  );
const order = () => userEvent.click(screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' }));
const modal = (platform: Awaited<ReturnType<typeof show>>['platform']) =>
  platform.bus.get('stockValidationModalId');

beforeEach(() => jest.mocked(goTo).mockClear());

describe('the order page of professional customers', () => {
  it('shows net before gross, and the dates of each line after the check of the stock', async () => {
    const { container, platform } = await show();

    expect(await screen.findByText('Lieferung: Do., 26.11. – Fr., 27.11.')).toBeVisible();
    expect(screen.getByText('16,81 € netto')).toBeVisible();
    const labels = screen.getAllByRole('term').map((term) => term.textContent);
    expect(labels).toEqual([
      'Versand (inkl. MwSt.)',
      'Gesamt netto',
      'zzgl. 19 % MwSt.',
      'Gesamt inkl. MwSt.',
    ]);
    const paths = platform.calls.map(({ path }) => path);
    expect(paths.indexOf('/basket/verifyInventory/')).toBeLessThan(
      paths.indexOf('/rest/prohibis/market/deliveryInformation/'),
    );
    await expectNoAxeViolations(container);
  });

  it('orders with what the firm states, closes the dialog and clears the count of the cart', async () => {
    const { platform } = await show(answerTo(submitProhibisOrder, DONE));
    act(() => platform.bus.set('cartCount', 2));

    await userEvent.type(screen.getByLabelText(/Kommission/), 'BV Müller');
    await userEvent.selectOptions(screen.getByLabelText('Wunschtermin'), 'Sa., 28.11.');
    await order();

    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/bestellung/o-1/'));
    expect(platform.callsOf(submitProhibisOrder)).toMatchObject([
      {
        params: { id: 'interaction-1' },
        form: {
          reference: 'BV Müller',
          deliveryWish: '2026-11-28',
          addressId: 'a-1',
          paymentMethod: 'INVOICE_KLARNA',
          acceptedTotal: '2595',
        },
      },
    ]);
    expect(platform.bus.get('cartCount')).toBe(0);
    expect(modal(platform)).toBeNull();
  });

  it('has the sum of a collection as soon as a store is chosen', async () => {
    const { platform } = await show(answerTo(submitProhibisOrder, DONE));

    await userEvent.selectOptions(screen.getByLabelText(/Lieferung oder Abholung/), '1001');
    await order();

    await waitFor(() =>
      expect(platform.callsOf(submitProhibisOrder)).toMatchObject([
        { form: { companyId: '1001', acceptedTotal: '2000' } },
      ]),
    );
    expect(screen.queryByLabelText('Wunschtermin')).not.toBeInTheDocument();
  });

  it.each([
    ['stock', '/prohibis/market/error?e=stock'],
    ['a new key', '/prohibis/market/error?e=a%20new%20key'],
  ])('leads to the error page with the key of a conflict: %s', async (prohibisErrorKey, address) => {
    await show(answerTo(submitProhibisOrder, failing(refused(412, { prohibisErrorKey }))));
    await order();
    await waitFor(() => expect(goTo).toHaveBeenCalledWith(address));
  });

  it('shows adjusted positions in the dialog, and orders them after the approval', async () => {
    const body = { adjustedPositions: [FEWER], cartContainer: aCart({ totalArticleCount: 1 }) };
    const { platform } = await show(
      answerTo(submitProhibisOrder, failing(refused(412, body))),
      answerTo(approveProhibisOrder, DONE),
    );
    const heard = jest.fn();
    platform.bus.on('cart:inventory-changed', heard, platform.signal);
    await order();

    await waitFor(() => expect(modal(platform)).toBe('stock-validation-modal'));
    expect(heard).toHaveBeenCalledWith(
      expect.objectContaining({ positions: [expect.objectContaining({ newQuantity: 1 })] }),
    );
    expect(platform.bus.get('cartCount')).toBe(1);
    expect(screen.getByText('Schrauben: vorher 2, jetzt 1')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /Geänderte Mengen/ }));

    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/bestellung/o-1/'));
    expect(platform.callsOf(approveProhibisOrder)).toMatchObject([
      { json: { id: 'interaction-1', acceptedPositions: [FEWER], acceptedTotal: 2595 } },
    ]);
    expect([platform.bus.get('cartCount'), modal(platform)]).toEqual([0, null]);
  });

  it('shows a sum that has changed before it is ordered', async () => {
    const dearer = anOrder();
    dearer.sums.delivered.total = { value: 3000, displayValue: '30,00 €' };
    let orders = 0;
    const { platform } = await show(
      answerTo(readProhibisOrder, () => (orders++ === 0 ? anOrder() : dearer)),
      answerTo(submitProhibisOrder, failing(refused(412, { adjustedPositions: [] }))),
    );
    await order();
    expect(await screen.findByText(/Die Summe hat sich geändert/)).toBeVisible();
    await order();
    await waitFor(() =>
      expect(platform.callsOf(submitProhibisOrder).map(({ form }) => form.acceptedTotal)).toEqual([
        '2595',
        '3000',
      ]),
    );
    expect(goTo).not.toHaveBeenCalled();
  });

  it('shows wrong fields where they are, and the general message for every other status', async () => {
    const fieldErrors = [{ field: 'reference', msg: 'forms.oneLine' }];
    const answers = [refused(400, { fieldErrors, globalErrors: [] }), refused(409, {})];
    await show(answerTo(submitProhibisOrder, () => failing(answers.shift() ?? refused(500, {}))()));
    await order();
    await waitFor(() => expect(screen.getByLabelText(/Kommission/)).toBeInvalid());
    await userEvent.type(screen.getByLabelText(/Kommission/), 'x');
    await order();
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(goTo).not.toHaveBeenCalled();
  });

  it('shows missing stock of the check in the dialog, and checks again after it', async () => {
    const cartContainer = aCart({
      onlineCart: { empty: false, positions: [] },
      adjustedPositionsOnline: [FEWER],
    });
    const inventory = refused(412, { adjustedPositionsOnline: [FEWER], cartContainer });
    const answers: (HttpError | null)[] = [inventory, null];
    const { platform } = await show(
      answerTo(readDeliveryInformation, () => {
        const failure = answers.shift();
        if (failure) throw failure;
        return INFORMATION;
      }),
    );
    await waitFor(() => expect(modal(platform)).toBe('stock-validation-modal'));
    act(() => platform.bus.set('stockValidationModalId', null));
    expect(await screen.findByText(/Do., 26.11./)).toBeVisible();
    expect(platform.bus.get('notifications')).toEqual([]);
  });

  it('keeps the message that there are no delivery dates', async () => {
    const { platform } = await show(
      answerTo(verifyInventory, { verified: true }),
      answerTo(readDeliveryInformation, failing(new HttpError('bad-response', 'broken', 500))),
    );
    await waitFor(() =>
      expect(platform.bus.get('notifications')).toMatchObject([
        { id: 'prohibis.deliveryInfo.globalError', type: 'error', autoclose: 0 },
      ]),
    );
  });

  it('offers the check of the stock without script, before the goods are held', async () => {
    const { renderToStaticMarkup } = await import('react-dom/server');
    const data = { kind: 'ready', order: anOrder({ interactionId: null }), lastAnswer: null } as const;
    const { platform } = await show();
    const html = renderToStaticMarkup(<prohibisOrderPage.Root props={{}} data={data} platform={platform} />);
    expect(html).toContain('formAction="/rest/checkout/start/"');
  });

  it('is for professional customers only', async () => {
    await show(answerTo(readProhibisOrder, failing(refused(403, {}))));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Das ist Profikunden vorbehalten');
    const links = within(document.body).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/login/', '/basket/']);
  });
});

describe('a refused submission', () => {
  it.each([400, 412] as const)('raises its own error with the data of the answer: %d', (status) => {
    const error = submitErrorOf(refused(status, { prohibisErrorKey: 'store' }));
    expect(error).toBeInstanceOf(SubmitError);
    expect(error?.message).toBe(`Request failed with ${status} error`);
    expect(error?.data).toEqual({ prohibisErrorKey: 'store' });
  });

  it.each([403, 404, 409, 500])('leaves every other status unhandled: %d', (status) => {
    expect(submitErrorOf(refused(status, {}))).toBeUndefined();
  });
});

import { continuePayment, readPayment } from '@fachwerk/shared/calls';
import type { PaymentState } from '@fachwerk/shared/contracts';
import { HttpError } from '@fachwerk/shared/http';
import { type AnswerTo, answerTo, renderWidget } from '@fachwerk/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { goTo } from '../../go-to';
import messages from '../../messages.de.json';
import { loadCardCheck } from './card-check-data';
import { cardCheckPage } from './card-check-page.widget';

jest.mock('../../go-to', () => ({ goTo: jest.fn() }));

const pageUrls = {
  start: '/',
  search: '/search/',
  basket: '/basket/',
  checkout: '/checkout/',
  orderConfirmation: '/bestellung/',
};
const url = 'https://shop.example/checkout/kartenpruefung/?payment=p1';
const aPayment = (payment: Partial<PaymentState>): PaymentState => ({
  state: 'open',
  method: 'CREDIT_CARD',
  cents: 4995,
  orderId: 'o1',
  ...payment,
});
const UNTIL = '27.11.2026, 17:05 Uhr';
async function open(answer: () => PaymentState, answers: readonly AnswerTo[] = []) {
  const { platform } = await renderWidget(
    cardCheckPage,
    {},
    { messages, url, config: { pageUrls }, answers: [answerTo(readPayment, answer), ...answers] },
  );
  return platform;
}
const headline = () => screen.getByRole('heading', { level: 1 });

describe('the page after a payment', () => {
  it.each([
    ['authentication', /nicht freigegeben/],
    ['insufficient-funds', /nicht ausreichend gedeckt/],
  ] as const)(
    'names the reason of a refusal (%s) and leads to the other methods',
    async (refusal, reason) => {
      await open(() => aPayment({ state: 'refused', refusal }));

      expect(screen.getByRole('alert')).toHaveTextContent(reason);
      expect(screen.getByRole('alert')).toHaveTextContent(/49,95\s€ \(Kreditkarte\) wurden nicht abgebucht/);
      expect(screen.getByText(/liegen wieder im Warenkorb/)).toBeVisible();
      expect(screen.getByRole('link', { name: 'Andere Zahlungsart wählen' })).toHaveAttribute(
        'href',
        '/checkout/zahlung/',
      );
    },
  );

  it('offers to pay the same order once more while it waits', async () => {
    const platform = await open(
      () => aPayment({ state: 'refused', refusal: 'authentication', payUntilText: UNTIL }),
      [answerTo(continuePayment, { orderId: 'o1', paymentRedirect: '/payment-sandbox/pay/y/' })],
    );

    expect(
      screen.getByText(`Ihre Bestellung ist nicht verloren: Sie können sie bis ${UNTIL} bezahlen.`),
    ).toBeVisible();
    expect(screen.getAllByRole('button')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Andere Zahlungsart wählen' })).toHaveAttribute(
      'href',
      '/checkout/',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Noch einmal' }));

    expect(platform.callsOf(continuePayment)).toMatchObject([{ form: { orderId: 'o1', paymentMethod: '' } }]);
    expect(goTo).toHaveBeenCalledWith('/payment-sandbox/pay/y/');
  });

  it('offers no payment of an order of another visitor, and states how to continue', async () => {
    await open(() =>
      aPayment({ state: 'refused', refusal: 'declined', payUntilText: UNTIL, isCartElsewhere: true }),
    );

    expect(screen.getByText(/in dem Browser, in dem Sie bestellt haben/)).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('does not promise a cart that is elsewhere', async () => {
    await open(() => aPayment({ state: 'refused', refusal: 'declined', isCartElsewhere: true }));

    expect(screen.getByText(/in dem Warenkorb, aus dem Sie bestellt haben/)).toBeVisible();
    expect(screen.queryByText(/liegen wieder im Warenkorb/)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Andere Zahlungsart wählen' })).not.toBeInTheDocument();
  });

  it('takes the model of its props instead of an address', async () => {
    await renderWidget(
      cardCheckPage,
      { model: aPayment({ state: 'refused', refusal: 'expired-card' }) },
      { messages, config: { pageUrls } },
    );

    expect(screen.getByRole('alert')).toHaveTextContent('Die Karte ist abgelaufen.');
  });

  it('leads to the confirmation as soon as the payment is confirmed', async () => {
    jest.useFakeTimers();
    const answers = [aPayment({}), aPayment({}), aPayment({ state: 'paid' })];
    await open(() => answers.shift() ?? aPayment({ state: 'paid' }));
    expect(screen.getByRole('status')).toHaveTextContent(/noch nicht bestätigt/);

    for (let times = 0; times < 3; times++) await act(() => jest.advanceTimersByTimeAsync(2100));

    expect(goTo).toHaveBeenCalledWith('/bestellung/o1/');
    jest.useRealTimers();
  });

  it('offers ways on while the payment is open, also without script', async () => {
    await open(() => aPayment({ continueUrl: '/payment-sandbox/pay/x/' }));

    expect(screen.getByRole('link', { name: 'Zahlung fortsetzen' })).toHaveAttribute(
      'href',
      '/payment-sandbox/pay/x/',
    );
    expect(screen.getByRole('link', { name: 'Noch einmal prüfen' })).toHaveAttribute('href', '?payment=p1');
    expect(screen.getByRole('link', { name: 'Andere Zahlungsart wählen' })).toHaveAttribute(
      'href',
      '/checkout/',
    );
  });

  it.each([
    [404, 'Diese Zahlung kennen wir nicht'],
    [503, 'Der Stand Ihrer Zahlung konnte nicht geladen werden'],
  ])('explains the status %i', async (status, title) => {
    await open(() => {
      throw new HttpError('bad-request', 'for the test', status, {});
    });

    expect(headline()).toHaveTextContent(title);
  });

  it('redirects a paid order on the server', async () => {
    const api = { call: () => Promise.resolve(aPayment({ state: 'paid' })) };
    const { page } = await loadCardCheck({
      props: {},
      url: new URL(url),
      signal: new AbortController().signal,
      api: api as never,
      pageUrls: { ...pageUrls, orderConfirmation: '/danke/' },
    });

    expect(page).toEqual({ redirect: '/danke/o1/' });
  });
});

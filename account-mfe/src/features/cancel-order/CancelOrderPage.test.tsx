import { cancelOrder, readCancellation, readOrder } from '@fachwerk/shared/calls';
import { HttpError } from '@fachwerk/shared/http';
import { anOrderLine, anOrderView, type AnswerTo, answerTo, renderWidget } from '@fachwerk/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../messages.de.json';
import { urls } from '../../testing/account-fixtures';
import { cancelOrderPage } from './cancel-order-page.widget';

const euros = (value: number) => ({ value, displayValue: `${(value / 100).toFixed(2).replace('.', ',')} €` });
const order = anOrderView({
  lines: [anOrderLine(), anOrderLine({ lineId: 3, name: 'Dübel', quantity: 1 })],
});
const back = { isWhole: false, amount: euros(24_750), giftCard: euros(5_000), payment: euros(19_750) };

const visit = (query = '', props = {}, answers: readonly AnswerTo[] = []) =>
  renderWidget(
    cancelOrderPage,
    { orderId: 'x7Qd', ...props },
    {
      messages,
      config: { pageUrls: { ...urls, guestOrders: '/bestellungen/' } },
      url: `https://shop.example/bestellungen/x7Qd/stornieren/${query}`,
      answers: [
        answerTo(readOrder, order),
        answerTo(readCancellation, ({ query: asked }) => ({ ...back, lines: asked?.lines ?? '' })),
        answerTo(cancelOrder, order),
        ...answers,
      ],
    },
  );

it('offers all lines, by a form that needs no script', async () => {
  const { container } = await visit();

  expect(screen.getByRole('group', { name: 'Welche Artikel brauchen Sie nicht?' })).toBeVisible();
  expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  const form = container.querySelector('form');
  expect(form).toHaveAttribute('method', 'get');
  expect([...new FormData(form ?? undefined).getAll('position')]).toEqual(['1', '3']);
});

it('states what returns, to which means, and cancels only then', async () => {
  const { platform } = await visit('?position=3&schritt=pruefen');
  expect(platform.callsOf(readCancellation)[0]?.query).toEqual({ lines: '3:1' });
  expect(screen.getByText('247,50 €')).toBeVisible();
  expect(screen.getByText(/50,00 €, sofort wieder auf der Karte/)).toBeVisible();
  expect(screen.getByText(/197,50 €\. Die Vormerkung auf Ihrer Kreditkarte/)).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Jetzt stornieren' }));

  expect(await screen.findByRole('group', { name: 'Ihre Stornierung ist erledigt' })).toHaveFocus();
  expect(platform.callsOf(cancelOrder)).toMatchObject([{ form: { lines: '3:1' } }]);
});

it('names the benefits that the rest of the order loses', async () => {
  const lost = { gifts: ['Zollstock'], shipping: euros(595), discount: euros(900) };
  await visit('?position=1&schritt=pruefen', {}, [
    answerTo(readCancellation, { ...back, lines: '1:2', amount: euros(0), lost }),
  ]);

  expect(screen.getByText(/Gratis-Zugabe „Zollstock“ entfällt/)).toBeVisible();
  expect(screen.getByText(/^Diese Artikel und eine Gratis-Zugabe entfallen\. Den Rest/)).toBeVisible();
  expect(screen.queryByText(/Alles andere schicken wir/)).not.toBeInTheDocument();
  expect(screen.getByText(/Rabatt von 9,00 € entfällt/)).toBeVisible();
  expect(screen.getByText(/nicht mehr kostenlos verschickt: Versandkosten 5,95 €/)).toBeVisible();
  expect(screen.getByText('Der Gesamtbetrag ändert sich dadurch nicht.')).toBeVisible();
});

it('takes first name, target and kind of card from the page', async () => {
  await visit('', { firstName: 'Änne' });
  expect(screen.getByText(/^Änne, /)).toBeVisible();

  const { container } = await visit('?position=1&schritt=pruefen', {
    cancelUrl: '/storno/x7Qd/',
    isCreditCard: false,
  });
  expect(container.querySelector('form')).toHaveAttribute('action', '/storno/x7Qd/');
  expect(screen.getByText(/auf demselben Weg/)).toBeVisible();
});

it('leads to the withdrawal when the order is packed', async () => {
  await visit('', {}, [answerTo(readOrder, anOrderView({ stateText: 'Versandt', actions: ['withdraw'] }))]);

  expect(screen.getByText(/Versandt/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Vertrag widerrufen' })).toHaveAttribute('href', '/widerruf/');
});

it('sends visitors who may not read the order to the login', async () => {
  const refused = () => {
    throw new HttpError('bad-request', 'for the test', 404);
  };
  const { loaded } = await visit('', {}, [answerTo(readOrder, refused)]);

  expect(loaded?.page?.redirect).toBe('/bestellungen/anmelden/?bestellung=1');
});

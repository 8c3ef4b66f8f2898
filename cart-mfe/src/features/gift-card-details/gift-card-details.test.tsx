import { buyGiftCard } from '@fachwerk/shared/calls';
import { GIFT_CARD_DESIGNS } from '@fachwerk/shared/rules';
import { answerTo, renderWidget } from '@fachwerk/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { goTo } from '../../go-to';
import messages from '../../messages.de.json';
import { aCart } from '../cart/cart-fixtures';
import { giftCardDetails } from './gift-card-details.widget';

jest.mock('../../go-to', () => ({ goTo: jest.fn() }));

const [{ itemId, productId, design }] = GIFT_CARD_DESIGNS;
const texts = { ...messages, 'giftCard.amount.range': 'Bitte 10 bis 250 €.' };
const visit = () =>
  renderWidget(giftCardDetails, { design }, { messages: texts, answers: [answerTo(buyGiftCard, aCart())] });

it('sends the chosen amount with the item of the design', async () => {
  const { platform } = await visit();
  const added = jest.fn();
  platform.bus.on('cart:gift-card-added', added, platform.signal);
  await userEvent.click(screen.getByRole('button', { name: '50\u00a0€' }));
  expect(screen.getByLabelText('Betrag in Euro')).toHaveValue('50');
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('50 €');
  await userEvent.click(screen.getByRole('button', { name: 'In den Warenkorb' }));

  expect(platform.calls.at(-1)).toMatchObject({
    path: buyGiftCard.path,
    body: { itemId, productId, amount: '50' },
  });
  expect(goTo).toHaveBeenCalledWith('/basket/');
  expect(added.mock.calls).toEqual([[{ entryId: '', itemId, productId, cents: 5000 }]]);
});

it.each([' ', '{Enter}'])('takes an amount by the key "%s" and stays on the page', async (key) => {
  await visit();
  const amount = screen.getByRole<HTMLButtonElement>('button', { name: '100\u00a0€' });
  const isLeft = jest.fn();
  amount.form?.addEventListener('submit', isLeft);
  amount.focus();
  await userEvent.keyboard(key);

  expect(screen.getByLabelText('Betrag in Euro')).toHaveValue('100');
  expect(amount).toHaveFocus();
  expect(isLeft).not.toHaveBeenCalled();
});

it('sends nothing but the amount where a choice opens the page again, without script', async () => {
  await visit();
  const amount = screen.getByRole<HTMLButtonElement>('button', { name: '25\u00a0€' });

  expect(amount.form).toHaveAttribute('method', 'get');
  expect([...new FormData(amount.form ?? undefined, amount)]).toEqual([['betrag', '25']]);
});

it('names the limits before anything is sent', async () => {
  const { platform } = await visit();
  await userEvent.type(screen.getByLabelText('Betrag in Euro'), '9,99');
  await userEvent.click(screen.getByRole('button', { name: 'In den Warenkorb' }));

  expect(await screen.findAllByText('Bitte 10 bis 250 €.')).not.toHaveLength(0);
  expect(platform.calls.filter(({ path }) => path === buyGiftCard.path)).toEqual([]);
});

it('shows amount, recipient and greeting as they will arrive, and announces the amount', async () => {
  await visit();
  const preview = within(screen.getByRole('region', { name: 'Vorschau der Geschenkkarte' }));
  expect(preview.getByRole('status')).toHaveTextContent('sobald Sie einen Betrag wählen');

  await userEvent.type(screen.getByLabelText('Betrag in Euro'), '25,5');
  expect(preview.getByRole('status')).toHaveTextContent('Guthaben 25,50 €');
  expect(screen.queryByRole('button', { pressed: true })).not.toBeInTheDocument();

  await userEvent.type(screen.getByLabelText(/^Name der beschenkten Person/), 'Ida');
  await userEvent.type(screen.getByLabelText(/^Grußtext/), 'Alles Gute{Enter}zum Einzug');
  expect(preview.getByText('Für Ida')).toBeVisible();
  expect(preview.getByText(/^Alles Gute\s+zum Einzug$/)).toBeVisible();
});

it.each(['9,99', '250,01', 'viel'])('shows no amount that no card can have: %s', async (amount) => {
  await visit();
  await userEvent.type(screen.getByLabelText('Betrag in Euro'), amount);

  expect(screen.getByRole('status')).not.toHaveTextContent(amount);
});

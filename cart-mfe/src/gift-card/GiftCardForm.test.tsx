import { addGiftCard, readCart, removeGiftCard } from '@fachwerk/shared/calls';
import type { CartContainer, CartGiftCard } from '@fachwerk/shared/contracts';
import { answerTo, expectNoAxeViolations, fill, renderWidget } from '@fachwerk/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCart, aPosition, euros } from '../features/cart/cart-fixtures';
import { cartPage } from '../features/cart/cart-page.widget';
import messages from '../messages.de.json';

const plain = aCart([aPosition()]);
const giftCard: CartGiftCard = {
  maskedNumber: '•••• 1234',
  redeemed: euros(1000),
  rest: euros(1500),
  toPay: euros(200),
};
const paid: CartContainer = { ...plain, cartSum: { ...plain.cartSum, giftCard } };
const refused: CartContainer = {
  ...plain,
  captchaActive: true,
  cartSum: {
    ...plain.cartSum,
    onlinePromotionResultModel: {
      ...plain.cartSum.onlinePromotionResultModel,
      giftCardFormResult: {
        formResult: { fieldErrors: [{ field: 'cardNumber', msg: 'giftCard.error.failed.NOT_FOUND' }] },
      },
    },
  },
};
const texts = {
  ...messages,
  'forms.captcha.error': 'Sicherheitsprüfung fehlgeschlagen.',
  'giftCard.error.failed.NOT_FOUND': 'Diese Karte kennen wir nicht.',
};

async function redeem(answer: CartContainer) {
  const widget = await renderWidget(
    cartPage,
    {},
    {
      messages: texts,
      answers: [answerTo(readCart, plain), answerTo(addGiftCard, answer), answerTo(removeGiftCard, plain)],
    },
  );
  await userEvent.click(screen.getByText('Geschenkkarte einlösen'));
  await fill('Kartennummer', '1111 2222 3333 1234');
  await fill('PIN', '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Geschenkkarte anwenden' }));
  return widget;
}

it('makes what is still to pay the large sum, below the total and what the card pays of it', async () => {
  await redeem(paid);

  const rows = within(screen.getByRole('region', { name: 'Summe Ihrer Bestellung' }))
    .getAllByRole('term')
    .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`);
  expect(rows.slice(-3)).toEqual([
    `Gesamtsumme inkl. MwSt. ${paid.cartSum.total.displayValue}`,
    `Geschenkkarte •••• 1234 −${giftCard.redeemed.displayValue}`,
    expect.stringMatching(new RegExp(`^Noch zu zahlen\\s+${giftCard.toPay.displayValue}`)),
  ]);
});

it('shows what a card pays, and removes it', async () => {
  const { container, platform } = await redeem(paid);
  expect(await screen.findByText('Geschenkkarte •••• 1234 zahlt')).toBeVisible();
  await expectNoAxeViolations(container);

  await userEvent.click(screen.getByRole('button', { name: 'Geschenkkarte •••• 1234 entfernen' }));
  expect(await screen.findByLabelText('Kartennummer')).toBeInTheDocument();
  expect(platform.tracked.map(({ name }) => name)).toEqual(['add_gift_card', 'remove_gift_card']);
});

it('shows no amount of 0 € where a card cannot pay: for gift cards', async () => {
  const bought = aCart([aPosition({ giftCardValue: 5000 })]);
  await redeem({
    ...bought,
    cartSum: { ...bought.cartSum, giftCard: { ...giftCard, redeemed: euros(0) } },
  });

  expect(await screen.findByText(/Geschenkkarten lassen sich damit nicht bezahlen/)).toBeVisible();
  expect(screen.queryByText('Geschenkkarte •••• 1234 zahlt')).not.toBeInTheDocument();
});

it('keeps the number after a refusal, empties the PIN and asks for a captcha', async () => {
  await redeem(refused);
  expect(await screen.findByText('Diese Karte kennen wir nicht.')).toBeVisible();
  expect(screen.getByLabelText('Kartennummer')).toHaveValue('1111 2222 3333 1234');
  expect(screen.getByLabelText('PIN')).toHaveValue('');
  expect(await screen.findByText('Sicherheitsprüfung fehlgeschlagen.')).toBeVisible();
});

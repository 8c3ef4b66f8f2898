import {
  addCustomerCard,
  addVoucher,
  clearCustomerCard,
  clearVoucher,
  readCart,
} from '@fachwerk/shared/calls';
import type { CartContainer, CartSum, VoucherValidationResult } from '@fachwerk/shared/contracts';
import { HttpError } from '@fachwerk/shared/http';
import {
  type AnswerTo,
  answerTo,
  aPromotionResult,
  expectNoAxeViolations,
  renderWidget,
} from '@fachwerk/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCart, aPosition, euros } from '../features/cart/cart-fixtures';
import { cartPage } from '../features/cart/cart-page.widget';
import messages from '../messages.de.json';

const aResult = (part: Partial<VoucherValidationResult>): VoucherValidationResult => ({
  coupon: 'FARBE15',
  successful: false,
  attainable: false,
  invalid: false,
  missing: null,
  missingAmount: null,
  reason: null,
  name: '15 % auf Farben',
  terms: 'Gilt für Farben.',
  ...part,
});

const cartWith = (part: Partial<CartSum>): CartContainer => {
  const cart = aCart([aPosition()]);
  return { ...cart, cartSum: { ...cart.cartSum, ...part } };
};
const plain = cartWith({});
const withVoucher = (part: Partial<VoucherValidationResult>, cents = 0) =>
  cartWith({
    voucher: { coupon: 'FARBE15', amount: euros(cents) },
    onlinePromotionResultModel: aPromotionResult({
      voucherValidationResult: aResult(part),
      promotions:
        cents > 0
          ? [
              {
                promotionId: 'farbe',
                name: '15 % auf Farben',
                coupon: 'FARBE15',
                amount: euros(cents),
                isFreeShipping: false,
              },
            ]
          : [],
    }),
  });
const refused = (part: Partial<VoucherValidationResult> = {}) =>
  cartWith({
    onlinePromotionResultModel: aPromotionResult({
      voucherValidationResult: aResult({
        invalid: true,
        reason: 'unknown',
        name: null,
        terms: null,
        ...part,
      }),
    }),
  });

async function visit(container: CartContainer, answers: readonly AnswerTo[] = []) {
  const user = userEvent.setup();
  const widget = await renderWidget(
    cartPage,
    {},
    {
      messages,
      answers: [answerTo(readCart, container), ...answers],
      config: {
        pageUrls: { start: '/', search: '/search/', basket: '/basket/', couponInfo: '/gutscheincodes/' },
      },
    },
  );
  return { user, ...widget };
}
const couponField = () => screen.getByRole('textbox', { name: 'Gutscheincode' });
const cardField = () => screen.getByRole('textbox', { name: 'Kundenkartennummer' });

async function enter(user: ReturnType<typeof userEvent.setup>, code: string) {
  await user.click(screen.getByText('Gutscheincode einlösen'));
  await user.type(couponField(), code);
  await user.click(screen.getByRole('button', { name: 'Einlösen' }));
}

describe('a coupon', () => {
  it('is hidden at first, redeemed, named in the sum and removed; the form is empty again', async () => {
    const { user, platform } = await visit(plain, [
      answerTo(addVoucher, withVoucher({ successful: true }, 1230)),
      answerTo(clearVoucher, plain),
    ]);
    expect(screen.getByText('Gutscheincode einlösen').closest('details')).not.toHaveAttribute('open');

    await enter(user, 'farbe15');

    expect(await screen.findByText('Gutschein FARBE15 ist eingelöst')).toBeVisible();
    expect(screen.getByText('15 % auf Farben (FARBE15)')).toBeVisible();
    expect(screen.getByText('−12,30 €')).toBeVisible();
    expect(platform.calls.at(-1)).toMatchObject({ path: addVoucher.path, body: { coupon: 'farbe15' } });

    await user.click(screen.getByRole('button', { name: 'Gutscheincode FARBE15 entfernen' }));
    expect(couponField()).toHaveValue('');
    expect(couponField().closest('details')).toHaveAttribute('open');
    expect(couponField().closest('[tabindex]')).toHaveFocus();
    expect(platform.tracked.map(({ name }) => name)).toEqual(['add_coupon', 'remove_coupon']);
  });

  it.each<[Partial<VoucherValidationResult>, string]>([
    [
      { attainable: true, missing: 'amount', missingAmount: euros(1230) },
      'Noch 12,30 € bis zu Ihrem Gutschein FARBE15',
    ],
    [{ attainable: true, missing: 'article' }, 'Für den Gutschein FARBE15 fehlt noch ein passender Artikel'],
    [{ attainable: true, missing: 'customerCard' }, 'Der Gutschein FARBE15 gilt nur mit Kundenkarte'],
    [{ invalid: true, reason: 'notCombinable' }, 'Gutschein FARBE15 gilt für diesen Warenkorb nicht'],
  ])('that is attached is shown with its state %j', async (part, sentence) => {
    const { container } = await visit(withVoucher(part));

    expect(screen.getByText(sentence)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Gutscheincode FARBE15 entfernen' })).toBeVisible();
    await expectNoAxeViolations(container);
  });

  it('that is invalid marks the field and stays in it', async () => {
    const { user, platform } = await visit(plain, [answerTo(addVoucher, refused())]);

    await enter(user, 'falsch');

    expect(await screen.findByText(/können wir nicht einlösen/)).toBeVisible();
    expect(couponField()).toHaveValue('falsch');
    expect(couponField()).toBeInvalid();
    expect(platform.tracked).toEqual([]);
    await user.type(couponField(), 'x');
    expect(couponField()).toBeValid();
  });

  it('that another promotion excludes is explained', async () => {
    const { user } = await visit(plain, [answerTo(addVoucher, refused({ reason: 'notCombinable' }))]);

    await enter(user, 'erste100');

    expect(await screen.findByText(/nicht zusammen mit einer anderen Aktion/)).toBeVisible();
  });

  it('stays in the field after a failure', async () => {
    const { user } = await visit(plain, [
      answerTo(addVoucher, () => {
        throw new HttpError('network', 'for the test', 0);
      }),
    ]);

    await enter(user, 'farbe15');

    expect(couponField()).toBeInvalid();
    expect(couponField()).toHaveValue('farbe15');
  });

  it('has a link to its explanation, which is a layer or, without script, a page', async () => {
    const { user, platform } = await visit(plain);
    const requests = jest.fn();
    platform.bus.set('layers', ['cart:coupon-info-requested']);
    platform.bus.on('cart:coupon-info-requested', requests, platform.signal);
    await user.click(screen.getByText('Gutscheincode einlösen'));

    const link = screen.getByRole('link', { name: 'So funktionieren Gutscheincodes' });
    expect(link).toHaveAttribute('href', '/gutscheincodes/');
    expect(link).toHaveAttribute('data-opens', 'cart:coupon-info-requested');
    await user.click(link);
    expect(requests).toHaveBeenCalledTimes(1);
  });
});

describe('a customer card', () => {
  it('is used, shown and removed', async () => {
    const { user, platform } = await visit(plain, [
      answerTo(addCustomerCard, cartWith({ customerCardNumber: '2912345671' })),
      answerTo(clearCustomerCard, plain),
    ]);
    await user.click(screen.getByText('Kundenkarte nutzen'));
    await user.type(cardField(), '2912 345 671');
    await user.click(screen.getByRole('button', { name: 'Übernehmen' }));

    expect(await screen.findByText('Nummer 2912345671')).toBeVisible();
    expect(platform.bus.get('customerCardNumber')).toBe('2912345671');

    await user.click(screen.getByRole('button', { name: 'Kundenkarte entfernen' }));
    expect(cardField()).toHaveValue('');
    expect(platform.bus.get('customerCardNumber')).toBeNull();
  });

  it('that is missing in the answer marks the field', async () => {
    const { user } = await visit(plain, [answerTo(addCustomerCard, plain)]);
    await user.click(screen.getByText('Kundenkarte nutzen'));
    await user.type(cardField(), '1912');
    await user.click(screen.getByRole('button', { name: 'Übernehmen' }));

    expect(await screen.findByText(/prüfen Sie die Nummer Ihrer Kundenkarte/)).toBeVisible();
    expect(cardField()).toHaveValue('1912');
  });
});

it('names a gift that is sold out', async () => {
  await visit(
    cartWith({ onlinePromotionResultModel: aPromotionResult({ missingGifts: ['Maßband geschenkt'] }) }),
  );

  expect(screen.getByText(/„Maßband geschenkt“ ist zurzeit ausverkauft/)).toBeVisible();
});

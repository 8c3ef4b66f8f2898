import { aCart, aPosition } from '../features/cart/cart-fixtures';
import { hasOnlyGiftCards } from './only-gift-cards';

const card = () => aPosition({ entryId: 'card', giftCardValue: 2500 });
const screws = (maxStock: number) => aPosition({ entryId: 'screws', maxStock });

it('only gift cards can be ordered, also beside goods that are sold out', () => {
  expect(hasOnlyGiftCards(aCart([card()]))).toBe(true);
  expect(hasOnlyGiftCards(aCart([card(), screws(0)]))).toBe(true);
  expect(hasOnlyGiftCards(aCart([card(), screws(5)]))).toBe(false);
  expect(hasOnlyGiftCards(aCart([screws(0)]))).toBe(false);
});

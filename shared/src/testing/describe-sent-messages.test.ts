import { publishCart } from '../bus';
import { declareExpectations } from '../expectations';
import { describeSentMessages } from './describe-sent-messages';

const expectations = declareExpectations({
  sends: {
    cartCount: { 'two pieces are in the cart': 2 },
    'cart:changed': { 'the cart is empty': { itemCount: 0 } },
  },
});

describeSentMessages(expectations, {
  cartCount: { 'two pieces are in the cart': (bus) => publishCart(bus, { totalArticleCount: 2 }) },
  'cart:changed': { 'the cart is empty': (bus) => publishCart(bus, { totalArticleCount: 0 }) },
});

/** Only compiled. */
export const incomplete = () =>
  // @ts-expect-error the example of cartCount has no situation
  describeSentMessages(expectations, { 'cart:changed': { 'the cart is empty': () => undefined } });

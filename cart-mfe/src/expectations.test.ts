import type { Bus } from '@fachwerk/shared/bus';
import { moveInCart, readCart } from '@fachwerk/shared/calls';
import { answerTo, describeSentMessages, renderWidget } from '@fachwerk/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectations } from './expectations';
import { aCart, aPosition, fakeCartApi } from './features/cart/cart-fixtures';
import { cartPage } from './features/cart/cart-page.widget';
import { aCheckout, checkoutAnswers } from './features/checkout-page/checkout-fixtures';
import { checkoutPage } from './features/checkout-page/checkout-page.widget';
import messages from './messages.de.json';

const screws = aPosition({ name: 'Schrauben', quantity: 4 });

const undoRemoval = async (bus: Bus) => {
  const { answers } = fakeCartApi([screws, aPosition({ itemId: '1002', name: 'Wandfarbe' })]);
  await renderWidget(cartPage, {}, { bus, messages, answers });
  await userEvent.click(screen.getByRole('button', { name: 'Schrauben entfernen' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Schrauben' })).not.toBeInTheDocument());
  await act(async () => bus.publish('cart:removal-undone', { itemId: '1001', quantity: 4 }));
  await screen.findByRole('link', { name: 'Schrauben' });
};

describeSentMessages(expectations, {
  cartCount: { 'four pieces are back in the cart': undoRemoval },
  'cart:changed': { 'four pieces are back in the cart': undoRemoval },
  'storefinder:layer-requested': {
    async 'a line is to be reserved, and no store is chosen'(bus) {
      bus.set('layers', ['storefinder:layer-requested']);
      const cart = aCart([screws]);
      await renderWidget(
        cartPage,
        {},
        { bus, messages, answers: [answerTo(readCart, cart), answerTo(moveInCart, cart)] },
      );
      await userEvent.click(screen.getByRole('button', { name: 'Schrauben im Markt reservieren' }));
    },
    async 'goods are to be collected near a place'(bus) {
      bus.set('layers', ['storefinder:layer-requested']);
      const checkout = aCheckout('delivery');
      checkout.delivery.stores = [];
      const pageUrls = { start: '/', search: '/search/', basket: '/basket/', stores: '/stores/' };
      await renderWidget(
        checkoutPage,
        { step: 'delivery' },
        { bus, messages, config: { pageUrls }, answers: checkoutAnswers(checkout) },
      );
      const place = screen.getByRole('textbox', { name: 'Postleitzahl oder Ort' });
      await userEvent.type(place, '50667 Köln{Enter}');
    },
  },
});

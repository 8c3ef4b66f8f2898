import { readProduct } from '@fachwerk/shared/calls';
import { answerTo, describeSentMessages, renderWidget } from '@fachwerk/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectations } from './expectations';
import { productDetailsPage } from './features/product-details/product-details-page.widget';
import { aProduct, messages } from './testing/test-data';

const pageUrls = { start: '/', search: '/search/', basket: '/basket/', stores: '/stores/' };

describeSentMessages(expectations, {
  'storefinder:layer-requested': {
    async 'the stock of an item is wanted'(bus) {
      bus.set('layers', ['storefinder:layer-requested']);
      await renderWidget(
        productDetailsPage,
        { productId: '100001' },
        { bus, messages, config: { pageUrls }, answers: [answerTo(readProduct, aProduct())] },
      );
      const inStore = within(screen.getByRole('region', { name: 'Im Markt' }));
      await userEvent.click(inStore.getByRole('link', { name: 'Markt wählen' }));
    },
  },
});

import type { Bus } from '@fachwerk/shared/bus';
import { readNavigation } from '@fachwerk/shared/calls';
import { answerTo, describeSentMessages, renderWidget } from '@fachwerk/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectations } from './expectations';
import { header } from './features/header/header.widget';
import messages from './messages.de.json';
import { aNavigation } from './testing/a-category';

const pressStore = async (bus: Bus) => {
  const pageUrls = { start: '/', search: '/search/', basket: '/basket/', stores: '/stores/' };
  await renderWidget(
    header,
    {},
    { bus, messages, config: { pageUrls }, answers: [answerTo(readNavigation, aNavigation)] },
  );
  await userEvent.click(screen.getByRole('link', { name: /Markt/ }));
};

describeSentMessages(expectations, {
  'storefinder:layer-requested': {
    async 'the link of the header without a store'(bus) {
      bus.set('layers', ['storefinder:layer-requested']);
      await pressStore(bus);
    },
  },
  'storefinder:tile-requested': {
    async 'the link of the header with a store'(bus) {
      bus.set('layers', ['storefinder:tile-requested']);
      const address = { zipCode: '89073', city: 'Ulm' };
      bus.set('selectedStore', { companyId: '12', name: 'Fachwerk Ulm', address });
      await pressStore(bus);
    },
  },
});

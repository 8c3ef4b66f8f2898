import type { Bus } from '@fachwerk/shared/bus';
import { readStore, selectStore } from '@fachwerk/shared/calls';
import { answerTo, describeSentMessages, renderWidget } from '@fachwerk/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectations } from './expectations';
import { storeDetailsPage } from './features/store-details-page/store-details-page.widget';
import { deutz, messages, selected } from './testing/store-fixtures';

const chooseStore = async (bus: Bus) => {
  await renderWidget(
    storeDetailsPage,
    { store: 'koeln-deutz-1043' },
    {
      bus,
      messages,
      answers: [
        answerTo(readStore, deutz),
        answerTo(selectStore, { selectedStore: selected(deutz), reservationImpact: [] }),
      ],
    },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Als meinen Markt wählen: Fachwerk Köln-Deutz' }));
  await screen.findByText('Ihr Markt');
};

describeSentMessages(expectations, {
  selectedStore: { 'a store was chosen': chooseStore },
  'storefinder:store-selected': { 'a store was chosen': chooseStore },
});

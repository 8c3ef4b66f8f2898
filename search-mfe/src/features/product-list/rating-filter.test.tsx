import { readProducts } from '@fachwerk/shared/calls';
import type { Facet } from '@fachwerk/shared/contracts';
import { answerTo, renderWidget } from '@fachwerk/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCategory, aFacet, aList, messages } from '../../testing/test-data';
import { productListPage } from './product-list-page.widget';

const PATH = '/c/werkzeug/akkuschrauber/';

const ratingFacet = (chosen: string): Facet =>
  aFacet({
    id: 'bewertung',
    label: 'Kundenbewertung',
    type: 'rating',
    values: [4, 3].map((stars) => ({
      value: `ab-${stars}`,
      label: `${stars} Sterne und mehr`,
      count: 20 - stars,
      selected: chosen === `ab-${stars}`,
    })),
  });

async function openList(search = '') {
  window.history.replaceState(null, '', PATH + search);
  await renderWidget(
    productListPage,
    { categoryPath: 'werkzeug/akkuschrauber' },
    {
      messages,
      url: `https://shop.example${PATH}${search}`,
      answers: [
        answerTo(readProducts, ({ query }) =>
          aList({ category: aCategory(), facets: [ratingFacet(String(query?.['f.bewertung'] ?? ''))] }),
        ),
      ],
    },
  );
  return userEvent.setup();
}
const rating = () => within(screen.getByRole('group', { name: 'Kundenbewertung' }));
const choice = (name: string) => rating().getByRole('radio', { name: new RegExp(name) });
const search = () => window.location.search;

it('offers one choice with its number of products, which replaces another one', async () => {
  const user = await openList();
  expect(choice('4 Sterne und mehr')).not.toBeChecked();
  expect(choice('Alle Bewertungen')).toBeChecked();
  expect(rating().getByText('16')).toBeVisible();

  await user.click(choice('3 Sterne und mehr'));
  await waitFor(() => expect(search()).toBe('?f.bewertung=ab-3'));
  await waitFor(() => expect(choice('3 Sterne und mehr')).toBeChecked());

  await user.click(choice('4 Sterne und mehr'));
  await waitFor(() => expect(search()).toBe('?f.bewertung=ab-4'));
  await waitFor(() => expect(choice('4 Sterne und mehr')).toBeChecked());
  expect(choice('4 Sterne und mehr')).toHaveFocus();
});

it('shows the choice among the filters, and both take it back', async () => {
  const user = await openList('?f.bewertung=ab-4');
  const chip = await screen.findByRole('link', {
    name: 'Filter Kundenbewertung: 4 Sterne und mehr entfernen',
  });
  expect(chip).toHaveAttribute('href', PATH);

  await user.click(choice('Alle Bewertungen'));
  await waitFor(() => expect(search()).toBe(''));
  await waitFor(() => expect(choice('Alle Bewertungen')).toBeChecked());
});

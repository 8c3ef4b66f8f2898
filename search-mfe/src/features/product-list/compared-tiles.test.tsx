import { readProducts } from '@fachwerk/shared/calls';
import { answerTo, renderWidget } from '@fachwerk/shared/testing';
import { screen } from '@testing-library/react';
import { aCategory, aList, messages, tiles } from '../../testing/test-data';
import { keepComparedItems } from '../comparison/compared-items';
import { productListPage } from './product-list-page.widget';

const pageUrls = { start: '/', search: '/search/', basket: '/basket/', comparison: '/vergleich/' };
const [first, second, ...others] = tiles(3);

afterEach(() => localStorage.clear());

it('shows on the tiles which items are in the comparison of this browser', async () => {
  if (!first || !second) throw new Error('no tiles');
  keepComparedItems([{ itemId: first.itemId, name: first.name }]);
  await renderWidget(
    productListPage,
    { categoryPath: 'werkzeug/akkuschrauber' },
    {
      messages,
      url: 'https://shop.example/c/werkzeug/akkuschrauber/',
      config: { pageUrls },
      answers: [answerTo(readProducts, aList({ category: aCategory(), items: [first, second, ...others] }))],
    },
  );

  expect(screen.getByRole('link', { name: `Im Vergleich: ${first.name}` })).toHaveTextContent('Im Vergleich');
  expect(screen.getByRole('link', { name: `Vergleichen: ${second.name}` })).toBeVisible();
});

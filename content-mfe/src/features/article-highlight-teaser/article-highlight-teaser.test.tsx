import { findItems, readProduct } from '@fachwerk/shared/calls';
import { HttpError } from '@fachwerk/shared/http';
import { type AnswerTo, answerTo, renderWidget } from '@fachwerk/shared/testing';
import { screen } from '@testing-library/react';
import { aFoundItem, aProduct, messages } from '../../testing/test-data';
import { articleHighlightTeaser } from './article-highlight-teaser.widget';

const gone = () => {
  throw new HttpError('bad-request', '404', 404);
};
const show = (articles: object[], answers: readonly AnswerTo[]) =>
  renderWidget(articleHighlightTeaser, { headline: 'Für helle Räume', articles }, { messages, answers });

it('shows products under its headline, each a link with its price', async () => {
  await show([{ productId: '1001' }], [answerTo(readProduct, aProduct())]);

  expect(screen.getByRole('region', { name: 'Für helle Räume' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'LED-Deckenleuchte' })).toHaveAttribute(
    'href',
    '/p/led-deckenleuchte-1001/',
  );
  expect(screen.getByText('49,99 €')).toBeVisible();
});

it('finds articles by their numbers with one request', async () => {
  const { platform } = await show(
    [{ itemId: '7' }, { itemId: '8' }],
    [
      answerTo(findItems, { items: [aFoundItem('8', '1002'), aFoundItem('7', '1001')] }),
      answerTo(readProduct, ({ params }) =>
        params.productId === '1001'
          ? aProduct({ itemId: '7', name: 'Lampe', variantName: 'rot' })
          : aProduct({ itemId: '8', name: 'Leuchte' }),
      ),
    ],
  );

  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Lampe, rot', 'Leuchte']);
  expect(platform.calls.map(({ path, query }) => [path, query])).toEqual([
    ['/rest/items/', { number: ['7', '8'] }],
    ['/rest/products/1001/', { itemId: '7' }],
    ['/rest/products/1002/', { itemId: '8' }],
  ]);
});

const sizes = [
  {
    id: 'groesse',
    label: 'Größe',
    options: ['10', '20'].map((value) => ({
      value,
      itemId: value,
      url: `/p/led-deckenleuchte-1001/?item=${value}`,
      selected: value === '10',
      statusOnline: 'Available' as const,
    })),
  },
];

it.each([
  ['names the choices of a product', { productId: '1001' }, 1],
  ['names no choices of a chosen variant', { productId: '1001', itemId: '20' }, 0],
])('%s', async (_title, article, count) => {
  await show([article], [answerTo(readProduct, aProduct({ variations: sizes }))]);

  expect(screen.queryAllByText(/Zur Auswahl: Größe/)).toHaveLength(count);
});

it('leaves out articles that are no longer sold', async () => {
  await show(
    [{ productId: '1' }, { productId: '1001' }, { itemId: '9' }],
    [
      answerTo(findItems, { items: [] }),
      answerTo(readProduct, ({ params }) => (params.productId === '1' ? gone() : aProduct())),
    ],
  );

  expect(screen.getAllByRole('article')).toHaveLength(1);
});

it('renders nothing when all articles are gone', async () => {
  const { container } = await show([{ productId: '1' }], [answerTo(readProduct, gone)]);

  expect(container).toBeEmptyDOMElement();
});

it('fails when the API fails, so that an empty teaser is not cached', async () => {
  const down = () => {
    throw new HttpError('bad-response', '503', 503);
  };

  await expect(show([{ productId: '1001' }], [answerTo(readProduct, down)])).rejects.toThrow('503');
});

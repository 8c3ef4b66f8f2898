import { readProducts, readStoreStock } from '@fachwerk/shared/calls';
import type { SelectedStore } from '@fachwerk/shared/contracts';
import { HttpError } from '@fachwerk/shared/http';
import { type AnswerTo, answerTo, renderWidget } from '@fachwerk/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCategory, aList, aStock, aStore, messages, tiles } from '../../testing/test-data';
import { productListPage } from './product-list-page.widget';

const deutz = aStore({ companyId: '1043' });
const stock = (companyId: string, ...items: Parameters<typeof aStock>[0][]) => ({
  companyId,
  items: items.map((item) => aStock({ companyId, ...item })),
});

async function openList(answers: readonly AnswerTo[] = []) {
  const page = await renderWidget(
    productListPage,
    { categoryPath: 'werkzeug/akkuschrauber' },
    {
      messages,
      url: 'https://shop.example/c/werkzeug/akkuschrauber/',
      answers: [
        answerTo(readProducts, ({ query }) =>
          aList({
            category: aCategory(),
            items: query?.sort === 'price-asc' ? tiles(2, 'Säge') : tiles(3),
          }),
        ),
        answerTo(readStoreStock, ({ params }) =>
          params.companyId === '1042'
            ? stock('1042', { itemId: '200001' }, { itemId: '200002', statusStore: 'SoldOut', quantity: 0 })
            : stock(
                '1043',
                { itemId: '200002', statusStore: 'Unavailable', quantity: 0 },
                { itemId: '200003' },
              ),
        ),
        ...answers,
      ],
    },
  );
  const choose = (store: SelectedStore) => act(async () => page.platform.bus.set('selectedStore', store));
  const asked = () =>
    page.platform.calls.filter(({ path }) => path.includes('/stock/')).map(({ query }) => query?.itemId);
  return { ...page, choose, asked, user: userEvent.setup() };
}
const tile = (name: string) => within(screen.getByRole('article', { name }));

it('shows no stock of stores until one is known', async () => {
  const { asked } = await openList();

  expect(screen.queryByText(/Im Markt/)).not.toBeInTheDocument();
  expect(asked()).toEqual([]);
});

it('loads the stock of all tiles in one call and shows it on each', async () => {
  const { choose, asked } = await openList();
  await choose(aStore());

  expect(asked()).toEqual([['200001', '200002', '200003']]);
  expect(tile('Schrauber 1').getByText('Im Markt verfügbar')).toBeVisible();
  expect(tile('Schrauber 2').getByText('Im Markt ausverkauft')).toBeVisible();
  expect(tile('Schrauber 3').queryByText(/Im Markt/)).not.toBeInTheDocument();
});

it('follows another choice', async () => {
  const { choose } = await openList();
  await choose(aStore());
  await choose(deutz);

  expect(tile('Schrauber 1').queryByText(/Im Markt/)).not.toBeInTheDocument();
  expect(tile('Schrauber 2').getByText('Nicht im Markt')).toBeVisible();
  expect(tile('Schrauber 3').getByText('Im Markt verfügbar')).toBeVisible();
});

it('loads the stock of another list', async () => {
  const { choose, asked, user } = await openList();
  await choose(aStore());
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sortieren nach' }), 'price-asc');

  expect(asked()).toEqual([
    ['200001', '200002', '200003'],
    ['200001', '200002'],
  ]);
  expect(await tile('Säge 1').findByText('Im Markt verfügbar')).toBeVisible();
});

it('leaves the list as it is when the stock does not come', async () => {
  const { choose } = await openList([
    answerTo(readStoreStock, () => {
      throw new HttpError('network', 'for the test');
    }),
  ]);
  await choose(aStore());

  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(screen.queryByText(/Im Markt/)).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('shows nothing to professional customers', async () => {
  const { choose, platform, asked } = await openList();
  await act(async () => platform.bus.set('isProhibis', true));
  await choose(aStore());

  expect(asked()).toEqual([]);
  expect(screen.queryByText(/Im Markt/)).not.toBeInTheDocument();
});

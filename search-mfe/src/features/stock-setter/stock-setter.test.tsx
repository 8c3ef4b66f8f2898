import { readStoreStock } from '@fachwerk/shared/calls';
import type { SelectedStore } from '@fachwerk/shared/contracts';
import { HttpError } from '@fachwerk/shared/http';
import { ProductTile } from '@fachwerk/shared/product';
import { type AnswerTo, answerTo, renderWidget } from '@fachwerk/shared/testing';
import { PlatformProvider } from '@fachwerk/shared/widget';
import { act, render, screen, within } from '@testing-library/react';
import { aStock, aStore, messages, tiles } from '../../testing/test-data';
import { stockSetter } from './stock-setter.widget';

const deutz = aStore({ companyId: '1043' });
const stock = (companyId: string, ...items: Parameters<typeof aStock>[0][]) => ({
  companyId,
  items: items.map((item) => aStock({ companyId, ...item })),
});

async function openPage(answers: readonly AnswerTo[] = []) {
  const page = await renderWidget(
    stockSetter,
    {},
    {
      messages,
      answers: [
        answerTo(readStoreStock, ({ params }) =>
          params.companyId === '1042'
            ? stock('1042', { itemId: '200001' }, { itemId: '200002', statusStore: 'SoldOut', quantity: 0 })
            : stock(
                '1043',
                { itemId: '200002', statusStore: 'CanOnlyBeOrdered', quantity: 0 },
                { itemId: '200003' },
              ),
        ),
        ...answers,
      ],
    },
  );
  /** Tiles of another widget. */
  const showTiles = (list = tiles(3)) =>
    act(async () =>
      render(
        <PlatformProvider platform={page.platform}>
          {list.map((product) => (
            <ProductTile key={product.itemId} product={product} />
          ))}
        </PlatformProvider>,
      ),
    );
  const choose = (store: SelectedStore) => act(async () => page.platform.bus.set('selectedStore', store));
  const asked = () =>
    page.platform.calls.filter(({ path }) => path.includes('/stock/')).map(({ query }) => query?.itemId);
  return { ...page, showTiles, choose, asked };
}
const tile = (name: string) => within(screen.getByRole('article', { name }));

it('asks for nothing until a store is known', async () => {
  const { showTiles, asked } = await openPage();
  await showTiles();

  expect(screen.queryByText(/Markt/)).not.toBeInTheDocument();
  expect(asked()).toEqual([]);
});

it('loads the stock of all tiles of the page in one call and shows it on each', async () => {
  const { showTiles, choose, asked } = await openPage();
  await showTiles();
  await choose(aStore());

  expect(asked()).toEqual([['200001', '200002', '200003']]);
  expect(tile('Schrauber 1').getByText('Im Markt verfügbar')).toBeVisible();
  expect(tile('Schrauber 2').getByText('Im Markt ausverkauft')).toBeVisible();
  expect(tile('Schrauber 3').queryByText(/Markt/)).not.toBeInTheDocument();
});

it('asks once for an item that has two tiles', async () => {
  const { showTiles, choose, asked } = await openPage();
  await showTiles();
  await showTiles(tiles(1));
  await choose(aStore());

  expect(asked()).toEqual([['200001', '200002', '200003']]);
  expect(screen.getAllByText('Im Markt verfügbar')).toHaveLength(2);
});

it('follows another choice', async () => {
  const { showTiles, choose } = await openPage();
  await showTiles();
  await choose(aStore());
  await choose(deutz);

  expect(tile('Schrauber 1').queryByText(/Markt/)).not.toBeInTheDocument();
  expect(tile('Schrauber 2').getByText('Markt: auf Bestellung')).toBeVisible();
  expect(tile('Schrauber 3').getByText('Im Markt verfügbar')).toBeVisible();
});

it('fills tiles that come later, and asks for each item once', async () => {
  const { showTiles, choose, asked } = await openPage();
  const list = await showTiles();
  await choose(aStore());
  await act(async () => list.unmount());
  await showTiles(tiles(4, 'Säge'));

  expect(asked()).toEqual([['200001', '200002', '200003'], ['200004']]);
  expect(await tile('Säge 1').findByText('Im Markt verfügbar')).toBeVisible();
});

it('leaves the tiles as they are when the stock does not come', async () => {
  const { showTiles, choose } = await openPage([
    answerTo(readStoreStock, () => {
      throw new HttpError('network', 'for the test');
    }),
  ]);
  await showTiles();
  await choose(aStore());

  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(screen.queryByText(/Markt/)).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('shows nothing to professional customers', async () => {
  const { showTiles, choose, platform, asked } = await openPage();
  await showTiles();
  await act(async () => platform.bus.set('isProhibis', true));
  await choose(aStore());

  expect(asked()).toEqual([]);
  expect(screen.queryByText(/Markt/)).not.toBeInTheDocument();
});

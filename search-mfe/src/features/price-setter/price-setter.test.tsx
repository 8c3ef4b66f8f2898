import { readStoreStock } from '@fachwerk/shared/calls';
import type { SelectedStore } from '@fachwerk/shared/contracts';
import { HttpError } from '@fachwerk/shared/http';
import { ProductTile } from '@fachwerk/shared/product';
import { type AnswerTo, answerTo, aPrice, renderWidget } from '@fachwerk/shared/testing';
import { PlatformProvider } from '@fachwerk/shared/widget';
import { act, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { aStock, aStore, messages, tiles } from '../../testing/test-data';
import { StockSetter } from '../stock-setter/StockSetter';
import { priceSetter } from './price-setter.widget';

const deutz = aStore({ companyId: '1043', name: 'Fachwerk Köln-Deutz' });
const inStore = (cents: number, part = {}) => aPrice(cents, { priceList: 'zone-west', ...part });

async function openPage(answers: readonly AnswerTo[] = []) {
  const page = await renderWidget(
    priceSetter,
    {},
    {
      messages,
      answers: [
        answerTo(readStoreStock, ({ params: { companyId }, query }) => ({
          companyId,
          items: [query.itemId].flat().map((itemId) =>
            aStock({
              companyId,
              itemId,
              ...(companyId === '1042' && itemId === '200001' && { pricesInfo: inStore(899) }),
              ...(companyId === '1043' &&
                itemId === '200002' && {
                  pricesInfo: inStore(799, { unitPrice: { price: '1,60 €', unit: '1 l' } }),
                }),
            }),
          ),
        })),
        ...answers,
      ],
    },
  );
  const show = (children: ReactNode) =>
    act(async () => render(<PlatformProvider platform={page.platform}>{children}</PlatformProvider>));
  /** Tiles of another widget. */
  const showTiles = (list = tiles(3)) =>
    show(list.map((product) => <ProductTile key={product.itemId} product={product} />));
  const choose = (store: SelectedStore) => act(async () => page.platform.bus.set('selectedStore', store));
  const asked = () =>
    page.platform.calls.filter(({ path }) => path.includes('/stock/')).map(({ query }) => query?.itemId);
  return { ...page, show, showTiles, choose, asked };
}
const tile = (name: string) => within(screen.getByRole('article', { name }));

it('asks for nothing until a store is known', async () => {
  const { showTiles, asked } = await openPage();
  await showTiles();

  expect(screen.queryByText(/Im Markt/)).not.toBeInTheDocument();
  expect(asked()).toEqual([]);
});

it('adds the price in the store where it differs, with the name of the store', async () => {
  const { showTiles, choose } = await openPage();
  await showTiles();
  await choose(aStore());

  expect(tile('Schrauber 1').getByText('Im Markt: 8,99 €')).toBeVisible();
  expect(tile('Schrauber 1').getByText(/^Preis im Markt Köln.*: 8,99 €$/)).toBeInTheDocument();
  expect(tile('Schrauber 2').queryByText(/Im Markt/)).not.toBeInTheDocument();
});

it('keeps the online price, which is the price of the order', async () => {
  const { showTiles, choose } = await openPage();
  await showTiles();
  const before = tile('Schrauber 1').getByText('Preis:').parentElement?.textContent;
  await choose(aStore());

  expect(tile('Schrauber 1').getByText('Preis:').parentElement).toHaveTextContent(String(before).trim());
});

it('follows another choice, and adds the unit price', async () => {
  const { showTiles, choose } = await openPage();
  await showTiles();
  await choose(aStore());
  await choose(deutz);

  expect(tile('Schrauber 1').queryByText(/Im Markt/)).not.toBeInTheDocument();
  expect(tile('Schrauber 2').getByText(/\(1,60 € \/ 1 l\)/)).toHaveTextContent('Im Markt: 7,99 €');
});

it('shares one call with the stock of the same tiles, also when they come later', async () => {
  const { show, showTiles, choose, asked } = await openPage();
  const list = await showTiles();
  await show(<StockSetter />);
  await choose(aStore());
  await act(async () => list.unmount());
  await showTiles([...tiles(2), ...tiles(4).slice(3)]);

  expect(asked()).toEqual([['200001', '200002', '200003'], ['200004']]);
  expect(await screen.findByText('Im Markt: 8,99 €')).toBeVisible();
});

it('asks again after a failed call', async () => {
  let calls = 0;
  const { showTiles, choose } = await openPage([
    answerTo(readStoreStock, ({ params: { companyId } }) => {
      calls += 1;
      if (calls === 1) throw new HttpError('network', 'for the test');
      return { companyId, items: [aStock({ companyId, itemId: '200001', pricesInfo: inStore(899) })] };
    }),
  ]);
  await showTiles();
  await choose(aStore());
  expect(screen.queryByText(/Im Markt/)).not.toBeInTheDocument();

  await choose(deutz);
  await choose(aStore());
  expect(await screen.findByText('Im Markt: 8,99 €')).toBeVisible();
});

it('shows nothing to professional customers', async () => {
  const { showTiles, choose, platform, asked } = await openPage();
  await showTiles();
  await act(async () => platform.bus.set('isProhibis', true));
  await choose(aStore());

  expect(asked()).toEqual([]);
});

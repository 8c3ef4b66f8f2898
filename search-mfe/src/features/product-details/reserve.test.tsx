import { addToCart, readProduct, readStoreStock } from '@fachwerk/shared/calls';
import type { ProductDetail, SelectedStore, StoreStock } from '@fachwerk/shared/contracts';
import { HttpError } from '@fachwerk/shared/http';
import { type AnswerTo, answerTo, renderWidget } from '@fachwerk/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCart, aProduct, aStock, aStore, messages } from '../../testing/test-data';
import { productDetailsPage } from './product-details-page.widget';

const LAYER = 'storefinder:layer-requested';
const collectable = { at: '2026-11-21T15:30:00.000Z', text: 'heute ab 16:30\u00a0Uhr' };

interface Situation {
  product?: Partial<ProductDetail>;
  stock?: Partial<StoreStock>;
  answers?: readonly AnswerTo[];
}

async function openProduct({ product, stock, answers = [] }: Situation = {}) {
  const page = await renderWidget(
    productDetailsPage,
    { productId: '100001' },
    {
      messages,
      config: { pageUrls: { start: '/', search: '/search/', basket: '/basket/', stores: '/stores/' } },
      answers: [
        answerTo(readProduct, aProduct(product)),
        answerTo(readStoreStock, {
          companyId: '1042',
          items: [aStock({ reservationCollectableFrom: collectable, ...stock })],
        }),
        answerTo(addToCart, aCart(3)),
        ...answers,
      ],
    },
  );
  const { bus } = page.platform;
  bus.set('layers', [LAYER]);
  const choose = (store: SelectedStore) => act(async () => bus.set('selectedStore', store));
  /** As the layer does it. */
  const chooseInLayer = (store: SelectedStore) =>
    act(async () => {
      bus.set('selectedStore', store);
      bus.publish('storefinder:store-selected', { companyId: store.companyId, name: store.name });
      bus.set('openedSidebarId', null);
    });
  const setLayer = (id: string | null) => act(async () => bus.set('openedSidebarId', id));
  const additions = () => page.platform.callsOf(addToCart).map(({ form }) => form);
  return { ...page, bus, choose, chooseInLayer, setLayer, additions, user: userEvent.setup() };
}
const box = () => within(screen.getByRole('region', { name: 'Im Markt' }));
const button = () => box().getByRole('button', { name: 'Im Markt reservieren' });

it('reserves the chosen quantity in the chosen store, and the badge follows', async () => {
  const { choose, additions, bus, user } = await openProduct();
  await choose(aStore());
  await user.click(screen.getByRole('button', { name: 'Menge erhöhen' }));
  await user.click(button());

  expect(additions()).toEqual([
    expect.objectContaining({ itemId: '200001', quantity: 2, companyId: '1042' }),
  ]);
  expect(box().getByText(/2 Stück für den Markt vorgemerkt/)).toBeVisible();
  expect(bus.get('cartCount')).toBe(3);
});

it('shows shelf and when the goods can be collected', async () => {
  const { choose } = await openProduct();
  await choose(aStore());

  expect(box().getByText(/Gang 12, Regal 4/)).toBeVisible();
  expect(box().getByText(/Reservieren und abholen: heute ab 16:30/)).toBeVisible();
});

it('explains a price of the store that is not the online price, and which of them is paid', async () => {
  const { pricesInfo } = aProduct();
  const inStore = { ...pricesInfo, displayPrice: { value: 8990, displayValue: '89,90 €' } };
  const { choose } = await openProduct({ stock: { pricesInfo: inStore } });
  await choose(aStore());

  expect(
    box().getByText(/Was Sie reservieren, bezahlen Sie zum Preis des Marktes: 89,90 € statt online/),
  ).toBeVisible();
});

it('lets the visitor choose a store first, and continues there', async () => {
  const { chooseInLayer, setLayer, additions, bus, platform, user } = await openProduct();
  const onRequest = jest.fn();
  bus.on(LAYER, onRequest, platform.signal);
  await user.click(button());
  await setLayer('storefinder-layer');

  expect(onRequest).toHaveBeenCalledWith({ itemId: '200001', itemName: 'Akku-Bohrschrauber 18 V' });
  expect(additions()).toEqual([]);
  await chooseInLayer(aStore());
  expect(additions()).toEqual([expect.objectContaining({ quantity: 1, companyId: '1042' })]);
});

it('reserves nothing if the layer was closed before a store is chosen', async () => {
  const { chooseInLayer, setLayer, additions, user } = await openProduct();
  await user.click(button());
  await setLayer('storefinder-layer');
  await setLayer(null);
  await chooseInLayer(aStore());

  expect(additions()).toEqual([]);
});

it('reserves as many as the store has, also if fewer are sold online, and explains the limit of the order', async () => {
  const { choose, additions, user } = await openProduct({
    product: { maxStock: 3 },
    stock: { quantity: 20 },
  });
  await choose(aStore());
  const field = screen.getByLabelText('Menge');
  await user.clear(field);
  await user.type(field, '12');
  await user.tab();
  await user.click(button());

  expect(field).toHaveValue(12);
  expect(additions()).toEqual([expect.objectContaining({ quantity: 12, companyId: '1042' })]);
  expect(screen.getByText('Höchstens 3 Stück lieferbar.')).toBeVisible();
});

it('reserves an item that is sold out online', async () => {
  const { choose, additions, user } = await openProduct({
    product: { statusOnline: 'SoldOut', maxStock: 0 },
  });
  await choose(aStore());
  await user.click(button());

  expect(additions()).toEqual([expect.objectContaining({ quantity: 1, companyId: '1042' })]);
});

it.each(['SoldOut', 'CanBeOrdered', 'CanOnlyBeOrdered', 'CAndRUnavailable'] as const)(
  'is disabled where the store has the state %s',
  async (statusStore) => {
    const { choose } = await openProduct({ stock: { statusStore, quantity: 0 } });
    await choose(aStore());

    expect(button()).toBeDisabled();
  },
);

it('explains a refused reservation', async () => {
  const { choose, user } = await openProduct({
    answers: [
      answerTo(addToCart, () => {
        throw new HttpError('bad-request', 'for the test', 400, {
          globalErrors: [{ msg: 'error.reservation.unavailable' }],
        });
      }),
    ],
  });
  await choose(aStore());
  await user.click(button());

  expect(box().getByRole('alert')).toHaveTextContent('Der Artikel ist nicht vorgemerkt.');
});

it('is a form without script: the store of the session', async () => {
  await openProduct();

  const form = (button() as HTMLButtonElement).form;
  expect(form).toHaveAttribute('action', expect.stringContaining('/basket/add/') as string);
  expect(form).toHaveAttribute('method', 'post');
  expect(button()).toHaveAttribute('name', 'companyId');
  expect(button()).toHaveAttribute('value', 'chosen');
});

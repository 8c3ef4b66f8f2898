import { readProduct, readStoreStock, readVariantStock } from '@fachwerk/shared/calls';
import type { SelectedStore, StoreStockList } from '@fachwerk/shared/contracts';
import { HttpError } from '@fachwerk/shared/http';
import { type AnswerTo, answerTo, renderWidget } from '@fachwerk/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aProduct, aStock, aStore, messages } from '../../testing/test-data';
import { productDetailsPage } from './product-details-page.widget';

const deutz = aStore({ companyId: '1043', name: 'Fachwerk Köln-Deutz' });
const urls = { start: '/', search: '/search/', basket: '/basket/', stores: '/stores/' };

async function openProduct(answers: readonly AnswerTo[] = []) {
  const page = await renderWidget(
    productDetailsPage,
    { productId: '100001' },
    {
      messages,
      config: { pageUrls: urls },
      answers: [
        answerTo(readProduct, aProduct()),
        answerTo(readStoreStock, { companyId: '1042', items: [aStock()] }),
        ...answers,
      ],
    },
  );
  const choose = (store: SelectedStore) => act(async () => page.platform.bus.set('selectedStore', store));
  const stockCalls = () => page.platform.calls.filter(({ path }) => path.includes('/stock/'));
  return { ...page, choose, stockCalls, user: userEvent.setup() };
}
const box = () => screen.getByRole('region', { name: 'Im Markt' });
const link = (name: string) => within(box()).getByRole('link', { name });

describe('without a store', () => {
  it('has a button to choose one, and loads no stock', async () => {
    const { stockCalls } = await openProduct();

    expect(box()).toHaveTextContent('Kein Markt gewählt');
    expect(link('Markt wählen')).toHaveAttribute('href', '/stores/?itemId=200001');
    expect(stockCalls()).toEqual([]);
  });

  it('opens the layer about this item', async () => {
    const { user, platform } = await openProduct();
    const onRequest = jest.fn();
    await act(async () => platform.bus.set('layers', ['storefinder:layer-requested']));
    platform.bus.on('storefinder:layer-requested', onRequest, platform.signal);
    let isLeft = true;
    window.addEventListener('click', (event) => (isLeft = !event.defaultPrevented), { once: true });

    await user.click(link('Markt wählen'));

    expect(onRequest).toHaveBeenCalledWith({ itemId: '200001', itemName: 'Akku-Bohrschrauber 18 V' });
    expect(isLeft).toBe(false);
  });

  it('goes on to the page of all stores where the page has no layer', async () => {
    const { user } = await openProduct();
    let isLeft = false;
    window.addEventListener(
      'click',
      (event) => {
        isLeft = !event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    await user.click(link('Markt wählen'));

    expect(isLeft).toBe(true);
  });
});

describe('with a store', () => {
  it('shows stock, shelf and time of the count', async () => {
    const { choose, stockCalls } = await openProduct();
    await choose(aStore());

    expect(box()).toHaveTextContent('Fachwerk Köln-Ossendorf');
    expect(box()).toHaveTextContent('Im Markt verfügbar');
    expect(box()).toHaveTextContent('12 Stück · Gang 12, Regal 4');
    expect(box()).toHaveTextContent('geprüft vor 12 Minuten');
    expect(link('In anderen Märkten prüfen')).toBeVisible();
    expect(stockCalls().map(({ query }) => query)).toEqual([{ itemId: ['200001'] }]);
  });

  it('names no pieces and no shelf where there is nothing', async () => {
    const { choose } = await openProduct([
      answerTo(readStoreStock, {
        companyId: '1042',
        items: [
          aStock({ statusStore: 'SoldOut', quantity: 0, quantityText: '0 Stück', location: undefined }),
        ],
      }),
    ]);
    await choose(aStore());

    expect(box()).toHaveTextContent('Im Markt ausverkauft');
    expect(box()).not.toHaveTextContent('0 Stück');
  });

  it('follows another choice at once, and never shows the stock of the store before', async () => {
    let answer: (list: StoreStockList) => void = () => undefined;
    const { choose } = await openProduct([
      answerTo(readStoreStock, ({ params }) =>
        params.companyId === '1042'
          ? { companyId: '1042', items: [aStock()] }
          : new Promise((resolve) => (answer = resolve)),
      ),
    ]);
    await choose(aStore());
    await choose(deutz);

    expect(box()).toHaveTextContent('Fachwerk Köln-Deutz');
    expect(box()).not.toHaveTextContent('12 Stück');
    await act(async () =>
      answer({ companyId: '1043', items: [aStock({ companyId: '1043', quantityText: 'nur noch 2 Stück' })] }),
    );

    expect(box()).toHaveTextContent('nur noch 2 Stück');
  });

  it('shows that the stock cannot be loaded, and retries', async () => {
    let isDown = true;
    const { choose, user } = await openProduct([
      answerTo(readStoreStock, () => {
        if (isDown) throw new HttpError('network', 'for the test');
        return { companyId: '1042', items: [aStock()] };
      }),
    ]);
    await choose(aStore());
    expect(box()).toHaveTextContent('Der Bestand lässt sich gerade nicht abrufen.');

    isDown = false;
    await user.click(within(box()).getByRole('button', { name: 'Noch einmal versuchen' }));

    expect(box()).toHaveTextContent('12 Stück');
  });

  it('shows that the store has no data on the item', async () => {
    const { choose } = await openProduct([answerTo(readStoreStock, { companyId: '1042', items: [] })]);
    await choose(aStore());

    expect(box()).toHaveTextContent('Zu diesem Artikel hat der Markt keinen Bestand gemeldet.');
  });

  it('sends no call after the widget is unmounted', async () => {
    const { choose, unmount, stockCalls } = await openProduct();
    unmount();
    await choose(aStore());

    expect(stockCalls()).toEqual([]);
  });
});

describe('of a product with variants', () => {
  const option = (value: string, itemId: string) => ({
    value,
    itemId,
    url: `/p/schraube-100001/?item=${itemId}`,
    selected: itemId === '200001',
    statusOnline: 'Available' as const,
  });
  const product = aProduct({
    variations: [
      {
        id: 'laenge-mm',
        label: 'Länge',
        options: [option('30 mm', '200001'), option('40 mm', '200002'), option('50 mm', '200003')],
      },
    ],
  });
  const variant = (name: string, itemId: string, quantity: number) => ({
    name,
    url: `/p/schraube-100001/?item=${itemId}`,
    stock: aStock({ itemId, quantity, quantityText: `${quantity} Stück` }),
  });
  const gone = aStock({ statusStore: 'SoldOut', quantity: 0, location: undefined });
  const inStore = (variants: ReturnType<typeof variant>[], stock = gone) => [
    answerTo(readProduct, product),
    answerTo(readStoreStock, { companyId: '1042', items: [stock] }),
    answerTo(readVariantStock, { companyId: '1042', variants }),
  ];

  it('names the other variants that the store has, where it lacks the chosen one', async () => {
    const { choose, user, platform } = await openProduct(
      inStore([variant('30 mm', '200001', 0), variant('40 mm', '200002', 7), variant('50 mm', '200003', 0)]),
    );
    await choose(aStore());
    await user.click(within(box()).getByText('In anderen Größen im Markt'));

    expect(within(box()).getByText('1 vorrätig')).toBeVisible();
    expect(link('40 mm')).toHaveAttribute('href', '/p/schraube-100001/?item=200002');
    expect(box()).toHaveTextContent('7 Stück · Gang 12, Regal 4');
    expect(within(box()).queryByRole('link', { name: '50 mm' })).not.toBeInTheDocument();
    expect(platform.callsOf(readVariantStock)).toMatchObject([
      { params: { productId: '100001' }, query: { companyId: '1042' } },
    ]);
  });

  it('says that the store has none of them', async () => {
    const { choose } = await openProduct(inStore([variant('40 mm', '200002', 0)]));
    await choose(aStore());

    expect(box()).toHaveTextContent('Auch keine andere Ausführung ist zurzeit in diesem Markt.');
  });

  it('loads nothing where the store has the chosen one', async () => {
    const { choose, platform } = await openProduct(inStore([variant('40 mm', '200002', 7)], aStock()));
    await choose(aStore());

    expect(platform.callsOf(readVariantStock)).toEqual([]);
    expect(box()).not.toHaveTextContent('In anderen Größen');
  });
});

it('loads no variants of a product without variants', async () => {
  const { choose, platform } = await openProduct([
    answerTo(readStoreStock, { companyId: '1042', items: [aStock({ quantity: 0 })] }),
  ]);
  await choose(aStore());

  expect(platform.callsOf(readVariantStock)).toEqual([]);
});

it('is hidden from professional customers', async () => {
  const { choose, platform, stockCalls } = await openProduct();
  await act(async () => platform.bus.set('isProhibis', true));
  await choose(aStore());

  expect(screen.queryByRole('region', { name: 'Im Markt' })).not.toBeInTheDocument();
  expect(stockCalls()).toEqual([]);
});

it('leads questions to the stores, and to the phone of the chosen one', async () => {
  const { choose } = await openProduct([
    answerTo(readStoreStock, { companyId: '1042', items: [aStock({ phone: '0221 47 10-001' })] }),
  ]);
  expect(box()).toHaveTextContent('Fragen zum Artikel?');
  expect(link('Märkte und Telefonnummern')).toHaveAttribute('href', '/stores/');
  await choose(aStore());

  expect(link('Markt anrufen: 0221 47 10-001')).toHaveAttribute('href', 'tel:02214710001');
  expect(within(box()).queryByRole('button', { name: 'Frage schreiben' })).not.toBeInTheDocument();
});

it('opens the layer for a question to the chosen store, where the page has it', async () => {
  const { choose, user, platform } = await openProduct([
    answerTo(readStoreStock, { companyId: '1042', items: [aStock({ phone: '0221 47 10-001' })] }),
  ]);
  const onRequest = jest.fn();
  await act(async () => platform.bus.set('layers', ['storefinder:question-requested']));
  platform.bus.on('storefinder:question-requested', onRequest, platform.signal);
  await choose(aStore());

  await user.click(within(box()).getByRole('button', { name: 'Frage schreiben' }));
  expect(onRequest).toHaveBeenCalledWith({ itemId: '200001', itemName: 'Akku-Bohrschrauber 18 V' });
});

it('of goods that need advice, has the phone of the store and no reservation (ChemBiozidDV §10, §11)', async () => {
  const { choose } = await openProduct([
    answerTo(readProduct, aProduct({ storeProof: 'advice', statusOnline: 'Unavailable' })),
    answerTo(readStoreStock, {
      companyId: '1042',
      items: [aStock({ statusStore: 'CAndRUnavailable', advicePhone: '0221 47 10-001' })],
    }),
  ]);
  expect(within(box()).queryByRole('button')).not.toBeInTheDocument();
  await choose(aStore());

  expect(link('Markt anrufen: 0221 47 10-001')).toHaveAttribute('href', 'tel:02214710001');
  expect(box()).toHaveTextContent('12 Stück');
  expect(within(box()).queryByRole('button', { name: 'Im Markt reservieren' })).not.toBeInTheDocument();
});

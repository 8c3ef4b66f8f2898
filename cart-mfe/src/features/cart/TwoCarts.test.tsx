import {
  addToCart,
  moveInCart,
  readCart,
  readStore,
  readStoreStock,
  readUser,
  removeFromCart,
  removeParked,
  takeParked,
  verifyInventory,
} from '@fachwerk/shared/calls';
import type { CartContainer, ParkedPosition, Store, StoreStock } from '@fachwerk/shared/contracts';
import { HttpError } from '@fachwerk/shared/http';
import {
  type AnswerTo,
  answerTo,
  aTransport,
  expectNoAxeViolations,
  renderWidget,
} from '@fachwerk/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ownMessages from '../../messages.de.json';
import { aUser } from '../order-confirmation/confirmation-fixtures';
import { aCart, aPosition, euros } from './cart-fixtures';
import { cartPage } from './cart-page.widget';

/** Two texts come from the API. */
const messages = {
  ...ownMessages,
  'error.basket.verification.message': 'Wir haben Ihren Warenkorb angepasst.',
  'cart.stockValidationError': 'Nicht in der gewünschten Menge verfügbar.',
};

const screws = aPosition({ name: 'Schrauben', quantity: 2 });
const drill = aPosition({
  itemId: '9',
  entryId: 'r-9',
  name: 'Bohrmaschine',
  cents: 8_900,
  deliveryText: undefined,
});
const reservationCart = { empty: false, companyId: '4711', positions: [drill] };
const both = aCart([screws], { reservationCart });

const store: Store = {
  companyId: '4711',
  name: 'Fachwerk Köln-Deutz',
  type: 'baumarkt',
  url: '/stores/koeln-deutz-4711/',
  address: { street: 'Siegburger Straße 9', zipCode: '50679', city: 'Köln', state: 'Nordrhein-Westfalen' },
  coords: { lat: 50.9, lon: 6.9 },
  phone: '',
  email: '',
  categories: [],
  services: [],
  clickAndReserve: true,
  specialists: [],
  brands: [],
  categorySpecialists: [],
  openingHours: { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] },
  specialOpenings: [],
  hasHoliday: false,
  nextOpeningTime: null,
  opening: { isOpen: true, text: 'Heute bis 20:00 Uhr geöffnet' },
  image: { src: '/images/stores/4711.svg', alt: '' },
};
const stock: StoreStock = {
  itemId: '9',
  companyId: '4711',
  statusStore: 'Available',
  quantity: 12,
  quantityText: '12 Stück',
  location: 'Gang 12, Regal 4',
  reservationCollectableFrom: { at: '2026-11-21T15:30:00.000Z', text: 'heute ab 16:30 Uhr' },
  checkedAt: '2026-11-21T09:50:00.000Z',
  checkedText: 'geprüft vor 10 Minuten',
};

async function visit(container: CartContainer, answers: readonly AnswerTo[] = []) {
  const widget = await renderWidget(
    cartPage,
    {},
    {
      messages,
      config: {
        pageUrls: {
          start: '/',
          search: '/search/',
          basket: '/basket/',
          stores: '/stores/',
          guarantee: '/gewaehrleistung/',
          rental: '/transporter/',
        },
      },
      answers: [
        answerTo(readCart, container),
        answerTo(readStore, store),
        answerTo(readStoreStock, { companyId: '4711', items: [stock] }),
        ...answers,
      ],
    },
  );
  return { user: userEvent.setup(), ...widget };
}

const region = (name: string) => within(screen.getByRole('region', { name }));
const RESERVED = 'Reservieren im Markt: Fachwerk Köln-Deutz';

describe('both carts', () => {
  it('have a heading, lines and a sum each', async () => {
    const { container } = await visit(both);

    const online = region('Online bestellen: Lieferung oder Abholung');
    expect(online.getByRole('link', { name: 'Schrauben' })).toBeVisible();
    expect(online.queryByRole('link', { name: 'Bohrmaschine' })).not.toBeInTheDocument();
    expect(region('Summe Ihrer Bestellung').getByText('30,93 €')).toBeVisible();
    expect(region(RESERVED).getByRole('link', { name: 'Bohrmaschine' })).toBeVisible();
    expect(region('Summe Ihrer Reservierung').getAllByText('89,00 €')).not.toHaveLength(0);
    await expectNoAxeViolations(container);
  });

  it('state where they apply: delivery in Germany, purchase in the store', async () => {
    await visit(both);

    expect(screen.getByText('Lieferung nur innerhalb Deutschlands')).toBeVisible();
    expect(
      region('Summe Ihrer Reservierung').getByText(/Sie kaufen erst im Markt, zum Preis des Marktes/),
    ).toBeVisible();
    expect(region('Summe Ihrer Bestellung').queryByText(/Sie kaufen erst im Markt/)).not.toBeInTheDocument();
  });

  it('name the free return of an order; a reservation is no contract', async () => {
    await visit(both);

    const promise = /Kostenlose Rückgabe innerhalb von 14 Tagen/;
    expect(region('Summe Ihrer Bestellung').getByText(promise)).toBeVisible();
    expect(region('Summe Ihrer Reservierung').queryByText(promise)).not.toBeInTheDocument();
  });

  it('open the official notice on the legal guarantee, without script its page (Regulation (EU) 2025/1960)', async () => {
    const { user, platform } = await visit(both);
    const requests = jest.fn();
    platform.bus.set('layers', ['cart:guarantee-notice-requested']);
    platform.bus.on('cart:guarantee-notice-requested', requests, platform.signal);

    for (const name of ['Summe Ihrer Bestellung', 'Summe Ihrer Reservierung']) {
      const link = region(name).getByRole('link', { name: 'Gesetzliche Gewährleistung' });
      expect(link).toHaveAttribute('href', '/gewaehrleistung/');
      await user.click(link);
    }
    expect(requests).toHaveBeenCalledTimes(2);
  });

  it('name the store with its hours, the shelf, and when the line can be collected', async () => {
    await visit(both);

    const reserved = region(RESERVED);
    expect(reserved.getByText(/Heute bis 20:00 Uhr geöffnet/)).toBeVisible();
    expect(reserved.getByText('Abholbereit heute ab 16:30 Uhr')).toBeVisible();
    expect(reserved.getByText('Gang 12, Regal 4 · 12 Stück')).toBeVisible();
  });

  it('name the shelf without the data of the store', async () => {
    const lying = { ...drill, aisle: 12, shelf: 3 };
    await visit(aCart([screws], { reservationCart: { ...reservationCart, positions: [lying] } }), [
      answerTo(readStore, () => {
        throw new HttpError('bad-response', '', 500);
      }),
    ]);

    expect(region('Reservieren im Markt').getByText('Gang 12, Regal 3')).toBeVisible();
  });

  it('order online what the reservation lost, or choose another store for the rest', async () => {
    const lost = { itemId: '9', entryId: 'r-9', name: 'Bohrmaschine', cart: 'RESERVATION' as const };
    let added: unknown;
    const { user, container } = await visit(
      aCart([screws], {
        adjustedPositionsReservation: [
          { ...lost, oldQuantity: 3, newQuantity: 0, reason: 'NOT_IN_STORE', action: 'ORDER_ONLINE' },
          {
            ...lost,
            entryId: 'r-7',
            name: 'Leim',
            oldQuantity: 5,
            newQuantity: 2,
            reason: 'REDUCED',
            action: 'OTHER_STORE',
          },
        ],
      }),
      [
        answerTo(addToCart, ({ form }) => {
          added = form;
          return aCart([screws, { ...drill, quantity: 3 }]);
        }),
      ],
    );
    expect(
      screen.getByText('Leim: Menge vorher 5, jetzt 2. Mehr ist in diesem Markt nicht vorrätig.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Anderen Markt wählen für Leim' })).toHaveAttribute(
      'href',
      '/stores/',
    );
    await expectNoAxeViolations(container);

    await user.click(screen.getByRole('button', { name: 'Bohrmaschine online bestellen' }));

    expect(await screen.findByRole('link', { name: 'Bohrmaschine' })).toBeVisible();
    expect(added).toMatchObject({ itemId: '9', quantity: 3 });
  });

  it('are shown without the data of the store if it cannot be loaded', async () => {
    await visit(both, [
      answerTo(readStore, () => {
        throw new HttpError('bad-response', '', 500);
      }),
    ]);

    expect(region('Reservieren im Markt').getByRole('link', { name: 'Bohrmaschine' })).toBeVisible();
  });

  it('keep their deposits out of the prices (PAngV §7)', async () => {
    await visit(aCart([{ ...screws, deposit: euros(750) }]));
    expect(screen.getByText('zzgl. 7,50 € Pfand')).toBeVisible();
  });

  it('state weight and transport', async () => {
    const cart = aCart([screws]);
    await visit({ ...cart, cartSum: { ...cart.cartSum, fitsEstateCar: false } });
    expect(screen.getByText('Gewicht: 4,2 kg. Passt nicht in einen Kombi.')).toBeVisible();
  });

  it.each([
    [{ fitsEstateCar: true }, 'Gewicht, soweit bekannt: 4,2 kg.'],
    [{ fitsEstateCar: false }, 'Gewicht, soweit bekannt: 4,2 kg. Passt nicht in einen Kombi.'],
    [{ fitsEstateCar: false, weight: { grams: 0, displayValue: '0 kg' } }, 'Passt nicht in einen Kombi.'],
  ])('promise nothing for goods without a weight (%j)', async (sum, expected) => {
    const cart = aCart([screws]);
    await visit({ ...cart, cartSum: { ...cart.cartSum, isWeightKnown: false, ...sum } });
    expect(screen.getByText(expected)).toBeVisible();
    expect(screen.queryByText(/Passt in einen Kombi/)).toBeNull();
  });

  describe('with reserved goods that fit no car', () => {
    const heavy = aCart([screws], { reservationCart });
    const reserve = (part: Partial<CartContainer['reservationSum']>) => ({
      ...heavy,
      reservationSum: {
        ...heavy.reservationSum,
        weight: { grams: 800_000, displayValue: '800 kg' },
        fitsEstateCar: false,
        ...part,
      },
    });

    it('offer vehicles of the store, each with the way to its booking, and none for what is sent', async () => {
      const { container } = await visit(reserve({ transport: aTransport() }));

      const sum = region('Summe Ihrer Reservierung');
      expect(sum.getByText('Gewicht: 800 kg. Passt nicht in einen Kombi.')).toBeVisible();
      expect(
        sum.getByRole('link', { name: /^Anhänger in Fachwerk Köln mieten, ab 9,00.€$/ }),
      ).toHaveAttribute(
        'href',
        '/transporter/?companyId=1001&vehicleId=1001-A2&fromDay=2026-12-01&fromTime=12%3A00&suggest=time',
      );
      expect(sum.getByText('Bis 1.480 kg, 3,01 m Ladelänge, Führerschein BE')).toBeVisible();
      expect(sum.getAllByText('Frei ab Di., 01.12.2026, 12:00 Uhr')).toHaveLength(2);
      expect(sum.getByRole('link', { name: /^Transporter in Fachwerk Köln mieten/ })).toBeVisible();
      expect(region('Summe Ihrer Bestellung').queryByText(/mieten/)).not.toBeInTheDocument();
      await expectNoAxeViolations(container);
    });

    it('name the delivery where the store has no vehicle for them', async () => {
      await visit(reserve({ transport: aTransport({ offers: [] }) }));

      expect(
        region('Summe Ihrer Reservierung').getByText(/^Fachwerk Köln hat dafür zurzeit/),
      ).toHaveTextContent('online bestellen und liefern lassen');
      expect(screen.queryByRole('link', { name: /mieten/ })).not.toBeInTheDocument();
    });

    it('state the weight alone where they fit, and nothing with the answer of an older API', async () => {
      const { unmount } = await visit(reserve({ fitsEstateCar: true }));
      expect(region('Summe Ihrer Reservierung').getByText(/Passt in einen Kombi/)).toBeVisible();
      unmount();

      await visit(heavy);
      expect(region('Summe Ihrer Reservierung').queryByText(/Kombi/)).not.toBeInTheDocument();
    });
  });

  it('show the net amount first to professional customers', async () => {
    const { platform } = await visit(aCart([screws]));
    expect(screen.queryByText('Netto')).not.toBeInTheDocument();

    await act(async () => platform.bus.set('isProhibis', true));

    expect(region('Summe Ihrer Bestellung').getByText('Netto')).toBeVisible();
  });
});

it('limits each line to the stock of its cart', async () => {
  const cart = aCart([aPosition({ name: 'Schrauben', maxStock: 7 })], {
    reservationCart: { ...reservationCart, positions: [{ ...drill, maxStock: 1 }] },
  });
  await visit(cart);

  expect(screen.getByRole('spinbutton', { name: 'Menge von Schrauben' })).toHaveAttribute('max', '7');
  expect(screen.getByRole('spinbutton', { name: 'Menge von Bohrmaschine' })).toHaveAttribute('max', '1');
  expect(screen.getByText('Mehr als 1 Stück haben wir zurzeit nicht.')).toBeVisible();
});

it('promises no delivery and no return for gift cards alone, and takes no gift card for them', async () => {
  const card = aPosition({ name: 'Zum Geburtstag', giftCardValue: 2_550, deliveryText: undefined });
  const { container } = await visit(aCart([card]));

  expect(region('Online bestellen: per E-Mail').getByText('Geschenkkarte, kommt per E-Mail')).toBeVisible();
  expect(container).not.toHaveTextContent(/Liefer|abholen|Versand|Rückgabe|Geschenkkarte einlösen/);
});

it('promises delivery for goods beside a gift card', async () => {
  await visit(aCart([aPosition({ itemId: '5', giftCardValue: 2_550 }), screws]));

  expect(screen.getByRole('region', { name: 'Online bestellen: Lieferung oder Abholung' })).toBeVisible();
  expect(screen.getByText('Geschenkkarte einlösen')).toBeVisible();
});

describe('moving a line', () => {
  it('from the reservation to the online cart takes one click and is reported', async () => {
    const moved = aCart([screws, aPosition({ itemId: '9', name: 'Bohrmaschine', cents: 8_900 })]);
    const { user, platform } = await visit(both, [answerTo(moveInCart, moved)]);

    await user.click(screen.getByRole('button', { name: 'Bohrmaschine online bestellen' }));

    await waitFor(() => expect(screen.queryByRole('region', { name: RESERVED })).not.toBeInTheDocument());
    expect(platform.callsOf(moveInCart).map(({ form }) => form)).toEqual([{ entryId: 'r-9', to: 'ONLINE' }]);
    expect(platform.bus.get('notifications')).toMatchObject([
      { text: '„Bohrmaschine“ liegt jetzt bei Ihrer Online-Bestellung.' },
    ]);
    expect(platform.tracked).toMatchObject([{ name: 'move_in_cart', values: { source: 'checkout_cc' } }]);
  });

  const ofScrews = { ...stock, itemId: '1001' };
  const has = (...items: StoreStock[]) => answerTo(readStoreStock, { companyId: '4711', items });
  const chosen = answerTo(readUser, aUser({ selectedStore: store }));
  const COLLECT = 'Stattdessen abholen: Schrauben in Fachwerk Köln-Deutz reservieren';

  it('into the reservation is offered for what its store has, and uses this store', async () => {
    const { user, platform } = await visit(both, [has(stock, ofScrews), answerTo(moveInCart, both)]);

    const online = region('Online bestellen: Lieferung oder Abholung');
    expect(online.getByText(/^Fachwerk Köln-Deutz: vorrätig/)).toHaveTextContent(
      'Fachwerk Köln-Deutz: vorrätig, abholbereit heute ab 16:30 Uhr',
    );
    await user.click(online.getByRole('button', { name: COLLECT }));

    expect(platform.callsOf(moveInCart).map(({ form }) => form)).toEqual([
      { entryId: 'e-1001', to: 'RESERVATION', companyId: '4711' },
    ]);
  });

  it('into the reservation is the next step of a sold out line that its store has', async () => {
    const stockErrorData = { code: 'SOLD_OUT' as const, requested: 1, available: 0 };
    const soldOut = aCart([aPosition({ name: 'Schrauben', maxStock: 0, stockErrorData })], {
      reservationCart: both.reservationCart,
    });
    const { user, platform } = await visit(soldOut, [has(stock, ofScrews), answerTo(moveInCart, both)]);

    const online = region('Online bestellen: Lieferung oder Abholung');
    expect(online.getByText(/^Online ist .* ausverkauft. In Fachwerk Köln-Deutz können Sie/)).toBeVisible();
    expect(online.queryByRole('spinbutton')).not.toBeInTheDocument();
    expect(online.getByText('Menge: 1')).toBeVisible();
    expect(online.queryByRole('button', { name: COLLECT })).not.toBeInTheDocument();
    await user.click(online.getByRole('button', { name: 'Schrauben im Markt reservieren' }));

    expect(platform.callsOf(moveInCart).map(({ form }) => form)).toEqual([
      { entryId: 'e-1001', to: 'RESERVATION', companyId: '4711' },
    ]);
  });

  it('asks the store for nothing new: the lines keep their facts', async () => {
    const moved = aCart([], { reservationCart: { ...reservationCart, positions: [drill, screws] } });
    const { user, platform } = await visit(both, [has(stock, ofScrews), answerTo(moveInCart, moved)]);
    const asked = platform.callsOf(readStoreStock).length;

    await user.click(screen.getByRole('button', { name: COLLECT }));

    await waitFor(() => expect(region(RESERVED).getByRole('link', { name: 'Schrauben' })).toBeVisible());
    expect(region(RESERVED).getAllByText('Abholbereit heute ab 16:30 Uhr')).toHaveLength(2);
    expect(platform.callsOf(readStoreStock)).toHaveLength(asked);
  });

  it.each([
    ['has it', [ofScrews], 1],
    ['has none of it', [{ ...ofScrews, statusStore: 'SoldOut' as const }], 0],
    ['reserves nothing', [{ ...ofScrews, reservationCollectableFrom: undefined }], 0],
    ['does not sell it', [], 0],
  ])('into a first reservation is offered if the chosen store %s', async (_, items, count) => {
    await visit(aCart([screws]), [chosen, has(...items)]);

    expect(screen.queryAllByRole('button', { name: COLLECT })).toHaveLength(count);
    expect(screen.queryByRole('button', { name: /im Markt reservieren$/ })).not.toBeInTheDocument();
  });

  it('into a reservation without a store opens the choice of a store', async () => {
    const { user, platform } = await visit(aCart([screws]));
    const requested = jest.fn();
    platform.bus.set('layers', ['storefinder:layer-requested']);
    platform.bus.on('storefinder:layer-requested', requested, platform.signal);

    await user.click(screen.getByRole('button', { name: 'Schrauben im Markt reservieren' }));

    expect(requested.mock.calls).toEqual([[{ itemId: '1001', itemName: 'Schrauben' }]]);
    expect(platform.callsOf(moveInCart)).toEqual([]);
  });

  it.each([
    ['continues with the store that is chosen there', false, 1],
    ['ends with the layer: a store that is chosen later moves nothing', true, 0],
  ])('into a reservation without a store %s', async (_, isClosedFirst, count) => {
    const { user, platform } = await visit(aCart([screws]), [answerTo(moveInCart, both)]);
    const { bus } = platform;
    bus.set('layers', ['storefinder:layer-requested']);
    const press = () => user.click(screen.getByRole('button', { name: 'Schrauben im Markt reservieren' }));
    await press();
    await act(async () => bus.set('openedSidebarId', 'storefinder-layer'));
    if (isClosedFirst) await act(async () => bus.set('openedSidebarId', null));
    await act(async () => {
      bus.set('selectedStore', store);
      bus.publish('storefinder:store-selected', { companyId: '4711', name: store.name });
    });

    expect(platform.callsOf(moveInCart).map(({ form }) => form)).toEqual(
      Array(count).fill({ entryId: 'e-1001', to: 'RESERVATION', companyId: '4711' }),
    );
  });

  it('into a reservation is not offered to professional customers, who have no stores to choose', async () => {
    const professional = answerTo(readUser, aUser({ isProhibis: true, selectedStore: store }));
    const { platform } = await visit(both, [professional, has(stock, ofScrews)]);

    expect(screen.queryByRole('button', { name: /Schrauben .*reservieren$/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Bohrmaschine online bestellen' })).toBeVisible();

    await act(async () => platform.bus.set('isProhibis', true));
    expect(screen.queryByRole('button', { name: /Schrauben .*reservieren$/ })).not.toBeInTheDocument();
  });

  it('is not offered for gifts and gift cards', async () => {
    await visit(
      aCart([{ ...screws, giftCardValue: 5_000 }, aPosition({ itemId: '7', freePromotionProduct: true })]),
    );
    expect(screen.queryByRole('button', { name: /reservieren$/ })).not.toBeInTheDocument();
  });
});

it('restores a removed line into the cart that it was in', async () => {
  const { user, platform } = await visit(both, [
    answerTo(removeFromCart, aCart([screws])),
    answerTo(addToCart, both),
  ]);

  await user.click(screen.getByRole('button', { name: 'Bohrmaschine entfernen' }));
  await waitFor(() => expect(platform.bus.get('notifications')).toHaveLength(1));
  const [{ action } = { action: undefined }] = platform.bus.get('notifications');
  await act(async () => platform.bus.publish('cart:removal-undone', action?.payload as never));

  expect(platform.callsOf(addToCart)[0]?.form).toMatchObject({ itemId: '9', quantity: 1, companyId: '4711' });
});

it('loads the cart again when another store is chosen', async () => {
  const { platform } = await visit(both);
  await act(async () => platform.bus.publish('storefinder:store-selected', { companyId: '1', name: 'Bonn' }));
  await waitFor(() => expect(platform.callsOf(readCart)).toHaveLength(2));
});

describe('parked lines of an earlier cart', () => {
  const parked = (itemId: string, name: string): ParkedPosition => {
    const { url, image, pricesInfo, variantName } = aPosition({ itemId });
    return { itemId, quantity: 3, name, variantName, url, image, pricesInfo };
  };
  const withParked = aCart([screws], { parkedPositions: [parked('5', 'Zement'), parked('6', 'Leiter')] });
  const list = () => region('Gemerkt aus früherem Warenkorb');

  it('are taken one by one', async () => {
    const { user, platform } = await visit(withParked, [
      answerTo(takeParked, aCart([screws], { parkedPositions: [parked('6', 'Leiter')] })),
    ]);

    await user.click(list().getByRole('button', { name: 'In den Warenkorb: Zement' }));

    await waitFor(() => expect(list().queryByText('Zement')).not.toBeInTheDocument());
    expect(platform.callsOf(takeParked).map(({ form }) => form)).toEqual([{ itemId: '5' }]);
  });

  it('are taken all at once', async () => {
    const { user, platform } = await visit(withParked, [answerTo(takeParked, aCart([screws]))]);

    await user.click(list().getByRole('button', { name: 'Alle in den Warenkorb' }));

    await waitFor(() => expect(screen.queryByText('Gemerkt aus früherem Warenkorb')).not.toBeInTheDocument());
    expect(platform.callsOf(takeParked).map(({ form }) => form)).toEqual([{ itemId: undefined }]);
  });

  it('are removed, also beside an empty cart', async () => {
    const { user } = await visit(aCart([], { parkedPositions: [parked('5', 'Zement')] }), [
      answerTo(removeParked, aCart()),
    ]);
    expect(screen.getByRole('heading', { name: 'Ihr Warenkorb ist leer' })).toBeVisible();

    await user.click(list().getByRole('button', { name: 'Entfernen: Zement' }));

    await waitFor(() => expect(screen.queryByText('Zement')).not.toBeInTheDocument());
  });
});

describe('the verification before an order', () => {
  const verify = () => region('Summe Ihrer Bestellung').getByRole('button', { name: 'Bestand prüfen' });

  it('confirms that everything is available', async () => {
    const { user } = await visit(both, [answerTo(verifyInventory, { verified: true })]);

    await user.click(verify());

    expect(await screen.findByText('Alle Artikel sind lieferbar.')).toBeVisible();
  });

  it('shows the reduced cart with a message that stays, and marks the line', async () => {
    const change = {
      cartContainer: aCart([{ ...screws, quantity: 1 }]),
      inventoryChanges: { 1001: 1, 9: 0 },
      hasRemovedProducts: true,
      emptyBaskets: ['RESERVATION'],
      message: 'error.basket.verification.message',
    };
    const { user, platform } = await visit(both, [
      answerTo(verifyInventory, () => {
        throw new HttpError('bad-request', 'for the test', 412, change);
      }),
    ]);

    await user.click(verify());

    expect(await screen.findByText('Nicht in der gewünschten Menge verfügbar.')).toBeVisible();
    expect(screen.getByText('Wir haben Ihren Warenkorb angepasst.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Bohrmaschine' })).not.toBeInTheDocument();
    expect(platform.bus.get('stockValidationModalId')).toBe('stock-validation-modal');
  });

  it('states that nothing is left when the carts have become empty', async () => {
    const change = {
      cartContainer: aCart(),
      inventoryChanges: { 1001: 0 },
      hasRemovedProducts: true,
      emptyBaskets: ['ONLINE'],
      message: 'error.basket.verification.message',
    };
    const { user } = await visit(aCart([screws]), [
      answerTo(verifyInventory, () => {
        throw new HttpError('bad-request', 'for the test', 412, change);
      }),
    ]);

    await user.click(verify());

    expect(await screen.findByRole('heading', { name: 'Ihr Warenkorb ist leer' })).toBeVisible();
    expect(screen.getByText(/ist leider nicht mehr verfügbar/)).toBeVisible();
  });

  it('states why it has no result', async () => {
    const { user } = await visit(both, [
      answerTo(verifyInventory, () => {
        throw new HttpError('bad-response', 'for the test', 500);
      }),
    ]);

    await user.click(verify());

    expect(await screen.findByText('Die Verfügbarkeit konnte nicht geprüft werden.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Bohrmaschine' })).toBeVisible();
  });
});

import { notify } from '@fachwerk/shared/bus';
import { editCart, readCart, readCheckout, readNavigation, removeFromCart } from '@fachwerk/shared/calls';
import type { CartContainer, CartPosition } from '@fachwerk/shared/contracts';
import { HttpError, type HttpErrorKind } from '@fachwerk/shared/http';
import { type AnswerTo, answerTo, renderWidget } from '@fachwerk/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../messages.de.json';
import { aCheckout, aPendingOrder } from '../checkout-page/checkout-fixtures';
import { aCart, aPosition, euros, fakeCartApi } from './cart-fixtures';
import { cartPage } from './cart-page.widget';

const screws = aPosition({ name: 'Schrauben' });
const paint = aPosition({ itemId: '1002', name: 'Wandfarbe', cents: 2_499, maxStock: 3 });

const withCheckout = { start: '/', search: '/search/', basket: '/basket/', checkout: '/checkout/' };

type Options = Omit<NonNullable<Parameters<typeof renderWidget>[2]>, 'answers'> & {
  answers?: readonly AnswerTo[];
};

async function visitCart(positions: CartPosition[] = [screws, paint], options: Options = {}) {
  const api = fakeCartApi(positions);
  const user = userEvent.setup();
  const widget = await renderWidget(
    cartPage,
    {},
    { messages, ...options, answers: [...api.answers, ...(options.answers ?? [])] },
  );
  return { user, api, ...widget };
}
const visitContainer = (container: CartContainer, options: Options = {}) =>
  visitCart([], { ...options, answers: [answerTo(readCart, container)] });

const line = (name: string) => {
  const article = screen.getByRole('link', { name }).closest('article');
  if (!article) throw new Error(`No line of ${name}`);
  return within(article);
};
const summary = () => within(screen.getByRole('region', { name: 'Summe Ihrer Bestellung' }));
const quantityOf = (name: string) => screen.getByRole('spinbutton', { name: `Menge von ${name}` });
const posts = (calls: { method: string; path: string; body?: unknown }[]) =>
  calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);

it('on a page of another site it leads to the cart in the shop, and does not claim to be empty', async () => {
  const { platform } = await visitCart([]);
  act(() => platform.bus.set('isOtherSite', true));

  expect(screen.getByRole('heading', { name: 'Ihr Warenkorb ist in unserem Shop' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zum Warenkorb im Shop' })).toHaveAttribute('href', '/basket/');
  expect(screen.queryByText('Ihr Warenkorb ist leer')).not.toBeInTheDocument();
});

describe('what the cart shows', () => {
  it('the energy label beside the price of a line (Regulation (EU) 2017/1369 Art. 6)', async () => {
    const energyLabel = { id: 'e', level: 'C', color: '#bfd730', scale: { high: 'A', low: 'G', old: false } };
    await visitCart([aPosition({ name: 'Lampe', energyLabel }), paint], {
      messages: { ...messages, 'product.energy.label': 'Energieeffizienzklasse {level} ({high} bis {low})' },
    });

    expect(line('Lampe').getByRole('img', { name: 'Energieeffizienzklasse C (A bis G)' })).toBeVisible();
    expect(line('Wandfarbe').queryByRole('img', { name: /Energie/ })).not.toBeInTheDocument();
  });

  it('every line with brand, variant, prices, quantity and delivery', async () => {
    await visitCart([aPosition({ name: 'Schrauben', quantity: 3 })]);

    const shown = line('Schrauben');
    expect(shown.getByText('Eberholt')).toBeVisible();
    expect(shown.getByText('4 × 40 mm, 200 Stück')).toBeVisible();
    expect(shown.getByText('12,99 €')).toBeVisible();
    expect(shown.getByText('6,50 € / 100 Stück')).toBeVisible();
    expect(shown.getByText('38,97 €')).toBeVisible();
    expect(shown.getByText('Mi., 25.11. bis Fr., 27.11.')).toBeVisible();
    expect(quantityOf('Schrauben')).toHaveValue(3);
    expect(screen.getByRole('link', { name: 'Schrauben' })).toHaveAttribute('href', screws.url);
  });

  it('packs as packs and not as pieces', async () => {
    const { pricesInfo } = aPosition();
    await visitCart([
      aPosition({
        name: 'Schrauben',
        maxStock: 3,
        quantity: 3,
        pricesInfo: { ...pricesInfo, soldBy: 'pack' },
      }),
    ]);

    expect(line('Schrauben').getByText('Preis für 3 Packungen:')).toBeInTheDocument();
    expect(line('Schrauben').getByText('Mehr als 3 Packungen haben wir zurzeit nicht.')).toBeVisible();
  });

  it('no unit price where it is the price itself (PAngV §4(1))', async () => {
    const price = aPosition().pricesInfo;
    await visitCart([
      aPosition({
        name: 'Lack',
        pricesInfo: { ...price, displayPriceUnit: '1 l', unitPrice: { price: '12,99 €', unit: '1 l' } },
      }),
    ]);
    expect(line('Lack').queryByText('12,99 € / 1 l')).not.toBeInTheDocument();
  });

  it('the sums with shipping, VAT and what is missing for free shipping (PAngV §3, §6)', async () => {
    await visitCart();

    expect(summary().getByText('37,98 €')).toBeVisible();
    expect(summary().getByText('4,95 €')).toBeVisible();
    expect(summary().getByText('42,93 €')).toBeVisible();
    expect(summary().getByText('inkl. MwSt.')).toBeVisible();
    expect(summary().getByText('Noch 62,02 € bis zum kostenlosen Versand')).toBeVisible();
  });

  it('that shipping is free once enough is in the cart', async () => {
    await visitCart([aPosition({ quantity: 9 })]);

    expect(summary().getByText('kostenlos')).toBeVisible();
    expect(summary().getByText('Der Versand ist für Sie kostenlos')).toBeVisible();
  });

  it('where we deliver and how to pay, before ordering begins (BGB §312j(1))', async () => {
    await visitCart();

    expect(screen.getByText('Lieferung nur innerhalb Deutschlands')).toBeVisible();
    expect(
      within(summary().getByRole('list', { name: 'So können Sie bezahlen' }))
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['PayPal', 'Kreditkarte', 'Rechnung mit Klarna']);
  });

  it('no way to a checkout that does not exist', async () => {
    await visitCart();
    expect(screen.queryByText('Zur Kasse')).not.toBeInTheDocument();
    expect(summary().getByText(/^Auf dieser Seite ist das Bestellen noch nicht möglich/)).toBeVisible();
  });

  it('the way to the checkout where there is one', async () => {
    await visitCart([screws], { config: { pageUrls: withCheckout } });
    const button = screen.getByRole('button', { name: 'Zur Kasse' });
    expect(new FormData(button.closest('form')!).get('redirect')).toBe('/checkout/');
    expect(
      screen.queryByText(/Auf dieser Seite ist das Bestellen noch nicht möglich/),
    ).not.toBeInTheDocument();
  });

  it('a price that has changed since the article was put in', async () => {
    await visitCart([aPosition({ name: 'Schrauben', previousPrice: euros(1_499) })]);
    expect(
      line('Schrauben').getByText('Der Preis hat sich geändert: vorher 14,99 €, jetzt 12,99 €.'),
    ).toBeVisible();
  });

  it('what the server adjusted, old and new', async () => {
    const adjusted = { entryId: 'e-1', itemId: '1', oldQuantity: 5 };
    await visitContainer(
      aCart([screws], {
        adjustedPositionsOnline: [
          { ...adjusted, name: 'Zement', newQuantity: 2, reason: 'REDUCED' },
          { ...adjusted, entryId: 'e-2', name: 'Leim', newQuantity: 8, reason: 'ADDED_UP' },
          { ...adjusted, entryId: 'e-3', name: 'Sand', newQuantity: 0, reason: 'NEWER_THAN_THIS_PAGE' },
        ],
      }),
    );

    expect(screen.getByText('Wir haben Ihren Warenkorb angepasst')).toBeVisible();
    expect(
      screen.getByText('Zement: Menge vorher 5, jetzt 2. Mehr können wir zurzeit nicht liefern.'),
    ).toBeVisible();
    expect(
      screen.getByText(
        'Leim: Menge vorher 5, jetzt 8. Die Mengen aus beiden Warenkörben sind zusammengezählt.',
      ),
    ).toBeVisible();
    expect(screen.getByText('Sand: Menge vorher 5, jetzt nicht mehr im Warenkorb.')).toBeVisible();
  });

  it('a gift without a quantity to change and without a way to remove it', async () => {
    await visitCart([screws, aPosition({ itemId: '7', name: 'Zollstock', freePromotionProduct: true })]);

    const gift = line('Zollstock');
    expect(gift.getByText('Gratis-Zugabe')).toBeVisible();
    expect(gift.queryByRole('spinbutton')).not.toBeInTheDocument();
    expect(gift.queryByRole('button')).not.toBeInTheDocument();
  });

  it('reserved articles in a section of their own, changed for their store', async () => {
    const reserved = aPosition({ itemId: '9', name: 'Bohrmaschine' });
    const container = aCart([screws], {
      reservationCart: { empty: false, companyId: '4711', positions: [reserved] },
    });
    const { user, platform } = await visitContainer(container);

    const section = within(screen.getByRole('region', { name: 'Reservieren im Markt' }));
    await user.click(section.getByRole('button', { name: 'Menge von Bohrmaschine erhöhen' }));

    expect(posts(platform.calls)).toEqual([
      [editCart.path, { entryId: 'e-9', itemId: '9', companyId: '4711', quantity: 2 }],
    ]);
  });
});

describe('changing a quantity', () => {
  it('by plus: sums and badge follow the server', async () => {
    const { user, platform } = await visitCart();

    await user.click(screen.getByRole('button', { name: 'Menge von Schrauben erhöhen' }));

    expect(quantityOf('Schrauben')).toHaveValue(2);
    expect(await summary().findByText('55,92 €')).toBeVisible();
    expect(platform.bus.get('cartCount')).toBe(3);
  });

  it('by submitting the form, as after a press before the hydration', async () => {
    const { user, platform } = await visitCart();

    await user.clear(quantityOf('Schrauben'));
    await user.type(quantityOf('Schrauben'), '7');
    const { form } = quantityOf('Schrauben') as HTMLInputElement;
    act(() => form?.requestSubmit());

    await waitFor(() => expect(posts(platform.calls)).toHaveLength(1));
    expect(posts(platform.calls)[0]).toMatchObject([editCart.path, { itemId: '1001', quantity: 7 }]);
    await waitFor(() => expect(quantityOf('Schrauben')).toHaveValue(7));
  });

  it('by typing and leaving the field or pressing Enter', async () => {
    const { user, platform } = await visitCart();

    await user.clear(quantityOf('Schrauben'));
    await user.type(quantityOf('Schrauben'), '12{Enter}');

    expect(await line('Schrauben').findByText('155,88 €')).toBeVisible();
    expect(posts(platform.calls)).toEqual([
      [editCart.path, { entryId: 'e-1001', itemId: '1001', companyId: undefined, quantity: 12 }],
    ]);
  });

  it('below zero: leaves one piece', async () => {
    const { user, platform } = await visitCart();

    await user.clear(quantityOf('Schrauben'));
    await user.type(quantityOf('Schrauben'), '-3{Enter}');

    await waitFor(() => expect(quantityOf('Schrauben')).toHaveValue(1));
    expect(posts(platform.calls).filter(([, form]) => (form as { quantity: number }).quantity < 1)).toEqual(
      [],
    );
  });

  it('above the stock: reduces it and shows a notice', async () => {
    const { user } = await visitCart();

    await user.clear(quantityOf('Wandfarbe'));
    await user.type(quantityOf('Wandfarbe'), '50{Enter}');

    expect(
      await screen.findByText('Sie wollten 50 Stück, wir haben noch 3 Stück. Die Menge ist angepasst.'),
    ).toBeVisible();
    expect(quantityOf('Wandfarbe')).toHaveValue(3);
  });

  it('up to the stock of this entry, and says why no more', async () => {
    const { user } = await visitCart();
    const more = screen.getByRole('button', { name: 'Menge von Wandfarbe erhöhen' });
    expect(quantityOf('Wandfarbe')).toHaveAttribute('max', '3');
    expect(quantityOf('Schrauben')).toHaveAttribute('max', '20');
    expect(screen.queryByText(/Mehr als/)).not.toBeInTheDocument();

    await user.click(more);
    await line('Wandfarbe').findByText('49,98 €');
    await user.click(more);

    expect(await line('Wandfarbe').findByText('Mehr als 3 Stück haben wir zurzeit nicht.')).toBeVisible();
    expect(more).toBeDisabled();
    expect(quantityOf('Wandfarbe')).toHaveAccessibleDescription('Mehr als 3 Stück haben wir zurzeit nicht.');
  });

  it.each([
    ['advice', 'Nur mit Beratung im Markt: Online können Sie diesen Artikel nicht bestellen.'],
    ['installer', 'Nur im Markt, mit Nachweis eines Fachbetriebs: Online können Sie diesen Artikel nicht'],
    ['precursor', 'Nur im Markt, nicht an Privatpersonen: Online können Sie diesen Artikel nicht bestellen.'],
    ['poison', 'Nur im Markt, gegen Ausweis und Beratung: Online können Sie diesen Artikel nicht bestellen.'],
  ] as const)('of an item that needs a proof since it lies here: %s', async (storeProof, note) => {
    const stockErrorData = { code: 'RESTRICTED' as const, requested: 1, available: 0 };
    await visitCart([aPosition({ name: 'Gerät', storeProof, stockErrorData })]);

    expect(screen.getByText(note, { exact: false })).toBeVisible();
    expect(screen.queryByRole('button', { name: /reservieren/ })).not.toBeInTheDocument();
  });

  it.each([
    ['RESTRICTED', 'Markt finden', '/stores/'],
    ['SOLD_OUT', 'Zum Artikel', '/p/leiter/'],
  ] as const)(
    'of an item that cannot be ordered: its price is not in the sum, %s leads on',
    async (code, name, url) => {
      const stockErrorData = { code, requested: 1, available: 0 };
      const storeProof = code === 'RESTRICTED' ? ('advice' as const) : undefined;
      await visitCart(
        [
          aPosition({
            name: 'Leiter',
            url: '/p/leiter/',
            ...(code === 'SOLD_OUT' && { maxStock: 0 }),
            stockErrorData,
            ...(storeProof && { storeProof }),
          }),
        ],
        { config: { pageUrls: { start: '/', search: '/search/', basket: '/basket/', stores: '/stores/' } } },
      );

      expect(screen.getByText('nicht in der Summe')).toBeVisible();
      expect(line('Leiter').queryByText('0,00 €')).not.toBeInTheDocument();
      expect(line('Leiter').queryByText('Lieferung:')).not.toBeInTheDocument();
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', url);
    },
  );

  it('of what costs nothing but can be ordered: a gift and an item without a price are in the sum', async () => {
    await visitCart([
      aPosition({ name: 'Farbkarte', cents: 0 }),
      aPosition({ entryId: 'gift', name: 'Rolle', freePromotionProduct: true, linePrice: euros(0) }),
    ]);

    expect(screen.queryByText('nicht in der Summe')).not.toBeInTheDocument();
    expect(line('Farbkarte').getByText('Preis für 1 Stück:')).toBeInTheDocument();
    expect(line('Rolle').getByText('Gratis-Zugabe')).toBeVisible();
  });

  it('of items that are sold in stores only: the way to the checkout names them', async () => {
    const stockErrorData = { code: 'RESTRICTED' as const, requested: 1, available: 0 };
    const { user, platform } = await visitCart([
      aPosition({ name: 'Gerät', storeProof: 'installer', stockErrorData }),
      aPosition({ entryId: 'poison', name: 'Lauge', storeProof: 'poison', stockErrorData }),
      aPosition({ entryId: 'other', name: 'Leim' }),
    ]);

    await user.click(screen.getByRole('button', { name: /Zur Kasse|Bestand prüfen/ }));

    const [message] = platform.bus.get('notifications');
    expect(message?.text).toMatch(/^„Gerät“, „Lauge“ verkaufen wir nur im Markt.*diese 2 Artikel/);
    expect(screen.queryByText(/sind vorrätig|geprüft/)).not.toBeInTheDocument();
  });

  it('of a stock that has fallen: says that the quantity will be reduced', async () => {
    const stockErrorData = { code: 'REDUCED' as const, requested: 5, available: 2 };
    await visitCart([aPosition({ name: 'Leim', quantity: 5, maxStock: 2, stockErrorData })]);

    expect(screen.getByText(/^Wir haben nur noch 2 Stück, so viele sind in der Summe\./)).toBeVisible();
    expect(screen.queryByText(/Mehr als/)).not.toBeInTheDocument();
  });

  it('of an item that is still there takes no focus that the visitor has put elsewhere', async () => {
    const more = aPosition({ name: 'Schrauben', quantity: 3 });
    const { user } = await visitCart([screws], { answers: [answerTo(editCart, aCart([more]))] });

    await user.clear(quantityOf('Schrauben'));
    await user.type(quantityOf('Schrauben'), '3');
    await user.click(document.body);

    await waitFor(() => expect(quantityOf('Schrauben')).toHaveValue(3));
    expect(document.body).toHaveFocus();
  });

  it('of an item that sells out while its quantity is changed: the focus stays in its line', async () => {
    const stockErrorData = { code: 'SOLD_OUT' as const, requested: 2, available: 0 };
    const soldOut = aPosition({ name: 'Schrauben', quantity: 2, maxStock: 0, stockErrorData });
    const { user } = await visitCart([screws], { answers: [answerTo(editCart, aCart([soldOut]))] });

    await user.clear(quantityOf('Schrauben'));
    await user.type(quantityOf('Schrauben'), '2{Enter}');

    expect(await screen.findByText('nicht in der Summe')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Schrauben' })).toHaveFocus();
  });

  it('above the stock: shows a notice also when the response contains none', async () => {
    const { user } = await visitCart([screws], {
      answers: [answerTo(editCart, aCart([aPosition({ name: 'Schrauben', quantity: 4 })]))],
    });

    await user.clear(quantityOf('Schrauben'));
    await user.type(quantityOf('Schrauben'), '8{Enter}');

    expect(
      await screen.findByText('Sie wollten 8 Stück, wir haben noch 4 Stück. Die Menge ist angepasst.'),
    ).toBeVisible();
  });

  it('above the stock: keeps the notice while another line changes, until this one does', async () => {
    const { user } = await visitCart();
    const notice = 'Sie wollten 50 Stück, wir haben noch 3 Stück. Die Menge ist angepasst.';
    await user.clear(quantityOf('Wandfarbe'));
    await user.type(quantityOf('Wandfarbe'), '50{Enter}');
    await screen.findByText(notice);

    await user.click(screen.getByRole('button', { name: 'Menge von Schrauben erhöhen' }));
    expect(await line('Schrauben').findByText('25,98 €')).toBeVisible();
    expect(screen.getByText(notice)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Menge von Wandfarbe verringern' }));

    await waitFor(() => expect(screen.queryByText(notice)).not.toBeInTheDocument());
  });

  it('to 0 removes the line without a question', async () => {
    const { user } = await visitCart();

    await user.clear(quantityOf('Schrauben'));
    await user.type(quantityOf('Schrauben'), '0{Enter}');

    await waitFor(() => expect(screen.queryByRole('link', { name: 'Schrauben' })).not.toBeInTheDocument());
  });

  it('is announced to screen readers', async () => {
    const { user } = await visitCart();
    expect(screen.queryByText(/Ihr Warenkorb:/)).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Menge von Schrauben erhöhen' }));

    const announcement = await screen.findByText('Ihr Warenkorb: 3 Artikel, Gesamtsumme 55,92 €.');
    expect(announcement.closest('[role=status]')).not.toBeNull();
  });
});

describe('removing an article', () => {
  it('confirms it and offers to undo', async () => {
    const { user, platform } = await visitCart();

    await user.click(screen.getByRole('button', { name: 'Schrauben entfernen' }));

    await waitFor(() => expect(screen.queryByRole('link', { name: 'Schrauben' })).not.toBeInTheDocument());
    expect(platform.bus.get('notifications')).toEqual([
      expect.objectContaining({
        text: '„Schrauben“ ist aus dem Warenkorb entfernt.',
        type: 'success',
        action: {
          label: 'Rückgängig',
          event: 'cart:removal-undone',
          payload: { itemId: '1001', quantity: 1 },
        },
      }),
    ]);
  });

  it('moves the focus to the next line, and from the last one to the line before', async () => {
    const { user } = await visitCart([screws, paint, aPosition({ itemId: '1003', name: 'Zement' })]);

    await user.click(screen.getByRole('button', { name: 'Wandfarbe entfernen' }));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Zement' })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Zement entfernen' }));

    await waitFor(() => expect(screen.getByRole('link', { name: 'Schrauben' })).toHaveFocus());
  });

  it('does not move the focus when the visitor has moved it meanwhile', async () => {
    const { user } = await visitCart();

    await user.click(screen.getByRole('button', { name: 'Schrauben entfernen' }));
    act(() => quantityOf('Wandfarbe').focus());

    await waitFor(() => expect(screen.queryByRole('link', { name: 'Schrauben' })).not.toBeInTheDocument());
    expect(quantityOf('Wandfarbe')).toHaveFocus();
  });

  it('of the last article leads to the empty cart with its heading in focus', async () => {
    const { user } = await visitCart([screws]);

    await user.click(screen.getByRole('button', { name: 'Schrauben entfernen' }));

    expect(await screen.findByRole('heading', { name: 'Ihr Warenkorb ist leer' })).toHaveFocus();
  });

  it('can be undone: the article comes back with its quantity and takes the focus', async () => {
    const { user, platform } = await visitCart([aPosition({ name: 'Schrauben', quantity: 4 }), paint]);
    await user.click(screen.getByRole('button', { name: 'Schrauben entfernen' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Schrauben' })).not.toBeInTheDocument());

    // The button of the notification disappears with the focus.
    act(() => (document.activeElement as HTMLElement).blur());
    await act(async () => platform.bus.publish('cart:removal-undone', { itemId: '1001', quantity: 4 }));

    await waitFor(() => expect(screen.getByRole('link', { name: 'Schrauben' })).toHaveFocus());
    expect(quantityOf('Schrauben')).toHaveValue(4);
    expect(platform.bus.get('cartCount')).toBe(5);
  });
});

it('reports changes for tracking', async () => {
  const { user, platform } = await visitCart();

  await user.click(screen.getByRole('button', { name: 'Menge von Schrauben erhöhen' }));
  await user.click(screen.getByRole('button', { name: 'Wandfarbe entfernen' }));

  await waitFor(() =>
    expect(platform.tracked).toEqual([
      { name: 'change_cart_quantity', values: { itemId: '1001', quantity: 2, source: 'checkout' } },
      { name: 'remove_from_cart', values: { itemId: '1002', quantity: 0, source: 'checkout' } },
    ]),
  );
});

describe('an empty cart', () => {
  const categories = [
    { name: 'Werkzeug', url: '/c/werkzeug/', totalProductCount: 900 },
    { name: 'Garten', url: '/c/garten/', totalProductCount: 1_200 },
  ].map((category) => ({
    ...category,
    id: category.url,
    path: '',
    level: 1,
    hasChildren: false,
    children: [],
  }));

  it('is stated, with links back into the shop', async () => {
    await visitCart([], { answers: [answerTo(readNavigation, { children: categories })] });

    expect(screen.getByRole('heading', { level: 1, name: 'Ihr Warenkorb ist leer' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/');
    const links = within(screen.getByRole('navigation', { name: 'Beliebte Kategorien' })).getAllByRole(
      'link',
    );
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/c/garten/', '/c/werkzeug/']);
  });

  it('leads to the order that waits for its payment', async () => {
    await visitCart([], {
      config: { pageUrls: withCheckout },
      answers: [answerTo(readCheckout, aCheckout('contact', { pendingOrder: aPendingOrder() }))],
    });

    expect(screen.getByText('Ihre Bestellung wartet auf die Zahlung')).toBeVisible();
    expect(
      screen.getByText(/Bis 11:30 Uhr halten wir sie für die Bestellung F7K4-M92T-X bereit/),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zur Zahlung' })).toHaveAttribute('href', '/checkout/');
  });

  it('leads to that order also after a return from the payment by the back button', async () => {
    const { api } = await visitCart([screws], {
      config: { pageUrls: withCheckout },
      answers: [answerTo(readCheckout, aCheckout('contact', { pendingOrder: aPendingOrder() }))],
    });
    api.setPositions([]);
    await act(async () => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });

    expect(await screen.findByRole('link', { name: 'Zur Zahlung' })).toBeVisible();
  });

  it('has a link also without categories', async () => {
    await visitCart([], {
      answers: [
        answerTo(readNavigation, () => {
          throw new HttpError('bad-response', '', 500);
        }),
      ],
    });

    expect(screen.getByRole('link', { name: 'Zur Startseite' })).toBeVisible();
    expect(screen.queryByText('Beliebte Kategorien')).not.toBeInTheDocument();
  });
});

describe('other tabs and back navigation', () => {
  it('is updated after a change in another tab or widget', async () => {
    const { api, platform } = await visitCart();

    api.setPositions([aPosition({ name: 'Schrauben', quantity: 7 })]);
    await act(async () => platform.bus.publish('cart:changed', { itemCount: 7 }));

    await waitFor(() => expect(quantityOf('Schrauben')).toHaveValue(7));
    expect(platform.bus.get('cartCount')).toBe(7);
  });

  it('loads again when the page is restored from the back/forward cache', async () => {
    const { api } = await visitCart();

    api.setPositions([]);
    await act(async () => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });

    expect(await screen.findByRole('heading', { name: 'Ihr Warenkorb ist leer' })).toBeVisible();
  });

  it('does not load again on a usual page load or after its own change', async () => {
    const { user, platform } = await visitCart();

    await act(async () => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    });
    await user.click(screen.getByRole('button', { name: 'Menge von Schrauben erhöhen' }));
    await summary().findByText('55,92 €');

    expect(platform.callsOf(readCart)).toHaveLength(1);
  });

  it('clears the messages that were there first', async () => {
    const { user, platform } = await visitCart();
    notify(platform.bus, { id: 'other', text: 'Etwas anderes', type: 'info' });

    await user.click(screen.getByRole('button', { name: 'Schrauben entfernen' }));

    await waitFor(() =>
      expect(platform.bus.get('notifications')).toMatchObject([
        { text: expect.stringContaining('Schrauben') },
      ]),
    );
  });
});

describe('when a call fails', () => {
  const failures: [string, HttpErrorKind, number, string][] = [
    [
      '400',
      'bad-request',
      400,
      'Der Shop hat die Anfrage nicht angenommen. Bitte laden Sie die Seite neu, oder versuchen Sie es noch einmal. Ihr Warenkorb ist unverändert.',
    ],
    [
      '403',
      'bad-request',
      403,
      'Ihre Sitzung ist abgelaufen. Bitte laden Sie die Seite neu, oder versuchen Sie es noch einmal.',
    ],
    [
      '429',
      'bad-request',
      429,
      'Das waren viele Versuche in kurzer Zeit. Bitte warten Sie einige Minuten und versuchen Sie es dann noch einmal.',
    ],
    [
      '500',
      'bad-response',
      500,
      'Im Shop ist ein Fehler aufgetreten. Bitte versuchen Sie es gleich noch einmal. Ihr Warenkorb ist unverändert.',
    ],
    [
      'a timeout',
      'timeout',
      0,
      'Der Shop hat nicht rechtzeitig geantwortet. Bitte versuchen Sie es noch einmal.',
    ],
    ['no network', 'network', 0, 'Es besteht keine Verbindung. Bitte prüfen Sie Ihre Internetverbindung.'],
  ];

  it.each(failures)(
    'with %s the cart stays, the reason is said, and it can be tried again',
    async (_n, kind, status, why) => {
      const api = fakeCartApi([screws, paint]);
      let isBroken = true;
      const { user } = await visitCart([], {
        answers: [
          ...api.answers,
          answerTo(editCart, ({ form }) => {
            if (isBroken) throw new HttpError(kind, 'for the test', status);
            return api.edit(form);
          }),
        ],
      });

      await user.click(screen.getByRole('button', { name: 'Menge von Schrauben erhöhen' }));
      const alert = await line('Schrauben').findByRole('alert');
      expect(alert).toHaveTextContent('Die Menge 2 konnte nicht übernommen werden.');
      expect(alert).toHaveTextContent(why);
      expect(quantityOf('Schrauben')).toHaveValue(1);
      expect(summary().getByText('42,93 €')).toBeVisible();

      isBroken = false;
      await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));

      expect(await summary().findByText('55,92 €')).toBeVisible();
      expect(quantityOf('Schrauben')).toHaveValue(2);
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  );

  it('the server’s own reason is shown where it gives one', async () => {
    const { user } = await visitCart([screws], {
      messages: { ...messages, 'error.item.adviceRequired': 'Nur mit Beratung.' },
      answers: [
        answerTo(editCart, () => {
          throw new HttpError('bad-request', '', 400, {
            globalErrors: [{ msg: 'error.item.adviceRequired' }],
          });
        }),
      ],
    });

    await user.click(screen.getByRole('button', { name: 'Menge von Schrauben erhöhen' }));

    expect(await screen.findByText('Nur mit Beratung.')).toBeVisible();
  });

  it('an article that could not be removed stays', async () => {
    const { user } = await visitCart([screws], {
      answers: [
        answerTo(removeFromCart, () => {
          throw new HttpError('bad-response', '', 500);
        }),
      ],
    });

    await user.click(screen.getByRole('button', { name: 'Schrauben entfernen' }));

    expect(await screen.findByText('Der Artikel konnte nicht entfernt werden.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Schrauben' })).toBeVisible();
  });

  it('a cart that cannot be read is not called empty, and is shown once the shop answers', async () => {
    let isBroken = true;
    const { user } = await visitCart([], {
      answers: [
        answerTo(readCart, () => {
          if (isBroken) throw new HttpError('bad-response', '', 500);
          return aCart([screws]);
        }),
      ],
    });
    expect(
      screen.getByRole('heading', { name: 'Ihr Warenkorb lässt sich gerade nicht anzeigen' }),
    ).toBeVisible();
    expect(
      screen.getByText(
        'Im Shop ist ein Fehler aufgetreten. Bitte versuchen Sie es gleich noch einmal. Ihr Warenkorb ist unverändert.',
      ),
    ).toBeVisible();
    expect(screen.queryByText('Ihr Warenkorb ist leer')).not.toBeInTheDocument();

    isBroken = false;
    await user.click(screen.getByRole('link', { name: 'Noch einmal versuchen' }));

    expect(await screen.findByRole('link', { name: 'Schrauben' })).toBeVisible();
  });
});

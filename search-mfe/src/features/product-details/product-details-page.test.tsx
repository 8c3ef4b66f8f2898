import { addToCart, readProduct, readReviews } from '@fachwerk/shared/calls';
import type { CartContainer, ProductDetail } from '@fachwerk/shared/contracts';
import { HttpError } from '@fachwerk/shared/http';
import { STORE_PROOFS } from '@fachwerk/shared/rules';
import { answerTo, fakePlatform, renderWidget } from '@fachwerk/shared/testing';
import { fillPageHead } from '@fachwerk/shared/widget';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCart, aProduct, euro, messages, somePrices, someReviews } from '../../testing/test-data';
import { productDetailsPage } from './product-details-page.widget';

type CartAnswer = CartContainer | Error | Promise<CartContainer>;

const OWN = 'https://shop.example/p/akku-bohrschrauber-18-v-100001/';

async function openProduct(more: Partial<ProductDetail> = {}, ...carts: CartAnswer[]) {
  const result = await renderWidget(
    productDetailsPage,
    { productId: '100001' },
    {
      messages: { ...messages, 'error.item.notForSale': 'Dieser Artikel wird nicht mehr verkauft.' },
      url: OWN,
      config: {
        pageUrls: {
          start: '/',
          search: '/search/',
          basket: '/basket/',
          backInStock: '/wieder-da/',
          recalls: '/rueckrufe/',
          stores: '/stores/',
          shipping: '/versand/',
          takeBack: '/versand/#altgeraete',
          withdrawalPolicy: '/widerrufsbelehrung/',
        },
      },
      answers: [
        answerTo(readProduct, aProduct(more)),
        answerTo(readReviews, someReviews()),
        answerTo(addToCart, () => {
          const answer = carts.length > 1 ? carts.shift() : carts[0];
          if (!answer || answer instanceof Error) throw answer ?? new Error('No cart for this addition');
          return answer;
        }),
      ],
    },
  );
  const additions = () => result.platform.callsOf(addToCart);
  return { ...result, additions, user: userEvent.setup() };
}

/** Calls `load` as the page server does. */
function loadProductPage(
  url: string,
  answer: (itemId: unknown) => ProductDetail | Error,
  productId = '100001',
) {
  const platform = fakePlatform({
    answers: [
      answerTo(readProduct, ({ query }) => {
        const product = answer(query?.itemId);
        if (product instanceof Error) throw product;
        return product;
      }),
      answerTo(readReviews, someReviews()),
    ],
  });
  return productDetailsPage.load!({
    props: { productId },
    api: platform.api,
    url: new URL(url),
    now: platform.now,
    signal: platform.signal,
    pageUrls: platform.config.pageUrls,
  });
}

const notFound = new HttpError('bad-request', 'GET: 404', 404);
/** The button in the page; the sticky bar has a second one. */
const addButton = () => screen.getAllByRole('button', { name: 'In den Warenkorb' })[0]!;
const quantity = () => screen.getByRole('spinbutton', { name: 'Menge' });

describe('the product', () => {
  it('shows what is needed to decide', async () => {
    await openProduct({
      variantName: '2 Akkus',
      pricesInfo: somePrices({
        displayPrice: euro(8999),
        unitPrice: { price: '44,99 €', unit: '1 l' },
        strikePrice: euro(9999),
        savedPercentage: 10,
      }),
    });

    const product = screen.getByRole('article');
    expect(screen.getByRole('heading', { level: 1, name: 'Akku-Bohrschrauber 18 V' })).toBeVisible();
    expect(product).toHaveTextContent('Eberholt');
    expect(product).toHaveTextContent('2 Akkus');
    expect(product).toHaveTextContent('89,99 €');
    expect(product).toHaveTextContent('44,99 € / 1 l');
    expect(product).toHaveTextContent('Niedrigster Preis der letzten 30 Tage: 99,99 €');
    expect(product).toHaveTextContent('inkl. MwSt., zzgl. Versandkosten');
    expect(product).toHaveTextContent('Online verfügbar');
    expect(product).toHaveTextContent('Lieferung in 2–4 Werktagen');
    expect(screen.getByRole('link', { name: '4,5 von 5 Sternen, 12 Bewertungen' })).toHaveAttribute(
      'href',
      '#bewertungen',
    );
    expect(screen.getByRole('row', { name: 'Spannung 18 V' })).toBeVisible();
  });

  it('never calls the difference to a recommended price a saving', async () => {
    await openProduct({
      pricesInfo: somePrices({
        displayPrice: euro(8999),
        strikePrice: euro(12999),
        strikePriceIsRrp: true,
        savedPercentage: 30,
      }),
    });

    expect(screen.getByRole('article')).toHaveTextContent('UVP: 129,99 €');
    expect(screen.queryByText(/30 %/)).not.toBeInTheDocument();
  });

  it('names producer, address, e-mail, warnings and numbers in the page itself', async () => {
    await openProduct();

    const safety = screen.getByRole('heading', { name: 'Produktsicherheit' }).parentElement!;
    expect(safety).toBeVisible();
    expect(safety).toHaveTextContent('Eberholt Werkzeuge GmbH');
    expect(safety).toHaveTextContent('Holzweg 1, 12345 Musterstadt');
    expect(safety).toHaveTextContent('sicherheit@eberholt.example');
    expect(safety).toHaveTextContent('Schutzbrille tragen.');
    expect(safety).toHaveTextContent('Artikelnummer 200001, EAN 2000000000015');
    expect(safety.closest('details')).toBeNull();
  });

  it('shows the energy class with its scale beside the price', async () => {
    await openProduct({
      eeLabels: [
        {
          id: 'e1',
          level: 'E',
          color: '#f7a600',
          dataSheet: '/images/datasheet.pdf',
          scale: { high: 'A', low: 'G', old: false },
        },
      ],
    });

    expect(
      screen.getByRole('img', { name: 'Energieeffizienzklasse E auf einer Skala von A bis G' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Produktdatenblatt' })).toHaveAttribute(
      'href',
      '/images/datasheet.pdf',
    );
  });

  it('has a link to every variant, and marks sold-out ones', async () => {
    const option = { itemId: '1', url: '/p/x-100001/', selected: false, statusOnline: 'Available' as const };
    await openProduct({
      variations: [
        {
          id: 'farbe',
          label: 'Farbe',
          options: [
            { ...option, value: 'Rot', selected: true, hexColor: '#c01f2e' },
            { ...option, value: 'Blau', itemId: '2', url: '/p/x-100001/?item=2', statusOnline: 'SoldOut' },
          ],
        },
      ],
    });

    const choice = screen.getByRole('list', { name: 'Farbe' });
    expect(within(choice).getByRole('link', { name: 'Rot' })).toHaveAttribute('aria-current', 'true');
    expect(within(choice).getByRole('link', { name: 'Blau (ausverkauft)' })).toHaveAttribute(
      'href',
      '/p/x-100001/?item=2',
    );
  });

  it('offline, keeps the page when another variant is chosen, and explains it', async () => {
    const { platform } = await openProduct({
      variations: [
        {
          id: 'color',
          label: 'Farbe',
          options: [
            {
              itemId: '2',
              value: 'Rot',
              selected: false,
              statusOnline: 'Available',
              url: '/p/x-100001/?item=2',
            },
          ],
        },
      ],
    });
    const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const link = screen.getByRole('link', { name: 'Rot' });

    expect(fireEvent.click(link)).toBe(false);
    isOnline.mockRestore();

    expect(platform.bus.get('notifications')).toMatchObject([
      { type: 'error', text: expect.stringContaining('Es besteht keine Verbindung.') as string },
    ]);
  });

  it('shows markup in names and texts as text', async () => {
    const { container } = await openProduct({
      name: '<img src=x onerror=alert(1)>',
      description: '<script>alert(1)</script>',
    });

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('<img src=x onerror=alert(1)>');
    expect(container.querySelector('script, img[onerror]')).toBeNull();
  });
});

describe('the pictures', () => {
  it('load the first one at once and first, the others when needed', async () => {
    await openProduct();

    const [front, side] = within(screen.getByRole('list', { name: /Bilder/ })).getAllByRole('img');
    expect(front).toHaveAttribute('fetchpriority', 'high');
    expect(front).not.toHaveAttribute('loading');
    expect(front).toHaveAttribute('width');
    expect(side).toHaveAttribute('loading', 'lazy');
  });

  it('are shown by small ones, which are links to them without script', async () => {
    const { user, container } = await openProduct();

    const second = screen.getByRole('link', { name: 'Bild 2 zeigen: Akku-Bohrschrauber von der Seite' });
    const target = second.getAttribute('href')!.slice(1);
    expect(container.querySelector(`[id="${target}"] img`)).toHaveAttribute('src', '/images/200001/side.svg');
    await user.click(second);

    expect(second).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: /Bild 1 zeigen/ })).not.toHaveAttribute('aria-current');
  });

  it('are turned by the arrow keys, and stop at the ends', async () => {
    const { user } = await openProduct();

    const [front, side] = screen.getAllByRole('link', { name: /^Bild vergrößern/ });
    front!.focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('link', { name: /Bild 2 zeigen/ })).toHaveAttribute('aria-current', 'true');
    expect(side).toHaveFocus();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');

    expect(screen.getByRole('link', { name: /Bild 1 zeigen/ })).toHaveAttribute('aria-current', 'true');
  });
});

describe('a picture', () => {
  const enlarge = (number: number) => screen.getAllByRole('link', { name: /^Bild vergrößern/ })[number - 1]!;

  it('opens in the layer of large pictures', async () => {
    const { user, platform } = await openProduct();
    const onRequest = jest.fn();
    platform.bus.set('layers', ['search:picture-requested']);
    platform.bus.on('search:picture-requested', onRequest, platform.signal);

    await user.click(enlarge(2));

    const { images } = aProduct();
    expect(onRequest).toHaveBeenCalledWith({ name: 'Akku-Bohrschrauber 18 V', images, index: 1 });
  });

  it('is a link to its file without the layer, and without script', async () => {
    const { user } = await openProduct();
    let isLeft = false;
    const leave = (event: Event) => {
      isLeft = !event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', leave, { once: true });

    await user.click(enlarge(2));

    expect(enlarge(2)).toHaveAttribute('href', '/images/200001/side.svg');
    expect(isLeft).toBe(true);
  });

  it('is one stop of the Tab key for all pictures', async () => {
    await openProduct();

    expect(enlarge(1)).not.toHaveAttribute('tabindex');
    expect(enlarge(2)).toHaveAttribute('tabindex', '-1');
  });
});

describe('putting it into the cart', () => {
  it('works without script: a form that the API understands', async () => {
    const { container } = await openProduct();

    const form = container.querySelector('form')!;
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('action', '/basket/add/');
    expect(Object.fromEntries(new FormData(form))).toEqual({
      itemId: '200001',
      productId: '100001',
      quantity: '1',
    });
    for (const button of screen.getAllByRole('button', { name: 'In den Warenkorb' })) {
      expect(button).toHaveAttribute('type', 'submit');
      expect((button as HTMLButtonElement).form).toBe(form);
    }
  });

  it('updates the page, the message beside the button and the button, without a second message over the page', async () => {
    const { user, platform, additions } = await openProduct({}, aCart(3));

    await user.click(screen.getByRole('button', { name: 'Menge erhöhen' }));
    await user.click(addButton());

    expect(additions()).toHaveLength(1);
    expect(additions()[0]?.form).toMatchObject({ itemId: '200001', quantity: 2, positions: 'added' });
    expect(platform.bus.get('cartCount')).toBe(3);
    expect(platform.bus.get('notifications')).toEqual([]);
    expect(screen.getAllByRole('button', { name: 'Im Warenkorb' })).not.toHaveLength(0);
    expect(screen.getByRole('status')).toHaveTextContent('2 Stück hinzugefügt.');
    expect(screen.getByRole('link', { name: 'Zum Warenkorb' })).toHaveAttribute('href', '/basket/');
  });

  it('is one addition for one click, however often it is clicked while it is under way', async () => {
    let answer: (cart: CartContainer) => void = () => undefined;
    const waiting = new Promise<CartContainer>((resolve) => {
      answer = resolve;
    });
    const { additions } = await openProduct({}, waiting, aCart(2));
    const form = addButton().closest('form')!;

    fireEvent.submit(form);
    fireEvent.submit(form);
    fireEvent.submit(form);
    expect(additions()).toHaveLength(1);
    await act(async () => answer(aCart(1)));
    await act(async () => fireEvent.submit(form));

    expect(additions()).toHaveLength(2);
    const keys = additions().map(({ idempotencyKey }) => idempotencyKey);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).not.toBe(keys[0]);
  });

  it('shows that it waits after 100 ms, not before', async () => {
    jest.useFakeTimers();
    try {
      await openProduct({}, new Promise<CartContainer>(() => undefined));

      await act(async () => fireEvent.submit(addButton().closest('form')!));
      expect(addButton()).not.toHaveAttribute('aria-busy');
      await act(async () => jest.advanceTimersByTime(100));

      expect(addButton()).toHaveAttribute('aria-busy', 'true');
    } finally {
      jest.useRealTimers();
    }
  });

  it('shows that the server reduced the quantity', async () => {
    const cart = aCart(5, {
      addedEntryId: 'e1',
      onlineCart: {
        empty: false,
        positions: [
          {
            entryId: 'e1',
            itemId: '200001',
            productId: '100001',
            quantity: 5,
            maxStock: 5,
            orderable: 5,
            stockErrorData: { code: 'REDUCED', requested: 9, available: 5 },
            name: 'Akku-Bohrschrauber',
            variantName: '',
            brand: { name: 'Eberholt' },
            url: '/p/x-100001/',
            image: { src: '/images/200001/front.svg', alt: '' },
            pricesInfo: somePrices(),
            linePrice: euro(49995),
          },
        ],
      },
    });
    const { user } = await openProduct({}, cart);

    await user.click(addButton());

    expect(await screen.findByText(/Im Warenkorb: 5 Stück/)).toBeVisible();
  });

  it.each([
    ['0', 1],
    ['-3', 1],
    ['500', 20],
    ['', 1],
  ])('takes %p as an amount that can be had', async (typed, sent) => {
    const { user, additions } = await openProduct({}, aCart(1));

    await user.clear(quantity());
    if (typed) await user.type(quantity(), typed);
    await user.click(addButton());

    expect(additions()[0]?.form).toMatchObject({ quantity: sent });
  });

  it('states the limit when a larger quantity is typed, also when the field holds the limit already', async () => {
    const { user } = await openProduct({ maxStock: 22 });

    for (const typed of ['500', '23']) {
      await user.clear(quantity());
      await user.type(quantity(), `${typed}{Enter}`);
      expect(quantity()).toHaveValue(22);
      expect(screen.getByRole('status')).toHaveTextContent('Höchstens 22 Stück lieferbar.');
    }
    await user.click(screen.getByRole('button', { name: 'Menge verringern' }));

    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

describe('when the cart does not take it', () => {
  it.each([
    ['offline', new HttpError('network', 'network'), 'Es besteht keine Verbindung.'],
    ['no answer', new HttpError('timeout', 'timeout'), 'Der Shop hat nicht rechtzeitig geantwortet.'],
    ['a fault of ours', new HttpError('bad-response', '500', 500), 'Im Shop ist ein Fehler aufgetreten.'],
    [
      'a refusal with a reason',
      new HttpError('bad-request', '400', 400, { globalErrors: [{ msg: 'error.item.notForSale' }] }),
      'Dieser Artikel wird nicht mehr verkauft.',
    ],
    [
      'a refusal without one that we know',
      new HttpError('bad-request', '400', 400, { globalErrors: [{ msg: 'error.of.tomorrow' }] }),
      'Der Shop hat die Anfrage nicht angenommen.',
    ],
  ])('shows the reason: %s', async (_what, error, words) => {
    const { user, platform } = await openProduct({}, error);

    await user.click(addButton());

    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(platform.bus.get('cartCount')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  });

  it('keeps the amount, and adds once when it is tried again after an answer that never came', async () => {
    const { user, additions } = await openProduct({}, new HttpError('timeout', 'timeout'), aCart(2));

    await user.click(screen.getByRole('button', { name: 'Menge erhöhen' }));
    await user.click(addButton());
    await screen.findByRole('alert');
    expect(quantity()).toHaveValue(2);
    await user.click(addButton());

    expect(await screen.findByRole('status')).toHaveTextContent('2 Stück hinzugefügt.');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    const [first, second] = additions().map(({ idempotencyKey }) => idempotencyKey);
    expect(second).toBe(first);
  });

  it('sends a new idempotency key after a refusal', async () => {
    const { user, additions } = await openProduct({}, new HttpError('bad-request', '400', 400), aCart(1));

    await user.click(addButton());
    await screen.findByRole('alert');
    await user.click(addButton());

    const [first, second] = additions().map(({ idempotencyKey }) => idempotencyKey);
    expect(second).not.toBe(first);
  });
});

describe('a sold-out product', () => {
  it('offers no button, but its variants and its category', async () => {
    await openProduct({ statusOnline: 'SoldOut', maxStock: 0 });

    expect(screen.queryByRole('button', { name: 'In den Warenkorb' })).not.toBeInTheDocument();
    expect(screen.getByText('Ausverkauft')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Mehr aus Akkuschrauber' })).toHaveAttribute(
      'href',
      '/c/werkzeug/akkuschrauber/',
    );
  });

  it('offers a mail when it is back, in a layer and without script on a page', async () => {
    await openProduct({ statusOnline: 'SoldOut', maxStock: 0, variantName: 'Blau' });

    const link = screen.getByRole('link', { name: 'Benachrichtigen, sobald wieder lieferbar' });
    expect(link).toHaveAttribute('href', '/wieder-da/100001/?item=200001');
    expect(link).toHaveAttribute('data-opens', 'search:back-in-stock-requested');
    expect(JSON.parse(link.getAttribute('data-opens-with') ?? '')).toEqual({
      productId: '100001',
      itemId: '200001',
      name: 'Eberholt Akku-Bohrschrauber 18 V, Blau',
    });
  });
});

describe('the delivery', () => {
  const shipping = aProduct().shipping;
  const link = (name: string) => screen.getByRole('link', { name });

  it('has the price of this item, which leads to the page about shipping (PAngV §6)', async () => {
    await openProduct();

    expect(link('Versand 5,95 €, ab 75,00 € kostenlos')).toHaveAttribute('href', '/versand/');
    expect(screen.queryByText(/Spedition/)).not.toBeInTheDocument();
  });

  it('of an item that is free of shipping costs says so', async () => {
    await openProduct({ shipping: { ...shipping, price: euro(0) } });

    expect(screen.getAllByRole('link', { name: 'Versand kostenlos' })).toHaveLength(2);
  });

  it('of an item that is too large for a parcel comes with a forwarding agent', async () => {
    await openProduct({ shipping: { ...shipping, isBulky: true } });

    expect(screen.getByText(/Die Spedition bringt den Artikel bis zur Bordsteinkante/)).toBeVisible();
    expect(link('Versand 5,95 €, ab 75,00 € kostenlos')).toBeVisible();
  });

  it('names the free return, except for items that the right of withdrawal excludes', async () => {
    await openProduct({ hasFreeReturn: true });
    expect(link('Kostenlose Rückgabe innerhalb von 14\u00a0Tagen')).toHaveAttribute(
      'href',
      '/widerrufsbelehrung/',
    );
    cleanup();

    await openProduct();
    expect(screen.queryByText(/^Kostenlose Rückgabe/)).not.toBeInTheDocument();
  });

  it('is not named for an item that cannot be ordered', async () => {
    await openProduct({ statusOnline: 'SoldOut', maxStock: 0, hasFreeReturn: true });

    expect(screen.queryByText(/^Kostenlose Rückgabe/)).not.toBeInTheDocument();

    expect(screen.queryByRole('link', { name: /^Versand 5,95/ })).not.toBeInTheDocument();
  });
});

describe('the guarantee of the producer', () => {
  const guarantee = {
    months: 60,
    labelUrl: '/rest/label/full/?v=1',
    nestedLabelUrl: '/rest/label/nested/?v=1',
  };
  const guaranteeStatement = {
    months: 60,
    scope: 'FULL' as const,
    model: 'BS 240',
    guarantor: 'Eberholt GmbH',
    address: 'Am Werk 3, 70173 Stuttgart',
    territory: 'Europäische Union',
    terms: 'Senden Sie die Ware mit dem Kaufbeleg an uns.',
    link: 'https://maker.example/garantie/',
  };
  const notes = () => screen.queryByRole('heading', { name: 'Garantie des Herstellers' })?.parentElement;

  it('has the official label, nested before the button (Regulation (EU) 2025/1960, Annex II)', async () => {
    await openProduct({ guarantee, guaranteeStatement });

    const nested = screen.getByRole('img', { name: /^GARAN, 5\u00a0Jahre/ });
    expect(nested).toHaveAttribute('src', guarantee.nestedLabelUrl);
    const [button] = screen.getAllByRole('button', { name: 'In den Warenkorb' });
    expect(nested.compareDocumentPosition(button!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('shows the full label at the first click, also without script, and loads it then', async () => {
    await openProduct({ guarantee, guaranteeStatement });

    const details = screen.getByRole('img', { name: /^GARAN, 5\u00a0Jahre/ }).closest('details')!;
    expect(details).not.toHaveAttribute('open');
    const full = details.querySelector('a > img')!;
    expect(full).toHaveAttribute('src', guarantee.labelUrl);
    expect(full).toHaveAttribute('loading', 'lazy');
    expect(full).toHaveAccessibleName(/Eberholt BS 240, 5\u00a0Jahre/);
    expect(full.parentElement).toHaveAttribute('href', guarantee.labelUrl);
    expect(within(details).getByText('Garantielabel der EU ansehen')).toBeVisible();
    const terms = within(details).getByText('Bedingungen der Garantie');
    expect(document.querySelector(terms.getAttribute('href')!)).toBe(notes());
  });

  it('is stated with guarantor, territory, terms and the rights beside it (BGB §479)', async () => {
    await openProduct({ guarantee, guaranteeStatement });

    for (const part of [
      'Eberholt Akku-Bohrschrauber 18 V, BS 240',
      '5 Jahre',
      'Haltbarkeit der ganzen Ware, ohne Aufpreis',
      'Eberholt GmbH, Am Werk 3, 70173 Stuttgart',
      'Europäische Union',
      'Senden Sie die Ware mit dem Kaufbeleg an uns.',
      'gesetzliche Rechte, die Sie unentgeltlich in Anspruch nehmen. Die Garantie schränkt diese Rechte nicht ein.',
    ])
      expect(notes()).toHaveTextContent(part);
    expect(within(notes()!).getByRole('link')).toHaveAttribute('href', 'https://maker.example/garantie/');
  });

  it('has no label if it is not for the whole item', async () => {
    await openProduct({ guaranteeStatement: { ...guaranteeStatement, scope: 'PARTIAL', months: 30 } });

    expect(screen.queryByRole('img', { name: /^GARAN/ })).not.toBeInTheDocument();
    expect(notes()).toHaveTextContent('30 Monate');
  });

  it('is missing where the producer gives none', async () => {
    await openProduct();

    expect(notes()).toBeUndefined();
  });
});

describe('a recalled item', () => {
  const recalled = {
    statusOnline: 'Unavailable' as const,
    recalls: [{ recallId: 'R-1', title: 'Akku-Bohrschrauber 18 V' }],
  };

  it('has a notice that leads to the recall, and no way to buy or reserve it', async () => {
    await openProduct(recalled);

    expect(screen.getByText('Dieser Artikel wird zurückgerufen')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Rückruf ansehen' })).toHaveAttribute('href', '/rueckrufe/R-1/');
    expect(screen.queryByRole('button', { name: /Warenkorb|reservieren/ })).not.toBeInTheDocument();
    expect(screen.queryByText(/wieder da/)).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: /Markt/ })).not.toBeInTheDocument();
  });

  it('is out of stock for search engines, even if a store still has it', async () => {
    const { page } = await loadProductPage(OWN, () => aProduct({ ...recalled, isInAnyStore: true }));

    expect(JSON.stringify(page?.structuredData)).toContain('https://schema.org/OutOfStock');
  });
});

describe('repair and returns', () => {
  const section = (name: string) => screen.getByRole('heading', { name }).parentElement!;

  it('state that batteries and devices can be given back (BattDG §24, ElektroG §18)', async () => {
    await openProduct({ takeBack: { battery: 'DEVICE', device: 'store' } });

    const notes = section('Rückgabe und Entsorgung');
    expect(notes).toHaveTextContent('Batterien und Akkus gehören nicht in den Hausmüll.');
    expect(notes).toHaveTextContent(
      'Altgeräte bis 25 cm nehmen wir in jedem Markt kostenlos an, auch ohne Kauf',
    );
    expect(notes).not.toHaveTextContent('Bei der Lieferung');
    expect(notes).not.toHaveTextContent('Pfand');
    const bin = 'Durchgestrichene Mülltonne: nicht in den Hausmüll';
    expect(within(notes).getByRole('img', { name: bin })).toBeVisible();
    expect(within(notes).getByRole('link')).toHaveAttribute('href', '/versand/#altgeraete');
  });

  it('state the deposit of a car battery, and nothing about devices (BattDG §8)', async () => {
    const deposit = { value: 750, displayValue: '7,50 €' };
    await openProduct({ takeBack: { battery: 'VEHICLE' }, pricesInfo: somePrices({ deposit }) });

    const notes = section('Rückgabe und Entsorgung');
    expect(notes).toHaveTextContent('Die 7,50 € Pfand erhalten Sie zurück');
    expect(notes).not.toHaveTextContent('Elektrogeräte');
  });

  it('state that an old device goes back with the carrier (ElektroG §17)', async () => {
    await openProduct({ takeBack: { device: 'delivery' } });

    const notes = section('Rückgabe und Entsorgung');
    expect(notes).toHaveTextContent('Bei der Lieferung nehmen wir auf Wunsch ein gleichartiges Altgerät');
    expect(notes).not.toHaveTextContent('Akkus');
  });

  it('state spare parts, updates and where to read about repairs (Directive (EU) 2024/1799)', async () => {
    await openProduct({
      repair: { sparePartYears: 10, updateYears: 1, url: 'https://maker.example/repair/' },
    });

    const notes = section('Reparatur');
    expect(notes).toHaveTextContent('Ersatzteile: mindestens 10 Jahre lieferbar');
    expect(notes).toHaveTextContent('Updates der Software: mindestens 1 Jahr kostenlos');
    const link = within(notes).getByRole('link', { name: 'Reparaturinformationen des Herstellers' });
    expect(link).toHaveAttribute('href', 'https://maker.example/repair/');
  });

  it('are missing for other goods', async () => {
    await openProduct();

    for (const name of ['Reparatur', 'Rückgabe und Entsorgung'])
      expect(screen.queryByRole('heading', { name })).not.toBeInTheDocument();
  });
});

describe('marking and passport', () => {
  it('state CE marking, declaration and environmental label ((EU) 2024/3110 Art. 29(2))', async () => {
    const conformityMarking = {
      year: '26',
      productType: 'MW-035',
      declaration: 'LE-1',
      notifiedBody: '0751',
    };
    await openProduct({
      construction: { conformityMarking, environmentLabel: '/media/label.svg' },
    });

    const marking = screen.getByRole('heading', { name: 'Kennzeichnung und Produktpass' }).parentElement!;
    for (const text of ['CE 26', 'MW-035', 'LE-1', '0751']) expect(marking).toHaveTextContent(text);
    expect(within(marking).getByRole('link')).toHaveAttribute('href', '/media/label.svg');
  });

  it('lead to the digital product passport before the contract ((EU) 2024/1781 Art. 9)', async () => {
    await openProduct({ passport: 'https://maker.example/p/1' });

    expect(screen.getByRole('link', { name: 'Digitalen Produktpass öffnen' })).toHaveAttribute(
      'href',
      'https://maker.example/p/1',
    );
  });

  it('name the responsible operator in the EU ((EU) 2023/988 Art. 19)', async () => {
    const producer = { name: 'Maker Ltd', address: '1 Road, Leeds', email: 'a@maker.example' };
    await openProduct({ safety: { producer, warnings: [], euOperator: 'EU Import GmbH, 28195 Bremen' } });

    expect(screen.getByRole('heading', { name: 'Verantwortlich in der EU' })).toBeVisible();
    expect(screen.getByText('EU Import GmbH, 28195 Bremen')).toBeVisible();
  });

  it('name the proof of environmental claims beside them (UWG §5, Directive (EU) 2024/825)', async () => {
    await openProduct({ claimProof: 'PEFC/04-31-1234' });

    expect(screen.getByText('Nachweis der Umweltaussagen: PEFC/04-31-1234')).toBeVisible();
  });

  it('state the costs of battery waste beside the price ((EU) 2023/1542 Art. 74(5))', async () => {
    await openProduct({ wasteCosts: { value: 45, displayValue: '0,45 €' } });

    expect(screen.getByText('Der Preis enthält 0,45 € Entsorgungskosten der Batterie.')).toBeVisible();
  });

  it('are missing for other goods', async () => {
    await openProduct();

    expect(screen.queryByRole('heading', { name: 'Kennzeichnung und Produktpass' })).not.toBeInTheDocument();
  });
});

describe('the presentation of the catalogue', () => {
  it('is shown: picture of the brand, badge, seal and product information sheet', async () => {
    await openProduct({
      brandImage: { src: '/images/brands/eberholt.svg' },
      productDisruptor: { name: 'Neu', backgroundColor: '#005aa9', textColor: '#ffffff' },
      imageProductDisruptor: { src: '/images/seals/eigenmarke.svg', alt: 'Eigenmarke' },
      sheet: '/energielabel/100001/',
    });

    const brand = screen.getByRole('img', { name: 'Eberholt' });
    expect(brand).toHaveAttribute('src', '/images/brands/eberholt.svg');
    expect(screen.getByRole('img', { name: 'Neu' })).toBeInTheDocument();
    const seal = screen.getByRole('img', { name: 'Eigenmarke' });
    expect(seal).toHaveAttribute('src', '/images/seals/eigenmarke.svg');
    expect(screen.getByRole('link', { name: 'Produktinformationsblatt' })).toHaveAttribute(
      'href',
      '/energielabel/100001/',
    );
  });
});

it('states in its head what the rank of a badge is measured by', async () => {
  const colours = { backgroundColor: '#005aa9', textColor: '#ffffff' };
  await openProduct({
    productDisruptor: { name: 'Bestseller', basis: 'unter den 3 meistverkauften Artikeln', ...colours },
  });

  expect(
    screen.getByText('Bestseller: unter den 3 meistverkauften Artikeln', { selector: 'p' }),
  ).toBeVisible();
});

it('links the sheet of an energy label once, beside the price', async () => {
  const sheet = '/energielabel/100001/';
  const scale = { high: 'A', low: 'G', old: false };
  await openProduct({
    sheet,
    eeLabels: [{ id: 'ee', level: 'B', color: '#4fae32', dataSheet: sheet, scale, productId: '100001' }],
  });

  expect(screen.getByRole('link', { name: 'Produktdatenblatt' })).toHaveAttribute('href', sheet);
  expect(screen.queryByRole('link', { name: 'Produktinformationsblatt' })).not.toBeInTheDocument();
});

it('lists the documents of a product with language, type and size', async () => {
  const document = { kind: 'manual' as const, language: 'en', languageText: 'Englisch' };
  await openProduct({
    documents: [
      { ...document, url: '/rest/products/100001/documents/manual-en/', fileType: 'PDF', sizeText: '1,2 MB' },
      {
        kind: 'safety',
        language: 'de',
        languageText: 'Deutsch',
        fileType: 'PDF',
        url: '/rest/products/100001/documents/safety-de/',
      },
    ],
  });

  const list = screen.getByRole('heading', { name: 'Dokumente' }).nextElementSibling as HTMLElement;
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['BedienungsanleitungEnglisch, PDF, 1,2 MB', 'SicherheitsdatenblattDeutsch, PDF']);
  expect(within(list).getByRole('link', { name: 'Bedienungsanleitung' })).toHaveAttribute(
    'href',
    '/rest/products/100001/documents/manual-en/',
  );
});

it('link the information about the data of a connected product ((EU) 2023/2854 Art. 3)', async () => {
  const url = '/rest/products/100001/documents/data-de/';
  await openProduct({
    documents: [{ kind: 'data', language: 'de', languageText: 'Deutsch', url, fileType: 'PDF' }],
  });

  expect(screen.getByRole('link', { name: /Welche Daten das Gerät erzeugt/ })).toHaveAttribute('href', url);
});

it('has no list of documents for a product without one', async () => {
  await openProduct();
  expect(screen.queryByRole('heading', { name: 'Dokumente' })).not.toBeInTheDocument();
});

describe('a dangerous mixture', () => {
  const hazards: ProductDetail['hazards'] = {
    pictograms: [
      { code: 'GHS02', name: 'Flamme' },
      { code: 'GHS07', name: 'Ausrufezeichen' },
    ],
    signalWord: 'Gefahr',
    phrases: [
      { code: 'H222', text: 'Extrem entzündbares Aerosol.' },
      { code: 'EUH211', text: 'Achtung! Beim Sprühen …' },
      { code: 'P102', text: 'Darf nicht in die Hände von Kindern gelangen.' },
    ],
  };
  const label = () => screen.getByRole('region', { name: 'Gefahrenkennzeichnung' });

  it('pictograms, signal word and phrases stand before the button (Regulation (EC) 1272/2008, Art. 48, 48a)', async () => {
    await openProduct({ hazards });

    expect(
      within(label())
        .getAllByRole('img')
        .map((picture) => picture.querySelector('title')?.textContent),
    ).toEqual(['Flamme', 'Ausrufezeichen']);
    expect(within(label()).getByRole('img', { name: 'Flamme' })).toBeVisible();
    expect(within(label()).getByText('Gefahr')).toBeVisible();
    expect(label()).toHaveTextContent('H222Extrem entzündbares Aerosol.');
    expect(label().compareDocumentPosition(addButton())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('separates the hazards from the precautions, and opens both with one button', async () => {
    await openProduct({ hazards });

    const details = within(label()).getByText('Gefahren- und Sicherheitshinweise').closest('details')!;
    expect(details).not.toHaveAttribute('open');
    expect(
      [...details.querySelectorAll('dl')].map((list) =>
        [...list.querySelectorAll('dt')].map(({ textContent }) => textContent),
      ),
    ).toEqual([['H222', 'EUH211'], ['P102']]);
  });

  it('without pictogram and signal word has the phrases alone', async () => {
    await openProduct({ hazards: { pictograms: [], phrases: hazards.phrases.slice(1) } });

    expect(within(label()).queryByRole('img')).not.toBeInTheDocument();
    expect(label()).toHaveTextContent('EUH211');
  });
});

it.each([[true], [undefined]])('says that goods are not for minors: %s', async (ageCheck) => {
  await openProduct({ ageCheck });

  expect(screen.queryAllByText(/^Nur für Erwachsene/)).toHaveLength(ageCheck ? 1 : 0);
});

it('reports the relation of the item to the central range with its addition to the cart', async () => {
  const { user, platform } = await openProduct({ hbcItemRelation: 'CORE' }, aCart(1));
  await user.click(addButton());

  expect(platform.tracked).toMatchObject([{ name: 'add_to_cart', values: { hbcItemRelation: 'CORE' } }]);
});

it('reports the added line for the app', async () => {
  const { user, platform } = await openProduct({}, aCart(1));
  const changed = jest.fn();
  platform.bus.on('cart:line-changed', changed, platform.signal);
  await user.click(addButton());

  expect(changed).toHaveBeenCalledWith(
    expect.objectContaining({ action: 'addCart', productId: '100001', quantity: 1 }),
  );
});

it('has a heart in the app too, which leaves out those of tiles', async () => {
  await renderWidget(
    productDetailsPage,
    { productId: '100001' },
    {
      messages,
      url: OWN,
      config: {
        appDevice: 'ios',
        pageUrls: { start: '/', search: '/search/', basket: '/basket/', wishlist: '/merkliste/' },
      },
      answers: [answerTo(readProduct, aProduct()), answerTo(readReviews, someReviews())],
    },
  );

  expect(screen.getByRole('button', { name: /auf die Merkliste$/ })).toBeVisible();
});

it('names its place as the source of what it reports (specification 9)', async () => {
  const { user, platform } = await openProduct({}, aCart(1));
  await user.click(addButton());

  expect(platform.tracked).toMatchObject([{ name: 'add_to_cart', values: { source: 'product_sale_box' } }]);
});

it('says why goods that need advice have no button, and leads to the stores (ChemBiozidDV §10, §11)', async () => {
  const option = { itemId: '200001', url: '/p/1/', selected: true, statusOnline: 'Unavailable' as const };
  const { container } = await openProduct({
    storeProof: 'advice',
    statusOnline: 'Unavailable',
    variations: [{ id: 'gewicht-kg', label: 'Gewicht', options: [{ ...option, value: '0,2 kg' }] }],
  });

  expect(screen.getByText('Nur mit Beratung im Markt')).toBeVisible();
  expect(screen.getByText('Vor dem Kauf beraten wir Sie')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Märkte und Telefonnummern' })).toHaveAttribute('href', '/stores/');
  expect(screen.queryByRole('button', { name: 'In den Warenkorb' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Im Markt reservieren' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: '0,2 kg' })).toBeVisible();
  expect(screen.queryByText('Zurzeit nicht bestellbar')).not.toBeInTheDocument();
  expect(container.querySelector('form[action*="basket"]')).toBeNull();
});

it.each(STORE_PROOFS)('has a title and a text about the proof: %s', (proof) => {
  for (const part of ['title', 'text'])
    expect(messages).toHaveProperty([`productDetail.proof.${proof}.${part}`]);
});

it.each([
  ['installer', 'Nur mit Nachweis eines Fachbetriebs', /schriftliche Bestätigung/],
  ['precursor', 'Nicht für Privatpersonen', /gewerbliche Kunden/],
  ['poison', 'Abgabe nur im Markt', /an Erwachsene, gegen Ausweis/],
] as const)(
  'says why goods of the store have no button, and what to bring: %s',
  async (proof, title, what) => {
    await openProduct({ storeProof: proof, statusOnline: 'Unavailable' });

    expect(screen.getByText(title)).toBeVisible();
    expect(screen.getByText(what)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Märkte und Telefonnummern' })).toHaveAttribute(
      'href',
      '/stores/',
    );
    expect(screen.queryByRole('button', { name: /Warenkorb|reservieren/ })).not.toBeInTheDocument();
  },
);

it('has no hazard label for other goods', async () => {
  await openProduct();
  expect(screen.queryByRole('region', { name: 'Gefahrenkennzeichnung' })).not.toBeInTheDocument();
});

describe('the head of the page', () => {
  it('describes product, offer and rating to search engines', async () => {
    const { page } = await loadProductPage(OWN, () => aProduct());

    expect(page && fillPageHead(page, messages)).toMatchObject({
      title: 'Akku-Bohrschrauber 18 V von Eberholt',
      // The page server makes one short line of it.
      description: 'Kräftig und leicht.\nMit zwei Gängen.',
      canonical: OWN,
    });
    expect(page?.redirect).toBeUndefined();
    expect(page?.structuredData?.[0]).toMatchObject({
      '@type': 'Product',
      sku: '200001',
      image: ['https://shop.example/images/200001/front.svg', 'https://shop.example/images/200001/side.svg'],
      aggregateRating: { ratingValue: 4.5, ratingCount: 12, reviewCount: 7 },
      review: [
        {
          '@type': 'Review',
          name: 'Hält gut',
          reviewRating: { ratingValue: 4, bestRating: 5 },
          author: { '@type': 'Person', name: 'Jo K.' },
          datePublished: '2026-11-02',
        },
        { name: 'Gern wieder' },
      ],
      offers: { price: '99.99', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
    });
    expect(page?.structuredData?.[0]).not.toHaveProperty('gtin13');
    expect(page?.structuredData?.[1]).toMatchObject({ '@type': 'BreadcrumbList' });
  });

  it('contains no rating without reviews', async () => {
    const { page } = await loadProductPage(OWN, () => aProduct({ reviews: { count: 0 }, ratings: 0 }));

    expect(page?.structuredData?.[0]).not.toHaveProperty('aggregateRating');
  });

  it('leads a wrong name in the address to the right one, with the chosen item', async () => {
    const product = aProduct({ url: '/p/akku-bohrschrauber-18-v-100001/?item=200002' });

    const { page } = await loadProductPage(
      'https://shop.example/p/falscher-name-100001/?item=200002',
      () => product,
    );

    expect(page).toMatchObject({
      status: 301,
      redirect: '/p/akku-bohrschrauber-18-v-100001/?item=200002',
    });
  });

  it('stays where it is on a page of another kind', async () => {
    const { page } = await loadProductPage('https://partner.example/tipp-des-monats.html', () => aProduct());

    expect(page?.redirect).toBeUndefined();
  });

  it('shows the product when the item in the address is gone', async () => {
    const { data } = await loadProductPage(`${OWN}?item=999`, (itemId) => (itemId ? notFound : aProduct()));

    expect(data).toMatchObject({ status: 'ready' });
  });

  it.each(['?item=', '?item=../../user', `?item=${'9'.repeat(5000)}`, '?item=%00'])(
    'does not pass on what cannot be an item: %p',
    async (search) => {
      const asked: unknown[] = [];
      await loadProductPage(OWN + search, (itemId) => {
        asked.push(itemId);
        return aProduct();
      });

      expect(asked).toEqual([undefined]);
    },
  );
});

describe('a product that does not exist', () => {
  it('is not found', async () => {
    expect(await loadProductPage(OWN, () => notFound)).toMatchObject({
      data: { status: 'missing' },
      page: { status: 404, robots: 'noindex' },
    });
  });

  it.each(['../user', '<b>', ''])('is not even asked for: %p', async (productId) => {
    const { loaded, platform } = await renderWidget(productDetailsPage, { productId }, { messages });

    expect(loaded?.page).toMatchObject({ status: 404 });
    expect(platform.calls).toHaveLength(0);
    expect(screen.getByRole('heading', { level: 1, name: 'Diesen Artikel gibt es nicht.' })).toBeVisible();
  });
});

it('shows that the product cannot be loaded, with a link to retry', async () => {
  const { loaded } = await renderWidget(
    productDetailsPage,
    { productId: '100001' },
    {
      messages,
      answers: [
        answerTo(readProduct, () => {
          throw new HttpError('bad-response', '500', 500);
        }),
      ],
    },
  );

  expect(loaded?.page).toMatchObject({ status: 503 });
  expect(screen.getByRole('alert')).toHaveTextContent('Der Artikel konnte nicht geladen werden.');
  expect(screen.getByRole('link', { name: 'Noch einmal versuchen' })).toHaveAttribute('href', '/');
});

it('gets in the browser what the page server could not get', async () => {
  let isDown = true;
  await renderWidget(
    productDetailsPage,
    { productId: '100001' },
    {
      messages,
      answers: [
        answerTo(readProduct, () => {
          if (isDown) throw new HttpError('bad-response', '500', 500);
          return aProduct();
        }),
      ],
    },
  );
  const user = userEvent.setup();

  await user.click(screen.getByRole('link', { name: 'Noch einmal versuchen' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Der Artikel konnte nicht geladen werden.');
  isDown = false;
  await user.click(screen.getByRole('link', { name: 'Noch einmal versuchen' }));

  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(aProduct().name);
  expect(screen.queryByRole('alert')).toBeNull();
});

describe('goods that cover an area', () => {
  const laminate = {
    coverage: { squareMetres: 2.47, use: 'laid' as const },
    pricesInfo: somePrices({ displayPrice: euro(2999), displayPriceUnit: '2,47 m²' }),
  };
  const opener = () => screen.queryByRole('button', { name: 'Menge berechnen' });

  it('state how much they cover, and have a button with the data of the calculator', async () => {
    await openProduct(laminate);
    expect(screen.getByText('Reicht für 2,47 m²')).toBeVisible();
    expect(opener()).toHaveAttribute('data-opens', 'search:area-calculator-requested');
    expect(JSON.parse(opener()?.getAttribute('data-opens-with') ?? '')).toEqual({
      itemId: '200001',
      name: 'Eberholt Akku-Bohrschrauber 18 V',
      content: '2,47 m²',
      coverage: laminate.coverage,
      cents: 2999,
      maxQuantity: 20,
    });
  });

  it('state the area of one coat for paint', async () => {
    await openProduct({ coverage: { squareMetres: 17.5, use: 'painted' } });
    expect(screen.getByText('Reicht für etwa 17,5 m² bei einem Anstrich')).toBeVisible();
  });

  it('have no calculator while they are sold out, and other goods have nothing', async () => {
    const { unmount } = await openProduct({ ...laminate, maxStock: 0, statusOnline: 'SoldOut' });
    expect(screen.getByText('Reicht für 2,47 m²')).toBeVisible();
    expect(opener()).not.toBeInTheDocument();
    unmount();
    await openProduct();
    expect(screen.queryByText(/^Reicht für/)).not.toBeInTheDocument();
    expect(opener()).not.toBeInTheDocument();
  });

  it('get the calculated quantity into the field, say so, and add it with the button', async () => {
    const { platform, additions, user } = await openProduct(laminate, aCart(9));
    const choose = (itemId: string, chosen: number) =>
      act(async () => platform.bus.publish('search:quantity-chosen', { itemId, quantity: chosen }));
    await choose('200001', 9);
    expect(quantity()).toHaveValue(9);
    expect(screen.getByRole('status')).toHaveTextContent('Menge aus dem Rechner übernommen: 9.');
    expect(additions()).toEqual([]);
    await user.click(addButton());
    expect(additions()[0]?.form).toMatchObject({ quantity: 9 });

    await choose('200001', 500);
    expect(quantity()).toHaveValue(20);
    await choose('999999', 3);
    expect(quantity()).toHaveValue(20);
  });
});

describe('on a page of another site, where browsers keep no cart', () => {
  const openThere = async (more: Partial<ProductDetail> = {}) => {
    const opened = await openProduct({ url: 'https://shop.example/p/akku-100001/', ...more });
    act(() => opened.platform.bus.set('isOtherSite', true));
    return opened;
  };

  it('buying continues in the shop, with this item, and nothing promises a cart', async () => {
    await openThere();

    expect(screen.getByRole('link', { name: 'Im Shop kaufen' })).toHaveAttribute(
      'href',
      'https://shop.example/p/akku-100001/?item=200001',
    );
    expect(screen.getByText('Sie kaufen in unserem Shop. Dort öffnet sich dieser Artikel.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'In den Warenkorb' })).not.toBeInTheDocument();
    expect(screen.queryByRole('spinbutton', { name: 'Menge' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Im Markt' })).not.toBeInTheDocument();
  });

  it('a sold-out item can be looked at in the shop', async () => {
    await openThere({ maxStock: 0, statusOnline: 'SoldOut' });

    expect(screen.getByRole('link', { name: 'Im Shop ansehen' })).toBeVisible();
    expect(screen.queryByText(/Sie kaufen in unserem Shop/)).not.toBeInTheDocument();
  });
});

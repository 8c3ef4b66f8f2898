import { addToCart, findItems, readProduct } from '@fachwerk/shared/calls';
import type { ProductDetail } from '@fachwerk/shared/contracts';
import { HttpError } from '@fachwerk/shared/http';
import { answerTo, expectNoAxeViolations, renderWidget } from '@fachwerk/shared/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCart, aProduct, messages } from '../../testing/test-data';
import { comparedItems, keepComparedItems } from './compared-items';
import { comparisonBar } from './comparison-bar.widget';
import { comparisonPage } from './comparison-page.widget';

const config = {
  pageUrls: { start: '/', search: '/search/', basket: '/basket/', comparison: '/vergleich/' },
};
const drill = aProduct({
  itemId: '1',
  productId: 'p1',
  ean: '4000000000011',
  name: 'Bohrer',
  attributes: [
    { label: 'Spannung', value: '18 V' },
    { label: 'Gewicht', value: '1,2 kg' },
  ],
});
const driver = aProduct({
  itemId: '2',
  productId: 'p2',
  ean: '4000000000028',
  name: 'Schrauber',
  url: '/p/schrauber-p2/',
  reviews: { count: 0 },
  attributes: [
    { label: 'Spannung', value: '18 V' },
    { label: 'Drehmoment', value: '60 Nm' },
  ],
});
const more = ['3', '4', '5'].map((id) =>
  aProduct({ itemId: id, productId: `p${id}`, name: `Artikel ${id}` }),
);
const products = [drill, driver, ...more];

const found = (number: string, { itemId, productId, name, url, brand }: ProductDetail) => ({
  number,
  itemId,
  productId,
  name,
  url,
  brand,
  variantName: '',
  image: { src: '/images/1/front.svg', alt: name },
  price: { value: 9999, displayValue: '99,99 €' },
  maxQuantity: 9,
});
const answers = [
  answerTo(findItems, ({ query }) => ({
    items: [query.number].flat().flatMap((number) => {
      const product = products.find(({ itemId, ean }) => itemId === number || ean === number);
      return product ? [found(number, product)] : [];
    }),
  })),
  answerTo(readProduct, ({ params }) => {
    const product = products.find(({ productId }) => productId === params.productId);
    if (!product) throw new HttpError('bad-request', '404', 404);
    return product;
  }),
];

const show = (search: string, given = answers) =>
  renderWidget(
    comparisonPage,
    {},
    { messages, config, answers: given, url: `https://shop.example/vergleich/${search}` },
  );
const columns = () =>
  screen
    .getAllByRole('columnheader')
    .slice(1)
    .map((header) => header.textContent);
const row = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

beforeEach(() => localStorage.clear());

describe('the page', () => {
  it('shows items side by side, with the attributes of all of them', async () => {
    const { container } = await show('?items=1,2');

    expect(screen.getByRole('table', { name: '2 Artikel mit allen Eigenschaften' })).toBeVisible();
    expect(columns()).toEqual([expect.stringContaining('Bohrer'), expect.stringContaining('Schrauber')]);
    expect(screen.getByRole('link', { name: 'Schrauber' })).toHaveAttribute('href', '/p/schrauber-p2/');
    expect(row('Preis')[0]).toContain('99,99 €');
    expect(row('Verfügbarkeit')[0]).toContain('Online verfügbar');
    expect(row('Bewertung')[1]).toBe('Noch keine');
    expect(row('Spannung')).toEqual(['18 V', '18 V']);
    expect(row('Drehmoment')).toEqual(['–keine Angabe', '60 Nm']);
    await expectNoAxeViolations(container);
  });

  it('puts an item into the cart without leaving the page', async () => {
    const { platform } = await show('?items=1,2', [...answers, answerTo(addToCart, aCart(1))]);

    await userEvent.click(screen.getByRole('button', { name: 'In den Warenkorb: Schrauber' }));

    expect(platform.callsOf(addToCart)).toMatchObject([
      { form: { itemId: '2', productId: 'p2', quantity: 1, positions: 'added' } },
    ]);
    await waitFor(() =>
      expect(platform.bus.get('notifications')).toMatchObject([
        { type: 'success', text: 'Im Warenkorb: Schrauber' },
      ]),
    );
    expect(platform.tracked).toMatchObject([{ name: 'add_to_cart', values: { source: 'comparison' } }]);
  });

  it('tells why an item did not get into the cart', async () => {
    const fails = answerTo(addToCart, () => {
      throw new HttpError('network', 'offline');
    });
    const { platform } = await show('?items=1', [...answers, fails]);

    await userEvent.click(screen.getByRole('button', { name: 'In den Warenkorb: Bohrer' }));

    await waitFor(() => expect(platform.bus.get('notifications')).toMatchObject([{ type: 'error' }]));
  });

  it('offers no order of an item that cannot be ordered online', async () => {
    const soldOut = aProduct({ ...drill, statusOnline: 'SoldOut', maxStock: 0 });
    await show('?items=1', [
      answerTo(findItems, { items: [found('1', soldOut)] }),
      answerTo(readProduct, soldOut),
    ]);

    expect(row('Bestellen')).toEqual(['Online zurzeit nicht bestellbar']);
  });

  it('can be scrolled sideways with the keyboard', async () => {
    await show('?items=1,2');

    const region = screen.getByRole('region', { name: '2 Artikel mit allen Eigenschaften' });
    expect(region).toHaveAttribute('tabindex', '0');
  });

  it('shows differences only, by a link that also leads back', async () => {
    await show('?items=1,2');
    expect(screen.getByRole('link', { name: 'Nur Unterschiede' })).toHaveAttribute(
      'href',
      '/vergleich/?items=1,2&unterschiede=1',
    );
  });

  it('leaves out attributes with equal values', async () => {
    await show('?items=1,2&unterschiede=1');

    expect(screen.queryByRole('rowheader', { name: 'Spannung' })).not.toBeInTheDocument();
    expect(screen.getByRole('rowheader', { name: 'Gewicht' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Alle Eigenschaften' })).toHaveAttribute(
      'href',
      '/vergleich/?items=1,2',
    );
    expect(screen.getByRole('link', { name: 'Entfernen: Bohrer' })).toHaveAttribute(
      'href',
      '/vergleich/?items=2&unterschiede=1',
    );
  });

  it('states that nothing differs', async () => {
    await show('?items=3,4&unterschiede=1');

    expect(screen.getByText('Alle weiteren Eigenschaften sind gleich.')).toBeVisible();
  });

  it('removes an item by a link', async () => {
    await show('?items=1,2');

    expect(screen.getByRole('link', { name: 'Entfernen: Bohrer' })).toHaveAttribute(
      'href',
      '/vergleich/?items=2',
    );
  });

  it('leaves out what does not exist, with a message', async () => {
    await show('?items=1,999,<b>,2');

    expect(columns()).toHaveLength(2);
    expect(screen.getByText('Zu „999“ haben wir keinen Artikel gefunden.')).toBeVisible();
    expect(screen.getByText('Zu „<b>“ haben wir keinen Artikel gefunden.')).toBeVisible();
  });

  it('ignores a fifth item, with a message', async () => {
    await show('?items=1,2,3,4,5');

    expect(columns()).toHaveLength(4);
    expect(screen.getByText('Nebeneinander passen 4 Artikel. Weitere zeigen wir nicht.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Hinzufügen' })).not.toBeInTheDocument();
  });

  it('shows an item once that is named by number and EAN', async () => {
    await show('?items=1,4000000000011');

    expect(columns()).toHaveLength(1);
    expect(screen.queryByText(/keinen Artikel gefunden/)).not.toBeInTheDocument();
  });

  it('adds an item by a form without script', async () => {
    const { container } = await show('?items=1');

    const form = container.querySelector('form[method="get"]');
    expect(form).toHaveAttribute('action', '/vergleich/');
    await userEvent.type(screen.getByLabelText('Artikelnummer oder EAN'), '2');
    expect(new FormData(form as HTMLFormElement).getAll('items')).toEqual(['1', '2']);
  });

  it('explains itself without items', async () => {
    const { container, platform } = await show('');

    expect(screen.getByRole('heading', { level: 1, name: 'Noch nichts zu vergleichen' })).toBeVisible();
    expect(platform.calls).toEqual([]);
    await expectNoAxeViolations(container);
  });

  it('offers the last comparison at its bare address', async () => {
    keepComparedItems([
      { itemId: '1', name: 'Bohrer' },
      { itemId: '2', name: 'Schrauber' },
    ]);
    await show('');

    expect(screen.getByRole('link', { name: '2 Artikel vergleichen' })).toHaveAttribute(
      'href',
      '/vergleich/?items=1,2',
    );
  });

  it('forgets an item that was removed here', async () => {
    keepComparedItems([{ itemId: '1', name: 'Bohrer' }]);
    await show('?items=');

    expect(comparedItems()).toEqual([]);
  });

  it('is continued by the next choice', async () => {
    await show('?items=2,1');

    expect(comparedItems()).toEqual([
      { itemId: '2', name: 'Schrauber' },
      { itemId: '1', name: 'Bohrer' },
    ]);
  });

  it('keeps address and choice when the API does not answer', async () => {
    keepComparedItems([{ itemId: '1', name: 'Bohrer' }]);
    const { loaded } = await show('?items=1,2', [
      answerTo(findItems, () => {
        throw new HttpError('network', 'offline');
      }),
    ]);

    expect(loaded?.page).toMatchObject({ status: 503 });
    expect(screen.getByRole('link', { name: 'Noch einmal versuchen' })).toHaveAttribute(
      'href',
      '/vergleich/?items=1,2',
    );
    expect(comparedItems()).toHaveLength(1);
  });
});

describe('the bar', () => {
  const bar = () => screen.getByRole('region', { name: 'Artikelvergleich' });
  async function open() {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const { platform } = await renderWidget(comparisonBar, {}, { messages, config });
    const choose = async (itemId: string, name = `Artikel ${itemId}`) => {
      act(() => platform.bus.publish('search:comparison-requested', { itemId, name }));
      await act(() => jest.advanceTimersByTimeAsync(200));
    };
    return { user, choose, platform };
  }
  afterEach(() => jest.useRealTimers());
  beforeEach(() => sessionStorage.clear());

  it('shows what was chosen and leads to the comparison', async () => {
    const { choose } = await open();
    expect(screen.queryByRole('region')).not.toBeInTheDocument();

    await choose('1', 'Bohrer');
    await choose('2', 'Schrauber');

    expect(screen.getByRole('status')).toHaveTextContent('Im Vergleich: Schrauber');
    expect(within(bar()).getByRole('link', { name: 'Vergleichen (2)' })).toHaveAttribute(
      'href',
      '/vergleich/?items=1,2',
    );
    jest.useRealTimers();
    await expectNoAxeViolations(document.body);
  });

  it('marks the links of what was chosen, until it is removed', async () => {
    const { choose, user } = await open();
    const other = document.createElement('a');
    other.href = '/vergleich/?items=1';
    other.dataset.opens = 'search:comparison-requested';
    other.dataset.opensWith = JSON.stringify({ itemId: '1', name: 'Bohrer' });
    document.body.append(other);

    await choose('1', 'Bohrer');
    expect(screen.getByRole('link', { name: 'Im Vergleich: Bohrer' })).toHaveTextContent('Im Vergleich');

    await user.click(within(bar()).getByRole('button', { name: 'Entfernen: Bohrer' }));
    expect(screen.getByRole('link', { name: 'Vergleichen: Bohrer' })).toHaveTextContent('Vergleichen');
    other.remove();
  });

  it('makes the link of the last item that fits lead to the comparison', async () => {
    const { choose, user } = await open();
    const last = document.createElement('a');
    last.href = '/vergleich/?items=9';
    last.dataset.opens = 'search:comparison-requested';
    last.dataset.opensWith = JSON.stringify({ itemId: '9', name: 'Säge' });
    document.body.append(last);
    for (const itemId of ['1', '2', '3']) await choose(itemId);

    const link = screen.getByRole('link', { name: 'Vergleichen (4): mit Säge' });
    expect(link).toHaveAttribute('href', '/vergleich/?items=1,2,3,9');
    expect(link).not.toHaveAttribute('data-opens');

    await user.click(within(bar()).getByRole('button', { name: 'Entfernen: Artikel 2' }));
    expect(screen.getByRole('link', { name: 'Vergleichen: Säge' })).toHaveAttribute(
      'href',
      '/vergleich/?items=9',
    );
    expect(last).toHaveAttribute('data-opens', 'search:comparison-requested');
    last.remove();
  });

  it('goes on with what was chosen on other pages', async () => {
    keepComparedItems([{ itemId: '1', name: 'Bohrer' }]);
    const { choose } = await open();

    await choose('2');

    expect(within(bar()).getByRole('link', { name: 'Vergleichen (2)' })).toBeVisible();
  });

  it('shows after the loading of a page what this browser keeps, until it is closed', async () => {
    keepComparedItems([{ itemId: '1', name: 'Bohrer' }]);
    const { platform, user } = await open();
    act(() => platform.bus.publish('search:comparison-kept', {}));

    expect(within(bar()).getByRole('link', { name: 'Vergleichen (1)' })).toBeVisible();
    expect(bar()).not.toHaveFocus();
    expect(within(bar()).getByRole('status')).toBeEmptyDOMElement();
    await user.click(within(bar()).getByRole('button', { name: 'Leiste schließen' }));
    expect(screen.queryByRole('region')).not.toBeInTheDocument();

    cleanup();
    const next = await open();
    act(() => next.platform.bus.publish('search:comparison-kept', {}));
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    await next.choose('2');
    expect(within(bar()).getByRole('link', { name: 'Vergleichen (2)' })).toBeVisible();
  });

  it('gets the focus with the second press of an item, which it has once', async () => {
    const { choose } = await open();
    await choose('1', 'Bohrer');
    expect(bar()).not.toHaveFocus();

    await choose('1', 'Bohrer');

    expect(bar()).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Schon im Vergleich: Bohrer');
    expect(comparedItems()).toHaveLength(1);
  });

  it('refuses a fifth item, and one can make room', async () => {
    const { choose, user } = await open();
    for (const itemId of ['1', '2', '3', '4', '5']) await choose(itemId);

    expect(screen.getByRole('status')).toHaveTextContent('Bitte entfernen Sie zuerst einen.');
    expect(comparedItems().map(({ itemId }) => itemId)).toEqual(['1', '2', '3', '4']);

    await user.click(within(bar()).getByRole('button', { name: 'Entfernen: Artikel 2' }));
    expect(bar()).toHaveFocus();
    await choose('5');

    expect(comparedItems().map(({ itemId }) => itemId)).toEqual(['1', '3', '4', '5']);
  });

  it('disappears with its last item, and nothing is kept', async () => {
    const { choose, user } = await open();
    await choose('1');

    await user.click(within(bar()).getByRole('button', { name: 'Entfernen: Artikel 1' }));

    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    expect(comparedItems()).toEqual([]);
  });

  it('can be closed, and the choice is kept', async () => {
    const { choose, user } = await open();
    await choose('1');

    await user.click(within(bar()).getByRole('button', { name: 'Leiste schließen' }));

    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    expect(comparedItems()).toHaveLength(1);
  });
});

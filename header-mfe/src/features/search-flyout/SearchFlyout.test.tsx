import { countSearch, readSuggestions } from '@fachwerk/shared/calls';
import type { ProductSuggestion, Suggestion, Suggestions } from '@fachwerk/shared/contracts';
import { HttpError } from '@fachwerk/shared/http';
import { answerTo, expectNoAxeViolations, renderWidget } from '@fachwerk/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import messages from '../../messages.de.json';
import { searchBox } from '../search-box/search-box.widget';

const entry = (value: string, displayName = ''): Suggestion => ({
  value,
  link: `/search/?q=${encodeURIComponent(value)}`,
  breadcrumbs: { displayName },
});
const cents = (value: number) => ({ value, displayValue: `${(value / 100).toFixed(2).replace('.', ',')} €` });
const aProduct: ProductSuggestion = {
  ...entry('Hammer 500 g', 'Eberholt'),
  link: '/p/hammer-77/',
  productId: '77',
  itemId: '7701',
  brand: { name: 'Eberholt' },
  image: { src: '/images/7701/1.svg', alt: 'Hammer' },
  price: { isFromPrice: false },
  pricesInfo: {
    displayPrice: cents(1299),
    unitPrice: { price: '25,98 €', unit: '1 kg' },
    strikePriceIsRrp: false,
    priceList: 'online',
    tax: { rate: 1900, net: cents(1092) },
  },
  eeLabels: [],
};
const nothing: Suggestions = {
  frequentSearchSuggestions: [],
  topSearchSuggestions: [],
  categorySuggestions: [],
  brandSuggestions: [],
  productSuggestions: [],
};
const forHammer: Suggestions = {
  ...nothing,
  frequentSearchSuggestions: [entry('hammer')],
  categorySuggestions: [{ ...entry('Hämmer', 'Werkzeug › Handwerkzeug'), link: '/c/hammer/' }],
  productSuggestions: [aProduct],
  allHits: { query: 'hammer', count: 12 },
};
const suggestionsFor = (q = ''): Suggestions => {
  if (q === 'sendungsverfolgung')
    return {
      ...nothing,
      services: [
        { page: 'guestOrderLogin', displayName: 'Bestellung ansehen' },
        { page: 'unknown', displayName: 'Anderes' },
      ],
    };
  if (q.startsWith('ham')) return forHammer;
  return q ? nothing : { ...nothing, topSearchSuggestions: [entry('laminat')] };
};

type Options = NonNullable<Parameters<typeof renderWidget>[2]>;
const answers = [
  answerTo(readSuggestions, ({ query }) => suggestionsFor(query?.q)),
  answerTo(countSearch, null),
];

async function renderBox(options: Options = {}) {
  const rendered = await renderWidget(searchBox, {}, { messages, answers, ...options });
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Suche' });
  return { ...rendered, field };
}
/** The lists load with the first focus. */
async function openBox(options: Options = {}) {
  const rendered = await renderBox(options);
  act(() => rendered.field.focus());
  await waitFor(() => expect(rendered.field).toHaveAttribute('aria-expanded', 'true'));
  return rendered;
}
const type = (field: HTMLInputElement, value: string) => fireEvent.input(field, { target: { value } });
const press = (field: HTMLElement, key: string) => fireEvent.keyDown(field, { key });
const active = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
const optionNames = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
/** By its text: jsdom puts spaces around the set-off letters in accessible names. */
const optionWith = (words: string) =>
  waitFor(() => {
    const found = screen.getAllByRole('option').find(({ textContent }) => textContent?.includes(words));
    if (!found) throw new Error(`No entry '${words}'.`);
    return found;
  });
const storedSearches = () => JSON.parse(localStorage.getItem('recent-searches') ?? '[]') as string[];

/** jsdom has no media queries. */
const onScreen = (isSmall: boolean) =>
  Object.assign(window, { matchMedia: () => ({ matches: isSmall }) as MediaQueryList });
beforeEach(() => {
  localStorage.clear();
  onScreen(false);
});
afterEach(() => jest.restoreAllMocks());

it('asks for nothing before the visitor comes to the field', async () => {
  const { platform, field } = await renderBox();

  expect(field).toHaveAttribute('aria-expanded', 'false');
  expect(platform.calls).toEqual([]);
});

it('shows recent and most searched phrases on focus, accessibly', async () => {
  localStorage.setItem('recent-searches', '["dübel","laminat"]');
  const { field, container } = await openBox();

  expect(
    await within(screen.getByRole('group', { name: 'Letzte Suchen' })).findAllByRole('option'),
  ).toHaveLength(2);
  expect(screen.getByRole('option', { name: /dübel/ })).toHaveAttribute(
    'href',
    '/search/?q=d%C3%BCbel&ms=true',
  );
  expect(screen.getByRole('listbox', { name: 'Suchvorschläge' })).toHaveAttribute(
    'id',
    field.getAttribute('aria-controls'),
  );
  expect(screen.getByRole('status')).toHaveTextContent('2 Vorschläge');
  await expectNoAxeViolations(container);
});

it('shows the service page that a question asks for, unless the shop has none', async () => {
  const { field } = await openBox({
    config: {
      pageUrls: { start: '/', search: '/search/', basket: '/basket/', guestOrderLogin: '/bestellungen/' },
    },
  });
  type(field, 'sendungsverfolgung');

  expect(await optionWith('Bestellung ansehen')).toHaveAttribute('href', '/bestellungen/');
  expect(within(screen.getByRole('group', { name: 'Service' })).getAllByRole('option')).toHaveLength(1);
});

it('shows all lists for a typed text, with product, full price line and no link inside', async () => {
  const { field, container } = await openBox();
  type(field, 'ham');

  const product = await optionWith('Hammer 500 g');
  expect(product).toHaveTextContent('12,99 €');
  expect(product).toHaveTextContent('25,98 € / 1 kg');
  expect(product).toHaveTextContent('inkl. MwSt., zzgl. Versandkosten');
  expect(within(product).queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Kategorien' })).toHaveTextContent('Werkzeug › Handwerkzeug');
  expect(screen.queryByRole('group', { name: 'Marken' })).not.toBeInTheDocument();
  await expectNoAxeViolations(container);
});

it('counts the pause before the suggestions as pending, so that the page is not quiet too early', async () => {
  const { field, platform } = await openBox();
  await waitFor(() => expect(platform.pending()).toEqual([]));
  jest.useFakeTimers();

  fireEvent.input(field, { target: { value: 'ham' } });
  expect(platform.pending()).toEqual(['suggestions']);
  await act(() => jest.advanceTimersByTimeAsync(300));
  expect(platform.pending()).toEqual([]);
});

it('waits 300 ms after the last letter and sends the cleaned text to the configured address', async () => {
  localStorage.setItem('recent-searches', '["dübel"]');
  const config = { searchSuggestionsUrl: '/eigene/vorschlaege/' };
  const { field, platform } = await openBox({ config, answers: [] });
  const asked = () => platform.calls.map(({ path, query }) => [path, query?.q]);
  await waitFor(() => expect(asked()).toEqual([['/eigene/vorschlaege/', '']]));
  jest.useFakeTimers();

  type(field, 'h');
  type(field, 'ha<');
  await act(() => jest.advanceTimersByTimeAsync(299));
  expect(asked()).toHaveLength(1);
  await act(() => jest.advanceTimersByTimeAsync(1));

  expect(asked().slice(1)).toEqual([['/eigene/vorschlaege/', 'ha']]);
  jest.useRealTimers();
});

it('drops an answer that comes after that of a newer text', async () => {
  let answerSlowly: (suggestions: Suggestions) => void = () => undefined;
  const slow = new Promise<Suggestions>((resolve) => (answerSlowly = resolve));
  const { field, platform } = await openBox({
    answers: [
      answerTo(readSuggestions, ({ query }) => (query?.q === 'sch' ? slow : suggestionsFor(query?.q))),
    ],
  });

  type(field, 'sch');
  await waitFor(() => expect(platform.calls.at(-1)?.query?.q).toBe('sch'));
  type(field, 'ham');
  await optionWith('Hammer 500 g');
  await act(async () => answerSlowly({ ...nothing, topSearchSuggestions: [entry('schraube')] }));

  expect(screen.queryByText('schraube')).not.toBeInTheDocument();
  expect(await optionWith('Hammer 500 g')).toBeInTheDocument();
});

it('is silent when the suggestions fail', async () => {
  localStorage.setItem('recent-searches', '["dübel"]');
  const { platform } = await openBox({
    answers: [
      answerTo(readSuggestions, () => {
        throw new HttpError('bad-response', 'GET: 500', 500);
      }),
    ],
  });

  expect(await screen.findAllByRole('option')).toHaveLength(1);
  expect(platform.bus.get('notifications')).toEqual([]);
});

it('moves through the lists by arrow keys, and from the last entry to the field', async () => {
  const { field } = await openBox();
  type(field, 'ham');
  await optionWith('Hammer 500 g');

  press(field, 'ArrowDown');
  expect(active(field)).toHaveTextContent('hammer');
  press(field, 'ArrowDown');
  expect(active(field)).toHaveTextContent('Hämmer');
  press(field, 'ArrowDown');
  expect(active(field)).toHaveTextContent('Hammer 500 g');
  expect(active(field)).toHaveAttribute('aria-selected', 'true');
  press(field, 'ArrowDown');
  expect(active(field)).toHaveTextContent('Alle Treffer (12)');
  press(field, 'ArrowDown');
  expect(field).not.toHaveAttribute('aria-activedescendant');
  press(field, 'ArrowUp');
  expect(active(field)).toHaveTextContent('Alle Treffer (12)');
  expect(field).toHaveValue('ham');
});

it('chooses the active entry by Enter and reports it', async () => {
  const { field, platform } = await openBox();
  const onSubmitted = jest.fn();
  platform.bus.on('search:submitted', onSubmitted, platform.signal);
  type(field, 'ham');
  const option = await optionWith('hammer');
  const follow = jest.fn((event: Event) => event.preventDefault());
  option.addEventListener('click', follow);

  press(field, 'ArrowDown');
  press(field, 'Enter');

  expect(follow).toHaveBeenCalledTimes(1);
  expect(onSubmitted).toHaveBeenCalledWith({ query: 'hammer' });
  expect(storedSearches()).toEqual(['hammer']);
  expect(platform.tracked).toEqual([
    {
      name: 'search_suggestion',
      values: { source: 'suggestion', type: 'phrases', value: 'hammer', position: 1, query: 'ham' },
    },
  ]);
});

it('leaves Enter without an active entry to the form', async () => {
  const { field } = await openBox();

  expect(press(field, 'Enter')).toBe(true);
});

it('closes on Escape and keeps the text, opens again with an arrow key', async () => {
  const { field } = await openBox();
  type(field, 'ham');

  press(field, 'Escape');
  expect(field).toHaveAttribute('aria-expanded', 'false');
  expect(field).toHaveValue('ham');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();

  press(field, 'ArrowDown');
  await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'true'));
});

it('closes on Escape in the moment in which the lists appear', async () => {
  const { field, container } = await renderBox();
  // `act` runs all effects before a test goes on; a browser paints before it runs them.
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  const isPressed = new Promise<void>((resolve) => {
    const lists = new MutationObserver(() => {
      if (!container.querySelector('[role="listbox"]')) return;
      lists.disconnect();
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      resolve();
    });
    lists.observe(container, { childList: true, subtree: true });
  });
  field.focus();
  await isPressed;
  await new Promise((resolve) => setTimeout(resolve, 50));
  environment.IS_REACT_ACT_ENVIRONMENT = true;

  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('closes on a press outside', async () => {
  const { field } = await openBox();

  fireEvent.mouseDown(document.body);

  expect(field).toHaveAttribute('aria-expanded', 'false');
});

it('gives the focus back to the field after 200 ms, without opening again', async () => {
  const { field } = await openBox();
  const close = screen.getByRole('button', { name: 'Suche schließen' });
  jest.useFakeTimers();
  act(() => close.focus());
  fireEvent.click(close);

  await act(() => jest.advanceTimersByTimeAsync(199));
  expect(field).not.toHaveFocus();
  await act(() => jest.advanceTimersByTimeAsync(1));

  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('aria-expanded', 'false');
  jest.useRealTimers();
});

describe('200 ms after a press outside', () => {
  /** The page with its content around, as the page server writes it. */
  async function pressOn(name: string) {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<main tabindex="-1"><p>Text</p><button>Filter</button></main>',
    );
    const { field } = await openBox();
    const target = screen.getByText(name);
    jest.useFakeTimers();
    fireEvent.mouseDown(target);
    act(() => target.closest<HTMLElement>('button, main')?.focus());
    await act(() => jest.advanceTimersByTimeAsync(200));
    jest.useRealTimers();
    return { field, target };
  }
  afterEach(() => document.querySelector('main')?.remove());

  it('the field has the focus again after a press on the content', async () => {
    const { field } = await pressOn('Text');

    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('aria-expanded', 'false');
  });

  it('the focus stays on a control that was pressed', async () => {
    const { target } = await pressOn('Filter');

    expect(target).toHaveFocus();
  });
});

it('keeps the page of a small screen from scrolling while it is open', async () => {
  onScreen(true);
  const { field, platform } = await openBox();
  expect(platform.bus.get('bodyScrollLockCount')).toBe(1);

  press(field, 'Escape');

  expect(platform.bus.get('bodyScrollLockCount')).toBe(0);
});

describe('recent searches', () => {
  beforeEach(() => localStorage.setItem('recent-searches', '["dübel","hammer","laminat"]'));

  it('are deleted one by one, by mouse, key and screen reader', async () => {
    const { field } = await openBox();
    fireEvent.click(screen.getByTitle('„dübel“ aus den letzten Suchen löschen'));
    expect(storedSearches()).toEqual(['hammer', 'laminat']);

    press(field, 'ArrowDown');
    press(field, 'Delete');
    expect(storedSearches()).toEqual(['laminat']);

    fireEvent.click(screen.getByRole('button', { name: '„laminat“ aus den letzten Suchen löschen' }));
    expect(storedSearches()).toEqual([]);
  });

  it('are deleted all at once, and the field has the focus', async () => {
    const { field } = await openBox();

    fireEvent.click(screen.getByRole('button', { name: 'Letzte Suchen: Alle löschen' }));

    expect(storedSearches()).toEqual([]);
    expect(screen.queryByRole('group', { name: 'Letzte Suchen' })).not.toBeInTheDocument();
    expect(field).toHaveFocus();
  });

  it('show only those that contain the typed text', async () => {
    const { field } = await openBox();
    type(field, 'lam');

    await waitFor(() => expect(optionNames()[0]).toBe('laminat'));
    expect(screen.queryByRole('option', { name: 'dübel' })).not.toBeInTheDocument();
  });

  it.each(['no json', '{"a":1}', '[1,null,""]'])('ignore a broken storage: %s', async (stored) => {
    localStorage.setItem('recent-searches', stored);
    await openBox();

    expect(screen.queryByRole('group', { name: 'Letzte Suchen' })).not.toBeInTheDocument();
  });
});

it('clears the field with its own button, and shows what suits an empty field', async () => {
  const { field } = await openBox();
  type(field, 'ham');
  await optionWith('Hämmer');

  fireEvent.click(screen.getByRole('button', { name: 'Eingabe löschen' }));

  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
  await optionWith('laminat');
});

it('ends with all hits of the search whose products it shows', async () => {
  const { field, platform } = await openBox();
  const onSubmitted = jest.fn();
  platform.bus.on('search:submitted', onSubmitted, platform.signal);
  type(field, 'ham');
  const option = await optionWith('Alle Treffer (12)');
  option.addEventListener('click', (event) => event.preventDefault());

  press(field, 'ArrowUp');
  expect(active(field)).toBe(option);
  expect(option).toHaveTextContent('für „hammer“');
  expect(option).toHaveAttribute('href', '/search/?q=hammer&ms=true');
  press(field, 'Enter');

  expect(onSubmitted).toHaveBeenCalledWith({ query: 'hammer' });
});

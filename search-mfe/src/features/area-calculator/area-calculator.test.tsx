import { addItemsToCart } from '@fachwerk/shared/calls';
import { HttpError } from '@fachwerk/shared/http';
import { type AnswerTo, answerTo, expectNoAxeViolations, fill, renderWidget } from '@fachwerk/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCart, messages } from '../../testing/test-data';
import { areaCalculatorLayer } from './area-calculator-layer.widget';
import type { AreaGoods } from './area-quantity';

const laminate: AreaGoods = {
  itemId: '200001',
  name: 'Eberholt Laminat Eiche',
  content: '2,5 m²',
  cents: 2000,
  maxQuantity: 20,
  coverage: { squareMetres: 2.5, use: 'laid' },
};
const paint: AreaGoods = {
  itemId: '200002',
  name: 'Eberholt Wandfarbe',
  content: '10 l',
  cents: 4999,
  maxQuantity: 20,
  coverage: { squareMetres: 70, use: 'painted' },
};
const seed: AreaGoods = {
  itemId: '200003',
  name: 'Grünwerk Rasensamen',
  content: '1 kg',
  cents: 1100,
  maxQuantity: 20,
  coverage: { squareMetres: 40, use: 'spread' },
};

/** 2.5, 5 and 10 l of one paint. */
const paintPacks = [
  { itemId: '200021', content: '2,5 l', squareMetres: 17.5, cents: 1099, maxQuantity: 20 },
  { itemId: '200022', content: '5 l', squareMetres: 35, cents: 1799, maxQuantity: 20 },
  { itemId: '200002', content: '10 l', squareMetres: 70, cents: 3199, maxQuantity: 20 },
];
const smallPaint: AreaGoods = {
  itemId: '200021',
  name: 'Eberholt Wandfarbe',
  content: '2,5 l',
  cents: 1099,
  maxQuantity: 20,
  coverage: { squareMetres: 17.5, use: 'painted' },
  packs: paintPacks,
};

async function open(goods: AreaGoods = laminate, answers: readonly AnswerTo[] = []) {
  const config = { pageUrls: { start: '/', search: '/search/', basket: '/basket/', stores: '/stores/' } };
  const shown = await renderWidget(areaCalculatorLayer, {}, { messages, config, answers });
  const { bus } = shown.platform;
  const taken: unknown[] = [];
  bus.on('search:quantity-chosen', (event) => taken.push(event), new AbortController().signal);
  const request = (wanted: AreaGoods) =>
    act(async () => bus.publish('search:area-calculator-requested', { ...wanted }));
  await request(goods);
  return { ...shown, taken, request };
}

/** The other status is above the button. */
const result = () => screen.getAllByRole('status')[0]!;
const area = () => screen.getByLabelText('Fläche in m²');
const take = () => userEvent.click(screen.getByRole('button', { name: 'Menge übernehmen' }));
const row = (label: string) => within(result()).getByText(label).nextElementSibling?.textContent;

describe('the calculator', () => {
  it('states quantity, areas and prices as soon as the area is typed', async () => {
    await open();
    expect(screen.getByRole('dialog', { name: 'Menge berechnen' })).toHaveTextContent(laminate.name);
    expect(result()).toHaveTextContent('Geben Sie Ihre Maße ein');
    await fill('Fläche in m²', '20,5');

    expect(result()).toHaveTextContent('Sie brauchen 9 × 2,5 m²');
    expect(result()).toHaveTextContent(/Preis inkl\. MwSt\. 180\s€/);
    expect(row('Fläche mit 5 % Verschnitt')).toBe('21,53\u00a0m²');
    expect(row('Die Menge reicht für')).toBe('22,5\u00a0m²');
    expect(row('Rest')).toBe('0,98\u00a0m²');
    expect(row('Preis je m² Ihrer Fläche')).toMatch(/^8,78\s€$/);
    await expectNoAxeViolations(document.body);
  });

  it('hands over the quantity, and closes', async () => {
    const { taken } = await open();
    await fill('Fläche in m²', '20.5 m²');
    await take();

    expect(taken).toEqual([{ itemId: '200001', quantity: 9 }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('adds the waste of the chosen pattern', async () => {
    await open();
    await fill('Fläche in m²', '20');
    expect(result()).toHaveTextContent('9 × 2,5 m²');
    await userEvent.selectOptions(
      screen.getByLabelText('Verlegung'),
      screen.getByRole('option', { name: /^Fischgrät, 15\s% Verschnitt$/ }),
    );
    expect(result()).toHaveTextContent('10 × 2,5 m²');
    await userEvent.selectOptions(screen.getByLabelText('Verlegung'), 'Ohne Verschnitt');
    expect(result()).toHaveTextContent('8 × 2,5 m²');
    expect(row('Rest')).toBe('0\u00a0m²');
  });

  it('multiplies length and width, and keeps both ways when it changes between them', async () => {
    await open();
    await fill('Fläche in m²', '99');
    await userEvent.click(screen.getByRole('radio', { name: 'Länge und Breite' }));
    await fill('Länge in m', '4,2');
    expect(result()).toHaveTextContent('Geben Sie Ihre Maße ein');
    await fill('Breite in m', '3.6');
    expect(result()).toHaveTextContent('7 × 2,5 m²');
    expect(row('Fläche mit 5 % Verschnitt')).toBe('15,88\u00a0m²');

    await userEvent.click(screen.getByRole('radio', { name: 'Fläche' }));
    expect(area()).toHaveValue('99');
    await userEvent.click(screen.getByRole('radio', { name: 'Länge und Breite' }));
    expect(screen.getByLabelText('Breite in m')).toHaveValue('3.6');
  });

  it('counts coats of paint, without waste', async () => {
    await open(paint);
    expect(screen.queryByLabelText('Verlegung')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'Länge und Höhe' }));
    await fill('Länge in m', '16');
    await fill('Höhe in m', '2,5');
    expect(result()).toHaveTextContent('1 × 10 l');
    await userEvent.click(screen.getByRole('radio', { name: 'Zwei Anstriche' }));
    expect(result()).toHaveTextContent('2 × 10 l');
    expect(row('Fläche für 2 Anstriche')).toBe('80\u00a0m²');
    expect(row('Rest')).toBe('60\u00a0m²');
  });

  it('has neither waste nor coats for seed', async () => {
    await open(seed);
    await fill('Fläche in m²', '120');
    expect(result()).toHaveTextContent('3 × 1 kg');
    expect(row('Fläche')).toBe('120\u00a0m²');
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(screen.queryByRole('radio', { name: 'Ein Anstrich' })).not.toBeInTheDocument();
  });

  it('takes the best packs of a paint, and says what they save', async () => {
    await open(smallPaint);
    await fill('Fläche in m²', '98');

    expect(result()).toHaveTextContent(/Sie brauchen 1 × 10 l\s?1 × 5 l/);
    expect(result()).toHaveTextContent(/Preis inkl\. MwSt\. 49,98\s€/);
    expect(result()).toHaveTextContent(/15,96\s€ günstiger als 6 × 2,5 l\./);
    await expectNoAxeViolations(document.body);
  });

  it('puts the packs into the cart in one call, and stays open with a link to it', async () => {
    const { platform, taken } = await open(smallPaint, [answerTo(addItemsToCart, aCart(2))]);
    await fill('Fläche in m²', '98');
    await userEvent.click(screen.getByRole('button', { name: 'Alles in den Warenkorb' }));

    expect(await screen.findByText('Alles liegt im Warenkorb.')).toBeVisible();
    expect(platform.callsOf(addItemsToCart).map(({ form }) => form)).toEqual([
      { items: '200002:1,200022:1' },
    ]);
    const link = screen.getByRole('link', { name: 'Zum Warenkorb' });
    expect(link).toHaveAttribute('href', '/basket/');
    expect(link).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Alles in den Warenkorb' })).not.toBeInTheDocument();
    await userEvent.type(area(), '{Enter}');
    expect(platform.callsOf(addItemsToCart)).toHaveLength(1);
    expect(taken).toEqual([]);
    await fill('Fläche in m²', '10');
    expect(screen.queryByText('Alles liegt im Warenkorb.')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Menge übernehmen' })).toBeVisible();
  });

  it('keeps the calculation when the packs cannot be put into the cart', async () => {
    const fails = answerTo(addItemsToCart, () => {
      throw new HttpError('network', 'offline');
    });
    await open(smallPaint, [fails]);
    await fill('Fläche in m²', '98');
    await userEvent.click(screen.getByRole('button', { name: 'Alles in den Warenkorb' }));

    expect(await screen.findByText('Es besteht keine Verbindung.', { exact: false })).toBeVisible();
    expect(area()).toHaveValue('98');
  });

  it('says that fewer are available, and hands over those', async () => {
    const { taken } = await open({ ...laminate, maxQuantity: 4 });
    await fill('Fläche in m²', '100');
    expect(result()).toHaveTextContent('42 × 2,5 m²');
    expect(result()).toHaveTextContent('Zurzeit sind höchstens 4 lieferbar.');
    await take();
    expect(taken).toEqual([{ itemId: '200001', quantity: 4 }]);
  });

  it('keeps what was typed until the next opening, also for another item', async () => {
    const { request } = await open();
    await fill('Fläche in m²', '20');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await request(seed);
    expect(area()).toHaveValue('20');
    expect(screen.getByRole('dialog')).toHaveTextContent(seed.name);
  });
});

describe('mistakes', () => {
  it.each([
    ['', 'Bitte geben Sie eine Zahl ein, zum Beispiel 12,5.'],
    ['viel', 'Bitte geben Sie eine Zahl ein, zum Beispiel 12,5.'],
    ['-3', 'Bitte geben Sie eine Zahl ein, zum Beispiel 12,5.'],
    ['0', 'Bitte geben Sie eine Zahl über 0 ein.'],
    ['10000,5', 'Bitte geben Sie höchstens 10.000\u00a0m² ein.'],
  ])('"%s" is marked at the field, kept, and hands over nothing', async (typed, message) => {
    const { taken } = await open();
    if (typed) await fill('Fläche in m²', typed);
    await take();

    expect(area()).toBeInvalid();
    expect(area()).toHaveFocus();
    expect(area()).toHaveValue(typed);
    expect(area()).toHaveAccessibleDescription(message);
    expect(taken).toEqual([]);
    await expectNoAxeViolations(document.body);
  });

  it('show when the field is left, not while it is typed, and go when it is right', async () => {
    await open();
    await userEvent.type(area(), 'x');
    expect(area()).toBeValid();
    await userEvent.tab();
    expect(area()).toBeInvalid();
    await userEvent.clear(area());
    await userEvent.type(area(), '5');
    expect(area()).toBeValid();
    expect(result()).toHaveTextContent('3 × 2,5 m²');
  });

  it('are marked at each side, and the first gets the focus', async () => {
    await open();
    await userEvent.click(screen.getByRole('radio', { name: 'Länge und Breite' }));
    await take();
    expect(screen.getByLabelText('Länge in m')).toBeInvalid();
    expect(screen.getByLabelText('Breite in m')).toBeInvalid();
    expect(screen.getByLabelText('Länge in m')).toHaveFocus();
  });

  it('name sides whose area is too large, and a side that was typed with the other decimal sign', async () => {
    await open();
    await userEvent.click(screen.getByRole('radio', { name: 'Länge und Breite' }));
    await fill('Länge in m', '900');
    await fill('Breite in m', '900');
    await take();
    expect(screen.getByLabelText('Breite in m')).toHaveAccessibleDescription(
      'Beides zusammen darf höchstens 10.000\u00a0m² ergeben.',
    );
    await userEvent.clear(screen.getByLabelText('Breite in m'));
    await fill('Breite in m', '3.125');
    await userEvent.tab();
    expect(screen.getByLabelText('Breite in m')).toHaveAccessibleDescription(
      'Bitte geben Sie höchstens 1.000\u00a0m ein.',
    );
  });
});

import { type AreaGoods, type AreaNeed, areaQuantity, readMetres } from './area-quantity';

const goodsOf = (squareMetres: number, cents: number): AreaGoods => ({
  itemId: '200001',
  name: 'Laminat',
  content: `${squareMetres} m²`,
  cents,
  maxQuantity: 999_999,
  coverage: { squareMetres, use: 'laid' },
});
const buy = (need: Partial<AreaNeed>, perPiece = 2.5, cents = 2000) => {
  const goods = goodsOf(perPiece, cents);
  const { parts, ...result } = areaQuantity({ area: 10, wastePercent: 0, coats: 1, ...need }, goods);
  return { ...result, quantity: parts[0]?.quantity };
};

describe('the quantity', () => {
  it.each<[string, Partial<AreaNeed>, number, number]>([
    ['fits exactly', { area: 10 }, 2.5, 4],
    ['is rounded up for a little more', { area: 10.01 }, 2.5, 5],
    ['is at least one', { area: 0.001 }, 2.5, 1],
    ['is one for the area of one piece', { area: 2.5 }, 2.5, 1],
    ['is one for an area below a millionth of a piece', { area: 0.000001 }, 100, 1],
    ['contains the waste', { area: 20, wastePercent: 5 }, 2.5, 9],
    ['contains the larger waste of diagonal rows', { area: 20, wastePercent: 15 }, 2.5, 10],
    ['fits exactly with waste', { area: 20, wastePercent: 5 }, 2.1, 10],
    ['doubles with the second coat', { area: 35, coats: 2 }, 70, 1],
    ['is rounded up after the second coat, not before', { area: 36, coats: 2 }, 70, 2],
    ['counts small pieces', { area: 30 }, 0.02, 1500],
    ['is right for the largest area', { area: 10_000, wastePercent: 15 }, 0.02, 575_000],
  ])('%s', (_, need, perPiece, quantity) => {
    expect(buy(need, perPiece).quantity).toBe(quantity);
  });

  it.each([
    [0.3, 0.1, 3],
    [0.1 * 3, 0.1, 3],
    [0.7, 0.1, 7],
    [1.1 * 1.1, 1.21, 1],
    [4.35 * 100, 4.35, 100],
    [0.57, 0.19, 3],
    [6.66, 2.22, 3],
    [4.2 * 3.6, 1.44, 11],
    [4.2 * 3.6, 1.08, 14],
  ])('has no error of binary fractions: %d m² of %d m² are %d', (area, perPiece, quantity) => {
    expect(buy({ area }, perPiece).quantity).toBe(quantity);
  });
});

describe('the other results', () => {
  it('are the needed, covered and remaining area', () => {
    expect(buy({ area: 20, wastePercent: 5 }, 2.47)).toMatchObject({
      quantity: 9,
      needed: 21,
      covered: 22.23,
      rest: 1.23,
    });
  });

  it('have no rest for an exact fit', () => {
    expect(buy({ area: 0.3 }, 0.1)).toMatchObject({ covered: 0.3, rest: 0 });
  });

  it('are the total price and the price by square metre of the area, in cents', () => {
    expect(buy({ area: 12 }, 2.5, 1999)).toMatchObject({ totalCents: 9995, centsPerSquareMetre: 833 });
  });
});

it('names what the packs save against the item alone, also if that is sold out', () => {
  const small = goodsOf(17.5, 1099);
  const large = { itemId: '200002', content: '10 l', squareMetres: 70, cents: 3199, maxQuantity: 9 };
  const need = { area: 60, wastePercent: 0, coats: 1 };

  expect(areaQuantity(need, { ...small, packs: [large] })).toMatchObject({
    parts: [{ pack: large, quantity: 1 }],
    covered: 70,
    rest: 10,
    totalCents: 3199,
    alone: { quantity: 4, savedCents: 1197 },
  });
  expect(areaQuantity(need, small).alone).toBeUndefined();
});

describe('reading what was typed', () => {
  it.each([
    ['12', 12],
    ['12,5', 12.5],
    ['12.5', 12.5],
    [' 12,50 ', 12.5],
    ['12,5 m²', 12.5],
    ['12,5qm', 12.5],
    ['12 m2', 12],
    ['4,25 m', 4.25],
    ['1.250', 1250],
    ['1.250,5', 1250.5],
    ['0', 0],
  ])('"%s" is %d', (text, value) => {
    expect(readMetres(text)).toBe(value);
  });

  it.each(['', ' ', 'viel', '-3', '1,2,3', '12 x 3', '1e3', ',5', '3,12345', '½', 'm²'])(
    '"%s" is no number',
    (text) => {
      expect(readMetres(text)).toBeUndefined();
    },
  );
});

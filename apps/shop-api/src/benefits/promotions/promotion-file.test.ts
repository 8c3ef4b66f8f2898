/** @jest-environment node */
import { parsePromotions } from './promotion-file';

const valid = {
  id: 'farben',
  name: '10 % auf Farben',
  terms: 'Gilt für Farben ab 50 €.',
  benefit: { kind: 'percentage', percent: 12.5 },
};
const faultsOf = (...promotions: readonly unknown[]) =>
  parsePromotions(JSON.stringify(promotions)).faults.map(
    ({ promotion, field, reason }) => `${promotion}, ${field}: ${reason}`,
  );

describe('a file of promotions', () => {
  it('fills in what is left out', () => {
    expect(parsePromotions(JSON.stringify([valid])).promotions).toEqual([
      {
        id: 'farben',
        rule: {
          name: '10 % auf Farben',
          terms: 'Gilt für Farben ab 50 €.',
          benefit: { kind: 'percentage', basisPoints: 1250 },
          fromCents: 0,
          categories: [],
          brands: [],
          products: [],
          excludedCategories: [],
          carts: ['ONLINE'],
          needsCustomerCard: false,
          isExclusive: false,
          priority: 0,
        },
        code: null,
        validFrom: null,
        validUntil: null,
        maxUses: null,
        isOncePerCustomer: false,
      },
    ]);
  });

  it('reads German days, and texts without their HTML', () => {
    const fields = { name: '15 % auf Farbe &amp; Lack', firstDay: '01.07.2026', lastDay: '2026-12-31' };
    const [promotion] = parsePromotions(JSON.stringify([{ ...valid, ...fields }])).promotions ?? [];

    expect(promotion?.rule.name).toBe('15 % auf Farbe & Lack');
    expect(promotion?.validFrom?.toISOString()).toBe('2026-06-30T22:00:00.000Z');
  });

  it('counts whole days of Berlin, in summer and winter', () => {
    const days = { firstDay: '2026-07-01', lastDay: '2026-12-31' };
    const [promotion] = parsePromotions(JSON.stringify([{ ...valid, ...days }])).promotions ?? [];

    expect(promotion?.validFrom?.toISOString()).toBe('2026-06-30T22:00:00.000Z');
    expect(promotion?.validUntil?.toISOString()).toBe('2026-12-31T23:00:00.000Z');
  });

  it.each<[object, RegExp]>([
    [{ id: 'Farben' }, /^Farben, id: must be 1 to 64/],
    [{ code: 'abc' }, /^farben, code: must be 4 to 32/],
    [{ oncePerCustomer: true }, /^farben, oncePerCustomer: needs a code/],
    [{ maxUse: 3 }, /^farben, maxUse: is not known; is it 'maxUses'\?$/],
    [{ benefit: { kind: 'amount', cents: 5, currency: 'EUR' } }, /^farben, benefit.currency: is not known$/],
    [{ benefit: { kind: 'percentage', percent: 101 } }, /^farben, benefit.percent: /],
    [{ benefit: { kind: 'percentage', percent: 0 } }, /^farben, benefit.percent: /],
    [{ benefit: { kind: 'amount', cents: -1 } }, /^farben, benefit.cents: /],
    [{ benefit: { kind: 'amount', cents: 1.5 } }, /^farben, benefit.cents: /],
    [{ benefit: { kind: 'other' } }, /^farben, benefit.kind: /],
    [{ lastDay: '2026-02-30' }, /^farben, lastDay: must be a day/],
    [{ firstDay: '2026-03-02', lastDay: '2026-03-01' }, /^farben, lastDay: must not be before firstDay/],
    [{ benefit: { kind: 'freeShipping' }, carts: ['RESERVATION'] }, /^farben, carts: must be \["ONLINE"\]/],
    [{ carts: [] }, /^farben, carts: /],
    [{ maxUses: 0 }, /^farben, maxUses: /],
    [{ terms: '' }, /^farben, terms: /],
    [{ name: '15 % auf TÃ¼ren' }, /^farben, name: contains 'Ã¼'/],
    [{ terms: '<p></p>' }, /^farben, terms: /],
    [{ name: 'Klima_neutral sparen' }, /^farben, name: claims 'Klima_neutral' without proof/],
    [{ lastDay: '12/31/2026' }, /^farben, lastDay: must be a day/],
  ])('reports %j', (fields, fault) => {
    expect(faultsOf({ ...valid, ...fields })).toEqual([expect.stringMatching(fault) as string]);
  });

  it('reports all faults, doubles too, and what is no promotion', () => {
    expect(faultsOf({ ...valid, code: 'ABCD' }, { ...valid, id: 'b', code: 'ABCD' }, valid, 7)).toEqual([
      expect.stringMatching(/^4, : /) as string,
      'farben, id: occurs twice',
      'ABCD, code: occurs twice',
    ]);
    expect(parsePromotions('{}').faults).toHaveLength(1);
    expect(parsePromotions('[{').faults).toHaveLength(1);
  });
});

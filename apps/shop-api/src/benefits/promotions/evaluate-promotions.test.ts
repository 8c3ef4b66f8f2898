/** @jest-environment node */
import { aLine, aRule, promotionInput } from '../../testing/a-promotion';
import fc, { manyRuns } from '../../testing/properties';
import { evaluatePromotions, type PromotionInput } from './evaluate-promotions';
import type { Benefit, PromotionRule } from './promotion-rule';

const evaluate = (input: Partial<PromotionInput>) => evaluatePromotions(promotionInput(input));
const percent = (value: number): Benefit => ({ kind: 'percentage', basisPoints: value * 100 });
const amount = (cents: number): Benefit => ({ kind: 'amount', cents });
const sum = (values: Iterable<number>) => [...values].reduce((total, value) => total + value, 0);

describe('the discount of one promotion', () => {
  it.each<[string, Partial<PromotionRule>, number[], number]>([
    ['takes a percentage', { benefit: percent(10) }, [1000, 2000], 300],
    ['rounds half a cent up', { benefit: percent(10) }, [1005], 101],
    ['rounds once for all lines', { benefit: percent(10) }, [104, 104, 104, 104], 42],
    ['takes an amount', { benefit: amount(500) }, [1000], 500],
    ['takes no more than the goods', { benefit: amount(5000) }, [1000, 20], 1020],
    ['needs its minimum', { benefit: amount(500), fromCents: 1001 }, [1000], 0],
    ['applies from its minimum on', { benefit: amount(500), fromCents: 1000 }, [1000], 500],
    ['is nothing for free shipping', { benefit: { kind: 'freeShipping' } }, [1000], 0],
    ['is nothing when it is used up', { isUsedUp: true }, [1000], 0],
    ['is nothing in the other cart', { carts: ['RESERVATION'] }, [1000], 0],
    ['is nothing without the customer card', { needsCustomerCard: true }, [1000], 0],
    ['begins at its time', { validFrom: new Date('2026-11-20T08:00:00Z') }, [1000], 100],
    ['is nothing before its time', { validFrom: new Date('2026-11-20T08:00:01Z') }, [1000], 0],
    ['is nothing at its end', { validUntil: new Date('2026-11-20T08:00:00Z') }, [1000], 0],
  ])('%s', (_name, rule, lines, discount) => {
    const result = evaluate({
      rules: [aRule(rule)],
      lines: lines.map((cents, index) => aLine(cents, { entryId: `${index}` })),
    });

    expect(result.discountCents).toBe(discount);
    expect(sum(result.lineDiscounts.values())).toBe(discount);
  });

  it.each<[string, Partial<PromotionRule>]>([
    ['categories', { categoryIds: new Set(['farben']) }],
    ['brands', { brands: ['Hauberg'] }],
    ['products', { products: ['1002'] }],
    ['excluded categories', { excludedCategoryIds: new Set(['schrauber']) }],
    [
      'all three',
      { categoryIds: new Set(['farben', 'schrauber']), brands: ['Rupatec', 'Hauberg'], products: ['1002'] },
    ],
  ])('is limited to lines by %s', (_name, rule) => {
    const result = evaluate({
      rules: [aRule({ ...rule, benefit: percent(50) })],
      lines: [
        aLine(1000, { entryId: 'out' }),
        aLine(600, { entryId: 'in', categoryId: 'farben', brand: 'Hauberg', productId: '1002' }),
      ],
    });

    expect(Object.fromEntries(result.lineDiscounts)).toEqual({ out: 0, in: 300 });
  });

  it('leaves out gift cards, for its minimum too', () => {
    const lines = [aLine(5000, { entryId: 'card', isGiftCard: true }), aLine(1000, { entryId: 'goods' })];

    expect(evaluate({ rules: [aRule()], lines }).discountCents).toBe(100);
    expect(evaluate({ rules: [aRule({ fromCents: 1001 })], lines }).discountCents).toBe(0);
  });
});

describe('several promotions', () => {
  const lines = [aLine(10_000)];

  it('apply in their order: promotions, voucher, customer card', () => {
    const result = evaluate({
      lines,
      voucher: 'TEN',
      hasCustomerCard: true,
      rules: [
        aRule({ id: 'card', needsCustomerCard: true, benefit: percent(10), priority: 9 }),
        aRule({ id: 'voucher', code: 'TEN', benefit: amount(1000) }),
        aRule({ id: 'sale', benefit: percent(50) }),
      ],
    });

    // 100 € - 50 % = 50 €, - 10 € = 40 €, - 10 % = 36 €.
    expect(result.applied.map(({ promotionId, cents }) => [promotionId, cents])).toEqual([
      ['sale', 5000],
      ['voucher', 1000],
      ['card', 400],
    ]);
    expect(result.voucher).toEqual({ status: 'successful', promotionId: 'voucher', cents: 1000 });
  });

  it('apply by priority, then by id, and count minimum values before discounts', () => {
    const rules = [
      aRule({ id: 'c', benefit: amount(1), priority: 1 }),
      aRule({ id: 'b', benefit: percent(50), fromCents: 10_000 }),
      aRule({ id: 'a', benefit: percent(50), fromCents: 10_000 }),
    ];

    expect(evaluate({ lines, rules }).applied.map(({ promotionId }) => promotionId)).toEqual(['c', 'a', 'b']);
  });

  it('ignores a promotion with another code', () => {
    expect(evaluate({ lines, rules: [aRule({ code: 'TEN' })] }).discountCents).toBe(0);
  });

  it('leaves the better of an exclusive promotion and all others', () => {
    const others = [aRule({ id: 'a', benefit: percent(10) }), aRule({ id: 'b', benefit: amount(500) })];
    const exclusive = (value: number) => aRule({ id: 'x', benefit: percent(value), isExclusive: true });
    const idsWith = (value: number) =>
      evaluate({ lines, rules: [...others, exclusive(value)] }).applied.map(({ promotionId }) => promotionId);

    expect(idsWith(14)).toEqual(['a', 'b']);
    expect(idsWith(15)).toEqual(['a', 'b']);
    expect(idsWith(16)).toEqual(['x']);
  });

  it('counts saved shipping costs and gifts when it compares', () => {
    const small = [aLine(2000)];
    const free = aRule({ id: 'free', benefit: { kind: 'freeShipping' } });
    const exclusive = aRule({ id: 'x', benefit: amount(500), isExclusive: true });
    const gift = aRule({
      id: 'gift',
      benefit: { kind: 'gift', itemId: '1', quantity: 2 },
      isExclusive: true,
    });
    const giftItem = () => ({ priceCents: 300, available: 5 });

    expect(evaluate({ lines: small, rules: [free, exclusive] }).hasFreeShipping).toBe(true);
    expect(evaluate({ lines: small, rules: [free, gift], giftItem }).gifts).toHaveLength(1);
  });
});

describe('gifts', () => {
  const gift = aRule({
    id: 'gift',
    name: 'Maßband geschenkt',
    benefit: { kind: 'gift', itemId: '1', quantity: 2 },
  });

  it.each([
    [2, 1, 0],
    [1, 0, 1],
    [0, 0, 1],
  ])('with %i pieces in stock: %i given, %i missing', (available, given, missing) => {
    const result = evaluate({
      lines: [aLine(1000)],
      rules: [gift],
      giftItem: () => ({ priceCents: 300, available }),
    });

    expect([result.gifts.length, result.missingGifts.length]).toEqual([given, missing]);
    expect(result.discountCents).toBe(0);
  });

  it('share the stock of one item', () => {
    const result = evaluate({
      lines: [aLine(1000)],
      rules: [gift, { ...gift, id: 'gift-2' }],
      giftItem: () => ({ priceCents: 300, available: 3 }),
    });

    expect([result.gifts.length, result.missingGifts.length]).toEqual([1, 1]);
  });
});

describe('a voucher', () => {
  const voucherOf = (rule: Partial<PromotionRule>, input: Partial<PromotionInput> = {}) =>
    evaluate({ lines: [aLine(1000)], voucher: 'TEN', rules: [aRule({ code: 'TEN', ...rule })], ...input })
      .voucher;

  it.each<[string, Partial<PromotionRule>, Partial<PromotionInput>, object]>([
    ['is successful', {}, {}, { status: 'successful', cents: 100 }],
    [
      'lacks an amount',
      { fromCents: 2230 },
      {},
      { status: 'attainable', missing: { kind: 'amount', cents: 1230 } },
    ],
    ['lacks an article', { brands: ['Hauberg'] }, {}, { status: 'attainable', missing: { kind: 'article' } }],
    [
      'lacks everything in an empty cart',
      {},
      { lines: [] },
      { status: 'attainable', missing: { kind: 'article' } },
    ],
    [
      'lacks the card',
      { needsCustomerCard: true },
      {},
      { status: 'attainable', missing: { kind: 'customerCard' } },
    ],
    ['is unknown', { code: 'TWENTY' }, {}, { status: 'invalid', reason: 'unknown' }],
    ['is used up', { isUsedUp: true }, {}, { status: 'invalid', reason: 'unknown' }],
    [
      'was used before',
      { isOncePerCustomer: true },
      { usedBefore: new Set(['a']) },
      { status: 'invalid', reason: 'unknown' },
    ],
    [
      'gives a gift that is sold out',
      { benefit: { kind: 'gift', itemId: '1', quantity: 1 } },
      {},
      { status: 'invalid', reason: 'giftSoldOut' },
    ],
  ])('%s', (_name, rule, input, result) => {
    expect(voucherOf(rule, input)).toMatchObject(result);
  });

  it('is not combinable with a better exclusive promotion', () => {
    const rules = [
      aRule({ id: 'x', isExclusive: true, benefit: percent(50) }),
      aRule({ id: 'a', code: 'TEN' }),
    ];

    expect(evaluate({ lines: [aLine(1000)], rules, voucher: 'TEN' }).voucher).toEqual({
      status: 'invalid',
      reason: 'notCombinable',
    });
  });

  it('is null without a code', () => {
    expect(evaluate({ lines: [aLine(1000)] }).voucher).toBeNull();
  });
});

describe('for every cart and every set of promotions', () => {
  const benefits = fc.oneof(
    fc.integer({ min: 1, max: 10_000 }).map((basisPoints): Benefit => ({ kind: 'percentage', basisPoints })),
    fc.integer({ min: 1, max: 100_000_000 }).map(amount),
    fc.constant<Benefit>({ kind: 'freeShipping' }),
    fc.record({
      kind: fc.constant('gift' as const),
      itemId: fc.constantFrom('1', '2'),
      quantity: fc.integer({ min: 1, max: 3 }),
    }),
  );
  const rules = fc.uniqueArray(
    fc
      .record({
        id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
        benefit: benefits,
        fromCents: fc.integer({ min: 0, max: 50_000 }),
        brands: fc.constantFrom([], ['Rupatec'], ['Hauberg']),
        hasCode: fc.boolean(),
        needsCustomerCard: fc.boolean(),
        isExclusive: fc.boolean(),
        priority: fc.integer({ min: -2, max: 2 }),
      })
      .map(({ hasCode, ...rule }) => aRule({ ...rule, code: hasCode ? rule.id.toUpperCase() : null })),
    { selector: ({ id }) => id },
  );
  const lines = fc.uniqueArray(
    fc
      .record({
        entryId: fc.string({ minLength: 1, maxLength: 3 }),
        cents: fc.integer({ min: 0, max: 1_000_000_000 }),
        brand: fc.constantFrom('Rupatec', 'Hauberg'),
        isGiftCard: fc.boolean(),
      })
      .map(({ cents, ...line }) => aLine(cents, line)),
    { selector: ({ entryId }) => entryId, maxLength: 30 },
  );
  const inputs = fc.record({
    rules,
    lines,
    voucher: fc.constantFrom(null, 'A', 'B', 'X'),
    hasCustomerCard: fc.boolean(),
    giftItem: fc.constant(() => ({ priceCents: 300, available: 2 })),
  });
  const asData = (input: Partial<PromotionInput>) => {
    const { lineDiscounts, ...result } = evaluate(input);
    return { ...result, lineDiscounts: Object.fromEntries(lineDiscounts) };
  };

  it('no discount exceeds its line, gift cards have none, and the shares add up', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const result = evaluate(input);
        const shares = input.lines.map((line) => ({
          line,
          share: result.lineDiscounts.get(line.entryId) ?? 0,
        }));

        for (const { line, share } of shares) {
          expect(Number.isInteger(share)).toBe(true);
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(line.isGiftCard ? 0 : line.cents);
        }
        expect(sum(shares.map(({ share }) => share))).toBe(result.discountCents);
        expect(sum(result.applied.map(({ cents }) => cents))).toBe(result.discountCents);
      }),
      manyRuns,
    );
  });

  it('the order of lines and rules has no effect', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        expect(
          asData({ ...input, lines: input.lines.toReversed(), rules: input.rules.toReversed() }),
        ).toEqual(asData(input));
      }),
      manyRuns,
    );
  });

  it('neither a voucher nor a card nor one more exclusive promotion makes the cart dearer', () => {
    const total = (input: Partial<PromotionInput>) => {
      const { discountCents, hasFreeShipping, gifts } = evaluate(input);
      const worth = sum(gifts.map(({ quantity }) => quantity * 300));
      return (hasFreeShipping ? 0 : 595) - discountCents - worth;
    };
    fc.assert(
      fc.property(inputs, rules, (any, more) => {
        // Two promotions that compete for the last piece of a gift are another matter.
        const input = { ...any, giftItem: () => ({ priceCents: 300, available: 100 }) };
        const exclusive = more.map((rule) => ({
          ...rule,
          id: `x-${rule.id}`,
          code: null,
          isExclusive: true,
        }));

        expect(total({ ...input, voucher: 'A' })).toBeLessThanOrEqual(total({ ...input, voucher: null }));
        expect(total({ ...input, hasCustomerCard: true })).toBeLessThanOrEqual(
          total({ ...input, hasCustomerCard: false }),
        );
        expect(total({ ...input, rules: [...input.rules, ...exclusive] })).toBeLessThanOrEqual(total(input));
      }),
      manyRuns,
    );
  });

  it('a voucher has exactly one result', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        expect(evaluate(input).voucher === null).toBe(input.voucher === null);
      }),
      manyRuns,
    );
  });
});

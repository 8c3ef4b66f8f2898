/** @jest-environment node */
import { personOf } from '../../kernel/limits/person';
import { skipTime } from '../../testing/skip-time';
import { openTestShop, type TestShop } from '../../testing/test-shop';
import { importPromotions } from './import-promotions';
import { createPromotionMemory } from './promotion-memory';
import { redeemCoupon } from './testing/redeem-coupon';

describe('promotions in memory', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  const promotion = { id: 'a', name: 'Zehn', terms: 'Immer.', benefit: { kind: 'amount', cents: 1000 } };
  const write = (...promotions: readonly object[]) =>
    importPromotions(shop.db, JSON.stringify(promotions.map((one) => ({ ...promotion, ...one }))));

  it('apply to the categories below', async () => {
    await write({ categories: ['werkzeug'], excludedCategories: ['eisen'] });

    const [rule] = (await createPromotionMemory(shop.db)()).rules;
    expect(rule?.categoryIds).toEqual(new Set(['werkzeug', 'akku', 'schrauber']));
    expect(rule?.excludedCategoryIds).toEqual(new Set(['eisen', 'schrauben']));
  });

  it('have the stock of their gifts', async () => {
    await write({ benefit: { kind: 'gift', itemId: '100102' } });

    expect((await createPromotionMemory(shop.db)()).giftStock).toEqual(new Map([['100102', 3]]));
  });

  it('are used up and replaced within a second', async () => {
    await write({ code: 'EINER', maxUses: 1 });
    const promotions = createPromotionMemory(shop.db);
    expect((await promotions()).rules[0]?.isUsedUp).toBe(false);

    await redeemCoupon(shop.db, 'EINER', { reference: 'order-1', redeemer: personOf(null) });
    skipTime(1010);
    expect((await promotions()).rules[0]?.isUsedUp).toBe(true);

    await write({ id: 'b' }, { id: 'c' });
    skipTime(1010);
    expect((await promotions()).rules.map(({ id }) => id)).toEqual(['b', 'c']);
  });

  it('are refused as a whole if one refers to something unknown', async () => {
    await write({ id: 'kept' });
    const { faults } = await write(
      { id: 'new' },
      { id: 'b', categories: ['gibt-es-nicht'], brands: ['Rupatec', 'Keine'], products: ['9'] },
      { id: 'c', benefit: { kind: 'gift', itemId: '1' } },
    );

    expect(faults.map(({ promotion: id, field }) => `${id}, ${field}`)).toEqual([
      'b, categories',
      'b, brands',
      'b, products',
      'c, benefit.itemId',
    ]);
    expect((await createPromotionMemory(shop.db)()).rules.map(({ id }) => id)).toEqual(['kept']);
  });
});

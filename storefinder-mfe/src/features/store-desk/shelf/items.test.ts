/** @jest-environment node */
import type { ItemAction, NewItemAction } from '../action/desk-action';
import { memoryStorage } from '../storage/memory-storage';
import { aDeskItem } from '../testing/a-desk-item';
import { counted, priced } from '../testing/a-desk-queue';
import { actionsOfItem, priceBefore, withItemActions } from './after-item-action';
import { createItemShelf } from './item-shelf';

const recorded = (one: NewItemAction, part: Partial<ItemAction> = {}): ItemAction =>
  ({ ...one, ...part }) as ItemAction;
const REFUSED = { refusal: { status: 412, reason: 'deskItem.stockChanged' } };

describe('the items that a desk has looked at', () => {
  const EAN = '4006381333931';

  it('are found by article number and EAN, as scanned, also after the page was closed', async () => {
    const storage = memoryStorage();
    await createItemShelf(storage, '1001', () => 7).put(aDeskItem({ ean: EAN }));
    const shelf = createItemShelf(storage, '1001');
    expect(shelf.find(EAN)).toBeUndefined();
    await shelf.restore();

    for (const code of ['100401', EAN, `0${EAN}`, ` ${EAN}\n`])
      expect(shelf.find(code)).toMatchObject({ item: { itemId: '100401' }, readAt: 7 });
    for (const code of ['100402', '', 'nonsense']) expect(shelf.find(code)).toBeUndefined();
  });

  it('are those of this desk, the last hundred, each as it was answered last', async () => {
    const storage = memoryStorage();
    const shelf = createItemShelf(storage, '1001');
    for (let number = 1; number <= 120; number += 1) await shelf.put(aDeskItem({ itemId: `i${number}` }));
    await shelf.put(aDeskItem({ itemId: 'i100' }, { onHand: 3 }));

    expect(shelf.state()).toHaveLength(100);
    expect(shelf.state()[0]?.item).toMatchObject({ itemId: 'i100', stock: { onHand: 3 } });
    expect(shelf.find('i20')).toBeUndefined();
    const other = createItemShelf(storage, '1003');
    await other.restore();
    expect(other.state()).toEqual([]);
  });

  it('are forgotten with the person', async () => {
    const storage = memoryStorage();
    await createItemShelf(storage, '1001').put(aDeskItem());
    await storage.remove('personal:');
    const shelf = createItemShelf(storage, '1001');
    await shelf.restore();
    expect(shelf.state()).toEqual([]);
  });

  it('read meanwhile are newer than what was kept', async () => {
    const storage = memoryStorage();
    await createItemShelf(storage, '1001').put(aDeskItem({}, { onHand: 10 }));
    const shelf = createItemShelf(storage, '1001');
    await shelf.put(aDeskItem({}, { onHand: 4 }));
    await shelf.restore();
    expect(shelf.state().map(({ item }) => item.stock.onHand)).toEqual([4]);
  });
});

describe('an item with what waits on the device', () => {
  it('has the last count, and names what is promised too many', () => {
    const { stock } = withItemActions(aDeskItem(), [
      recorded(counted('100401', 7)),
      recorded(counted('100401', 3, 7)),
    ]);
    expect(stock).toMatchObject({ onHand: 3, sellable: 0, promisedTooMany: 1 });
  });

  it('is as the shop has it once the count was refused, with everything after it', () => {
    const actions = [recorded(counted(), REFUSED), recorded(counted('100401', 3, 7))];
    expect(withItemActions(aDeskItem(), actions)).toEqual(aDeskItem());
  });

  it('is that of its own store', () => {
    const here = recorded(counted(), { desk: '1001' });
    const others = [recorded(counted(), { desk: '1003' }), recorded(counted('100402'), { desk: '1001' })];
    expect(actionsOfItem([...others, here], '1001', '100401')).toEqual([here]);
  });

  it('keeps the price of the till; the next price replaces the one that waits', () => {
    const item = aDeskItem({
      priceList: { kind: 'store', name: 'x', price: null, changedAt: '2026-12-01T10:00:00.000Z', stores: 1 },
    });
    const waits = [recorded(priced('100401', 1299))];
    expect(withItemActions(item, waits)).toEqual(item);
    expect(priceBefore(item, [])).toEqual({ seen: 1990, seenChange: '2026-12-01T10:00:00.000Z' });
    expect(priceBefore(item, waits)).toEqual({ seen: 1299 });
    expect(priceBefore(item, [recorded(priced(), REFUSED), ...waits]).seen).toBe(1990);
    expect(priceBefore(item, [recorded(counted(), REFUSED), ...waits]).seen).toBe(1299);
    // An older version of the shop does not state the change.
    expect(priceBefore(aDeskItem(), [])).toEqual({ seen: 1990 });
  });
});

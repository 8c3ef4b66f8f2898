/** @jest-environment node */
import type { DeskOrders, Store } from '@fachwerk/shared/contracts';
import type { OrderEvent, OrderKind } from '@fachwerk/shared/contracts';
import { writeStores } from '../../stores/store/store-repository';
import { testStores } from '../../testing/a-store';
import { aCartToOrder, actorOf } from '../../testing/an-order';
import { openTestShop, type TestShop } from '../../testing/test-shop';
import { moveOrder } from '../lifecycle/move-order';
import { placeOrder } from '../lifecycle/place-order';

const ITEM = '100401';
/** A Monday, with the store open from eight to eight. */
const MONDAY = '2026-11-23T09:00:00+01:00';

describe('how soon a store has orders ready', () => {
  let shop: TestShop;
  let clock = new Date(MONDAY);
  beforeAll(async () => {
    shop = await openTestShop('embedded', { now: () => clock, deskTokens: ['1001:a-token-of-a-store'] });
    await writeStores(shop.db, testStores);
    for (const store of ['1001', '1003']) await shop.setStock(ITEM, 1000, store);
  });
  afterAll(() => shop.close());

  /** Placed and ready `minutes` later. */
  async function anOrder(kind: OrderKind, companyId: string, minutes: number, needsPayment = false) {
    const placedAt = new Date(MONDAY);
    const order = await aCartToOrder(shop.db, [{ itemId: ITEM, quantity: 1, locationId: companyId }], {
      kind,
      companyId,
      needsPayment,
    });
    await shop.db.transaction(async (tx) => {
      const placed = await placeOrder(tx, order, placedAt);
      if (!('orderId' in placed)) throw new Error(JSON.stringify(placed));
      const move = (event: OrderEvent, at: number) =>
        moveOrder(tx, placed.orderId, event, {
          actor: actorOf(event),
          now: new Date(placedAt.getTime() + at * 60_000),
        });
      // Paid an hour later: the store cannot begin before.
      const begin = needsPayment ? 60 : 0;
      if (needsPayment) await move('pay', begin);
      for (const event of kind === 'collect' ? (['pick', 'ready'] as const) : (['find', 'ready'] as const))
        await move(event, begin + minutes);
    });
  }
  async function shown(companyId: string, at: string) {
    clock = new Date(at);
    await shop.runJobs('measure ready times of stores');
    return (await shop.app.inject(`/rest/stores/${companyId}/`)).json<Store>().readyTimes;
  }

  const onDesk = async (query: string) => {
    const headers = { authorization: 'Bearer a-token-of-a-store' };
    return (await shop.app.inject({ url: `/rest/desk/orders/${query}`, headers })).json<DeskOrders>();
  };

  it('is shown from ten orders on, rounded up, and not when they are older than 30 days', async () => {
    for (let index = 1; index <= 8; index++) await anOrder('reservation', '1001', index * 10);
    await anOrder('collect', '1001', 90, true);
    await anOrder('collect', '1003', 20);
    expect(await shown('1001', '2026-11-25T09:00:00+01:00')).toBeUndefined();
    expect(await onDesk('?list=ready')).not.toHaveProperty('readyTimes');

    await anOrder('collect', '1001', 112);
    expect(await shown('1001', '2026-11-25T09:00:00+01:00')).toEqual({
      orders: 10,
      halfMinutes: 50,
      mostMinutes: 90,
      text: 'Meist in 50\u00A0Minuten bereit, gemessen an 10 Abholungen der letzten 30\u00A0Tage.',
      mostText: expect.stringContaining('in 90\u00A0Minuten bereit'),
    });
    const ofStore = (await shop.app.inject('/rest/stores/1001/')).json<Store>().readyTimes;
    expect((await onDesk('?list=ready')).readyTimes).toEqual(ofStore);
    expect(await onDesk('?number=F7K4-M92T-X')).not.toHaveProperty('readyTimes');
    expect(await shown('1003', '2026-11-25T09:00:00+01:00')).toBeUndefined();
    expect(await shown('1001', '2026-12-24T09:00:00+01:00')).toBeUndefined();
  });
});

import { pathOf } from '@fachwerk/shared/calls';
import {
  confirmWithdrawal,
  type DeskCase,
  type DeskCases,
  type ErrorBody,
  logInToOrder,
  type OrderView,
  readDeskCases,
  reportCase,
  type WithdrawalReceipt,
} from '@fachwerk/shared/contracts';
import { findStockDifferences } from '../../../stores/stock/stock-differences';
import { writeStores } from '../../../stores/store/store-repository';
import { testStores } from '../../../testing/a-store';
import { aCartToOrder } from '../../../testing/an-order';
import { mailsTo } from '../../../testing/test-account';
import { openTestShop, type TestShop, Visitor } from '../../../testing/test-shop';
import { moveOrder } from '../../lifecycle/move-order';
import { findOrder, type Order } from '../../lifecycle/order';
import { type NewOrder, placeOrder } from '../../lifecycle/place-order';

/** A store, and two items of which it has many. */
export const STORE = '1001';
export const ITEM = '100401';
export const OTHER = '100301';
export const NOW = new Date('2026-11-23T09:00:00Z');
export const TOKENS = {
  store: 'a-token-of-the-store',
  other: 'a-token-of-another-store',
  online: 'a-token-of-the-warehouse',
};
export type Desk = keyof typeof TOKENS;

/** A shop with orders whose goods come back, for the tests of one file. Each test has its own visitor. */
export function aCaseShop() {
  let shop: TestShop;
  let visitor: Visitor;
  let email: string;
  let clock: Date;
  let count = 0;
  beforeAll(async () => {
    shop = await openTestShop('embedded', {
      deskTokens: [`${STORE}:${TOKENS.store}`, `1002:${TOKENS.other}`, `online:${TOKENS.online}`],
      now: () => clock,
    });
    await writeStores(shop.db, testStores);
    for (const itemId of [ITEM, OTHER]) {
      await shop.setStock(itemId, 1000);
      await shop.setStock(itemId, 1000, STORE);
    }
  });
  afterAll(() => shop.close());
  beforeEach(() => {
    clock = NOW;
    visitor = new Visitor(shop.app);
    email = `fall-${++count}@example.org`;
  });
  afterEach(async () => {
    expect(await findStockDifferences(shop.db)).toEqual([]);
  });

  /** Three pieces of line 1 and one of line 2, at the buyer: delivered, or collected in the store. */
  async function anOrder(part: Partial<NewOrder> = {}, events = ['pick', 'ship'] as const): Promise<Order> {
    const isDelivery = part.kind !== 'collect';
    const locationId = isDelivery ? 'online' : STORE;
    const draft = await aCartToOrder(
      shop.db,
      [
        { itemId: ITEM, quantity: 3, locationId },
        { itemId: OTHER, quantity: 1, locationId },
      ],
      {
        email,
        paymentMethod: 'PAY_IN_STORE',
        needsPayment: false,
        companyId: isDelivery ? null : STORE,
        ...part,
      },
    );
    const placed = await shop.db.transaction((tx) => placeOrder(tx, draft, clock));
    const { orderId } = placed as { orderId: string };
    const steps = isDelivery ? events : (['pick', 'find', 'ready', 'collect'] as const);
    for (const event of steps)
      await shop.db.transaction((tx) => moveOrder(tx, orderId, event, { actor: 'desk online', now: clock }));
    return (await findOrder(shop.db, orderId))!;
  }
  const aCollection = () => anOrder({ kind: 'collect' });
  const again = async ({ id }: Order) => (await findOrder(shop.db, id))!;

  async function call(desk: Desk, url: string, payload?: object, key?: string) {
    const answer = await shop.app.inject({
      method: payload ? 'POST' : 'GET',
      url,
      headers: { authorization: `Bearer ${TOKENS[desk]}`, ...(key && { 'idempotency-key': key }) },
      ...(payload && { payload }),
    });
    const body = answer.json<DeskCase & DeskCases & Partial<ErrorBody>>();
    return { status: answer.statusCode, msg: body.globalErrors?.[0]?.msg, ...body };
  }
  const act = (desk: Desk, { caseId }: { caseId: string }, event: string, body: object = {}, key?: string) =>
    call(desk, `${readDeskCases.path}${caseId}/${event}/`, body, key);
  const read = (desk: Desk, { caseId }: { caseId: string }) => call(desk, `${readDeskCases.path}${caseId}/`);
  const list = async (desk: Desk, query = '') => (await call(desk, `${readDeskCases.path}${query}`)).cases;
  const pieces = (...quantities: number[]) => ({
    lines: quantities.flatMap((quantity, index) => (quantity > 0 ? [{ lineId: index + 1, quantity }] : [])),
  });
  const create = (desk: Desk, { number }: Order, body: object = {}, key?: string) =>
    call(
      desk,
      readDeskCases.path,
      { orderNumber: number, kind: 'RETURN', wish: 'REFUND', ...pieces(2), ...body },
      key,
    );
  const stock = async (itemId: string, locationId: string) =>
    (
      await shop.db.query<{ quantity: number }>(
        'select quantity from stock where item_id = $1 and location_id = $2',
        [itemId, locationId],
      )
    )[0]!.quantity;

  async function mailOf(kind: string) {
    await shop.runJobs('render mails of orders');
    return (await mailsTo(shop.db, email)).find((mail) => mail.kind === kind);
  }
  async function open(order: Order): Promise<void> {
    const body = { orderNumber: order.number, email, zip: '50667' };
    expect((await visitor.post(logInToOrder.path, body)).statusCode).toBe(200);
  }
  const view = async ({ id }: Order) => (await visitor.get(`/rest/orders/${id}/`)).json<OrderView>();
  const report = (order: Order, fields: Record<string, string> = {}) =>
    visitor.post(pathOf(reportCase, { orderId: order.id }), {
      kind: 'COMPLAINT',
      wish: 'REPAIR',
      lines: '1,1:1',
      text: 'Der Schalter klemmt.',
      ...fields,
    });
  const withdraw = async (fields: Record<string, string>) =>
    (
      await visitor.post(confirmWithdrawal.path, {
        name: 'Erika Musterfrau',
        orderNumber: '4711',
        email,
        text: '',
        ...fields,
      })
    ).json<WithdrawalReceipt>();
  const caseOf = async (receipt: WithdrawalReceipt, desk: Desk = 'online') =>
    (await list(desk)).find(({ receiptNumber }) => receiptNumber === receipt.receiptNumber)!;

  return {
    get shop() {
      return shop;
    },
    get visitor() {
      return visitor;
    },
    get email() {
      return email;
    },
    get clock() {
      return clock;
    },
    set clock(now: Date) {
      clock = now;
    },
    anOrder,
    aCollection,
    again,
    call,
    act,
    read,
    list,
    pieces,
    create,
    stock,
    mailOf,
    open,
    view,
    report,
    withdraw,
    caseOf,
  };
}

/** @jest-environment node */
import type { Queryable } from '@fachwerk/database';
import { testServers } from '@fachwerk/database/testing';
import type { OrderState } from '@fachwerk/shared/contracts';
import { CaseDisposition, OrderEvent, type OrderKind } from '@fachwerk/shared/contracts';
import { newCardCodes } from '../../benefits/gift-cards/card-codes';
import { issueGiftCard } from '../../benefits/gift-cards/gift-card-ledger';
import { ShopError } from '../../kernel/errors/shop-error';
import { findStockDifferences } from '../../stores/stock/stock-differences';
import { writeStores } from '../../stores/store/store-repository';
import { testStores } from '../../testing/a-store';
import { aCartToOrder, actorOf } from '../../testing/an-order';
import fc, { roundsOfCases, runsOfCases, runsThroughAllStates } from '../../testing/properties';
import { openTestShop, type TestShop } from '../../testing/test-shop';
import { expected, hasRemedies, lacking, piecesAtBuyer, undecided, unpaid } from '../cases/case-rules';
import { type CaseChange, changeCase } from '../cases/change-case';
import { createCase, takeWithdrawal } from '../cases/create-case';
import { casesOfOrder, type OrderCaseRow } from '../cases/order-case';
import { returnAtOnce } from '../cases/return-at-once';
import { findPaymentDifferences } from '../payments/reconcile';
import { aBank, type Taking } from '../payments/testing/a-bank';
import type { LineQuantity } from './change-lines';
import { moveOrder } from './move-order';
import { findOrder, type Order } from './order';
import { historyOf, type JournalRow } from './order-history';
import {
  hasLeft,
  isBoughtGoods,
  keepsBoughtGoods,
  keptPieces,
  lostCents,
  openPieces,
  owedCents,
  owedShippingCents,
  priceOf,
  settlementOf,
} from './order-money';
import { ORDER_STEPS, stepOf } from './order-states';
import { placeOrder } from './place-order';

const STORE = '1001';
const ITEMS = ['100401', '100301', '100302'];
/** No piece is open in them, and no event of a timer follows. */
const FINAL: readonly OrderState[] = [
  ...(['SHIPPED', 'DELIVERED', 'COLLECTED', 'EXPIRED', 'CANCELLED', 'RETURNED', 'REFUNDED'] as const),
];

const events = OrderEvent.options.filter((event) => !event.startsWith('place'));
/** They end the order, or leave it where it is. */
const NO_PROGRESS = ['cancel', 'withdraw', 'expire', 'keep', 'refuse', 'refunded'];
const someLines = fc.option(
  fc.uniqueArray(
    fc.record({ lineId: fc.integer({ min: 1, max: 3 }), quantity: fc.integer({ min: 0, max: 3 }) }),
    { selector: ({ lineId }) => lineId, maxLength: 3 },
  ),
  { freq: 2 },
);
const steps = fc.array(
  fc.record({
    choice: fc.nat(1000),
    /** All events, those of the state, or those of the state that bring the order forward. */
    from: fc.constantFrom('all', 'state', 'progress', 'progress', 'progress'),
    lines: someLines,
    isTwice: fc.boolean(),
    /** What is due is paid at the same time. */
    isPaying: fc.boolean(),
  }),
  { minLength: 4, maxLength: 20 },
);
const start = fc.record({
  kind: fc.constantFrom<OrderKind>('delivery', 'collect', 'reservation'),
  lines: fc.array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 3 }),
      unitCents: fc.integer({ min: 1, max: 3000 }),
      discount: fc.integer({ min: 0, max: 100 }),
      depositCents: fc.constantFrom<number>(0, 25, 750),
      isGiftCard: fc.boolean(),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  giftCardShare: fc.constantFrom<number>(0, 0.3, 1),
  shippingCents: fc.constantFrom<number>(0, 595),
  /** What the promotion needs, and whether the last line is its gift. */
  fromCents: fc.constantFrom<number>(0, 2000, 5000),
  hasGift: fc.boolean(),
  taking: fc.constantFrom<Taking>('at-dispatch', 'at-once', 'at-once-reported-late'),
  /** Nothing can be refunded to it. */
  isClosed: fc.constantFrom(false, false, true),
});
type Start = typeof start extends fc.Arbitrary<infer Value> ? Value : never;

/** Paid before anything leaves. */
const paidAtOnce = fc
  .tuple(start, fc.constantFrom<Taking>('at-once', 'at-once', 'at-once-reported-late'))
  .map(([begin, taking]): Start => ({
    ...begin,
    taking,
    kind: begin.kind === 'reservation' ? 'collect' : begin.kind,
    giftCardShare: begin.giftCardShare === 1 ? 0 : begin.giftCardShare,
  }));
/** Steps that concern a part of an order, and those that may end it. */
const PARTS: readonly OrderEvent[] = [
  ...(['cancel-lines', 'withdraw', 'issue', 'pick', 'find', 'ready', 'ship', 'collect', 'return'] as const),
];
const partSteps = fc.array(
  fc.record({
    choice: fc.nat(1000),
    isPart: fc.constantFrom(true, true, true, true, true, false),
    lineId: fc.constantFrom(1, 1, 2, 3),
    quantity: fc.constantFrom(1, 1, 2),
    isTwice: fc.boolean(),
    isPaying: fc.boolean(),
  }),
  { minLength: 4, maxLength: 14 },
);

/** How an order comes to the buyer. */
const HANDED_OVER: Record<OrderKind, readonly OrderEvent[]> = {
  delivery: ['pay', 'issue', 'pick', 'ship'],
  collect: ['pay', 'issue', 'pick', 'find', 'ready', 'collect'],
  reservation: ['find', 'ready', 'collect'],
};
/** What is done with an open case. */
const CHANGES = [
  ...(['arrived', 'not-coming', 'disposition', 'repaired', 'replace'] as const),
  ...(['give', 'not-owed', 'finish', 'close'] as const),
];
const ACTS = [...(['withdraw', 'create'] as const), ...CHANGES];
/** They bring a case forward. */
const LIKELY = ['create', 'arrived', 'disposition', 'disposition', 'repaired', 'finish', 'close'] as const;
const caseStep = fc.record({
  act: fc.constantFrom(...ACTS, ...LIKELY),
  pick: fc.nat(2),
  lineId: fc.constantFrom(1, 1, 1, 1, 2, 3),
  quantity: fc.constantFrom(1, 1, 1, 2, 3),
  to: fc.constantFrom(...CaseDisposition.options, 'REPAIR'),
  from: fc.option(fc.constantFrom('DAMAGED', 'SUPPLIER', 'REPAIR'), { freq: 1 }),
  isTwice: fc.boolean(),
  /** About a piece that waits for it; else about any. */
  isFitting: fc.constantFrom(true, true, false),
});
type CaseStep = typeof caseStep extends fc.Arbitrary<infer Value> ? Value : never;
/** How many of these steps are taken: goods may still be in the shop, after a gift card was issued. */
const wayToBuyer = fc.constantFrom(9, 9, 9, 9, 9, 9, 2, 3);
const caseSteps = fc.array(caseStep, { minLength: 12, maxLength: 40 });

/** A shop with goods in a store and online, whose ledgers are fast to read by order. */
async function openStockedShop(server: (typeof testServers)[number]): Promise<TestShop> {
  const shop = await openTestShop(server);
  await writeStores(shop.db, testStores);
  for (const itemId of ITEMS) {
    await shop.setStock(itemId, 1_000_000, STORE);
    await shop.setStock(itemId, 1_000_000);
  }
  await shop.db.query(`insert into promotion (id, rule, code, max_uses) values ('p', '{}', 'ALLE', 1000000)`);
  // `LONG=1` reads the ledgers of thousands of orders, after each step.
  await shop.db.query('create index on stock_ledger (reference text_pattern_ops)');
  await shop.db.query('create index on stock_allocation (reference)');
  await shop.db.query('create index on gift_card_ledger (reference) where reference is not null');
  return shop;
}

describe.each(testServers)('an order on %s', (server) => {
  const bank = aBank();
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openStockedShop(server);
  });
  afterAll(() => shop.close());

  const reached = new Set<string>();

  it('leaves no money and no goods without an owner, whatever happens', async () => {
    await fc.assert(
      fc.asyncProperty(start, steps, async (begin, path) => {
        const before = await usesOf(shop.db);
        const order = await placed(shop, begin);
        const payer = { ...begin, bank };
        let { state } = order;
        for (const { choice, from, lines, isTwice, isPaying } of path) {
          const own = events.filter(
            (event) =>
              stepOf(order.kind, state, event) &&
              (from === 'state' || !NO_PROGRESS.some((name) => event.startsWith(name))),
          );
          const possible = from === 'all' || own.length === 0 ? events : own;
          const event = possible[choice % possible.length]!;
          const asked = lines?.filter(({ lineId }) => lineId <= begin.lines.length);
          const move = () => cause(shop, order.id, event, payer, asked);
          const acts = isTwice ? [move, move] : [move];
          await Promise.all([...acts, ...(isPaying ? [() => bank.run(shop.db)] : [])].map((act) => act()));
          state = await checkOrder(shop.db, order.id, before);
          reached.add(`${order.kind} ${state}`);
        }
        await checkPaid(order.id, begin);
        expect(await findStockDifferences(shop.db)).toEqual([]);
      }),
      runsThroughAllStates,
    );
    expect(allStates().filter((state) => !reached.has(state))).toEqual([]);
    expect(bank.tooMuch).toEqual([]);
  });

  it('keeps of a payment that is captured at once what it can still charge, whatever part of it ends', async () => {
    const partly = new Set<string>();
    await fc.assert(
      fc.asyncProperty(paidAtOnce, partSteps, async (begin, path) => {
        const before = await usesOf(shop.db);
        const order = await placed(shop, begin);
        const payer = { ...begin, bank };
        await cause(shop, order.id, 'pay', payer);
        let state = await checkOrder(shop.db, order.id, before);
        for (const { choice, isPart, lineId, quantity, isTwice, isPaying } of path) {
          const own = events.filter(
            (one) => stepOf(order.kind, state, one) && PARTS.includes(one) === isPart,
          );
          const event = own[choice % own.length];
          if (!event) continue;
          const asked = [{ lineId: Math.min(lineId, begin.lines.length), quantity }];
          const move = () => cause(shop, order.id, event, payer, asked);
          const acts = isTwice ? [move, move] : [move];
          await Promise.all([...acts, ...(isPaying ? [() => bank.run(shop.db)] : [])].map((act) => act()));
          state = await checkOrder(shop.db, order.id, before);
          const { lines } = (await findOrder(shop.db, order.id))!;
          const isPartly =
            lines.some(({ cancelled }) => cancelled > 0) && lines.some((one) => openPieces(one) > 0);
          if (isPartly) partly.add(event);
        }
        await checkPaid(order.id, begin);
      }),
    );
    // They leave an order of which a part is cancelled and another is still to come.
    expect(['cancel-lines', 'withdraw', 'find', 'ship'].filter((event) => !partly.has(event))).toEqual([]);
    expect(bank.tooMuch).toEqual([]);
  });

  /** Once everything is paid, the bank has what the order charges or can still charge, to the cent. */
  async function checkPaid(orderId: string, { taking, isClosed }: Start): Promise<void> {
    await bank.run(shop.db);
    await bank.report(shop.db, orderId);
    await bank.run(shop.db);
    const order = (await findOrder(shop.db, orderId))!;
    const [payment] = await shop.db.query<{
      cents: number;
      waiting: number;
      isWanted: boolean;
      isPaid: boolean;
    }>(
      `select p.captured_cents - p.refunded_cents as cents, p.is_wanted as "isWanted", p.state = 'authorized' as "isPaid",
         (select coalesce(sum(cents), 0)::integer from payment_task t
           where t.payment_id = p.id and t.kind = 'refund' and t.failed_at is not null) as waiting
       from payment p where p.order_id = $1`,
      [orderId],
    );
    if (!payment?.isPaid || order.kind === 'reservation') return;
    const { chargeableCents } = settlementOf(order);
    const charged = order.capturedCents - order.refundedCents;
    const due = taking === 'at-dispatch' ? charged : chargeableCents;
    expect(payment.cents - payment.waiting).toBe(payment.isWanted ? due : 0);
    if (isClosed) return;
    const options = { db: shop.db, providers: [bank.provider], since: new Date(0), quietSeconds: 0 };
    const found = await findPaymentDifferences(options);
    expect(found.filter((one) => one.orderId === orderId)).toEqual([]);
  }

  /** A gift card that is withdrawn from, and that a person wants to put on the shelf. */
  const giftCardForShelf: [Start, number, CaseStep[]] = [
    {
      kind: 'delivery',
      lines: [{ quantity: 1, unitCents: 1, discount: 0, depositCents: 0, isGiftCard: true }],
      giftCardShare: 0,
      shippingCents: 0,
      fromCents: 0,
      hasGift: false,
      taking: 'at-dispatch',
      isClosed: false,
    },
    9,
    (['withdraw', 'arrived', 'disposition'] as const).map((act) => ({
      ...({ act, pick: 0, lineId: 1, quantity: 1, to: 'SHELF', from: null, isTwice: false } as const),
      isFitting: true,
    })),
  ];
  /** A gift card whose money is given back before the goods of its order are picked. */
  const cardBeforeGoods: [Start, number, CaseStep[]] = [
    {
      ...giftCardForShelf[0],
      lines: [true, false].map((isGiftCard) => ({
        ...({ quantity: 1, unitCents: 2500, discount: 0, depositCents: 0 } as const),
        isGiftCard,
      })),
      giftCardShare: 0.3,
      shippingCents: 595,
    },
    2,
    (['withdraw', 'give', 'close'] as const).map((act) => ({
      ...({ act, pick: 0, lineId: 1, quantity: 1, to: 'SHELF', from: null, isTwice: false } as const),
      isFitting: true,
    })),
  ];
  /** Few random cases reach the end of a repair. */
  const repair: [Start, number, CaseStep[]] = [
    {
      ...giftCardForShelf[0],
      lines: [{ quantity: 1, unitCents: 2500, discount: 0, depositCents: 0, isGiftCard: false }],
    },
    9,
    (['create', 'arrived', 'disposition', 'repaired', 'not-owed', 'close'] as const).map((act) => ({
      ...({ act, pick: 0, lineId: 1, quantity: 1, to: 'REPAIR', from: null, isTwice: true } as const),
      isFitting: true,
    })),
  ];
  const done = new Set<string>();

  it.each(roundsOfCases)(
    'has cases whose goods, money, stock and disposition agree, round %i',
    async (round) => {
      if (round > 1) {
        await shop.close();
        shop = await openStockedShop(server);
      }
      await fc.assert(
        fc.asyncProperty(start, wayToBuyer, caseSteps, async (begin, way, path) => {
          const before = await usesOf(shop.db);
          const order = await placed(shop, begin);
          const payer = { ...begin, bank };
          for (const event of HANDED_OVER[order.kind].slice(0, way))
            await cause(shop, order.id, event, payer);
          await checkOrder(shop.db, order.id, before);
          for (const one of path) {
            const act = async () => done.add(await shop.db.transaction((tx) => actOnCase(tx, order.id, one)));
            await Promise.all((one.isTwice ? [act, act] : [act]).map(unlessRefused));
            await checkOrder(shop.db, order.id, before);
          }
          await checkPaid(order.id, begin);
          expect(await findStockDifferences(shop.db)).toEqual([]);
        }),
        { ...runsOfCases, examples: [giftCardForShelf, cardBeforeGoods, repair] },
      );
      expect(ACTS.filter((act) => !done.has(act))).toEqual([]);
      expect(bank.tooMuch).toEqual([]);
    },
  );
});

/** False if a rule has refused it; other errors are faults. */
async function unlessRefused(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (error instanceof ShopError && error.statusCode === 412) return false;
    throw error;
  }
}

interface Payer extends Pick<Start, 'taking' | 'isClosed'> {
  bank: ReturnType<typeof aBank>;
}

/** Goods come back by a case, and the bank reports what is paid; every other event is a step of the order. */
async function cause(
  shop: TestShop,
  orderId: string,
  event: OrderEvent,
  { bank, taking, isClosed }: Payer,
  asked?: readonly LineQuantity[],
): Promise<void> {
  const actor = actorOf(event);
  const details = asked ? { lines: asked } : {};
  if (event === 'issue') await issueCards(shop.db, orderId);
  if (event === 'pay') return bank.pay(shop.db, orderId, taking, isClosed);
  if (event !== 'return')
    return void (await shop.db.transaction((tx) => moveOrder(tx, orderId, event, { actor, details })));
  const all = (await findOrder(shop.db, orderId))!.lines.map(({ lineId, handedOver, returned }) => ({
    lineId,
    quantity: handedOver - returned,
  }));
  const lines = (asked ?? all).filter(({ quantity }) => quantity > 0);
  await unlessRefused(() =>
    shop.db.transaction((tx) => returnAtOnce(tx, orderId, lines, { actor, now: new Date() })),
  );
}

/** As the timer does; each line has one card. */
async function issueCards(db: Queryable, orderId: string): Promise<void> {
  const { lines = [] } = (await findOrder(db, orderId)) ?? {};
  for (const { lineId, giftCardValue: cents } of lines) {
    const reference = `${orderId} ${lineId}`;
    if (cents !== null) await issueGiftCard(db, 'secret', { cents, reference, now: new Date() });
  }
}

/** Returns what was done: the act itself, or where no piece waits for it, the next one that has a piece. */
async function actOnCase(tx: Queryable, orderId: string, one: CaseStep): Promise<CaseStep['act']> {
  const { act, pick, lineId, quantity, to, from, isFitting } = one;
  const lines = [{ lineId, quantity }];
  const by = { actor: 'desk online', now: new Date() } as const;
  if (act === 'withdraw') {
    const receiptNumber = `W-${Math.random()}`;
    const sender = { name: 'Erika', email: 'erika@example.org', orderNumber: 'x', text: '' };
    await takeWithdrawal(tx, { ...sender, receiptNumber, receivedAt: by.now, orderId, lines }, by);
    return act;
  }
  if (act === 'create') {
    const report = { kind: 'COMPLAINT', wish: 'REPAIR', text: `${pick}`, lines } as const;
    await createCase(tx, orderId, report, { ...by, mailCause: { cause: 'shop' } });
    return act;
  }
  const cases = (await casesOfOrder(tx, orderId)).filter(({ endedAt }) => endedAt === null);
  const first = CHANGES.indexOf(act);
  const wanted = isFitting ? [...CHANGES.slice(first), ...CHANGES.slice(0, first)] : [act];
  for (const change of wanted) {
    const fitting = isFitting ? cases.filter((found) => pieceFor(found, change)) : cases;
    const found = fitting[pick % fitting.length];
    if (!found) continue;
    const piece = isFitting ? pieceFor(found, change) : undefined;
    await changeCase(
      tx,
      found.id,
      changeOf(change, piece ? [piece] : lines, to, isFitting ? null : from),
      by,
    );
    return change;
  }
  throw new ShopError({ statusCode: 412, key: 'caseError.nothing' });
}

/** A piece that the act can concern; for an end any piece. */
function pieceFor({ kind, lines }: OrderCaseRow, act: CaseStep['act']): LineQuantity | undefined {
  if ((act === 'repaired' || act === 'replace') && !hasRemedies(kind)) return undefined;
  const room = (line: CaseLine): number => {
    if (act === 'close') return lacking(lines) ? 0 : 1;
    if (act === 'arrived' || act === 'not-coming') return expected(line);
    if (act === 'disposition') return undecided(line);
    if (act === 'repaired') return line.repair;
    return unpaid(line);
  };
  const line = lines.find((one) => room(one) > 0);
  return line && { lineId: line.lineId, quantity: 1 };
}

function changeOf(
  act: Exclude<CaseStep['act'], 'withdraw' | 'create'>,
  lines: LineQuantity[],
  to: CaseDisposition,
  from: 'DAMAGED' | 'SUPPLIER' | 'REPAIR' | null,
): CaseChange {
  if (act === 'close') return { event: act };
  if (act === 'give') return { event: act, lines };
  if (act === 'not-owed') return { event: act, lines, reason: 'gebraucht' };
  if (act === 'disposition') return { event: act, lines, to, from: from ?? undefined };
  if (act === 'finish') return { event: 'not-owed', reason: 'Ersatz' };
  return { event: act, lines };
}

it('every event of a timer is a step of its state', () => {
  for (const [kind, states] of Object.entries(ORDER_STEPS))
    for (const [state, found] of Object.entries(states))
      for (const step of Object.values(found))
        for (const outcome of [step, step.missing, step.done, step.empty]) {
          if (!outcome?.timer) continue;
          const event = { payment: 'expire-payment', remind: 'remind' }[outcome.timer as string] ?? 'expire';
          expect([
            kind,
            state,
            outcome.to,
            stepOf(kind as OrderKind, outcome.to, event as OrderEvent),
          ]).toEqual([...[kind, state, outcome.to, expect.anything()]]);
        }
});

/** All states that a step leads to. */
const allStates = (): string[] =>
  [
    ...new Set(
      Object.entries(ORDER_STEPS).flatMap(([kind, states]) =>
        Object.entries(states)
          .filter(([state]) => state !== 'CREATED')
          .flatMap(([state]) => `${kind} ${state}`),
      ),
    ),
  ].sort();

async function usesOf(db: Queryable): Promise<number> {
  const [row] = await db.query<{ uses: number }>(`select uses from promotion where id = 'p'`);
  return row?.uses ?? 0;
}

async function placed(shop: TestShop, begin: Start): Promise<Order> {
  const { kind, lines: given, giftCardShare, fromCents, hasGift } = begin;
  const isReservation = kind === 'reservation';
  const isGift = (index: number) => hasGift && index > 0 && index === given.length - 1;
  const lines = given.map((line, index) => {
    if (isGift(index)) return { ...line, unitCents: 0, discount: 0, depositCents: 0, isGiftCard: false };
    // No promotion makes a gift card cheaper, and it has no deposit.
    return line.isGiftCard && !isReservation ? { ...line, discount: 0, depositCents: 0 } : line;
  });
  // A gift card comes by e-mail.
  const sendsGoods = lines.some(({ isGiftCard }, index) => !isGiftCard && !isGift(index));
  const shippingCents = sendsGoods ? begin.shippingCents : 0;
  const total = (payables: Start['lines']) =>
    payables.reduce(
      (cents, line) =>
        cents + line.quantity * line.unitCents - Math.min(line.discount, line.unitCents) + line.depositCents,
      isReservation ? 0 : shippingCents,
    );
  const giftCardCents = isReservation ? 0 : Math.round(total(lines) * giftCardShare);
  const giftCardId = giftCardCents > 0 ? await aGiftCard(shop.db, giftCardCents) : null;
  const payableCents = total(lines) - giftCardCents;
  const order = await aCartToOrder(
    shop.db,
    lines.map((line, index) => ({
      itemId: ITEMS[index]!,
      quantity: line.quantity,
      unitCents: line.unitCents,
      discountCents: Math.min(line.discount, line.unitCents),
      depositCents: line.depositCents,
      isFreeGift: isGift(index),
      ...(isGift(index) ? { entryId: null } : {}),
      locationId: line.isGiftCard && !isReservation ? null : kind === 'delivery' ? 'online' : STORE,
      giftCardValue: line.isGiftCard && !isReservation ? 2500 : null,
    })),
    {
      kind,
      companyId: kind === 'delivery' ? null : STORE,
      giftCardCents,
      giftCardId,
      payableCents,
      voucherCode: 'ALLE',
      promotionIds: ['p'],
      needsPayment: payableCents > 0 && !isReservation,
      ...(isReservation ? {} : { shippingCents }),
      conditions: {
        rules: [
          {
            id: 'p',
            name: 'Aktion',
            code: 'ALLE',
            fromCents,
            priority: 0,
            isExclusive: false,
            needsCustomerCard: false,
            products: ITEMS.map((itemId) => itemId.slice(0, 4)),
            benefit: hasGift
              ? { kind: 'gift', itemId: ITEMS[lines.length - 1]!, quantity: 1 }
              : { kind: 'amount', cents: 100 },
          },
        ],
        pieces: lines.map((line, index) => ({ lineId: index + 1, cents: line.unitCents })),
        gifts: hasGift ? [{ lineId: lines.length, promotionId: 'p', cents: 999 }] : [],
        shipping: kind === 'delivery' ? { cents: 595, freeFromCents: 3000 } : null,
      },
    },
  );
  const outcome = await shop.db.transaction((tx) => placeOrder(tx, order, new Date()));
  if (outcome.outcome !== 'placed') throw new Error(JSON.stringify(outcome));
  return (await findOrder(shop.db, outcome.orderId))!;
}

async function aGiftCard(db: Queryable, cents: number): Promise<string> {
  const reference = `line ${Math.random()}`;
  await issueGiftCard(db, 'secret', { cents, reference, now: new Date() }, newCardCodes());
  const [row] = await db.query<{ id: string }>(
    'select card_id as id from gift_card_ledger where reference = $1',
    [reference],
  );
  return row!.id;
}

const PIECES = ['cancelled', 'handedOver', 'returned'] as const;

interface Books {
  [column: string]: unknown;
  allocated: number;
  left: number;
  cameBack: number;
  exchanged: number;
  balance: number | null;
  issued: number | null;
  captures: number;
  refunds: number;
  /** Captured, without what goes back. */
  keeping: number;
  paidInFull: number;
  inCart: number;
  uses: number;
  invoiced: number;
  journal: (Omit<JournalRow, 'at'> & { seq: number })[];
}

const BOOKS = `
  select
    (select coalesce(sum(open), 0)::int from stock_allocation where reference = $1) as allocated,
    (select coalesce(-sum(delta), 0)::int from stock_ledger where cause = 'hand-over' and reference like $1 || '%') as left,
    (select coalesce(sum(delta), 0)::int from stock_ledger where cause = 'return' and reference like $1 || '%') as "cameBack",
    (select coalesce(-sum(delta), 0)::int from stock_ledger where cause = 'hand-over' and reference like 'order ' || $1 || ' R-%') as exchanged,
    (select balance_cents from gift_card g where g.id = o.gift_card_id) as balance,
    (select delta_cents from gift_card_ledger l where l.card_id = o.gift_card_id and cause = 'issue') as issued,
    (select coalesce(sum(t.cents), 0)::int from payment_task t join payment p on p.id = t.payment_id
      where p.order_id = $1 and t.kind = 'capture') as captures,
    (select coalesce(sum(t.cents), 0)::int from payment_task t join payment p on p.id = t.payment_id
      where p.order_id = $1 and t.kind = 'refund' and t.reference !~ '^(unwanted|rest):') as refunds,
    (select coalesce(sum(p.captured_cents - (select coalesce(sum(t.cents), 0) from payment_task t
        where t.payment_id = p.id and t.kind = 'refund')), 0)::int
      from payment p where p.order_id = $1) as keeping,
    (select coalesce(sum(cents), 0)::int from payment where order_id = $1 and is_wanted and captured_cents = cents) as "paidInFull",
    (select coalesce(sum(quantity), 0)::int from cart_position where cart_id = o.cart_id) as "inCart",
    (select uses from promotion where id = 'p') as uses,
    (select coalesce(sum((model ->> 'grossCents')::int * case kind when 'invoice' then 1 else -1 end), 0)::int
      from order_document where order_id = $1) as invoiced,
    (select json_agg(json_build_object('seq', seq, 'from', from_state, 'to', to_state,
        'event', event, 'details', details) order by seq)
      from order_event where order_id = $1) as journal
  from shop_order o where id = $1`;

type CaseLine = OrderCaseRow['lines'][number];

const casePieces = (cases: readonly Pick<OrderCaseRow, 'lines'>[], piecesOf: (line: CaseLine) => number) =>
  cases.flatMap(({ lines }) => lines).reduce((pieces, line) => pieces + piecesOf(line), 0);

/** What all cases of an order say of a line. */
function checkCases(line: Order['lines'][number], cases: readonly OrderCaseRow[]): void {
  const inCases = cases.map(({ endedAt, lines }) => ({
    endedAt,
    lines: lines.filter(({ lineId }) => lineId === line.lineId),
  }));
  const ofLine = inCases.flatMap(({ lines }) => lines);
  // Money: the order gives back what the cases give, and each piece once.
  expect(casePieces(inCases, ({ given }) => given)).toBe(line.returned);
  // Goods: with the buyer, or arrived. Nothing arrives that was not handed over.
  expect(piecesAtBuyer(line, ofLine)).toBeGreaterThanOrEqual(0);
  expect(casePieces(inCases, undecided)).toBeGreaterThanOrEqual(0);
  for (const part of ofLine) {
    // For a piece the buyer has the money, a new one, or the own one back.
    expect(part.given + part.replaced + part.backToBuyer).toBeLessThanOrEqual(part.pieces);
    expect(part.extended).toBeLessThanOrEqual(part.repaired);
  }
  // The warranty of a piece is extended once.
  expect(casePieces(inCases, ({ extended }) => extended)).toBeLessThanOrEqual(line.handedOver);
  // What is sold again was paid back or exchanged, in its case or for a piece of another that did not come.
  const spare = (part: CaseLine) => Math.max(0, part.given + part.replaced + part.notComing - part.pieces);
  const unmatched = (part: CaseLine) => Math.max(0, part.shelf - part.given - part.replaced);
  const ended = inCases.filter(({ endedAt }) => endedAt !== null);
  expect(casePieces(ended, unmatched)).toBeLessThanOrEqual(casePieces(inCases, spare));
}

async function checkOrder(db: Queryable, orderId: string, usesBefore: number): Promise<OrderState> {
  const order = (await findOrder(db, orderId))!;
  const [books] = (await db.query<Books>(BOOKS, [orderId])) as [Books];
  const sum = (lines: Order['lines'], piecesOf: (line: Order['lines'][number]) => number) =>
    lines.reduce((pieces, line) => pieces + piecesOf(line), 0);
  const goods = order.lines.filter(({ locationId }) => locationId !== null);

  // Goods: in the shelf for this order, with the customer, or available again.
  expect(books.allocated).toBe(sum(goods, openPieces));
  expect(books.left).toBe(sum(goods, ({ handedOver }) => handedOver));
  // Stock is what there was, without what left, with what is on the shelf again; no other disposition counts.
  const cases = await casesOfOrder(db, orderId);
  expect([books.cameBack, books.exchanged]).toEqual([
    casePieces(cases, ({ shelf }) => shelf),
    casePieces(cases, ({ replaced }) => replaced),
  ]);
  for (const line of order.lines) checkCases(line, cases);
  // A gift card whose money was given back pays nothing.
  const cards = await db.query<{ lineId: number; isBlocked: boolean }>(
    `select o.line_id as "lineId", c.blocked_at is not null as "isBlocked"
     from order_line o join gift_card_ledger l on l.cause = 'issue' and l.reference = o.order_id || ' ' || o.line_id
     join gift_card c on c.id = l.card_id where o.order_id = $1`,
    [orderId],
  );
  for (const { lineId, isBlocked } of cards)
    expect(isBlocked).toBe(order.lines.some((line) => line.lineId === lineId && line.returned > 0));
  const isFinal = FINAL.includes(order.state) && order.dueEvent !== 'issue';
  if (isFinal) expect(sum(order.lines, openPieces)).toBe(0);
  // Lines: in the order or in the cart.
  const returnedToCart =
    books.journal.at(-1)?.to === 'CANCELLED' && books.journal.at(-1)?.from === 'PAYMENT_PENDING';
  const wasReturned =
    returnedToCart || books.journal.some(({ from, to }) => from === 'PAYMENT_PENDING' && to === 'CANCELLED');
  expect(books.inCart).toBe(
    wasReturned ? sum(order.lines, ({ quantity, isFreeGift }) => (isFreeGift ? 0 : quantity)) : 0,
  );
  // Money: with the shop for kept goods, with the card, or with the customer.
  const kept = order.giftCardCents - order.giftCardReturnedCents;
  if (books.issued !== null) expect(books.balance).toBe(books.issued - kept);
  const charged = order.capturedCents - order.refundedCents;
  if (order.kind !== 'reservation') {
    expect([books.captures, books.refunds]).toEqual([order.capturedCents, order.refundedCents]);
    expect(kept + charged).toBeLessThanOrEqual(owedCents(order));
    if (isFinal) expect(kept + charged).toBe(owedCents(order));
    // No payment keeps what is never charged; one that was captured in full has all that can be.
    const { chargeableCents } = settlementOf(order);
    expect(books.keeping).toBeLessThanOrEqual(chargeableCents);
    if (books.paidInFull > 0) expect(books.keeping).toBe(chargeableCents);
  }
  // Documents: all of them are worth what the customer has and keeps, with the shipping costs.
  const worth =
    sum(goods, (line) => priceOf(line, line.handedOver - line.returned)) +
    (hasLeft(order.lines) ? owedShippingCents(order) + lostCents(order) : 0);
  expect(books.invoiced).toBe(order.kind === 'reservation' ? 0 : worth);
  // Nothing is sent for free alone, and a step never makes an order dearer.
  if (order.lines.some(isBoughtGoods) && !keepsBoughtGoods(order.lines))
    expect(sum(order.lines, (line) => (line.isFreeGift ? openPieces(line) : 0))).toBe(0);
  expect(owedCents(order)).toBeLessThanOrEqual(order.totalCents);
  // The coupon is used by an order that has goods, or had some.
  const isOver = sum(order.lines, ({ quantity, cancelled }) => quantity - cancelled) === 0;
  expect(books.uses - usesBefore).toBe(isOver ? 0 : 1);
  // The journal has no gap, and a timer leads somewhere.
  expect(books.journal.map(({ seq }) => seq)).toEqual(books.journal.map((_, index) => index + 1));
  expect(books.journal.slice(1).every(({ from }, index) => from === books.journal[index]?.to)).toBe(true);
  expect(books.journal.at(-1)?.to).toBe(order.state);
  // The journal accounts for every piece, and the buyer reads of every change.
  for (const name of PIECES)
    for (const { lineId, [name]: pieces } of order.lines) {
      const changed = books.journal.flatMap(({ details }) => details.changes?.[name] ?? []);
      expect(changed.reduce((all, one) => all + (one.lineId === lineId ? one.quantity : 0), 0)).toBe(pieces);
    }
  for (const row of books.journal)
    if (row.from !== row.to || PIECES.some((name) => (row.details.changes?.[name].length ?? 0) > 0))
      expect([row.event, historyOf(order, { ...row, at: new Date(0) })]).toEqual([
        row.event,
        expect.arrayContaining([expect.objectContaining({ text: expect.not.stringMatching(/^order\./) })]),
      ]);
  if (order.dueEvent) expect(stepOf(order.kind, order.state, order.dueEvent)).toBeDefined();
  if (isFinal) expect(order.dueAt).toBeNull();
  expect(sum(order.lines, keptPieces)).toBeGreaterThanOrEqual(0);
  return order.state;
}

/** @jest-environment node */
import type { Checkout, ErrorBody, ReservationDraft } from '@fachwerk/shared/contracts';
import { moveOrder } from '../../orders/lifecycle/move-order';
import { placeOrder } from '../../orders/lifecycle/place-order';
import {
  ADDRESS,
  CONTACT,
  DELIVERY,
  UNREACHABLE_PROVIDER,
} from '../../selling/checkout/testing/checkout-forms';
import { writeStores } from '../../stores/store/store-repository';
import { anItem, aProduct } from '../../testing/a-product';
import { testStores } from '../../testing/a-store';
import { aCartToOrder } from '../../testing/an-order';
import { aCustomer, mailsTo, PASSWORD, registration } from '../../testing/test-account';
import { openTestShop, type TestShop, Visitor } from '../../testing/test-shop';
import { MAIL_KINDS, type MailKind } from './mail-kinds';
import { type MailCause, removeOldTurns } from './mail-limits';
import { enqueueMail } from './outbox';

const STORE = '1001';
const ITEM = '900100';
const MAIL = { write: () => ({ subject: 'x', content: null }) };
const NETWORK: MailCause = { cause: 'visitor', network: '198.51.100.7' };

let shop: TestShop;
let count = 0;
let email: string;
beforeAll(async () => {
  shop = await openTestShop('embedded', { payments: UNREACHABLE_PROVIDER }, [
    aProduct({ productId: '9001', items: [anItem({ itemId: ITEM, priceCents: 1000, onlineStock: 1000 })] }),
  ]);
  await writeStores(shop.db, testStores);
  await shop.setStock(ITEM, 1000, STORE);
});
afterAll(() => shop.close());
beforeEach(async () => {
  email = `opfer-${++count}@example.org`;
  await shop.db.query('delete from caused_mail');
  await shop.db.query('delete from attempt_limit');
});

const times = (number: number) => Array.from({ length: number }, (_, index) => index);
const mails = async () => {
  await shop.runJobs('render mails of orders');
  return mailsTo(shop.db, email);
};
/** Mails that a sender takes now. */
const dueNow = () =>
  shop.db.query('select kind from mail_outbox where to_address = $1 and due_at <= now()', [email]);

async function reachReview(visitor: Visitor): Promise<Checkout> {
  await visitor.post('/basket/add/', { itemId: ITEM, quantity: 1 });
  await visitor.post('/rest/checkout/start/', {});
  await visitor.post('/rest/checkout/contact/', { ...CONTACT, email });
  await visitor.post('/rest/checkout/delivery/', DELIVERY);
  await visitor.post('/rest/checkout/address/', ADDRESS);
  await visitor.post('/rest/checkout/payment/', { paymentMethod: 'PAYPAL' });
  return (await visitor.get('/rest/checkout/')).json<Checkout>();
}
const submit = (visitor: Visitor, { sum, review }: Checkout) =>
  visitor.post(
    '/rest/checkout/submit/',
    { acceptedTotal: sum.total.value },
    { 'idempotency-key': review?.submitKey ?? 'none' },
  );

async function reserve(visitor = new Visitor(shop.app)) {
  await visitor.post('/basket/add/', { itemId: ITEM, quantity: 1, companyId: STORE });
  const draft = (await visitor.get('/rest/reservation/')).json<ReservationDraft>();
  const answer = await visitor.post(
    '/rest/reservation/submit/',
    { ...CONTACT, email, acceptedTotal: draft.sum.total.value },
    { 'idempotency-key': draft.submitKey },
  );
  const { reservationId } = answer.json<{ reservationId?: string }>();
  return { visitor, answer, reservationId };
}
const register = (address = email) => new Visitor(shop.app).post('/register/', registration(address));
const withdraw = (orderNumber: string, visitor = new Visitor(shop.app)) =>
  visitor.post('/widerruf/bestaetigen/', { name: 'Erika', orderNumber, email, text: '' });

describe('the mailbox of a stranger', () => {
  it('gets eight of fifteen orders; the others are refused before they are contracts, and the cart stays', async () => {
    const visitor = new Visitor(shop.app);
    const statuses: number[] = [];
    let last: ErrorBody | undefined;
    for (const _ of times(15)) {
      const answer = await submit(visitor, await reachReview(visitor));
      statuses.push(answer.statusCode);
      if (answer.statusCode === 201)
        await visitor.post('/rest/checkout/pending/abandon/', answer.json<{ orderId: string }>());
      else last = answer.json<ErrorBody>();
    }

    expect(statuses).toEqual([...Array<number>(8).fill(201), ...Array<number>(7).fill(429)]);
    expect(last?.globalErrors).toEqual([{ msg: 'error.mail.limit' }]);
    expect((await mails()).map(({ kind }) => kind)).toEqual(Array(8).fill('order-received'));
    const orders = await shop.db.query('select 1 from shop_order where email = $1', [email]);
    expect(orders).toHaveLength(8);
    const checkout = (await visitor.get('/rest/checkout/')).json<Checkout>();
    expect(checkout).toMatchObject({ isEmpty: false, contact: { values: { email } } });
  });

  it('gets eight mails of twelve loops of reserving and cancelling', async () => {
    const statuses: number[] = [];
    for (const _ of times(12)) {
      const { visitor, answer, reservationId } = await reserve();
      statuses.push(answer.statusCode);
      if (reservationId !== undefined) await visitor.post(`/rest/reservation/${reservationId}/cancel/`, {});
    }

    expect(statuses).toEqual([...Array<number>(4).fill(201), ...Array<number>(8).fill(429)]);
    expect(await mails()).toHaveLength(8);
  });

  it('gets eight mails of registrations at the same time, also with tags', async () => {
    const answers = await Promise.all(times(20).map((index) => register(email.replace('@', `+${index}@`))));

    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(8);
    expect(answers.find(({ statusCode }) => statusCode === 429)?.json()).toMatchObject({
      globalErrors: [{ msg: 'error.mail.limit' }],
    });
  });

  it('gets the same number with an account, so that a refusal does not reveal it', async () => {
    await aCustomer(shop.db, email);
    const statuses: number[] = [];
    for (const _ of times(10)) statuses.push((await register()).statusCode);

    expect(statuses).toEqual([...Array<number>(8).fill(200), 429, 429]);
    expect(await mails()).toHaveLength(8);
  });

  it('gets twelve receipts of withdrawals at once, one every two hours from then on, and loses none', async () => {
    for (const order of times(15)) expect((await withdraw(String(order))).statusCode).toBe(200);

    expect(await mails()).toHaveLength(15);
    expect(await dueNow()).toHaveLength(12);
    const waits = await shop.db.query<{ hours: number }>(
      `select round(extract(epoch from due_at - created_at) / 3600)::int as hours from mail_outbox
       where to_address = $1 and due_at > now() order by due_at`,
      [email],
    );
    expect(waits.map(({ hours }) => hours)).toEqual([2, 4, 6]);
  });

  it('gets a limited number of all kinds together', async () => {
    for (const _ of times(4)) await register();
    for (const order of times(4)) await withdraw(String(order));

    expect((await reserve()).answer.statusCode).toBe(429);
  });

  it('gets ten links for a new password a day, with the same answer for each request', async () => {
    await aCustomer(shop.db, email);
    const answers = new Set<string>();
    for (const _ of times(12)) {
      const answer = await new Visitor(shop.app).post('/rest/password/request/', { email });
      answers.add(`${answer.statusCode} ${answer.body}`);
      await shop.db.query(`update account_token set created_at = now() - interval '1 hour'`);
    }

    expect(answers.size).toBe(1);
    expect(await mails()).toHaveLength(10);
  });
});

it.each(Object.entries(MAIL_KINDS))(
  'over the limit, the mail %s is treated as: %s',
  async (kind, treatment) => {
    for (const _ of times(12))
      await enqueueMail(shop.db, { email, language: 'de' }, { ...MAIL, kind: 'withdrawal-receipt' }, NETWORK);

    const answer = enqueueMail(
      shop.db,
      { email, language: 'de' },
      { ...MAIL, kind: kind as MailKind },
      NETWORK,
    );

    if (treatment === 'start') await expect(answer).rejects.toMatchObject({ statusCode: 429 });
    else await answer;
    expect(await dueNow()).toHaveLength(12);
  },
);

it('a network mails to three hundred strangers a day', async () => {
  const mail = { ...MAIL, kind: 'account-confirm' } as const;
  for (const index of times(300))
    await enqueueMail(shop.db, { email: `x${index}@example.org`, language: 'de' }, mail, NETWORK);

  await expect(enqueueMail(shop.db, { email, language: 'de' }, mail, NETWORK)).rejects.toMatchObject({
    statusCode: 429,
  });
  await enqueueMail(shop.db, { email, language: 'de' }, mail, { cause: 'visitor', network: '198.51.100.8' });
});

it('a customer orders, and chooses a new password, whatever strangers do with the address', async () => {
  await aCustomer(shop.db, email);
  for (const _ of times(9)) await register();
  const customer = new Visitor(shop.app);
  expect((await customer.post('/login/', { email, password: PASSWORD })).statusCode).toBe(200);

  expect((await submit(customer, await reachReview(customer))).statusCode).toBe(201);
  await new Visitor(shop.app).post('/rest/password/request/', { email });

  expect((await mails()).map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['order-received', 'password-reset']),
  );
});

it('a guest who orders three times a day, cancels, returns and withdraws gets every mail at once', async () => {
  const move = (orderId: string, event: Parameters<typeof moveOrder>[2], actor: string) =>
    shop.db.transaction((tx) => moveOrder(tx, orderId, event, { actor } as Parameters<typeof moveOrder>[3]));
  for (const _ of times(3)) {
    const lines = [{ itemId: ITEM, quantity: 2 }];
    const draft = await aCartToOrder(shop.db, lines, { email, mailCause: NETWORK });
    const placed = await shop.db.transaction((tx) => placeOrder(tx, draft, new Date()));
    const { orderId } = placed as { orderId: string };
    await move(orderId, 'pay', 'payment');
    const cancelled = { actor: 'guest', details: { lines: [{ lineId: 1, quantity: 1 }] } } as const;
    await shop.db.transaction((tx) => moveOrder(tx, orderId, 'cancel-lines', cancelled));
    for (const event of ['pick', 'ship', 'return'] as const) await move(orderId, event, 'desk online');
    await withdraw(orderId);
  }

  const sent = (await mails()).map(({ kind }) => kind);
  for (const kind of [
    'order-received',
    'order-confirmed',
    'order-cancelled',
    'shipped',
    'withdrawal-receipt',
  ])
    expect([kind, sent.filter((one) => one === kind).length]).toEqual([kind, 3]);
  expect(await dueNow()).toHaveLength(sent.length);
});

it('is forgotten after a day', async () => {
  for (const _ of times(9)) await register();
  await shop.db.query(`update caused_mail set due_at = now() - interval '25 hours'`);

  expect((await register()).statusCode).toBe(200);

  await removeOldTurns(shop.db);
  expect(await shop.db.query('select 1 from caused_mail')).toHaveLength(1);
});

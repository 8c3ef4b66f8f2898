/** @jest-environment node */
import { pathOf, readOrder, readOwnOrders } from '@fachwerk/shared/calls';
import type { OrderView, OwnOrders } from '@fachwerk/shared/contracts';
import { importRecalls } from '../../catalogue/recalls/import-recalls';
import { aRecall } from '../../testing/a-recall';
import { aCartToOrder, actorOf } from '../../testing/an-order';
import { aCustomer, mailsTo, PASSWORD } from '../../testing/test-account';
import { openTestShop, PUBLIC_URL, type TestShop, Visitor } from '../../testing/test-shop';
import { moveOrder } from '../lifecycle/move-order';
import { placeOrder } from '../lifecycle/place-order';
import { findRecipients } from './find-recipients';
import { writeRecallMails } from './write-recall-mails';

const ITEM = '100401';
const OTHER = '100201';
const SOLD = '2026-06-01T10:00:00Z';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await shop.setStock(ITEM, 1000);
  await shop.setStock(OTHER, 1000);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.query('delete from recall');
  await shop.db.query('delete from mail_outbox');
  await shop.db.query('update item set is_recalled = false');
  await shop.db.query(`update shop_order set placed_at = '2020-01-01'`);
});

const buys = async (
  email: string,
  {
    itemId = ITEM,
    placedAt = SOLD,
    quantity = 1,
  }: { itemId?: string; placedAt?: string; quantity?: number } = {},
): Promise<string> => {
  const draft = await aCartToOrder(shop.db, [{ itemId, quantity }], { needsPayment: false, email });
  const placed = await shop.db.transaction((tx) => placeOrder(tx, draft, new Date()));
  const { orderId } = placed as { orderId: string };
  await shop.db.query('update shop_order set placed_at = $2 where id = $1', [orderId, placedAt]);
  return orderId;
};
const recall = (changes: object = {}) =>
  importRecalls(shop.db, JSON.stringify([{ ...aRecall(), ...changes }]), {
    now: new Date('2026-11-30T12:00:00Z'),
  });
const pageUrl = (path: string) => new URL(path, PUBLIC_URL).href;
const write = (most?: number) => writeRecallMails(shop.db, pageUrl, most === undefined ? {} : { most });
const recallsTo = async (email: string) =>
  (await mailsTo(shop.db, email)).filter(({ kind }) => kind === 'recall');
const move = (orderId: string, event: 'cancel' | 'pick' | 'ship') =>
  shop.db.transaction((tx) => moveOrder(tx, orderId, event, { actor: actorOf(event) }));

describe('a recall', () => {
  it('reaches guests and accounts, each person once, at the present address of the account', async () => {
    await buys('gast@example.org');
    await buys('Gast+werkzeug@example.org');
    const customerId = await aCustomer(shop.db, 'neu@example.org');
    const ofAccount = await buys('alt@example.org');
    await shop.db.query('update shop_order set customer_id = $2 where id = $1', [ofAccount, customerId]);
    await buys('anderes@example.org', { itemId: OTHER });
    await recall();

    expect(await findRecipients(shop.db)).toBe(2);
    expect(await write()).toBe(2);

    expect(await recallsTo('neu@example.org')).toHaveLength(1);
    const toGuest = [
      ...(await recallsTo('gast@example.org')),
      ...(await recallsTo('gast+werkzeug@example.org')),
    ];
    expect(toGuest).toHaveLength(1);
    for (const email of ['alt@example.org', 'anderes@example.org'])
      expect(await recallsTo(email)).toEqual([]);
    expect([await findRecipients(shop.db), await write()]).toEqual([0, 0]);
  });

  it('does not reach who bought on other days, has cancelled, or has sent everything back', async () => {
    await buys('frueher@example.org', { placedAt: '2026-02-28T22:00:00Z' });
    await buys('erster-tag@example.org', { placedAt: '2026-02-28T23:30:00Z' });
    await move(await buys('storniert@example.org'), 'cancel');
    const returned = await buys('zurueck@example.org');
    await shop.db.query('update order_line set handed_over = 1, returned = 1 where order_id = $1', [
      returned,
    ]);
    await recall();

    // Midnight in Berlin begins the first day of sale.
    expect(await findRecipients(shop.db)).toBe(1);
    const rows = await shop.db.query<{ email: string }>('select email from recall_recipient');
    expect(rows).toEqual([{ email: 'erster-tag@example.org' }]);
  });

  it('is looked for again when it gets further items, and writes to each person once', async () => {
    await buys('erste@example.org');
    await buys('zweite@example.org', { itemId: OTHER });
    await recall();
    await findRecipients(shop.db);
    await write();

    await recall({ itemIds: [ITEM, OTHER] });
    expect(await findRecipients(shop.db)).toBe(1);
    await write();

    expect(await recallsTo('erste@example.org')).toHaveLength(1);
    expect(await recallsTo('zweite@example.org')).toHaveLength(1);
    await recall({ itemIds: [ITEM, OTHER], action: 'Bringen Sie das Gerät zurück.' });
    expect(await findRecipients(shop.db)).toBe(0);
  });

  it('goes on after a stop, in small batches, with few mails in the outbox at a time', async () => {
    for (let number = 0; number < 7; number++) await buys(`kunde-${number}@example.org`);
    await recall();
    // A batch that fails leaves nothing; two processes at once share the work.
    const found = await Promise.all([
      findRecipients(shop.db, { batch: 2 }),
      findRecipients(shop.db, { batch: 2 }),
    ]);
    const rest = await findRecipients(shop.db, { batch: 2 });
    expect((found[0] ?? 0) + (found[1] ?? 0) + rest).toBe(7);

    expect([await write(3), await write(3)]).toEqual([3, 0]);
    await shop.db.query('update mail_outbox set sent_at = now()');
    expect([await write(3), await write(9)]).toEqual([3, 1]);
    const [sent] = await shop.db.query<{ count: number; people: number }>(
      `select count(*)::integer as count, count(distinct to_address)::integer as people
       from mail_outbox where kind = 'recall'`,
    );
    expect(sent).toEqual({ count: 7, people: 7 });
  });

  it('reaches who gets the goods after the search', async () => {
    await recall();
    expect(await findRecipients(shop.db)).toBe(0);
    const orderId = await buys('spaet@example.org');
    await move(orderId, 'pick');
    await shop.db.query('update order_line set found = quantity where order_id = $1', [orderId]);
    await move(orderId, 'ship');

    await write();
    expect(await recallsTo('spaet@example.org')).toHaveLength(1);
  });

  it('is found by the jobs of the shop', async () => {
    await buys('job@example.org');
    await recall();
    await shop.runJobs('look for buyers of recalls', 'write recall mails');
    expect(await recallsTo('job@example.org')).toHaveLength(1);
  });

  it('has everything in its mail that the regulation asks for, and nothing else', async () => {
    await buys('mail@example.org');
    await recall({ lots: ['Charge 2026-03', 'Charge 2026-04'] });
    await findRecipients(shop.db);
    await write();

    const [mail] = await recallsTo('mail@example.org');
    expect(mail?.subject).toBe('Produktsicherheitsrückruf: Holzmann Heißluftpistole HP 2000');
    for (const part of [
      'Bitte benutzen Sie ihn ab sofort nicht',
      'Artikel: Holzmann Heißluftpistole HP 2000',
      'Artikelnummer: 100401',
      'Betroffen sind: Charge 2026-03',
      'auf dem Typenschild unter dem Griff',
      '01.03.2026 bis 30.11.2026',
      'Das Gerät kann in Brand geraten.',
      'Ziehen Sie den Stecker.',
      'Ersatz durch einen sicheren Artikel oder Erstattung des Werts',
      'Telefon, kostenlos: 0800 4710 123',
      'Holzmann Werkzeug GmbH, Industriestraße 5, 70565 Stuttgart',
      'geben Sie diese Nachricht bitte weiter',
      `${PUBLIC_URL}/rueckrufe/R-1/`,
    ])
      expect(mail?.text).toContain(part);
    expect(mail?.text).not.toMatch(/freiwillig|vorsorglich|Newsletter|Angebot|€/i);
  });

  it('marks the line of the order and the order in the account until it is closed', async () => {
    const customerId = await aCustomer(shop.db, 'konto@example.org');
    const orderId = await buys('konto@example.org');
    await shop.db.query('update shop_order set customer_id = $2 where id = $1', [orderId, customerId]);
    const visitor = new Visitor(shop.app);
    await visitor.post('/login/', { email: 'konto@example.org', password: PASSWORD });
    const read = async () => {
      const order = (await visitor.get(pathOf(readOrder, { orderId }))).json<OrderView>();
      const { orders } = (await visitor.get(readOwnOrders.path)).json<OwnOrders>();
      return [order.lines[0]?.recalls, orders[0]?.isRecalled];
    };
    expect(await read()).toEqual([undefined, undefined]);

    await recall();
    expect(await read()).toEqual([[{ recallId: 'R-1', title: 'Heißluftpistole HP 2000' }], true]);
    await recall({ closedOn: '2026-11-30' });
    expect(await read()).toEqual([undefined, undefined]);
  });
});

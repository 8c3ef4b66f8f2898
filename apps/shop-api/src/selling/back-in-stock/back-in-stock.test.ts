/** @jest-environment node */
import { EventEmitter } from 'node:events';
import { type Database, openDatabase } from '@fachwerk/database';
import { cancelBackInStock, confirmBackInStock, pathOf, requestBackInStock } from '@fachwerk/shared/calls';
import type { ErrorBody, FormAnswer } from '@fachwerk/shared/contracts';
import { GIFT_CARD_DESIGNS } from '@fachwerk/shared/rules';
import { DAY_MS } from '@fachwerk/shared/time';
import { writeDesigns } from '../../benefits/gift-cards/prepare-gift-cards';
import type { ShopEvents } from '../../kernel/mail/mail-services';
import { createSealer } from '../../kernel/secrets/sealed-text';
import { mailsTo, type SentMail } from '../../testing/test-account';
import { openTestShop, PUBLIC_URL, type TestShop, Visitor } from '../../testing/test-shop';
import { removeOldRequests } from './remove-old-requests';
import { sendBackInStockMails } from './send-back-in-stock-mails';

const at = { productId: '1001' };
/** Sold out in the test catalogue. */
const ITEM = '100103';
const [GIFT_CARD] = GIFT_CARD_DESIGNS;

let shop: TestShop;
let visitor: Visitor;
let clock: Date;
let email: string;
let count = 0;
beforeAll(async () => {
  // Jobs run only where a test calls them.
  const timers = jest.spyOn(globalThis, 'setInterval').mockImplementation(() => setTimeout(() => undefined));
  shop = await openTestShop('embedded', { now: () => clock });
  timers.mockRestore();
  await writeDesigns(shop.db);
  await shop.db.query(`update item set duties = '{"needsAdvice": true}' where id = '100401'`);
});
afterAll(() => shop.close());
beforeEach(async () => {
  clock = new Date();
  email = `wartet-${++count}@example.org`;
  visitor = new Visitor(shop.app);
  await shop.db.query('delete from attempt_limit');
  await shop.db.query('delete from back_in_stock_request');
  await shop.setStock(ITEM, 0);
});

const ask = (to = email, itemId = ITEM, from = visitor) =>
  from.post(pathOf(requestBackInStock, at), { itemId, email: to });
const confirm = (token: string) => visitor.post(confirmBackInStock.path, { token });
const cancel = (token: string) => visitor.post(cancelBackInStock.path, { token });
const tokenFor = (page: 'bestaetigen' | 'abmelden', mail: SentMail | undefined) =>
  new RegExp(`/wieder-da/${page}/\\?token=([\\w-]+)`).exec(mail?.text ?? '')?.[1] ?? '';
const kindsTo = async (to = email) => (await mailsTo(shop.db, to)).map(({ kind }) => kind);
const waiting = () =>
  shop.db.query('select item_id as "itemId", email from back_in_stock_request order by requested_at, id');
/** Asks and confirms; returns the confirmation mail. */
async function wait(to = email, itemId = ITEM): Promise<SentMail | undefined> {
  await ask(to, itemId);
  const mail = (await mailsTo(shop.db, to)).at(-1);
  await confirm(tokenFor('bestaetigen', mail));
  return mail;
}
const sendIn = (db: Database) =>
  sendBackInStockMails({
    db,
    events: new EventEmitter<ShopEvents>(),
    pageUrl: (path) => new URL(path, PUBLIC_URL).href,
    now: () => clock,
    backInStockSealer: createSealer('a secret for tests', 'back in stock'),
  });
const send = () => sendIn(shop.db);

describe('asking', () => {
  it('stores the address with the confirmation and sends one mail when goods are there', async () => {
    const answer = await ask();
    expect([answer.statusCode, answer.json()]).toEqual([202, { state: 'mail-sent' }]);
    expect(await waiting()).toEqual([]);
    const [mail] = await mailsTo(shop.db, email);
    expect(mail?.text).toContain('„Rupatec Akku-Bohrschrauber BS 18, Grün“');

    const confirmed = await confirm(tokenFor('bestaetigen', mail));
    expect(confirmed.json()).toEqual({
      state: 'confirmed',
      product: {
        name: 'Rupatec Akku-Bohrschrauber BS 18, Grün',
        url: `/p/akku-bohrschrauber-bs-18-1001/?item=${ITEM}`,
      },
    });
    expect(await waiting()).toEqual([{ itemId: ITEM, email }]);
    expect(await send()).toBe(0);

    await shop.setStock(ITEM, 5);
    expect([await send(), await send()]).toEqual([1, 0]);
    expect(await waiting()).toEqual([]);
    const [, last] = await mailsTo(shop.db, email);
    expect(last).toMatchObject({
      kind: 'back-in-stock',
      subject: 'Wieder da: Rupatec Akku-Bohrschrauber BS 18, Grün',
    });
    expect(last?.text).toContain(`${PUBLIC_URL}/p/akku-bohrschrauber-bs-18-1001/?item=${ITEM}\n`);
    expect(last?.text).not.toContain('€');
  });

  it('in English is answered in English, also when goods are there', async () => {
    visitor.keep('language', 'en');
    await wait();
    await shop.setStock(ITEM, 5);
    await send();

    expect((await mailsTo(shop.db, email)).map(({ subject }) => subject)).toEqual([
      'Please confirm your email address',
      'Back in stock: Rupatec Akku-Bohrschrauber BS 18, Grün',
    ]);
  });

  it('gives the same answer for an address that waits already, which gets another mail', async () => {
    await wait();
    const [again, other] = [await ask(email.toUpperCase()), await ask(`neu-${email}`)];

    expect([again.statusCode, again.body]).toEqual([other.statusCode, other.body]);
    expect(await kindsTo()).toEqual(['back-in-stock-confirm', 'back-in-stock-known']);
    expect(await waiting()).toHaveLength(1);
  });

  it('is confirmed once by two presses, and by no visit of the page', async () => {
    await ask();
    const token = tokenFor('bestaetigen', (await mailsTo(shop.db, email))[0]);
    await visitor.get(`/wieder-da/bestaetigen/?token=${token}`);
    expect(await waiting()).toEqual([]);

    const answers = [await confirm(token), await confirm(token)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await waiting()).toHaveLength(1);
  });

  it('that is confirmed after the goods have come gets its mail at once', async () => {
    await ask();
    await shop.setStock(ITEM, 3);
    await confirm(tokenFor('bestaetigen', (await mailsTo(shop.db, email))[0]));

    expect(await send()).toBe(1);
  });

  it.each([
    ['an item that is available', at.productId, '100101', 409, 'backInStock.error.available'],
    ['an item of another product', at.productId, '100401', 404, 'error.product.notFound'],
    ['an unknown item', at.productId, 'gibt-es-nicht', 404, 'error.product.notFound'],
    ['an item that is sold after advice only', '1004', '100401', 400, 'error.item.adviceRequired'],
    ['a gift card', GIFT_CARD.productId, GIFT_CARD.itemId, 404, 'error.product.notFound'],
  ])('is refused for %s', async (_, productId, itemId, status, msg) => {
    const answer = await visitor.post(pathOf(requestBackInStock, { productId }), { itemId, email });
    expect([answer.statusCode, answer.json<ErrorBody>().globalErrors]).toEqual([status, [{ msg }]]);
    expect(await kindsTo()).toEqual([]);
  });

  it.each(['', 'falsch@b', 'a@b.de,c@d.de', `${'x'.repeat(100)}@example.org`])(
    'is refused for the address %j',
    async (address) => {
      const answer = await ask(address);
      expect(answer.statusCode).toBe(400);
      expect(answer.json<ErrorBody>().fieldErrors).toMatchObject([{ field: 'email' }]);
    },
  );

  it('without script shows the address again after a mistake, and the item', async () => {
    const form = pathOf(requestBackInStock, at);
    const bad = await visitor.submit(form, { itemId: ITEM, email: 'falsch' });
    const [, key] = /^\/wieder-da\/1001\/\?item=100103&answer=(.+)$/.exec(String(bad.headers.location)) ?? [];
    expect((await visitor.get(`/rest/form-answer/${key}/`)).json<FormAnswer>()).toMatchObject({
      values: { email: 'falsch' },
      fieldErrors: [{ field: 'email', msg: 'forms.email' }],
    });

    const good = await visitor.submit(form, { itemId: ITEM, email });
    expect(good.headers.location).toMatch(/^\/wieder-da\/1001\/\?item=100103&answer=/);
    expect(await kindsTo()).toEqual(['back-in-stock-confirm']);
  });
});

describe('misuse', () => {
  it('of one address by many networks is limited', async () => {
    const answers = [];
    for (let call = 0; call < 7; call++)
      answers.push(await ask(email, ITEM, new Visitor(shop.app, `10.${call}.0.1`)));

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202, 202, 202, 429, 429]);
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
    expect(await kindsTo()).toHaveLength(5);
  });

  it('of one network with many addresses is limited', async () => {
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, index) => ask(`viele-${index}-${email}`)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5);
  });

  it('of tokens confirms and deletes nothing', async () => {
    const mail = await wait();
    const [asked, cancelled] = [tokenFor('bestaetigen', mail), tokenFor('abmelden', mail)];
    await shop.db.query('delete from back_in_stock_request');

    const changed = `${asked.startsWith('A') ? 'B' : 'A'}${asked.slice(1)}`;
    for (const token of ['', 'x', changed, cancelled, '\u0000', 'A'.repeat(300)])
      expect((await confirm(token)).statusCode).toBe(400);
    expect(await waiting()).toEqual([]);
    await confirm(asked);
    for (const token of ['', 'x', asked]) expect((await cancel(token)).statusCode).toBe(400);
    expect(await waiting()).toHaveLength(1);
  });
});

describe('ending', () => {
  it('a confirmation link after seven days', async () => {
    await ask();
    const token = tokenFor('bestaetigen', (await mailsTo(shop.db, email))[0]);
    clock = new Date(clock.getTime() + 7 * DAY_MS);
    const answer = await confirm(token);

    expect([answer.statusCode, answer.json<ErrorBody>().globalErrors]).toEqual([
      400,
      [{ msg: 'backInStock.error.link' }],
    ]);
    expect(await waiting()).toEqual([]);
  });

  it('a request after six months without goods', async () => {
    await wait();
    await removeOldRequests(shop.db, new Date(clock.getTime() + 170 * DAY_MS));
    expect(await waiting()).toHaveLength(1);
    await removeOldRequests(shop.db, new Date(clock.getTime() + 190 * DAY_MS));
    expect(await waiting()).toEqual([]);
  });

  it('by the link of the first mail: the request of its item only, as often as it is pressed', async () => {
    await shop.setStock('100102', 0);
    const mail = await wait();
    await wait(email, '100102');
    const token = tokenFor('abmelden', mail);

    const answers = [await cancel(token), await cancel(token)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await waiting()).toEqual([{ itemId: '100102', email }]);
  });

  it('by the link of the last mail: all other requests of the address', async () => {
    await shop.setStock('100102', 0);
    await wait();
    await wait(email, '100102');
    await wait(`bleibt-${email}`, '100102');
    await shop.setStock(ITEM, 1);
    await send();

    await cancel(tokenFor('abmelden', (await mailsTo(shop.db, email)).at(-1)));
    expect(await waiting()).toEqual([{ itemId: '100102', email: `bleibt-${email}` }]);
  });

  it('with the item, when the catalogue no longer has it', async () => {
    await wait();
    await shop.db.query(
      `insert into item (id, product_id, ean, position, attributes, price_cents, delivery_days_min,
         delivery_days_max, weight_grams)
       select 'endet', product_id, '4000000000001', 99, attributes, 1, 1, 1, 1 from item where id = $1`,
      [ITEM],
    );
    await shop.db.query(`update back_in_stock_request set item_id = 'endet'`);
    await shop.db.query(`delete from item where id = 'endet'`);
    expect(await waiting()).toEqual([]);
  });
});

describe('the mails of many', () => {
  const MANY = 1200;
  const fill = (requests: number) =>
    shop.db.query(
      `insert into back_in_stock_request (item_id, email, requested_at)
       select $1, 'viele-' || n || '@example.org', now() - interval '1 day' + n * interval '1 second'
       from generate_series(1, $2::int) n`,
      [ITEM, requests],
    );
  const sent = () =>
    shop.db.query<{ to: string; mails: number }>(
      `select to_address as "to", count(*)::int as mails from mail_outbox
       where kind = 'back-in-stock' and to_address like 'viele-%@example.org' group by 1`,
    );
  let second: Database;
  beforeAll(() => {
    second = openDatabase({ url: shop.databaseUrl, maxConnections: 4, onError: () => undefined });
  });
  afterAll(() => second.close());
  beforeEach(() => shop.db.query(`delete from mail_outbox where kind = 'back-in-stock'`));

  it('are written once by two processes at the same time, and orders go on meanwhile', async () => {
    await fill(MANY);
    await shop.setStock(ITEM, 5000);
    const sending = Promise.all([send(), sendIn(second)]);
    const from = Date.now();
    await shop.setStock(ITEM, 4999);
    const milliseconds = Date.now() - from;

    const counts = await sending;
    expect(counts.reduce((sum, one) => sum + one)).toBe(MANY);
    expect(Math.min(...counts)).toBeGreaterThan(0);
    const mails = await sent();
    expect(mails).toHaveLength(MANY);
    expect(mails.filter((mail) => mail.mails !== 1)).toEqual([]);
    expect(milliseconds).toBeLessThan(5000);
  });

  it('are written in the order of asking, until the item is sold out again', async () => {
    await fill(60);
    await shop.setStock(ITEM, 1);
    await shop.db.query(`
      create function sell_out() returns trigger language plpgsql as $$
      begin
        perform write_stock(array['${ITEM}'], array['online'], array[0], 'count', gen_random_uuid()::text);
        return null;
      end $$`);
    await shop.db.query(
      'create trigger sell_out after delete on back_in_stock_request for each statement execute function sell_out()',
    );
    try {
      await send();
      const mailed = (await sent()).map(({ to }) => Number(/\d+/.exec(to)?.[0])).sort((a, b) => a - b);
      expect(mailed).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
      expect(await waiting()).toHaveLength(10);
    } finally {
      await shop.db.query('drop function sell_out cascade');
    }
  });

  it('are sent once when the process ends between the deletion and the mails', async () => {
    await fill(3);
    await shop.setStock(ITEM, 9);
    // Ends the connection in the middle of the transaction, as a killed process does.
    await shop.db.query(`
      create function end_connection() returns trigger language plpgsql as $$
      begin
        if new.to_address = 'viele-2@example.org' then
          perform pg_terminate_backend(pg_backend_pid());
        end if;
        return new;
      end $$`);
    await shop.db.query(
      'create trigger end_connection before insert on mail_outbox for each row execute function end_connection()',
    );
    await expect(sendIn(second)).rejects.toThrow();
    await shop.db.query('drop function end_connection cascade');
    expect([await sent(), await waiting()]).toMatchObject([[], [{}, {}, {}]]);

    await send();
    const mails = await sent();
    expect(mails.map(({ mails: each }) => each)).toEqual([1, 1, 1]);
  });
});

/** @jest-environment node */
import type { AccountPrivacy, ErrorBody } from '@fachwerk/shared/contracts';
import { DAY_MS, dayText } from '@fachwerk/shared/time';
import { pdfText } from '../../orders/documents/testing/pdf-text';
import { placeOrder } from '../../orders/lifecycle/place-order';
import { aCartToOrder } from '../../testing/an-order';
import { aCustomer, mailsTo, PASSWORD } from '../../testing/test-account';
import { openTestShop, type TestShop, Visitor } from '../../testing/test-shop';

let shop: TestShop;
let now: Date;
let count = 0;
beforeAll(async () => {
  shop = await openTestShop('embedded', { now: () => now });
  await shop.setStock('100101', 100);
});
afterAll(() => shop.close());
beforeEach(async () => {
  now = new Date();
  await shop.db.query('delete from attempt_limit');
});

interface LoggedIn {
  visitor: Visitor;
  email: string;
  id: string;
}

async function aLogin(): Promise<LoggedIn> {
  const email = `daten-${++count}@example.org`;
  const id = await aCustomer(shop.db, email);
  return { visitor: await logIn(email), email, id };
}
async function logIn(email: string): Promise<Visitor> {
  const visitor = new Visitor(shop.app);
  await visitor.get('/rest/user/');
  expect((await visitor.post('/login/', { email, password: PASSWORD })).statusCode).toBe(200);
  return visitor;
}
const privacyOf = async (visitor: Visitor) =>
  (await visitor.get('/rest/account/privacy/')).json<AccountPrivacy>();
const later = (days: number) => (now = new Date(now.getTime() + days * DAY_MS));
const stored = async (email: string) =>
  (await shop.db.query('select 1 from customer where lower(email) = lower($1)', [email])).length;

async function anOrderOf({ id, email }: LoggedIn): Promise<string> {
  const order = await aCartToOrder(shop.db, [{ itemId: '100101' }], { customerId: id, email });
  const placed = await shop.db.transaction((tx) => placeOrder(tx, order, new Date()));
  if (placed.outcome !== 'placed') throw new Error(placed.outcome);
  return placed.orderId;
}

describe('a copy of the own data', () => {
  async function readyExport(login: LoggedIn) {
    await login.visitor.post('/rest/account/export/', { password: PASSWORD });
    await shop.runJobs('make exports of customers');
    const [made] = (await privacyOf(login.visitor)).exports;
    return made!;
  }
  const file = (visitor: Visitor, id: string, format: string) =>
    visitor.get(`/rest/account/export/${id}/${format}/`);

  it('is made by a job, reported by mail, and downloaded as JSON and PDF', async () => {
    const login = await aLogin();
    const orderId = await anOrderOf(login);
    await login.visitor.post('/basket/add/', { itemId: '100201', productId: '1002', quantity: '2' });

    const asked = await login.visitor.post('/rest/account/export/', { password: PASSWORD });
    expect(asked.json()).toMatchObject({ exports: [{ state: 'WAITING', files: [] }] });
    await shop.runJobs('make exports of customers');

    const [made] = (await privacyOf(login.visitor)).exports;
    expect(made).toMatchObject({ state: 'READY', files: [{ format: 'pdf' }, { format: 'json' }] });
    const [mail] = await mailsTo(shop.db, login.email);
    expect(mail).toMatchObject({ kind: 'export-ready' });
    expect(mail?.text).toContain('http://shop.test/account/datenschutz/');

    const json = await file(login.visitor, made!.exportId, 'json');
    expect(json.headers['content-disposition']).toBe('attachment; filename="meine-daten.json"');
    expect(json.headers['cache-control']).toBe('private, no-store');
    const { data } = json.json<{ data: Record<string, Record<string, unknown>[]> }>();
    expect(data.customer).toMatchObject([{ email: login.email, first_name: 'Erika' }]);
    expect(data.shop_order).toMatchObject([{ id: orderId }]);
    expect(data.order_line).toMatchObject([{ item_id: '100101' }]);
    expect(data.cart_position).toMatchObject([{ item_id: '100201', quantity: 2 }]);

    const pdf = await file(login.visitor, made!.exportId, 'pdf');
    expect(pdf.headers['content-type']).toBe('application/pdf');
    const words = (await pdfText(pdf.rawPayload)).replaceAll(/ *\n */g, '\n');
    const today = dayText(now);
    for (const part of [
      ...[
        'Ihre Daten bei Fachwerk',
        'Kundenkonto',
        login.email,
        'Bestellte Artikel',
        '10,00 €',
        'Heidestraße 17, 50667 Köln',
      ],
      `Angelegt\n${today}, `,
    ])
      expect(words).toContain(part);
  });

  it('has no secret, no mark of limits and nothing of another person', async () => {
    const other = await aLogin();
    await anOrderOf(other);
    const login = await aLogin();
    await anOrderOf(login);

    const { exportId } = await readyExport(login);
    const text = (await file(login.visitor, exportId, 'json')).body;

    expect(text).not.toContain(other.email);
    expect(text).not.toContain(other.id);
    expect(text).not.toMatch(/argon2id|password_hash|session_id|submit_key|share_token|redirect_url/);
  });

  it('has nothing of strangers who typed the address of the customer', async () => {
    const login = await aLogin();
    const other = await aLogin();
    const foreign = await anOrderOf({ ...login, id: other.id });
    await shop.db.query(
      `insert into contact_request (id, number, topic, name, email, message, received_at)
       values ($1, $1, 'ORDER', 'Fremde Person', $2, 'Fremdes Anliegen', now())`,
      [`anfrage-${login.id}`, login.email],
    );
    await shop.db.query(
      `insert into customer (id, email, password_hash, salutation, first_name, last_name)
       values ($1, $2, 'x', 'UNKNOWN', 'Unbestätigt', 'Fremd')`,
      [`neu-${login.id}`, login.email],
    );

    const { exportId } = await readyExport(login);
    const text = (await file(login.visitor, exportId, 'json')).body;

    for (const part of ['Fremdes Anliegen', 'Unbestätigt', foreign, other.id])
      expect(text).not.toContain(part);
  });

  it('is for the customer alone: not for others, visitors and foreign ids', async () => {
    const login = await aLogin();
    const { exportId } = await readyExport(login);
    const stranger = (await aLogin()).visitor;
    const visitor = new Visitor(shop.app);
    await visitor.get('/rest/user/');

    expect((await file(stranger, exportId, 'json')).statusCode).toBe(404);
    expect((await file(visitor, exportId, 'pdf')).statusCode).toBe(401);
    expect((await file(login.visitor, 'gibt-es-nicht', 'json')).statusCode).toBe(404);
    expect((await file(login.visitor, exportId, 'exe')).statusCode).toBe(400);
  });

  it('needs the password, whose guesses are limited', async () => {
    const { visitor, email } = await aLogin();
    const ask = (password: string) => visitor.post('/rest/account/export/', { password });

    const wrong = await ask('falsch');
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json<ErrorBody>().fieldErrors).toMatchObject([
      { field: 'password', msg: 'account.password.wrong' },
    ]);
    for (let guess = 0; guess < 5; guess++) await ask(`falsch-${guess}`);
    expect((await ask(PASSWORD)).statusCode).toBe(429);
    expect(await mailsTo(shop.db, email)).toEqual([]);
  });

  it('is made once at a time, and three times a day', async () => {
    const { visitor } = await aLogin();
    const ask = () => visitor.post('/rest/account/export/', { password: PASSWORD });

    expect((await ask()).statusCode).toBe(200);
    expect((await ask()).json<ErrorBody>().globalErrors).toEqual([{ msg: 'privacy.export.tooMany' }]);
    for (let one = 0; one < 2; one++) {
      await shop.runJobs('make exports of customers');
      expect((await ask()).statusCode).toBe(200);
    }
    await shop.runJobs('make exports of customers');
    expect((await ask()).statusCode).toBe(409);
    later(1.01);
    expect((await ask()).statusCode).toBe(200);
  });

  it('is removed after a week', async () => {
    const login = await aLogin();
    const { exportId } = await readyExport(login);
    later(7.1);
    await shop.runJobs('remove old exports');

    expect((await file(login.visitor, exportId, 'json')).statusCode).toBe(404);
  });
});

describe('the deletion of the account', () => {
  const remove = (visitor: Visitor, password = PASSWORD) =>
    visitor.post('/rest/account/deletion/', { password });

  it('is planned for 14 days later, shown in the account, and ends the other logins', async () => {
    const { visitor, email } = await aLogin();
    const other = await logIn(email);

    const answer = await remove(visitor);

    expect(answer.json<AccountPrivacy>().deletionText).toMatch(/^\d\d\.\d\d\.\d{4}$/);
    expect((await visitor.get('/rest/account/')).json()).toMatchObject({
      deletionText: answer.json<AccountPrivacy>().deletionText,
    });
    expect((await other.get('/rest/account/')).statusCode).toBe(401);
    expect((await mailsTo(shop.db, email)).map(({ kind }) => kind)).toEqual(['account-deletion']);
  });

  it('is not moved and not mailed again by a second wish', async () => {
    const { visitor, email } = await aLogin();
    const first = (await remove(visitor)).json<AccountPrivacy>();
    later(3);

    expect((await remove(visitor)).json<AccountPrivacy>()).toEqual(first);
    expect(await mailsTo(shop.db, email)).toHaveLength(1);
  });

  it('is one wish with one mail when several arrive at once', async () => {
    const { visitor, email } = await aLogin();
    const answers = await Promise.all([remove(visitor), remove(visitor), remove(visitor)]);

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await mailsTo(shop.db, email)).toHaveLength(1);
  });

  it('of one account that fails stops no other', async () => {
    const failing = await aLogin();
    await remove(failing.visitor);
    later(1);
    const other = await aLogin();
    await remove(other.visitor);
    await shop.db.query(`create function refuse_removal() returns trigger language plpgsql as $$
      begin if old.id = '${failing.id}' then raise 'refused'; end if; return old; end $$`);
    await shop.db.query(
      'create trigger refuse_removal before delete on customer for each row execute function refuse_removal()',
    );
    later(14.1);
    await shop.runJobs('delete accounts');
    expect([await stored(failing.email), await stored(other.email)]).toEqual([1, 0]);

    await shop.db.query('drop function refuse_removal cascade');
    await shop.runJobs('delete accounts');
    expect(await stored(failing.email)).toBe(0);
  });

  it('waits for none of a hundred that fail', async () => {
    await shop.db.query(`create function refuse_many() returns trigger language plpgsql as $$
      begin if old.email like 'viele-%' then raise 'refused'; end if; return old; end $$`);
    await shop.db.query(
      'create trigger refuse_many before delete on customer for each row execute function refuse_many()',
    );
    await shop.db.query(
      `insert into customer (id, email, password_hash, salutation, first_name, last_name, deletion_at)
       select 'viele-' || n, 'viele-' || n || '@example.org', 'x', 'MR', 'A', 'B', '2020-01-01'
       from generate_series(1, 101) n`,
    );
    const { visitor, email } = await aLogin();
    await remove(visitor);
    later(14.1);
    await shop.runJobs('delete accounts');

    expect(await stored(email)).toBe(0);
    await shop.db.query('drop function refuse_many cascade');
    await shop.runJobs('delete accounts');
    expect(await stored('viele-1@example.org')).toBe(0);
  });

  it('is not reported as taken back for an account that is gone meanwhile', async () => {
    const { visitor, id } = await aLogin();
    // The session is read before the account is deleted.
    await shop.db.query(`create function gone_meanwhile() returns trigger language plpgsql as $$
      begin return null; end $$`);
    await shop.db.query(
      `create trigger gone_meanwhile before update on customer for each row
         when (old.id = '${id}') execute function gone_meanwhile()`,
    );
    const answer = await visitor.post('/rest/account/deletion/undo/', {});
    await shop.db.query('drop function gone_meanwhile cascade');

    expect(answer.statusCode).toBe(401);
  });

  it('needs the password', async () => {
    const { visitor } = await aLogin();

    expect((await remove(visitor, 'falsch')).statusCode).toBe(400);
    expect((await privacyOf(visitor)).deletionText).toBeNull();
  });

  it('is taken back within the time, also after a new login', async () => {
    const { visitor, email } = await aLogin();
    await remove(visitor);
    later(13.9);
    const again = await logIn(email);
    await again.post('/rest/account/deletion/undo/', {});
    later(2);
    await shop.runJobs('delete accounts');

    expect(await stored(email)).toBe(1);
    expect((await privacyOf(again)).deletionText).toBeNull();
  });

  it('deletes the account and what belongs to it, and keeps what the law asks for', async () => {
    const login = await aLogin();
    const { visitor, email, id } = login;
    const orderId = await anOrderOf(login);
    await visitor.post('/wishlist/addItem/', { itemId: '100201', productId: '1002' });
    await visitor.post('/basket/add/', { itemId: '100201', productId: '1002' });
    await shop.db.query(
      `insert into back_in_stock_request (item_id, email, requested_at) values ('100101', $1, now())`,
      [email.toUpperCase()],
    );
    await shop.db.query(
      `insert into review (id, product_id, stars, title, text, name, customer_id, is_buyer, author)
       values ($1, '1002', 5, 'Gut', 'Hält', 'Erika M.', $2, true, '{}')`,
      [`bewertung-${id}`, id],
    );
    await remove(visitor);
    later(14.1);
    await shop.runJobs('delete accounts');

    expect(await stored(email)).toBe(0);
    expect((await visitor.get('/rest/account/')).statusCode).toBe(401);
    expect((await visitor.post('/login/', { email, password: PASSWORD })).statusCode).toBe(400);
    for (const table of ['cart', 'wishlist', 'session'])
      expect(await shop.db.query(`select 1 from ${table} where customer_id = $1`, [id])).toEqual([]);
    expect(
      await shop.db.query('select 1 from back_in_stock_request where lower(email) = $1', [email]),
    ).toEqual([]);
    expect(await shop.db.query('select email, customer_id from shop_order where id = $1', [orderId])).toEqual(
      [{ email, customer_id: null }],
    );
    expect(
      await shop.db.query('select name, customer_id from review where id = $1', [`bewertung-${id}`]),
    ).toEqual([{ name: 'E.', customer_id: null }]);
    expect((await mailsTo(shop.db, email)).map(({ kind }) => kind)).toEqual([
      'account-deletion',
      'account-deleted',
    ]);
  });

  it('leaves the others alone, also one whose order names the address', async () => {
    const login = await aLogin();
    const { visitor } = login;
    const other = await aLogin();
    const orderId = await anOrderOf({ ...login, id: other.id });
    await shop.db.query(
      `insert into review (id, product_id, stars, title, text, name, customer_id, order_id, is_buyer, author)
       values ($1, '1002', 5, 'Gut', 'Hält', 'Max Meier', $2, $3, true, '{}')`,
      [`bewertung-${other.id}`, other.id, orderId],
    );
    await remove(visitor);
    later(14.1);
    await shop.runJobs('delete accounts');

    expect(await stored(other.email)).toBe(1);
    expect(await shop.db.query('select name from review where id = $1', [`bewertung-${other.id}`])).toEqual([
      { name: 'Max Meier' },
    ]);
  });
});

it('works without script: the page of the form shows the result', async () => {
  const { visitor } = await aLogin();
  const csrf = visitor.csrf;
  const sent = await visitor.submit('/rest/account/deletion/', { password: PASSWORD, _csrf: csrf });

  expect(sent.statusCode).toBe(303);
  expect(sent.headers.location).toMatch(/^\/account\/datenschutz\/\?answer=/);
  expect((await privacyOf(visitor)).deletionText).not.toBeNull();
});

/** @jest-environment node */
import { EventEmitter } from 'node:events';
import { readGuaranteeNotice } from '@fachwerk/server-kit/guarantee-notice';
import { register, requestPassword } from '@fachwerk/shared/calls';
import type { Checkout, OrderEvent } from '@fachwerk/shared/contracts';
import { RESET_LINK_MINUTES } from '@fachwerk/shared/rules';
import { deleteDueCustomers } from './customers/privacy/delete-customer';
import type { ShopEvents } from './kernel/mail/mail-services';
import { enqueueMail } from './kernel/mail/outbox';
import { contactRequestMail } from './kernel/mail/templates/contact';
import { createSealer } from './kernel/secrets/sealed-text';
import { createOrderLinks } from './orders/access/order-link';
import { moveOrder } from './orders/lifecycle/move-order';
import { renderOrderMails } from './orders/mails/render-order-mails';
import { aContact, ADDRESS, DELIVERY, UNREACHABLE_PROVIDER } from './selling/checkout/testing/checkout-forms';
import { anItem, aProduct } from './testing/a-product';
import { actorOf } from './testing/an-order';
import { germanIn } from './testing/german-in';
import { aCustomer, mailsTo, PASSWORD, registration } from './testing/test-account';
import { openTestShop, PUBLIC_URL, type TestShop, Visitor } from './testing/test-shop';

const ITEM = '900100';
const pageUrl = (path: string): string => new URL(path, PUBLIC_URL).href;

let shop: TestShop;
let count = 0;
let email: string;
beforeAll(async () => {
  shop = await openTestShop('embedded', { payments: UNREACHABLE_PROVIDER }, [
    aProduct({
      productId: '9001',
      name: 'Hammer',
      items: [anItem({ itemId: ITEM, priceCents: 123_450, onlineStock: 100 })],
    }),
  ]);
});
afterAll(() => shop.close());
beforeEach(() => {
  email = `english-${++count}@example.org`;
});

function visitorIn(language: string): Visitor {
  const visitor = new Visitor(shop.app);
  visitor.keep('language', language);
  return visitor;
}

async function order(visitor: Visitor): Promise<string> {
  await visitor.post('/basket/add/', { itemId: ITEM, quantity: 1 });
  await visitor.post('/rest/checkout/start/', {});
  await visitor.post('/rest/checkout/contact/', { ...aContact(), email });
  await visitor.post('/rest/checkout/delivery/', DELIVERY);
  await visitor.post('/rest/checkout/address/', ADDRESS);
  await visitor.post('/rest/checkout/payment/', { paymentMethod: 'CREDIT_CARD' });
  const { sum, review } = (await visitor.get('/rest/checkout/')).json<Checkout>();
  const answer = await visitor.post(
    '/rest/checkout/submit/',
    { acceptedTotal: sum.total.value },
    { 'idempotency-key': review?.submitKey ?? 'none' },
  );
  expect(answer.statusCode).toBe(201);
  return answer.json<{ orderId: string }>().orderId;
}

const move = (orderId: string, event: OrderEvent) =>
  shop.db.transaction((tx) => moveOrder(tx, orderId, event, { actor: actorOf(event), details: {} }));

const render = () =>
  renderOrderMails({
    db: shop.db,
    log: shop.app.log,
    now: () => new Date(),
    pageUrl,
    orderLinks: createOrderLinks('a secret of the test', { now: () => new Date(), pageUrl }),
    mailSealer: createSealer('a secret of the test', 'gift card mail'),
    events: new EventEmitter<ShopEvents>(),
    guaranteeNotice: readGuaranteeNotice().pdf,
  });

const sentMails = async () =>
  new Map(
    (await mailsTo(shop.db, email)).map(({ kind, subject, text, html }) => [kind, { subject, text, html }]),
  );

it('an order that was placed in English has English mails, also those of later steps without a visitor', async () => {
  const orderId = await order(visitorIn('en'));
  await move(orderId, 'pay');
  await render();
  await move(orderId, 'pick');
  await move(orderId, 'ship');
  await render();

  const mails = await sentMails();
  expect([...mails.keys()]).toEqual(['order-received', 'order-confirmed', 'shipped']);
  expect(mails.get('order-received')?.subject).toMatch(/^We have received your order /);
  expect(mails.get('order-confirmed')?.text).toContain('We accept it: the contract is concluded.');
  expect(mails.get('order-confirmed')?.text).toContain('Items: €1,234.50');
  expect(mails.get('order-confirmed')?.text).toMatch(/Expected delivery: \w{3}, \d{1,2} [A-Z]\w+/);
  expect(mails.get('order-confirmed')?.text).toContain('Paid: Credit card: €1,234.50');
  expect(mails.get('order-confirmed')?.text).toContain(
    'We are packing your order and will write to you as soon as it is on its way.',
  );
  expect(mails.get('shipped')?.subject).toMatch(/^Your order \S+ is on its way$/);
  for (const { subject, text, html } of mails.values()) {
    expect(html).toContain('<html lang="en">');
    expect(germanIn(`${subject} ${text.split('\n-- ')[0]}`, ['Köln', 'Straße', 'AGB'])).toEqual([]);
  }
  const [stored] = await shop.db.query('select distinct language from mail_outbox where to_address = $1', [
    email,
  ]);
  expect(stored).toEqual({ language: 'en' });
});

it('the attached documents of an English order stay German', async () => {
  const orderId = await order(visitorIn('en'));
  await move(orderId, 'pay');
  await render();

  const files = await shop.db.query<{ name: string; start: string }>(
    `select a.file ->> 'name' as name, convert_from(substring(d.content from 1 for 40), 'UTF8') as start
     from mail_outbox m, jsonb_array_elements(m.attachments) a (file) join mail_document d on d.hash = a.file ->> 'hash'
     where m.to_address = $1 and m.kind = 'order-confirmed' and d.type like 'text/html%'`,
    [email],
  );
  expect(files.map(({ name }) => name)).toEqual(['AGB.html', 'Widerrufsbelehrung.html']);
  for (const { start } of files) expect(start).toContain('<html lang="de">');
});

it.each(['de', 'fr', 'en-GB', 'EN', '<script>', '%', ''])(
  'with the value %j of the cookie, mails are German',
  async (language) => {
    const orderId = await order(visitorIn(language));
    await move(orderId, 'pay');
    await render();

    expect((await sentMails()).get('order-confirmed')?.subject).toMatch(/^Bestätigung Ihrer Bestellung /);
  },
);

it('an account that was registered in English is written to in English', async () => {
  await visitorIn('en').post(register.path, registration(email));

  const [confirm] = await mailsTo(shop.db, email);
  expect(confirm).toMatchObject({ kind: 'account-confirm', subject: 'Please confirm your registration' });
  await shop.db.query(
    `update customer set confirmed_at = now(), deletion_at = now() - interval '1 day' where email = $1`,
    [email],
  );
  await deleteDueCustomers({ db: shop.db, log: shop.app.log }, new Date());

  const deleted = (await mailsTo(shop.db, email)).at(-1);
  expect(deleted).toMatchObject({ kind: 'account-deleted', subject: 'Your account has been deleted' });
});

it('a new password is mailed in the language of the account: a stranger can request it in another one', async () => {
  await aCustomer(shop.db, email);
  await visitorIn('en').post(requestPassword.path, { email });
  expect(await mailsTo(shop.db, email)).toMatchObject([
    { kind: 'password-reset', subject: 'Neues Passwort wählen' },
  ]);

  await shop.db.query(`update customer set language = 'en' where email = $1`, [email]);
  await shop.db.query('delete from mail_outbox');
  await shop.db.query('delete from caused_mail');
  await shop.db.query('delete from account_token');
  await visitorIn('de').post(requestPassword.path, { email });
  const [mail] = await mailsTo(shop.db, email);
  expect(mail).toMatchObject({ kind: 'password-reset', subject: 'Choose a new password' });
  expect(mail?.text).toContain('Hello Ms Musterfrau,');
  expect(mail?.text).toContain(
    `You can choose it within ${RESET_LINK_MINUTES} minutes; the link works once:`,
  );
});

it('a mail to employees is German, whatever language its recipient has', async () => {
  const mail = contactRequestMail('K-7KM4X92TPA', pageUrl('/service-anfragen/'));
  await enqueueMail(shop.db, { email, language: 'en' }, mail, { cause: 'shop' });

  const [stored] = await shop.db.query('select language, subject from mail_outbox where to_address = $1', [
    email,
  ]);
  expect(stored).toEqual({ language: 'de', subject: 'Neue Anfrage: K-7KM4X92TPA' });
});

it('an account is written to in the language of its last login', async () => {
  const id = await aCustomer(shop.db, email);
  const language = async () => (await shop.db.query('select language from customer where id = $1', [id]))[0];
  expect(await language()).toEqual({ language: 'de' });

  await visitorIn('en').post('/login/', { email, password: PASSWORD });
  expect(await language()).toEqual({ language: 'en' });

  await visitorIn('de').post('/login/', { email, password: PASSWORD });
  expect(await language()).toEqual({ language: 'de' });
});

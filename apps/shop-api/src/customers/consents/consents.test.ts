/** @jest-environment node */
import {
  changeEmail,
  confirmEmail,
  confirmWithdrawal,
  deleteAccount,
  endConsent,
  endConsentByLink,
  endConsentByMail,
  giveConsent,
  keepAccount,
  pathOf,
  readConsents,
  reportBounces,
  submitReview,
} from '@fachwerk/shared/calls';
import type { AccountConsents, ErrorBody, FormAnswer } from '@fachwerk/shared/contracts';
import type { ConsentKind } from '@fachwerk/shared/rules';
import { DAY_MS } from '@fachwerk/shared/time';
import { discontinueItems } from '../../catalogue/import/discontinue-items';
import { importRecalls } from '../../catalogue/recalls/import-recalls';
import { moveOrder } from '../../orders/lifecycle/move-order';
import { type NewOrder, placeOrder } from '../../orders/lifecycle/place-order';
import { guaranteeEnd } from '../../orders/pages/own-products';
import { aGuarantee } from '../../testing/a-guarantee';
import { testProducts } from '../../testing/a-product';
import { aRecall } from '../../testing/a-recall';
import { aCartToOrder, actorOf } from '../../testing/an-order';
import { aCustomer, mailsTo, PASSWORD, type SentMail, tokenOf } from '../../testing/test-account';
import { openTestShop, PUBLIC_URL, testFrame, type TestShop, Visitor } from '../../testing/test-shop';
import { consentPerson } from '../context/consent-proof';
import { deleteDueCustomers } from '../privacy/delete-customer';

const ITEM = '100401';
const OTHER = '100301';
const GUARANTEE = { months: 24, ...aGuarantee };
const INVITATION = 'REVIEW_INVITATION';
const REMINDER = 'GUARANTEE_REMINDER';
const BOUNCE_TOKEN = 'a-token-of-the-mail-provider';
const JOB = 'write mails with a consent';

let shop: TestShop;
let visitor: Visitor;
let clock: Date;
let email: string;
let customerId: string;
let count = 0;
beforeAll(async () => {
  shop = await openTestShop('embedded', { now: () => clock, bounceToken: BOUNCE_TOKEN });
  for (const itemId of [ITEM, OTHER]) await shop.setStock(itemId, 1000);
});
afterAll(() => shop.close());
beforeEach(async () => {
  clock = new Date();
  email = `kauft-${++count}@example.org`;
  visitor = new Visitor(shop.app);
  await shop.db.query('delete from attempt_limit');
  await shop.db.query('delete from mail_outbox');
  await shop.db.query('delete from consent_mail');
  customerId = await aCustomer(shop.db, email);
  await visitor.post('/login/', { email, password: PASSWORD });
});

const later = (days: number): void => void (clock = new Date(clock.getTime() + days * DAY_MS));
const agree = async (kind: ConsentKind, by = visitor) =>
  (await by.post(giveConsent.path, { kind })).json<AccountConsents>();
const run = () => shop.runJobs(JOB);
const written = async (to = email) =>
  (await mailsTo(shop.db, to)).filter(({ kind }) => /review-invitation|guarantee-reminder/.test(kind));
const proofs = (ofPerson = consentPerson(email)) =>
  shop.db.query(
    `select customer_id as "customerId", kind, text_version as text, agreed_at as "agreedAt",
       ended_at as "endedAt", ended_by as "endedBy"
     from customer_consent where person = $1 order by id`,
    [ofPerson],
  );
const planned = () => shop.db.query('select from consent_mail where done_at is null');

type Lines = Parameters<typeof aCartToOrder>[1];
type Event = Parameters<typeof moveOrder>[2];
const move = (orderId: string, event: Event, details = {}) =>
  shop.db.transaction((tx) => moveOrder(tx, orderId, event, { actor: actorOf(event), now: clock, details }));
const placed = async (lines: Lines, part: Partial<NewOrder> = {}) => {
  const draft = await aCartToOrder(shop.db, lines, { needsPayment: false, customerId, email, ...part });
  const { orderId } = (await shop.db.transaction((tx) => placeOrder(tx, draft, clock))) as {
    orderId: string;
  };
  return orderId;
};
const sent = async (lines: Lines = [{ itemId: ITEM }], part: Partial<NewOrder> = {}) => {
  const orderId = await placed(lines, part);
  await move(orderId, 'pick');
  await shop.db.query('update order_line set found = quantity - cancelled where order_id = $1', [orderId]);
  await move(orderId, 'ship');
  return orderId;
};
const arrived = async (...order: Parameters<typeof sent>) => {
  const orderId = await sent(...order);
  await move(orderId, 'deliver');
  return orderId;
};
const aCase = async (orderId: string, kind: string, { lineId = 1, endedAt = null as Date | null } = {}) => {
  const id = `case-${++count}`;
  await shop.db.query(
    `insert into order_case (id, number, order_id, kind, email, order_number, desk, received_at, version, ended_at)
     values ($1, $1, $2, $3, 'x@example.org', '', 'online', now(), 1, $4)`,
    [id, orderId, kind, endedAt],
  );
  await shop.db.query(
    'insert into order_case_line (case_id, line_id, pieces, given) values ($1, $2, 1, $3)',
    [...[id, lineId, endedAt ? 1 : 0]],
  );
};
/** With the form; without the order in it, its typed number alone names it. */
async function withdraws(orderId: string, fields: object = {}, by = visitor): Promise<void> {
  const [order] = await shop.db.query<{ number: string }>('select number from shop_order where id = $1', [
    orderId,
  ]);
  const form = { name: 'Erika Musterfrau', orderNumber: order?.number ?? '', email, ...fields };
  expect((await by.post(confirmWithdrawal.path, form)).statusCode).toBe(200);
}
/** Asks for another address of the account, and confirms it. */
async function changeAddress(to: string): Promise<void> {
  await visitor.post(changeEmail.path, { email: to, currentPassword: PASSWORD });
  const token = tokenOf((await mailsTo(shop.db, to)).at(-1));
  expect((await visitor.post(confirmEmail.path, { token, password: PASSWORD })).statusCode).toBe(200);
}
const tokenIn = (mail: SentMail | undefined) =>
  /abbestellen\/\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
const oneClickOf = async () => {
  const [row] = await shop.db.query<{ url: string }>(
    'select unsubscribe_url as url from mail_outbox where unsubscribe_url is not null order by created_at desc limit 1',
  );
  return String(row?.url).replace(PUBLIC_URL, '');
};

describe('a consent', () => {
  it('is given in the account, with a proof of text and time, once', async () => {
    expect((await visitor.get(readConsents.path)).json()).toEqual({ email, given: [] });
    const given = await Promise.all([agree(INVITATION), agree(INVITATION)]);

    expect(given.map((one) => one.given)).toEqual([[INVITATION], [INVITATION]]);
    expect(await proofs()).toEqual([
      { customerId, kind: INVITATION, text: 'v1', agreedAt: clock, endedAt: null, endedBy: null },
    ]);
  });

  it('is one for each kind, and a new row after its end', async () => {
    await agree(INVITATION);
    await agree(REMINDER);
    later(1);
    const ended = await visitor.post(endConsent.path, { kind: INVITATION });
    await visitor.post(endConsent.path, { kind: INVITATION });
    expect(ended.json<AccountConsents>().given).toEqual([REMINDER]);
    later(1);
    await agree(INVITATION);

    expect(await proofs()).toMatchObject([
      { kind: INVITATION, endedBy: 'ACCOUNT' },
      { kind: REMINDER, endedBy: null },
      { kind: INVITATION, endedBy: null, agreedAt: clock },
    ]);
  });

  it('works without script, and returns to its tab', async () => {
    const given = await visitor.submit(giveConsent.path, { kind: REMINDER });
    const [, key = ''] = /^\/account\/produkte\/\?answer=(.+)$/.exec(String(given.headers.location)) ?? [];
    expect((await visitor.get(`/rest/form-answer/${key}/`)).json<FormAnswer>()).toMatchObject({
      form: 'consent',
      msg: `consent.given.${REMINDER}`,
    });
    const ended = await visitor.submit(endConsent.path, { kind: INVITATION });
    expect(ended.headers.location).toMatch(/^\/account\/bewertungen\/\?answer=/);
  });

  it('is refused for an unknown kind, without a login, and without the token of the page', async () => {
    expect((await visitor.post(giveConsent.path, { kind: 'NEWSLETTER' })).statusCode).toBe(400);
    expect((await new Visitor(shop.app).post(giveConsent.path, { kind: INVITATION })).statusCode).toBe(401);
    const foreign = { origin: 'https://evil.example', 'x-csrf-token': '' };
    expect((await visitor.post(giveConsent.path, { kind: INVITATION }, foreign)).statusCode).toBe(403);
    expect(await proofs()).toEqual([]);
  });

  it('ends with the account; the proof stays without it for four years', async () => {
    await agree(INVITATION);
    await arrived();
    await visitor.post(deleteAccount.path, { password: PASSWORD });
    later(15);
    await deleteDueCustomers({ db: shop.db, log: shop.app.log }, clock);

    expect(await proofs()).toMatchObject([{ customerId: null, endedBy: 'DELETION' }]);
    expect(await shop.db.query('select from consent_mail')).toEqual([]);
    await shop.db.query('update customer_consent set agreed_at = $1, ended_at = $1 where person = $2', [
      clock,
      consentPerson(email),
    ]);
    later(4 * 365 - 2);
    await shop.runJobs('remove old consents');
    expect(await proofs()).toHaveLength(1);
    later(5);
    await shop.runJobs('remove old consents');
    expect(await proofs()).toEqual([]);
  });
});

describe('the end of a consent by a mail', () => {
  async function invited() {
    await agree(INVITATION);
    await arrived();
    await run();
    later(11);
    await run();
    const [mail] = await written();
    return { token: tokenIn(mail), oneClick: await oneClickOf() };
  }

  it('needs one press and no login, and withdraws what waits', async () => {
    const { token } = await invited();
    await arrived();
    const ended = await new Visitor(shop.app).post(endConsentByLink.path, { token });

    expect([ended.statusCode, ended.json()]).toEqual([200, { state: 'ended' }]);
    expect(await proofs()).toMatchObject([{ endedBy: 'LINK' }]);
    expect([await planned(), await written()]).toEqual([[], []]);
    expect((await new Visitor(shop.app).post(endConsentByLink.path, { token })).statusCode).toBe(200);
  });

  it('works by the header of the mail (RFC 8058), without cookie and page', async () => {
    const { oneClick } = await invited();
    const press = (url: string, payload = 'List-Unsubscribe=One-Click') =>
      shop.app.inject({
        method: 'POST',
        url,
        payload,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    expect(oneClick).toMatch(new RegExp(`^${endConsentByMail.path}\\?token=`));
    expect((await press(oneClick, 'a=b')).statusCode).toBe(400);
    expect((await press(`${endConsentByMail.path}?token=${'x'.repeat(40)}`)).statusCode).toBe(400);
    expect(await proofs()).toMatchObject([{ endedBy: null }]);

    expect((await press(oneClick)).statusCode).toBe(204);
    expect(await proofs()).toMatchObject([{ endedBy: 'MAIL_PROGRAM' }]);
  });

  it.each([
    ['hard', 'BOUNCE'],
    ['complaint', 'COMPLAINT'],
  ])('follows from a report of the mail provider: %s', async (kind, endedBy) => {
    await invited();
    await shop.app.inject({
      method: 'POST',
      url: reportBounces.path,
      headers: { authorization: `Bearer ${BOUNCE_TOKEN}` },
      payload: { events: [{ email: email.toUpperCase(), kind }] },
    });

    expect(await proofs()).toMatchObject([{ endedBy }]);
    expect(await written()).toEqual([]);
  });

  it('withdraws what waits for an earlier address, too', async () => {
    const { token } = await invited();
    await changeAddress(`neu-${email}`);
    expect([await written(), (await written(`neu-${email}`)).length]).toEqual([[], 1]);
    await shop.db.query('update mail_outbox set to_address = $1 where kind = $2', [
      email,
      'review-invitation',
    ]);
    await new Visitor(shop.app).post(endConsentByLink.path, { token });

    expect([await written(), await written(`neu-${email}`)]).toEqual([[], []]);
  });

  it('is the end of the account, too; what was sent stays', async () => {
    await invited();
    await shop.db.query('update mail_outbox set sent_at = now() where kind = $1', ['review-invitation']);
    await arrived();
    await run();
    later(11);
    await run();
    expect(await written()).toHaveLength(2);
    await visitor.post(deleteAccount.path, { password: PASSWORD });
    later(15);
    await deleteDueCustomers({ db: shop.db, log: shop.app.log }, clock);

    expect(await proofs()).toMatchObject([{ endedBy: 'DELETION' }]);
    expect(await written()).toHaveLength(1);
  });

  it('ends that kind only, and is refused for another token', async () => {
    const { token } = await invited();
    await agree(REMINDER);
    const wrong = await visitor.post(endConsentByLink.path, { token: `${token.slice(0, -4)}AAAA` });
    expect([wrong.statusCode, wrong.json<ErrorBody>().globalErrors]).toEqual([
      400,
      [{ msg: 'consent.error.link' }],
    ]);
    const without = await visitor.submit(endConsentByLink.path, { token });
    expect(without.headers.location).toMatch(/^\/mitteilungen\/abbestellen\/\?token=.+&answer=/);
    expect((await visitor.get(readConsents.path)).json<AccountConsents>().given).toEqual([REMINDER]);
  });
});

describe('the invitation to a review', () => {
  it('is sent ten days after the arrival, once, with links to the forms', async () => {
    await agree(INVITATION);
    const orderId = await arrived([{ itemId: ITEM, quantity: 2 }, { itemId: OTHER }]);
    await run();
    later(9);
    await run();
    expect(await written()).toEqual([]);
    later(2);
    await run();
    await run();

    const mails = await written();
    expect(mails).toHaveLength(1);
    for (const productId of ['1004', '1003'])
      expect(mails[0]?.text.match(new RegExp(`${PUBLIC_URL}/bewertung/${productId}/`, 'g'))).toHaveLength(1);
    await move(orderId, 'return', { lines: [{ lineId: 2, quantity: 1 }] });
    later(1);
    await run();
    expect(await written()).toHaveLength(1);
  });

  it('is sent once by several processes', async () => {
    await agree(INVITATION);
    for (let order = 0; order < 5; order++) await arrived();
    await run();
    later(11);
    await Promise.all([run(), run(), run()]);

    expect(await written()).toHaveLength(5);
  });

  it('comes only after all of an order has arrived', async () => {
    await agree(INVITATION);
    const orderId = await sent();
    await run();
    later(20);
    await run();
    expect(await written()).toEqual([]);
    await move(orderId, 'deliver');
    await run();
    later(9);
    await run();
    expect(await written()).toEqual([]);
    later(2);
    await run();
    expect(await written()).toHaveLength(1);
  });

  it('is not sent without a consent: never given, given afterwards, taken back, of a guest', async () => {
    await arrived();
    await agree(REMINDER);
    await arrived([{ itemId: ITEM }], { customerId: null });
    await agree(INVITATION);
    await run();
    later(11);
    await run();
    expect(await written()).toEqual([]);

    await arrived();
    await run();
    await visitor.post(endConsent.path, { kind: INVITATION });
    await agree(INVITATION);
    later(11);
    await run();
    expect(await written()).toEqual([]);
  });

  it('is not sent about an old order that joins the account, nor about one before the consent', async () => {
    const guests: Lines = [{ itemId: ITEM, quantity: 2 }];
    const joins = async (orderId: string) => {
      await shop.db.query('update shop_order set customer_id = $2 where id = $1', [orderId, customerId]);
      await run();
    };
    const early = await arrived(guests, { customerId: null });
    later(1);
    await agree(INVITATION);
    const old = await arrived(guests, { customerId: null });
    await joins(early);
    later(11);
    await run();
    expect(await written()).toEqual([]);

    later(89);
    await move(old, 'return', { lines: [{ lineId: 1, quantity: 1 }] });
    await joins(old);
    later(11);
    await run();
    expect([await written(), await planned()]).toEqual([[], []]);
  });

  it('is sent ten days after the arrival of an order that has joined the account since', async () => {
    await agree(INVITATION);
    const orderId = await arrived([{ itemId: ITEM }], { customerId: null });
    later(6);
    await shop.db.query('update shop_order set customer_id = $2 where id = $1', [orderId, customerId]);
    await run();
    later(5);
    await run();
    expect(await written()).toHaveLength(1);
  });

  it('is not sent later than thirty days after the arrival', async () => {
    await agree(INVITATION);
    await arrived();
    await run();
    later(30);
    await run();

    expect([await written(), await planned()]).toEqual([[], []]);
  });

  it('goes to the present address of the account', async () => {
    await agree(INVITATION);
    await arrived();
    await shop.db.query('update customer set email = $2 where id = $1', [customerId, `neu-${email}`]);
    await run();
    later(11);
    await run();

    expect([await written(), (await written(`neu-${email}`)).length]).toEqual([[], 1]);
  });

  it('waits while the account is to be deleted, and comes if it is kept', async () => {
    await agree(INVITATION);
    await arrived();
    await run();
    await visitor.post(deleteAccount.path, { password: PASSWORD });
    later(11);
    await run();
    expect(await written()).toEqual([]);
    await visitor.post(keepAccount.path, {});
    later(5);
    await run();
    expect(await written()).toHaveLength(1);
  });

  it('is in time after a deletion that is taken back: soon, and not when it would have been decided', async () => {
    await agree(INVITATION);
    await arrived();
    await run();
    later(16);
    await visitor.post(deleteAccount.path, { password: PASSWORD });
    await run();
    expect(await written()).toEqual([]);
    later(1);
    await visitor.post(keepAccount.path, {});
    await run();
    expect(await written()).toHaveLength(1);
  });

  const both: Lines = [{ itemId: ITEM }, { itemId: OTHER }];
  const SITUATIONS: Record<string, { lines?: Lines; before: (orderId: string) => Promise<unknown> }> = {
    'is withdrawn': { before: (orderId) => withdraws(orderId, { order: orderId, lines: '1' }) },
    'is to come back': { before: (orderId) => aCase(orderId, 'RETURN') },
    'was paid back': { before: (orderId) => aCase(orderId, 'WITHDRAWAL', { endedAt: new Date() }) },
    'has an open complaint': { before: (orderId) => aCase(orderId, 'COMPLAINT') },
    'has come back': {
      before: (orderId) => move(orderId, 'return', { lines: [{ lineId: 1, quantity: 1 }] }),
    },
    'was cancelled': {
      before: (orderId) =>
        shop.db.query(
          'update order_line set cancelled = 1, handed_over = 0 where order_id = $1 and line_id = 1',
          [orderId],
        ),
    },
    'is a gift': {
      lines: [{ itemId: ITEM, isFreeGift: true }, { itemId: OTHER }],
      before: async () => undefined,
    },
    'is recalled': {
      before: () => importRecalls(shop.db, JSON.stringify([aRecall()]), { now: clock }),
    },
    'has a review': {
      before: () =>
        visitor.post(pathOf(submitReview, { productId: '1004' }), {
          stars: '5',
          title: 'Gut',
          text: 'Seit drei Wochen im Einsatz und noch wie neu.',
          name: 'Jo',
        }),
    },
    'has a refused review': {
      before: () =>
        shop.db.query(
          `insert into review (id, product_id, stars, title, text, name, customer_id, is_buyer, state, refusal, decided_at)
           values ($1, '1004', 1, 'x', 'x', 'x', $2, true, 'refused', 'Werbung', now())`,
          [`refused-${count}`, customerId],
        ),
    },
    'is not sold any more': {
      before: () =>
        discontinueItems(
          shop.db,
          testFrame,
          [{ item: { itemId: ITEM, productId: '1004', isReplaced: false }, line: 1 }],
          (row) => {
            throw new Error(JSON.stringify(row));
          },
        ),
    },
  };
  it.each(Object.entries(SITUATIONS))('leaves out what %s', async (_, { lines = both, before }) => {
    await agree(INVITATION);
    const orderId = await arrived(lines);
    await run();
    later(5);
    await before(orderId);
    later(6);
    await run();
    const mails = await written();
    await shop.db.query('delete from recall');
    await shop.db.query('delete from review');
    await shop.import(testProducts);
    await shop.db.query('update item set is_recalled = false');

    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('/bewertung/1003/');
    expect(mails[0]?.text).not.toContain('/bewertung/1004/');
  });

  it('is not sent about nothing, nor about an order whose withdrawal names its number alone', async () => {
    await agree(INVITATION);
    const [first, second] = [await arrived(), await arrived()];
    await aCase(first, 'RETURN');
    await withdraws(second, {}, new Visitor(shop.app, '203.0.113.9'));
    await run();
    later(11);
    await run();

    expect([await written(), await planned()]).toEqual([[], []]);
  });

  it('leaves room for other mails: fifty wait at most', async () => {
    await agree(INVITATION);
    await shop.db.query(
      `insert into mail_outbox (id, kind, to_address, subject, text, html, due_at)
       select 'waits-' || i, 'review-invitation', 'x@example.org', 'x', 'x', 'x', now() from generate_series(1, 50) i`,
    );
    await arrived();
    await run();
    expect(await planned()).toHaveLength(1);
    await shop.db.query(`delete from mail_outbox where id = 'waits-1'`);
    await run();
    later(11);
    await run();
    expect(await written()).toHaveLength(1);
  });
});

describe('the reminder of a guarantee', () => {
  const guaranteed: Lines = [{ itemId: ITEM, name: 'Dübelset', details: { guarantee: GUARANTEE } }];

  it('is sent six weeks before the end, once, with guarantor and day', async () => {
    await agree(REMINDER);
    const start = clock;
    await arrived(guaranteed);
    await run();
    const end = new Date(start);
    end.setUTCMonth(end.getUTCMonth() + 24);
    const days = Math.round((end.getTime() - start.getTime()) / DAY_MS);
    later(days - 43);
    await run();
    expect(await written()).toEqual([]);
    later(2);
    await run();
    await run();

    const mails = await written();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toMatch(/^Die Garantie endet am \d\d\.\d\d\.\d{4}: Dübelset$/);
    expect(mails[0]?.text).toContain(aGuarantee.guarantor);
    expect(tokenIn(mails[0])).not.toBe('');
  });

  it('is planned for the time between the ends that count from the first and from the last parcel', async () => {
    await agree(REMINDER);
    const orderId = await placed([...guaranteed, { itemId: OTHER }]);
    await move(orderId, 'pick');
    await shop.db.query('update order_line set found = quantity where order_id = $1', [orderId]);
    await move(orderId, 'ship', { lines: [{ lineId: 2, quantity: 1 }] });
    const first = clock;
    later(20);
    await move(orderId, 'ship');
    await run();

    expect(
      await shop.db.query('select due_at as due, expires_at as expires from consent_mail where is_planned'),
    ).toEqual([
      {
        due: new Date(guaranteeEnd(first, GUARANTEE.months).getTime() - 42 * DAY_MS),
        expires: guaranteeEnd(clock, GUARANTEE.months),
      },
    ]);
  });

  it('is planned for what was bought before the consent, as long as the guarantee lasts', async () => {
    await arrived(guaranteed);
    await arrived([{ itemId: OTHER, details: { guarantee: { ...GUARANTEE, months: 1 } } }]);
    later(40);
    await agree(REMINDER);
    expect(await planned()).toHaveLength(1);
    await run();
    expect(await written()).toEqual([]);
    later(660);
    await run();
    expect(await written()).toHaveLength(1);

    await visitor.post(endConsent.path, { kind: REMINDER });
    await agree(REMINDER);
    await run();
    expect((await written()).length).toBeLessThan(2);
    expect(await planned()).toEqual([]);
  });

  it.each<[string, (orderId: string) => Promise<unknown>]>([
    ['is to come back', (orderId) => aCase(orderId, 'RETURN')],
    [
      'is named by a stranger, who knows the number of the order',
      (orderId) => withdraws(orderId, {}, new Visitor(shop.app, '203.0.113.10')),
    ],
  ])('is sent if an article is kept after all that %s while it is planned or due', async (_, before) => {
    await agree(REMINDER);
    const [early, late] = [await arrived(guaranteed), await arrived(guaranteed)];
    const endCases = () => shop.db.query('update order_case set ended_at = now() where ended_at is null');
    await before(early);
    await run();
    await endCases();
    later(700);
    await before(late);
    await run();
    expect(await written()).toHaveLength(1);
    await endCases();
    later(2);
    await run();

    expect(await written()).toHaveLength(2);
  });

  it.each<[string, (orderId: string) => Promise<unknown>]>([
    ['came back', (orderId) => move(orderId, 'return', { lines: [{ lineId: 1, quantity: 1 }] })],
    ['is to come back', (orderId) => aCase(orderId, 'RETURN')],
    [
      'is recalled',
      () => {
        const day = (date: Date) => date.toISOString().slice(0, 10);
        const sold = { soldFrom: day(new Date(clock.getTime() - 30 * DAY_MS)), soldTo: day(clock) };
        return importRecalls(shop.db, JSON.stringify([{ ...aRecall(), ...sold }]), { now: clock });
      },
    ],
    ['belongs to nobody any more', () => visitor.post(endConsent.path, { kind: REMINDER })],
  ])('is not sent for an article that %s', async (_, before) => {
    await agree(REMINDER);
    const orderId = await arrived(guaranteed);
    await run();
    later(1);
    await before(orderId);
    later(700);
    await run();
    const mails = await written();
    await shop.db.query('delete from recall');
    await shop.db.query('update item set is_recalled = false');
    later(40);
    await run();

    expect([[...mails, ...(await written())], await planned()]).toEqual([[], []]);
  });

  it('is not sent after the end of the guarantee, nor without a guarantee', async () => {
    await agree(REMINDER);
    await arrived([...guaranteed, { itemId: OTHER }]);
    await run();
    expect(await planned()).toHaveLength(1);
    later(740);
    await run();

    expect([await written(), await planned()]).toEqual([[], []]);
  });
});

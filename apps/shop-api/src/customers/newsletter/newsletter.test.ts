/** @jest-environment node */
import {
  changeNewsletter,
  confirmNewsletter,
  endNewsletter,
  endNewsletterByMail,
  readNewsletter,
  reportBounces,
  subscribeNewsletter,
  tellNewsletterReason,
} from '@fachwerk/shared/calls';
import type { ErrorBody, FormAnswer, NewsletterSubscription } from '@fachwerk/shared/contracts';
import { DAY_MS } from '@fachwerk/shared/time';
import { aCustomer, mailsTo, PASSWORD, type SentMail } from '../../testing/test-account';
import { openTestShop, type TestShop, Visitor } from '../../testing/test-shop';
import { consentPerson } from '../context/consent-proof';
import { importSubscriptions } from './import-subscriptions';
import { removeOldNewsletterRows } from './newsletter-subscriptions';

const BOUNCE_TOKEN = 'a-token-of-the-mail-provider';

let shop: TestShop;
let visitor: Visitor;
let clock: Date;
let email: string;
let count = 0;
beforeAll(async () => {
  // Jobs run only where a test calls them.
  const timers = jest.spyOn(globalThis, 'setInterval').mockImplementation(() => setTimeout(() => undefined));
  shop = await openTestShop('embedded', { now: () => clock, bounceToken: BOUNCE_TOKEN });
  timers.mockRestore();
});
afterAll(() => shop.close());
beforeEach(async () => {
  clock = new Date();
  email = `liest-${++count}@example.org`;
  visitor = new Visitor(shop.app);
  await shop.db.query('delete from attempt_limit');
  await shop.db.query('delete from newsletter_subscription');
  await shop.db.query('delete from newsletter_consent');
});

/** Later by this much: two steps of a person are never at the same instant. */
const later = (ms = 1000): void => void (clock = new Date(clock.getTime() + ms));
const ask = (to = email, topics: object = { offers: 'on' }, from = visitor) =>
  from.post(subscribeNewsletter.path, { email: to, ...topics });
const confirm = (token: string) => visitor.post(confirmNewsletter.path, { token });
const tokenOn = (page: string, mail: SentMail | undefined) =>
  new RegExp(`/newsletter/${page}/\\?token=([\\w-]+)`).exec(mail?.text ?? '')?.[1] ?? '';
const lastMail = async (to = email) => (await mailsTo(shop.db, to)).at(-1);
const kindsTo = async (to = email) => (await mailsTo(shop.db, to)).map(({ kind }) => kind);
/** Asks and confirms; the token of the page for subscribers. */
async function subscribe(to = email, topics?: object): Promise<string> {
  await ask(to, topics);
  later();
  const answer = await confirm(tokenOn('bestaetigen', await lastMail(to)));
  later();
  const { redirect } = answer.json<{ redirect: string }>();
  return /^\/newsletter\/willkommen\/\?token=([\w-]+)$/.exec(redirect)?.[1] ?? '';
}
const subscriptions = () =>
  shop.db.query(
    'select email, topics, paused_at is not null as "isPaused" from newsletter_subscription order by id',
  );
const consents = () =>
  shop.db.query(
    `select person, text_version as version, topics, way, ended_by as "endedBy"
     from newsletter_consent order by id`,
  );
const read = (token = '', from = visitor) => from.get(`${readNewsletter.path}${token && `?token=${token}`}`);
const end = (token: string) => visitor.post(endNewsletter.path, { token });

describe('subscribing', () => {
  it('stores the address with the confirmation, and the proof of the consent', async () => {
    const answer = await ask(email, { offers: 'on', stores: 'on' });
    expect([answer.statusCode, answer.json()]).toEqual([202, { state: 'mail-sent' }]);
    expect([await subscriptions(), await consents()]).toEqual([[], []]);
    later();

    const confirmed = await confirm(tokenOn('bestaetigen', await lastMail()));
    expect(confirmed.statusCode).toBe(200);
    expect(await subscriptions()).toEqual([{ email, topics: ['offers', 'stores'], isPaused: false }]);
    expect(await consents()).toEqual([
      {
        person: consentPerson(email),
        version: 'v1',
        topics: ['offers', 'stores'],
        way: 'MAIL',
        endedBy: null,
      },
    ]);
    expect(JSON.stringify(await shop.db.query('select * from newsletter_consent'))).not.toContain(email);
  });

  it('is confirmed by a mail without advertising', async () => {
    await ask();
    const mail = await lastMail();
    const addresses = mail?.text.match(/https?:\/\/\S+/g);
    expect(addresses).toEqual([expect.stringContaining('/newsletter/bestaetigen/?token=')]);
    expect(mail?.text).not.toMatch(/€|%|Angebot|Rabatt|Gutschein/);
  });

  it('gives the same answer for an address that is subscribed, whose mail says so', async () => {
    await subscribe();
    const [again, other] = [await ask(email.toUpperCase()), await ask(`neu-${email}`)];

    expect([again.statusCode, again.body]).toEqual([other.statusCode, other.body]);
    expect(await kindsTo()).toEqual(['newsletter-confirm', 'newsletter-known']);
    expect(await subscriptions()).toHaveLength(1);
  });

  it('takes the same time for every address', async () => {
    await subscribe();
    for (const to of [email, `neu-${email}`]) {
      const started = performance.now();
      await ask(to);
      expect(performance.now() - started).toBeGreaterThanOrEqual(195);
    }
  });

  it('is confirmed once by two presses', async () => {
    await ask();
    later();
    const token = tokenOn('bestaetigen', await lastMail());
    const answers = [await confirm(token), await confirm(token)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect([await subscriptions(), await consents()]).toEqual([[expect.anything()], [expect.anything()]]);
  });

  it('again with other topics changes them with the confirmation, and proves it', async () => {
    await ask();
    const first = tokenOn('bestaetigen', await lastMail());
    later();
    await ask(email, { stores: 'on' });
    const second = tokenOn('bestaetigen', await lastMail());
    later();
    for (const token of [first, second, second, first]) expect((await confirm(token)).statusCode).toBe(200);

    expect(await subscriptions()).toEqual([{ email, topics: ['stores'], isPaused: false }]);
    expect(await consents()).toMatchObject([
      { topics: ['offers'], endedBy: 'PERSON' },
      { topics: ['stores'], endedBy: null },
    ]);
  });

  it('ends without a trace after seven days without a confirmation', async () => {
    await ask();
    const token = tokenOn('bestaetigen', await lastMail());
    later(7 * DAY_MS);
    const answer = await confirm(token);
    expect([answer.statusCode, answer.json<ErrorBody>().globalErrors]).toEqual([
      400,
      [{ msg: 'newsletter.error.link' }],
    ]);
    expect([await subscriptions(), await consents()]).toEqual([[], []]);
  });

  it.each([
    ['a mistyped address', { email: 'falsch@b', offers: 'on' }, 'email', 'forms.email'],
    ['two addresses', { email: 'a@b.de,c@d.de', offers: 'on' }, 'email', 'forms.email'],
    ['a header', { email: 'a@b.de\r\nBcc: c@d.de', offers: 'on' }, 'email', 'forms.email'],
    ['no topic', { email: 'jo@example.org' }, 'offers', 'newsletter.topics.required'],
  ])('is refused for %s', async (_, fields, field, msg) => {
    const answer = await visitor.post(subscribeNewsletter.path, fields);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<ErrorBody>().fieldErrors).toMatchObject([{ field, msg }]);
  });

  it('without script shows again what was typed', async () => {
    const bad = await visitor.submit(subscribeNewsletter.path, { email: 'falsch', stores: 'on' });
    const [, key = ''] = /^\/newsletter\/\?answer=(.+)$/.exec(String(bad.headers.location)) ?? [];
    expect((await visitor.get(`/rest/form-answer/${key}/`)).json<FormAnswer>()).toMatchObject({
      values: { email: 'falsch', stores: 'on' },
      fieldErrors: [{ field: 'email' }],
    });
    const good = await visitor.submit(subscribeNewsletter.path, { email, stores: 'on' });
    expect(good.headers.location).toMatch(/^\/newsletter\/\?answer=/);
    await visitor.submit(confirmNewsletter.path, { token: tokenOn('bestaetigen', await lastMail()) });
    expect(await subscriptions()).toEqual([{ email, topics: ['stores'], isPaused: false }]);
  });
});

describe('a subscriber', () => {
  it('changes topics by the link, which shows no whole address', async () => {
    const token = await subscribe();
    expect((await read(token)).json<NewsletterSubscription>()).toEqual({
      email: `l…@example.org`,
      isSubscribed: true,
      isPaused: false,
      topics: ['offers'],
    });
    const saved = await visitor.post(changeNewsletter.path, { token, projects: 'on' });
    expect(saved.statusCode).toBe(200);
    expect(await subscriptions()).toEqual([{ email, topics: ['projects'], isPaused: false }]);
  });

  it('ends by a press, as often as it is pressed, and the proof stays for its time', async () => {
    const token = await subscribe();
    const answers = [await end(token), await end(token)];
    expect(answers.map((answer) => answer.json())).toEqual(
      Array.from({ length: 2 }, () => ({ redirect: '/newsletter/abgemeldet/' })),
    );
    expect(await subscriptions()).toEqual([]);
    expect(await consents()).toMatchObject([{ endedBy: 'PERSON' }]);
    expect((await read(token)).json()).toMatchObject({ isSubscribed: false, topics: [] });

    await removeOldNewsletterRows(shop.db, new Date(clock.getTime() + 3.9 * 365 * DAY_MS));
    expect(await consents()).toHaveLength(1);
    await removeOldNewsletterRows(shop.db, new Date(clock.getTime() + 4.1 * 365 * DAY_MS));
    expect(await consents()).toEqual([]);
  });

  it('is not subscribed again by an older link, only by a new one', async () => {
    await ask();
    const used = tokenOn('bestaetigen', await lastMail());
    later();
    await confirm(used);
    later();
    const manage = tokenOn('aendern', (await ask(), await lastMail()));
    await end(manage);
    later();

    expect((await confirm(used)).statusCode).toBe(400);
    expect((await visitor.post(changeNewsletter.path, { token: manage, offers: 'on' })).statusCode).toBe(400);
    expect(await subscriptions()).toEqual([]);
    await subscribe();
    expect(await subscriptions()).toHaveLength(1);
  });

  it('says why, without being known', async () => {
    await shop.db.query('delete from newsletter_reason');
    for (const reason of ['often', 'often', 'other'])
      expect((await visitor.post(tellNewsletterReason.path, { reason })).statusCode).toBe(200);
    expect((await visitor.post(tellNewsletterReason.path, { reason: 'erfunden' })).statusCode).toBe(400);
    expect(await shop.db.query('select reason, count from newsletter_reason order by reason')).toEqual([
      { reason: 'often', count: 2 },
      { reason: 'other', count: 1 },
    ]);
  });
});

it('a subscription that is deleted with an account leaves no open consent', async () => {
  await subscribe();
  await shop.db.query('delete from newsletter_subscription where lower(email) = lower($1)', [email]);
  expect(await consents()).toMatchObject([{ endedBy: 'PERSON' }]);
});

describe('a customer', () => {
  const logIn = async (address: string) => {
    await aCustomer(shop.db, address);
    await visitor.post('/login/', { email: address, password: PASSWORD });
  };

  it('subscribes in the account with the confirmed address, changes topics and ends', async () => {
    await logIn(email);
    expect((await read()).json()).toEqual({ email, isSubscribed: false, isPaused: false, topics: [] });
    const saved = await visitor.post(changeNewsletter.path, { offers: 'on', projects: 'on' });
    expect(saved.statusCode).toBe(200);
    expect(await subscriptions()).toEqual([{ email, topics: ['offers', 'projects'], isPaused: false }]);
    expect(await consents()).toMatchObject([{ way: 'ACCOUNT', version: 'v1' }]);
    expect(await kindsTo()).toEqual([]);

    later();
    await visitor.post(changeNewsletter.path, { stores: 'on' });
    expect(await consents()).toHaveLength(1);
    await visitor.post(endNewsletter.path, {});
    expect(await subscriptions()).toEqual([]);
    later();
    await visitor.post(changeNewsletter.path, { offers: 'on' });
    expect(await subscriptions()).toHaveLength(1);
  });

  it('subscribes the own address only, whatever the form says', async () => {
    await logIn(email);
    await visitor.post(changeNewsletter.path, {
      offers: 'on',
      email: 'fremd@example.org',
      person: 'x',
      way: 'MAIL',
      customerId: '1',
    });
    expect(await subscriptions()).toEqual([{ email, topics: ['offers'], isPaused: false }]);
  });

  it('keeps the subscription of an earlier address until the new one is confirmed for it', async () => {
    await logIn(email);
    await visitor.post(changeNewsletter.path, { offers: 'on' });
    await shop.db.query('update customer set email = $2 where email = $1', [email, `neu-${email}`]);
    expect((await read()).json()).toMatchObject({ email: `neu-${email}`, isSubscribed: false });
    expect(await subscriptions()).toEqual([{ email, topics: ['offers'], isPaused: false }]);
  });

  it('is asked to log in without a link', async () => {
    for (const answer of [
      await read(),
      await visitor.post(changeNewsletter.path, { offers: 'on' }),
      await visitor.post(endNewsletter.path, {}),
    ])
      expect(answer.statusCode).toBe(401);
  });
});

describe('the header of a mail (RFC 8058)', () => {
  const press = (token: string, payload: string, type: string) =>
    shop.app.inject({
      method: 'POST',
      url: `${endNewsletterByMail.path}?token=${token}`,
      headers: { 'content-type': type },
      payload,
    });
  const FORM = 'application/x-www-form-urlencoded';
  const multipart =
    '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';

  it.each([
    ['as the standard asks', multipart, 'multipart/form-data; boundary=x'],
    ['as it allows', 'List-Unsubscribe=One-Click', FORM],
  ])('ends the subscription, %s, without a cookie', async (_, payload, type) => {
    const token = await subscribe();
    const answer = await press(token, payload, type);
    expect([answer.statusCode, answer.cookies]).toEqual([204, []]);
    expect(await subscriptions()).toEqual([]);
  });

  it('changes nothing when its address is opened, without its field, or with another token', async () => {
    const token = await subscribe();
    await ask(`zwei-${email}`);
    const ofOther = tokenOn('bestaetigen', await lastMail(`zwei-${email}`));
    expect((await shop.app.inject(`${endNewsletterByMail.path}?token=${token}`)).statusCode).toBe(404);
    expect((await press(token, 'x=1', FORM)).statusCode).toBe(400);
    const changed = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`;
    for (const wrong of ['', 'x', changed, ofOther, 'A'.repeat(600)])
      expect((await press(wrong, 'List-Unsubscribe=One-Click', FORM)).statusCode).toBe(400);
    expect(await subscriptions()).toHaveLength(1);
  });

  it('ends the subscription of its own address only', async () => {
    const other = `andere-${email}`;
    const token = await subscribe();
    await subscribe(other);
    await press(token, multipart, 'multipart/form-data; boundary=x');
    expect(await subscriptions()).toMatchObject([{ email: other }]);
  });
});

describe('misuse', () => {
  it('of one address by many networks is limited', async () => {
    const answers = [];
    for (let call = 0; call < 7; call++)
      answers.push(await ask(email, { offers: 'on' }, new Visitor(shop.app, `10.${call}.0.1`)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202, 202, 202, 429, 429]);
    expect(await kindsTo()).toHaveLength(5);
  });

  it('of tokens confirms, changes, shows and ends nothing', async () => {
    const manage = await subscribe();
    await ask(`zwei-${email}`);
    const confirming = tokenOn('bestaetigen', await lastMail(`zwei-${email}`));
    for (const token of ['x', '\u0000', 'A'.repeat(300), manage])
      expect((await confirm(token)).statusCode).toBe(400);
    for (const token of ['x', 'A'.repeat(300), confirming]) {
      expect((await end(token)).statusCode).toBe(400);
      expect((await read(token)).statusCode).toBe(400);
      expect((await visitor.post(changeNewsletter.path, { token, stores: 'on' })).statusCode).toBe(400);
    }
    expect(await subscriptions()).toEqual([{ email, topics: ['offers'], isPaused: false }]);
  });

  it.each([subscribeNewsletter, confirmNewsletter, changeNewsletter, endNewsletter, tellNewsletterReason])(
    'from a page of another site is refused: $path',
    async ({ path }) => {
      const token = await subscribe();
      const answer = await visitor.submit(
        path,
        { token, email, offers: 'on', reason: 'other' },
        { origin: 'https://evil.example' },
      );
      expect(answer.statusCode).toBe(403);
      expect(await subscriptions()).toHaveLength(1);
    },
  );
});

describe('a mail that did not arrive', () => {
  const report = (events: object[], token = BOUNCE_TOKEN) =>
    shop.app.inject({
      method: 'POST',
      url: reportBounces.path,
      headers: { authorization: `Bearer ${token}` },
      payload: { events },
    });

  it.each([
    ['hard', 'BOUNCE'],
    ['complaint', 'COMPLAINT'],
  ])('ends the subscription: %s', async (kind, endedBy) => {
    await subscribe();
    expect((await report([{ email: email.toUpperCase(), kind }])).json()).toEqual({ taken: 1 });
    expect(await subscriptions()).toEqual([]);
    expect(await consents()).toMatchObject([{ endedBy }]);
  });

  it('pauses the subscription the third time within a month, until its owner answers', async () => {
    const token = await subscribe();
    await report([{ email, kind: 'soft' }]);
    later(31 * DAY_MS);
    await report([{ email, kind: 'soft' }]);
    await report([{ email, kind: 'soft' }]);
    expect(await subscriptions()).toMatchObject([{ isPaused: false }]);
    await report([{ email, kind: 'soft' }]);
    expect(await subscriptions()).toMatchObject([{ isPaused: true }]);

    expect((await read(token)).json()).toMatchObject({ isPaused: true });
    await visitor.post(changeNewsletter.path, { token, offers: 'on' });
    expect(await subscriptions()).toMatchObject([{ isPaused: false }]);
  });

  it('is reported by the mail provider only', async () => {
    await subscribe();
    for (const token of ['', 'falsch', `${BOUNCE_TOKEN}x`])
      expect((await report([{ email, kind: 'hard' }], token)).statusCode).toBe(401);
    expect(await subscriptions()).toHaveLength(1);
    for (let call = 0; call < 20; call++) await report([{ email, kind: 'hard' }], 'falsch');
    expect((await report([{ email, kind: 'hard' }], 'falsch')).statusCode).toBe(429);
  });
});

describe('subscriptions of another system', () => {
  const line = (to: string, askedAt = '2025-01-01T10:00:00Z') =>
    JSON.stringify({ email: to, topics: ['offers'], askedAt, confirmedAt: askedAt, textVersion: 'alt-2' });

  it('are taken with their proofs, and never against a later end', async () => {
    const ended = `weg-${email}`;
    await end(await subscribe(ended));
    const content = [
      line(email),
      line(ended),
      '',
      '{"email":"x"}',
      'kein json',
      line('a@b.de\r\nBcc: x@y.de'),
    ];
    const done = await importSubscriptions(shop.db, content.join('\n'));
    expect(done).toMatchObject({ added: 1, ended: 1, faults: [{ line: 4 }, { line: 5 }, { line: 6 }] });
    expect(await subscriptions()).toEqual([{ email, topics: ['offers'], isPaused: false }]);
    expect(await consents()).toMatchObject([{ endedBy: 'PERSON' }, { way: 'IMPORT', version: 'alt-2' }]);
    expect(await importSubscriptions(shop.db, line(email))).toMatchObject({ added: 1 });
    expect(await consents()).toHaveLength(2);
  });

  it('are refused with times that are not yet, or in the wrong order', async () => {
    const of = (askedAt: string, confirmedAt: string) =>
      JSON.stringify({ ...(JSON.parse(line(email)) as object), askedAt, confirmedAt });
    const content = [
      of('2025-01-01T10:00:00Z', '2999-01-01T10:00:00Z'),
      of('2025-01-02T10:00:00Z', '2025-01-01T10:00:00Z'),
    ];
    const done = await importSubscriptions(shop.db, content.join('\n'));

    expect(done).toEqual({
      added: 0,
      ended: 0,
      faults: [
        { line: 1, reason: 'confirmedAt is in the future' },
        { line: 2, reason: 'confirmedAt is before askedAt' },
      ],
    });
    expect(await consents()).toEqual([]);
  });

  it('whose consent is in the future end now, and begin again', async () => {
    await subscribe();
    await shop.db.query(`update newsletter_consent set confirmed_at = '2999-01-01'`);
    await shop.db.query('delete from newsletter_subscription');
    later(60_000);

    await subscribe();
    expect(await subscriptions()).toHaveLength(1);
  });
});

/** @jest-environment node */
import {
  linkCustomerCard,
  optInCustomerCard,
  readCustomerCard,
  registerCustomerCard,
  unlinkCustomerCard,
} from '@fachwerk/shared/calls';
import type { CardOverview, ErrorBody, UserState } from '@fachwerk/shared/contracts';
import { isCustomerCard, withCheckDigit } from '@fachwerk/shared/rules';
import { importPromotions } from '../../benefits/promotions/import-promotions';
import { aCustomer, PASSWORD } from '../../testing/test-account';
import { openTestShop, type TestShop, Visitor } from '../../testing/test-shop';
import { storeReceipts } from './store-receipts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop('embedded', { rateLimit: { changes: 1_000_000, reads: 1_000_000 } });
  const base = { terms: 'Auf alles.', benefit: { kind: 'percentage', percent: 3 } };
  await importPromotions(
    shop.db,
    JSON.stringify([
      { ...base, id: 'with-card', name: '3 % mit der Kundenkarte', needsCustomerCard: true },
      { ...base, id: 'for-all', name: 'Für alle' },
      { ...base, id: 'coupon', name: 'Mit Code', code: 'KARTE3', needsCustomerCard: true },
      { ...base, id: 'over', name: 'Vorbei', needsCustomerCard: true, lastDay: '2020-01-01' },
    ]),
  );
});
afterAll(() => shop.close());
beforeEach(() => shop.db.query('delete from attempt_limit'));

let serial = 0;
/** A printed card of Erika Musterfrau. */
async function aCard(part: { postalCode?: string | null; birthDate?: string | null } = {}): Promise<string> {
  const number = withCheckDigit(`2001${String(++serial).padStart(7, '0')}`);
  const { postalCode = '50667', birthDate = '1980-05-12' } = part;
  await shop.db.query(
    `insert into customer_card (number, first_name, last_name, postal_code, birth_date)
     values ($1, 'Erika', 'Musterfrau', $2, $3)`,
    [number, postalCode, birthDate],
  );
  return number;
}

async function loggedIn(address?: string) {
  const email = `card-${++serial}@example.org`;
  const customerId = await aCustomer(shop.db, email);
  const visitor = new Visitor(shop.app, address);
  await visitor.post('/login/', { email, password: PASSWORD });
  const read = async (before = '') => {
    const answer = await visitor.get(`${readCustomerCard.path}${before && `?before=${before}`}`);
    expect(answer.statusCode).toBe(200);
    return answer.json<CardOverview>();
  };
  const link = (cardNumber: string, proof: Record<string, string> = { postalCode: '50667' }) =>
    visitor.post(linkCustomerCard.path, { cardNumber, ...proof });
  return { customerId, visitor, read, link };
}

describe('an existing card', () => {
  it.each([
    ['the postcode', { postalCode: '50 667' }],
    ['the birth date', { birthDate: '12.05.1980' }],
    ['both', { postalCode: '50667', birthDate: '1980-05-12' }],
  ])('is put into the account with %s of its owner, and counts in the cart', async (_what, proof) => {
    const { read, link, visitor } = await loggedIn();
    const number = await aCard();

    expect((await link(`${number.slice(0, 4)} ${number.slice(4)}`, proof)).statusCode).toBe(200);

    expect((await read()).card).toMatchObject({ number, ownerName: 'Erika Musterfrau', points: 0 });
    expect((await visitor.get('/rest/user/')).json<UserState>().customerCardNumber).toBe(number);
    expect((await link(number, proof)).statusCode).toBe(200);
  });

  it('is refused in the same words and time, whatever the reason', async () => {
    const owner = await loggedIn();
    const taken = await aCard();
    await owner.link(taken);
    const blocked = await aCard();
    await shop.db.query('insert into blocked_customer_card (number) values ($1)', [blocked]);
    const { link } = await loggedIn();
    const right = await aCard();
    const tries: [string, Record<string, string>][] = [
      [withCheckDigit('2009999999'), { postalCode: '50667' }],
      [taken, { postalCode: '50667' }],
      [blocked, { postalCode: '50667' }],
      [right, { postalCode: '50668' }],
      [right, { postalCode: '50667', birthDate: '13.05.1980' }],
      [await aCard({ postalCode: null }), { postalCode: '50667' }],
    ];
    for (const [number, proof] of tries) {
      await shop.db.query('delete from attempt_limit');
      const start = performance.now();
      const answer = await link(number, proof);

      expect([number, answer.statusCode]).toEqual([number, 400]);
      expect(answer.json<ErrorBody>().fieldErrors).toEqual([
        { field: 'cardNumber', msg: 'customerCard.link.refused' },
      ]);
      expect(performance.now() - start).toBeGreaterThanOrEqual(199);
    }
    expect((await owner.read()).card?.number).toBe(taken);
  });

  it.each(['1912345673', '2912345679', 'abc', ''])('is not %j', async (number) => {
    const { link } = await loggedIn();

    expect((await link(number)).json<ErrorBody>().fieldErrors?.[0]?.field).toBe('cardNumber');
  });

  it('needs a proof, and an account has one card', async () => {
    const { link, read } = await loggedIn();
    const [first, second] = [await aCard(), await aCard()];

    expect((await link(first, {})).json<ErrorBody>().fieldErrors).toEqual([
      { field: 'postalCode', msg: 'customerCard.link.proof' },
    ]);
    await link(first);
    expect((await link(second)).statusCode).toBe(409);
    expect((await read()).card?.number).toBe(first);
  });

  it('belongs to one of two accounts that link it at the same moment', async () => {
    const [one, other] = [await loggedIn(), await loggedIn()];
    const number = await aCard();

    const codes = await Promise.all([one.link(number), other.link(number)]);

    expect(codes.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });

  it('leaves the account again and keeps its points, and can be linked again', async () => {
    const { link, read, visitor } = await loggedIn();
    const number = await aCard();
    await link(number);
    await visitor.post(unlinkCustomerCard.path, {});

    expect(await read()).toMatchObject({ card: null, typedNumber: null });
    expect((await (await loggedIn()).link(number)).statusCode).toBe(200);
  });

  it('that was only typed stays when there is none to remove', async () => {
    const { read, visitor, customerId } = await loggedIn();
    await shop.db.query(`update customer set customer_card_number = '79927398713' where id = $1`, [
      customerId,
    ]);
    await visitor.post(unlinkCustomerCard.path, {});

    expect((await read()).typedNumber).toBe('79927398713');
  });

  it('leaves the consent of its owner behind', async () => {
    const [one, next] = [await loggedIn(), await loggedIn()];
    const number = await aCard();
    await one.link(number);
    await one.visitor.post(optInCustomerCard.path, { isOptedIn: 'on' });
    await one.visitor.post(unlinkCustomerCard.path, {});
    await next.link(number);

    expect((await next.read()).card?.isOptedIn).toBe(false);
  });

  it('survives the deletion of the account', async () => {
    const { link, customerId } = await loggedIn();
    const number = await aCard();
    await link(number);
    await shop.db.query('delete from customer where id = $1', [customerId]);

    expect((await (await loggedIn()).link(number)).statusCode).toBe(200);
  });
});

describe('guessing', () => {
  it('of the owner waits after five tries of an account', async () => {
    const { link } = await loggedIn();
    const number = await aCard();
    const codes: number[] = [];
    for (let count = 0; count < 6; count++)
      codes.push((await link(number, { postalCode: `5066${count}` })).statusCode);

    expect(codes).toEqual([400, 400, 400, 400, 400, 429]);
  });

  it('of one card from several accounts waits for the card', async () => {
    const number = await aCard();
    const codes: number[] = [];
    for (let count = 0; count < 11; count++)
      codes.push(
        (await (await loggedIn(`192.0.2.${count}`)).link(number, { postalCode: '10115' })).statusCode,
      );

    expect(codes.slice(0, 10)).toEqual(Array(10).fill(400));
    expect(codes[10]).toBe(429);
  });

  it('of numbers from several accounts of one network waits for the network', async () => {
    const codes: number[] = [];
    for (let count = 0; count < 21; count++) {
      const number = withCheckDigit(`2008${String(count).padStart(7, '0')}`);
      codes.push((await (await loggedIn('198.51.100.7')).link(number)).statusCode);
    }

    expect(codes.slice(0, 20)).toEqual(Array(20).fill(400));
    expect(codes[20]).toBe(429);
  });
});

describe('a new card', () => {
  const form = { firstName: 'Erika', lastName: 'Musterfrau', postalCode: '50667', acceptTerms: 'on' };

  it('has a number of the shop with a check digit, and is in the account', async () => {
    const { visitor, read } = await loggedIn();

    expect((await visitor.post(registerCustomerCard.path, form)).statusCode).toBe(200);

    const { card } = await read();
    expect(isCustomerCard(card?.number ?? '')).toBe(true);
    expect(card?.number.startsWith('19')).toBe(false);
    expect(card?.bars.length).toBeGreaterThan(40);
    expect((await visitor.post(registerCustomerCard.path, form)).statusCode).toBe(409);
  });

  it('takes nothing but its own fields: no number, points or account', async () => {
    const [{ visitor, read }, other] = [await loggedIn(), await loggedIn()];
    const more = { number: '2000', customerId: other.customerId, points: 1_000_000, isBlocked: 'false' };
    await visitor.post(registerCustomerCard.path, { ...form, ...more });

    expect((await read()).card).toMatchObject({ points: 0 });
    expect((await other.read()).card).toBeNull();
  });

  it('needs the consent to the terms', async () => {
    const { visitor } = await loggedIn();
    const { acceptTerms: _, ...rest } = form;

    expect((await visitor.post(registerCustomerCard.path, rest)).json<ErrorBody>().fieldErrors).toEqual([
      { field: 'acceptTerms', msg: 'customerCard.terms.required' },
    ]);
  });

  it('comes one at a time for an account that asks twice at once', async () => {
    const { visitor, customerId } = await loggedIn();
    await visitor.get('/rest/user/');
    const codes = await Promise.all([
      visitor.post(registerCustomerCard.path, form),
      visitor.post(registerCustomerCard.path, form),
    ]);

    expect(codes.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(
      await shop.db.query('select 1 from customer_card where customer_id = $1', [customerId]),
    ).toHaveLength(1);
  });
});

it('the consent is stored with its text, and withdrawn', async () => {
  const { visitor, link, read } = await loggedIn();
  expect((await visitor.post(optInCustomerCard.path, { isOptedIn: 'on' })).statusCode).toBe(409);
  await link(await aCard());

  await visitor.post(optInCustomerCard.path, { isOptedIn: 'on' });
  expect((await read()).card?.isOptedIn).toBe(true);
  await visitor.post(optInCustomerCard.path, {});
  expect((await read()).card?.isOptedIn).toBe(false);
});

it('a form without script returns to the page of the card with what was typed', async () => {
  const { visitor } = await loggedIn();
  const typed = { cardNumber: await aCard(), postalCode: '10115' };

  const { statusCode, headers } = await visitor.submit(linkCustomerCard.path, typed);

  expect(statusCode).toBe(303);
  expect(headers.location).toMatch(/^\/account\/kundenkarte\/\?answer=/);
});

it.each([
  ['GET', readCustomerCard.path],
  ['POST', linkCustomerCard.path],
  ['POST', unlinkCustomerCard.path],
  ['POST', registerCustomerCard.path],
  ['POST', optInCustomerCard.path],
] as const)('%s %s needs a login, and a change the token of the session', async (method, path) => {
  const form = { cardNumber: '2912345671', lastName: 'X', postalCode: '50667', acceptTerms: 'on' };
  const stranger = new Visitor(shop.app);
  const answer = method === 'GET' ? await stranger.get(path) : await stranger.post(path, form);
  expect(answer.statusCode).toBe(401);
  if (method === 'GET') return;

  const { visitor } = await loggedIn();
  expect((await visitor.post(path, form, { 'x-csrf-token': 'guessed' })).statusCode).toBe(403);
});

describe('receipts', () => {
  const receipt = (number: string, cardNumber: string, day: string, cents = 1999) => ({
    companyId: '1001',
    number,
    cardNumber,
    boughtAt: new Date(`${day}T10:00:00Z`),
    cents,
  });

  it('come in pages, newest first, with the points of the ledger, and are nobody else’s', async () => {
    const [own, other] = [await loggedIn(), await loggedIn()];
    const [mine, theirs] = [await aCard(), await aCard()];
    await own.link(mine);
    await other.link(theirs);
    await storeReceipts(
      shop.db,
      Array.from({ length: 25 }, (_, index) => receipt(`own-${index}`, mine, '2026-11-05')),
    );
    await storeReceipts(shop.db, [
      receipt('newest', mine, '2026-11-20', 4250),
      receipt('back', mine, '2026-11-21', -4250),
      receipt('foreign', theirs, '2026-11-22'),
    ]);

    const first = await own.read();
    const second = await own.read(first.next ?? '');

    expect(first.receipts.slice(0, 2)).toEqual([
      expect.objectContaining({ number: 'back', dayText: '21.11.2026', points: -42 }),
      expect.objectContaining({ number: 'newest', points: 42 }),
    ]);
    expect([first.receipts.length, second.receipts.length, second.next]).toEqual([20, 7, null]);
    const all = [...first.receipts, ...second.receipts].map(({ number }) => number);
    expect(new Set(all).size).toBe(27);
    expect(all).not.toContain('foreign');
    expect(first.card?.points).toBe(25 * 19);
    for (const cursor of ['x', '999999', '-1', (await other.read()).next ?? '0'])
      expect(await own.read(cursor)).toEqual(first);
  });

  it('are in the ledger for ever', async () => {
    for (const change of ['update card_points set points = 99999', 'delete from card_points'])
      await expect(shop.db.query(change)).rejects.toThrow('append-only');
  });
});

it('shows what the card gives: promotions of today that need it and no code', async () => {
  const { read } = await loggedIn();

  expect((await read()).benefits).toEqual([{ name: '3 % mit der Kundenkarte', terms: 'Auf alles.' }]);
});

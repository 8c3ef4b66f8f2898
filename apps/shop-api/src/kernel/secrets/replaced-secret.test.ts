/** @jest-environment node */
import type { UserState } from '@fachwerk/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { buildShop } from '../../app';
import { type CardCodes, cardHashes } from '../../benefits/gift-cards/card-codes';
import { findGiftCard } from '../../benefits/gift-cards/find-gift-card';
import { issueGiftCard } from '../../benefits/gift-cards/gift-card-ledger';
import { createOrderLinks } from '../../orders/access/order-link';
import { solveCaptcha } from '../../testing/solve-captcha';
import { openTestShop, PUBLIC_URL, type TestShop, Visitor } from '../../testing/test-shop';
import { createCaptcha } from '../captcha/captcha';
import { createSealer } from './sealed-text';

const OLD = 'the-secret-of-the-first-years';
const NEW = 'the-secret-of-the-next-years';
/** While it is replaced: the first one signs, both are accepted. */
const BOTH = `${NEW},${OLD}`;

describe('a secret that is replaced', () => {
  let shop: TestShop;
  const apps: Record<string, FastifyInstance> = {};
  beforeAll(async () => {
    shop = await openTestShop('embedded', { sessionSecret: OLD });
    for (const sessionSecret of [BOTH, NEW])
      apps[sessionSecret] = (
        await buildShop({ databaseUrl: shop.databaseUrl, publicUrl: PUBLIC_URL, sessionSecret })
      ).app;
    apps[OLD] = shop.app;
  });
  afterAll(async () => {
    await Promise.all([apps[BOTH], apps[NEW]].map((app) => app?.close()));
    await shop.close();
  });

  const countOf = async (secret: string, cookie: string) =>
    (await apps[secret]!.inject({ url: '/rest/user/', headers: { cookie } })).json<UserState>().cartCount;

  it('keeps sessions, carts and open pages, and gives sessions a signature of the new one', async () => {
    const visitor = new Visitor(apps[OLD]!);
    await visitor.post('/basket/add/', { itemId: '100201' });
    const { cookie, csrf } = visitor;

    const added = await apps[BOTH]!.inject({
      method: 'POST',
      url: '/basket/add/',
      headers: {
        cookie,
        accept: 'application/json',
        'x-csrf-token': csrf,
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: 'itemId=100201',
    });
    expect(added.statusCode).toBe(200);
    const seen = await apps[BOTH]!.inject({ url: '/rest/user/', headers: { cookie } });
    const renewed = String(seen.headers['set-cookie']).split(';')[0]!;

    expect([await countOf(NEW, renewed), await countOf(BOTH, cookie), await countOf(NEW, cookie)]).toEqual([
      2, 2, 0,
    ]);
  });

  it('keeps links of mails and encrypted texts until it is removed', () => {
    const links = (secret: string) =>
      createOrderLinks(secret, { now: () => new Date(), pageUrl: (path) => `https://shop.example${path}` });
    const sealer = (secret: string) => createSealer(secret, 'bank details');
    const tokenOf = (secret: string) =>
      new URL(links(secret).linkTo('order-1')).searchParams.get('token') ?? '';
    const read = (by: string, made: string) => [
      links(by).isValid('order-1', tokenOf(made)),
      sealer(by).open(sealer(made).seal('IBAN', 'order-1'), 'order-1'),
    ];

    expect(read(BOTH, OLD)).toEqual([true, 'IBAN']);
    expect(read(NEW, BOTH)).toEqual([true, 'IBAN']);
    expect(read(NEW, OLD)).toEqual([false, undefined]);
  });

  it('keeps challenges that are being solved', async () => {
    const solution = await solveCaptcha(shop.app);

    expect(await createCaptcha(shop.db, NEW).use(solution)).toBe(false);
    expect(await createCaptcha(shop.db, BOTH).use(solution)).toBe(true);
  });

  it('finds a gift card by all secrets, and hashes it with the new one when it is used', async () => {
    const codes = await aCard(OLD);
    const balance = async (secret: string) => (await findGiftCard(shop.db, secret, codes))?.balanceCents;

    expect(await balance(NEW)).toBeUndefined();
    expect(await Promise.all([balance(BOTH), balance(BOTH)])).toEqual([5000, 5000]);
    expect([await balance(NEW), await balance(OLD)]).toEqual([5000, undefined]);
    expect(await findGiftCard(shop.db, BOTH, { ...codes, pin: '000000x' })).toBeUndefined();
    expect(cardHashes(BOTH, codes)).toEqual([cardHashes(NEW, codes)[0], cardHashes(OLD, codes)[0]]);
  });

  async function aCard(secret: string): Promise<CardCodes> {
    const codes = await issueGiftCard(shop.db, secret, { cents: 5000, reference: 'line-1', now: new Date() });
    return codes!;
  }
});

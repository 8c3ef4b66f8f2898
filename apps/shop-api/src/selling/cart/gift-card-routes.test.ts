/** @jest-environment node */
import {
  addGiftCard,
  addToCart,
  readGiftCardBalance,
  removeGiftCard,
  removeGiftCardByForm,
} from '@fachwerk/shared/calls';
import type { CartContainer } from '@fachwerk/shared/contracts';
import type { CardCodes } from '../../benefits/gift-cards/card-codes';
import { issueGiftCard } from '../../benefits/gift-cards/gift-card-ledger';
import { testProducts } from '../../testing/a-product';
import { solveCaptcha } from '../../testing/solve-captcha';
import { openTestShop, type TestShop, Visitor } from '../../testing/test-shop';

let shop: TestShop;
const lines: string[] = [];
beforeAll(async () => {
  const logger = { level: 'trace', stream: { write: (line: string) => void lines.push(line) } };
  shop = await openTestShop('embedded', { logger });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.query('delete from attempt_limit');
});

let cards = 0;
async function aCard(cents: number, change = ''): Promise<CardCodes> {
  const request = { cents, reference: `line-${(cards += 1)}`, now: new Date() };
  const codes = await issueGiftCard(shop.db, 'a secret for tests', request);
  if (!codes) throw new Error('No card.');
  if (change)
    await shop.db.query(`update gift_card set ${change} where last_digits = $1`, [codes.number.slice(-4)]);
  return codes;
}
const fieldsOf = ({ number, pin }: CardCodes) => ({ cardNumber: number, pin });
const wrong = { cardNumber: '1234 5678 9012 3456', pin: '000000' };

async function aVisitor(): Promise<Visitor> {
  const visitor = new Visitor(shop.app);
  const itemId = testProducts[0]?.items[0]?.itemId ?? '';
  const added = await visitor.post(addToCart.path, { itemId, quantity: 1 });
  expect(added.statusCode).toBe(200);
  return visitor;
}
async function redeem(visitor: Visitor, fields: Record<string, string>) {
  const answer = await visitor.post(addGiftCard.path, fields);
  const body = answer.json<CartContainer>();
  const errors =
    answer.statusCode === 200
      ? body.cartSum.onlinePromotionResultModel.giftCardFormResult?.formResult.fieldErrors
      : undefined;
  return { status: answer.statusCode, error: errors?.[0]?.msg, body, headers: answer.headers };
}

it('pays for the cart and leaves the rest on the card', async () => {
  const visitor = await aVisitor();
  const codes = await aCard(25_000);
  const typed = { cardNumber: codes.number.replace(/(....)/g, '$1 '), pin: codes.pin };

  const { body, error } = await redeem(visitor, typed);
  const { giftCard, total } = body.cartSum;

  expect(error).toBeUndefined();
  expect(giftCard?.maskedNumber).toBe(`•••• ${codes.number.slice(-4)}`);
  expect((giftCard?.redeemed.value ?? 0) + (giftCard?.rest.value ?? 0)).toBe(25_000);
  expect((giftCard?.redeemed.value ?? 0) + (giftCard?.toPay.value ?? 0)).toBe(total.value);
  expect((await redeem(visitor, typed)).error).toBe('giftCard.error.failed.ALREADY_ADDED');

  const removed = await visitor.post(removeGiftCardByForm.path, {});
  expect(removed.json<CartContainer>().cartSum.giftCard).toBeUndefined();
});

it('is removed by DELETE, also twice', async () => {
  const visitor = await aVisitor();
  await redeem(visitor, fieldsOf(await aCard(1000)));
  for (let time = 0; time < 2; time += 1) {
    const answer = await shop.app.inject({
      method: 'DELETE',
      url: removeGiftCard.path,
      headers: { cookie: visitor.cookie, 'x-csrf-token': visitor.csrf, accept: 'application/json' },
    });
    expect(answer.json<CartContainer>().cartSum.giftCard).toBeUndefined();
  }
});

it.each([
  ['EMPTY', 'balance_cents = 0'],
  ['EXPIRED', `valid_until = '2020-12-31'`],
  ['BLOCKED', 'blocked_at = now()'],
])('refuses a card that is %s', async (reason, change) => {
  const codes = await aCard(1000, change);
  expect((await redeem(await aVisitor(), fieldsOf(codes))).error).toBe(`giftCard.error.failed.${reason}`);
});

it('answers a wrong PIN like an unknown number, in equal time', async () => {
  const codes = await aCard(1000);
  const visitor = await aVisitor();
  for (const fields of [wrong, { cardNumber: codes.number, pin: '000000' }]) {
    const start = performance.now();
    expect((await redeem(visitor, fields)).error).toBe('giftCard.error.failed.NOT_FOUND');
    expect(performance.now() - start).toBeGreaterThanOrEqual(195);
  }
});

it.each([
  { cardNumber: '1234 5678 9012 3456' },
  { cardNumber: '', pin: '' },
  { cardNumber: 'x'.repeat(5000), pin: '1' },
  { pin: '1' },
])('answers a number alone and other incomplete input with an error at the number (%#)', async (fields) => {
  const { status, body, error } = await redeem(await aVisitor(), fields as Record<string, string>);

  expect([status, error]).toEqual([200, 'giftCard.error.failed.NOT_FOUND']);
  expect(body.cartSum.onlinePromotionResultModel.giftCardFormResult?.formResult.fieldErrors).toHaveLength(1);
  expect(await shop.db.query('select 1 from attempt_limit')).toEqual([]);
});

it('asks for a captcha after three wrong cards, and makes visitors wait', async () => {
  const visitor = await aVisitor();
  const attempts = [];
  for (let time = 0; time < 5; time += 1) attempts.push((await redeem(visitor, wrong)).body.captchaActive);
  expect(attempts).toEqual([false, false, true, true, true]);

  const waiting = await redeem(visitor, wrong);
  expect(waiting.status).toBe(429);
  expect(Number(waiting.headers['retry-after'])).toBeGreaterThan(0);

  const solution = await solveCaptcha(shop.app);
  const codes = await aCard(1000);
  const accepted = await redeem(visitor, { ...fieldsOf(codes), frcCaptchaSolution: solution });
  expect(accepted.body.cartSum.giftCard?.maskedNumber).toContain(codes.number.slice(-4));
});

it('answers the balance, also of an empty card', async () => {
  const visitor = await aVisitor();
  const codes = await aCard(4250);
  const answer = await visitor.post(readGiftCardBalance.path, fieldsOf(codes));
  expect(answer.json()).toMatchObject({
    balance: { value: 4250 },
    validUntil: `${new Date().getFullYear() + 3}-12-31`,
  });
  expect((await visitor.post(readGiftCardBalance.path, wrong)).statusCode).toBe(400);
});

it('works without script: the number stays, the PIN does not', async () => {
  const visitor = await aVisitor();
  const refused = await visitor.submit(addGiftCard.path, wrong);
  expect(refused.statusCode).toBe(303);
  const key = new URL(refused.headers.location ?? '', 'http://shop.test').searchParams.get('answer');
  const kept = (await visitor.get(`/rest/form-answer/${key}/`)).json<{ values: object }>();
  expect(kept.values).toEqual({ cardNumber: wrong.cardNumber });

  const codes = await aCard(1000);
  const redeemed = await visitor.submit(addGiftCard.path, fieldsOf(codes));
  expect([redeemed.statusCode, redeemed.headers.location]).toEqual([303, '/basket/']);
  const cardInCart = async () =>
    (await visitor.get('/rest/basket/')).json<CartContainer>().cartSum.giftCard?.maskedNumber;
  expect(await cardInCart()).toBe(`•••• ${codes.number.slice(-4)}`);

  const removed = await visitor.submit(removeGiftCardByForm.path, {});
  expect([removed.statusCode, removed.headers.location]).toEqual([303, '/basket/']);
  expect(await cardInCart()).toBeUndefined();
});

it('writes no number and no PIN into the log', async () => {
  const codes = await aCard(1000);
  await redeem(await aVisitor(), fieldsOf(codes));
  const log = lines.join('\n');
  expect(log).toContain(addGiftCard.path);
  for (const secret of [codes.number, `"${codes.pin}"`]) expect(log).not.toContain(secret);
});

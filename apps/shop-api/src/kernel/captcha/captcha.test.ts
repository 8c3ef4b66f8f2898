/** @jest-environment node */
import { solveCaptcha } from '../../testing/solve-captcha';
import { PASSWORD } from '../../testing/test-account';
import { openTestShop, type TestShop, Visitor } from '../../testing/test-shop';
import { createCaptcha } from './captcha';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop('embedded', {}, []);
});
afterAll(() => shop.close());

const SECRET = 'a secret for tests';

describe('a solution', () => {
  it('is accepted once, over all instances and parallel calls', async () => {
    const solution = await solveCaptcha(shop.app);
    const instances = [createCaptcha(shop.db, SECRET), createCaptcha(shop.db, SECRET)];

    const used = await Promise.all(
      Array.from({ length: 10 }, (_, index) => instances[index % 2]?.use(solution)),
    );

    expect(used.filter(Boolean)).toHaveLength(1);
  });

  it('of another server, of an expired challenge or of an unreadable text is refused', async () => {
    const solution = await solveCaptcha(shop.app);
    const changed = (change: object) => {
      const read = JSON.parse(Buffer.from(solution, 'base64').toString()) as object;
      return Buffer.from(JSON.stringify({ ...read, ...change })).toString('base64');
    };
    const captcha = createCaptcha(shop.db, SECRET);

    expect(await createCaptcha(shop.db, 'another secret').use(solution)).toBe(false);
    for (const wrong of [
      '',
      'x',
      'bnVsbA==',
      changed({ number: -1 }),
      changed({ number: '1e3' }),
      changed({ algorithm: 'SHA-1' }),
      changed({ salt: '000000000000000000000000?expires=9999999999&' }),
      changed({ signature: '0'.repeat(64) }),
    ])
      expect(await captcha.use(wrong)).toBe(false);
    jest.useFakeTimers({ now: Date.now() + 11 * 60_000, doNotFake: ['nextTick', 'setImmediate'] });
    expect(await captcha.use(solution)).toBe(false);
    jest.useRealTimers();
    expect(await captcha.use(solution)).toBe(true);
  });
});

describe('the login', () => {
  it('asks for a captcha after three failures, and waits later with one', async () => {
    const visitor = new Visitor(shop.app);
    const fail = async (frcCaptchaSolution = '') => {
      const answer = await visitor.post('/login/', {
        email: 'raten@example.org',
        password: PASSWORD,
        frcCaptchaSolution,
      });
      return [answer.statusCode, answer.json<{ captchaActive?: boolean }>().captchaActive ?? false];
    };

    expect([await fail(), await fail()]).toEqual([
      [400, false],
      [400, false],
    ]);
    expect([await fail(), await fail(), await fail()]).toEqual([
      [400, true],
      [400, true],
      [400, true],
    ]);
    expect(await fail()).toEqual([429, true]);
    // Half a minute may pass on a busy machine while the captcha is solved.
    await shop.db.query("update attempt_limit set blocked_until = blocked_until + interval '1 hour'");
    const solution = await solveCaptcha(shop.app);
    expect(await fail(solution)).toEqual([400, true]);
    expect(await fail(solution)).toEqual([429, true]);
  });
});

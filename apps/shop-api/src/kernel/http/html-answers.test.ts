/** @jest-environment node */
import { HTML_POLICY } from '@fachwerk/server-kit/html-policy';
import fastify from 'fastify';
import { openTestShop, type TestShop, Visitor } from '../../testing/test-shop';
import { ShopError } from '../errors/shop-error';
import { registerErrorHandler } from './error-handler';

let shop: TestShop;
beforeAll(async () => {
  const mail = { smtpUrl: undefined, mailFrom: 'shop@example.org', devMailbox: true };
  shop = await openTestShop('embedded', { mail }, []);
});
afterAll(() => shop.close());

it('a page with the reason of a refused form runs no code and loads nothing', async () => {
  const { headers } = await new Visitor(shop.app).submit('/rest/gibt-es-nicht/', {
    q: '<script>alert(1)</script>',
  });

  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': HTML_POLICY,
  });
});

it.each([
  ['language=de', 'Bitte versuchen Sie es in 1.007\u00a0Minuten wieder.'],
  ['language=en', 'Please try again in 1,007\u00a0minutes.'],
])(
  'a page with the reason of a refused form has the values of its sentence: %s',
  async (cookie, sentence) => {
    const reason = new ShopError({ statusCode: 429, key: 'checkout.error.wait', values: { minutes: 1007 } });
    const app = fastify();
    registerErrorHandler(app);
    app.post('/', () => Promise.reject(reason));

    const { statusCode, body } = await app.inject({
      method: 'POST',
      url: '/',
      headers: { accept: 'text/html', cookie },
    });

    expect(statusCode).toBe(429);
    expect(body).toContain(sentence);
  },
);

it('the mailbox shows the styles and pictures of mails, and runs no code of one', async () => {
  const { headers } = await shop.app.inject({ url: '/dev/mailbox/', headers: { host: 'localhost' } });

  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'unsafe-inline'; img-src/,
  );
});

/** @jest-environment node */
import { HTML_POLICY } from '@fachwerk/server-kit/html-policy';
import { openTestShop, type TestShop, Visitor } from '../../testing/test-shop';

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

it('the mailbox shows the styles and pictures of mails, and runs no code of one', async () => {
  const { headers } = await shop.app.inject({ url: '/dev/mailbox/', headers: { host: 'localhost' } });

  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'unsafe-inline'; img-src/,
  );
});

/** @jest-environment node */
import { readMailConfig } from './mail-config';

describe('the settings of mail', () => {
  it.each([
    ['nothing is set', {}, undefined, true],
    ['mails are sent', { SMTP_URL: 'smtp://127.0.0.1:2525' }, undefined, false],
    ['the shop has an address', {}, 'http://shop.example', false],
    [
      'it is switched on',
      { DEV_MAILBOX: 'true', SMTP_URL: 'smtp://127.0.0.1:2525' },
      'http://shop.example',
      true,
    ],
    ['production has no public address', { NODE_ENV: 'production' }, undefined, false],
    ['it is switched off', { DEV_MAILBOX: 'false' }, undefined, false],
  ])('show the mailbox of development when %s: %#', (_, env, publicUrl, expected) => {
    expect(readMailConfig(env, publicUrl).devMailbox).toBe(expected);
  });

  it('never show the mails of all customers in a shop on https', () => {
    expect(() => readMailConfig({ DEV_MAILBOX: 'true' }, 'https://shop.example')).toThrow(/DEV_MAILBOX/);
  });

  it.each(['ftp://x', 'mail.example', '://'])('refuse %s as SMTP_URL', (SMTP_URL) => {
    expect(() => readMailConfig({ SMTP_URL }, undefined)).toThrow(/SMTP_URL/);
  });

  it('leave the password of an invalid SMTP_URL out of the message', () => {
    expect(() => readMailConfig({ SMTP_URL: 'https://me:topsecret@mail.example' }, undefined)).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('topsecret') as string }) as Error,
    );
  });

  it.each(['shop', 'Fachwerk <shop@example.org>\r\nBcc: all@example.org', 'a@b@c'])(
    'refuse %j as MAIL_FROM',
    (MAIL_FROM) => {
      expect(() => readMailConfig({ MAIL_FROM }, undefined)).toThrow(/MAIL_FROM/);
    },
  );

  it.each(['shop@example.org', 'Fachwerk <shop@example.org>'])('take %s as MAIL_FROM', (MAIL_FROM) => {
    expect(readMailConfig({ MAIL_FROM }, undefined).mailFrom).toBe(MAIL_FROM);
  });
});

/** @jest-environment node */
import { readConfig } from './config';

describe('settings of npm start', () => {
  it('need nothing to be set', () => {
    const config = readConfig({});

    expect(config).toMatchObject({
      port: 8080,
      catalogueItems: 6000,
      changesPerMinute: 600,
      databaseUrl: undefined,
      mail: { smtpUrl: undefined, devMailbox: true },
    });
    expect(config.dataDir).toMatch(/\.data$/);
  });

  it.each([
    [{ PORT: 'abc' }, /PORT=abc/],
    [{ PORT: '70000' }, /PORT=70000/],
    [{ CATALOGUE_ITEMS: '0' }, /CATALOGUE_ITEMS=0/],
    [{ PUBLIC_URL: 'shop' }, /PUBLIC_URL=shop/],
    [{ PUBLIC_URL: 'ftp://shop.example' }, /PUBLIC_URL=ftp/],
    [{ DEV_MAILBOX: 'yes' }, /DEV_MAILBOX=yes/],
    [{ DEV_MAILBOX: 'true', PUBLIC_URL: 'https://shop.example' }, /DEV_MAILBOX/],
    [{ SMTP_URL: 'mail.example:25' }, /SMTP_URL/],
    [{ TRUST_PROXY: 'yes' }, /TRUST_PROXY=yes/],
    [{ SESSION_SECRET: `${'x'.repeat(32)},short` }, /^SESSION_SECRET: a text of at least 32 characters/],
    [{ GIFT_CARD_SECRET: 'new,' }, /^GIFT_CARD_SECRET: a text, or several/],
    [{ SESSION_SECRET: 'short' }, /^SESSION_SECRET: a text of at least 32 characters is expected/],
    [{ TIME_LIMITS: 'off', PUBLIC_URL: 'https://shop.example' }, /TIME_LIMITS=off: is for tests/],
    [
      { GUARANTEE_NOTICE_DIR: __dirname },
      /^GUARANTEE_NOTICE_DIR=.*: notice-de.svg or notice-de.pdf or .* is expected/,
    ],
    [{ MAP_TILES: 'tiles' }, /^MAP_TILES=tiles: an address such as/],
    [{ MAP_TILES: 'https://tiles.example/{z}/{x}/{y}.png' }, /^MAP_TILES_PROVIDER is not set/],
    [{ LOG_FORMAT: 'xml' }, /LOG_FORMAT=xml: text or json is expected/],
    [{ OPENSEARCH_URL: 'search' }, /OPENSEARCH_URL: an address/],
    [{ OPENSEARCH_URL: 'http://user:pass@search:9200/a/b' }, /^OPENSEARCH_URL: an address/],
  ])('say what is wrong with %j', (env, message) => {
    expect(() => readConfig(env)).toThrow(message);
  });

  it.each([
    [undefined, 0],
    ['false', 0],
    ['true', 1],
    ['2', 2],
  ])('TRUST_PROXY=%s trusts so many proxies: %i', (value, expected) => {
    expect(readConfig({ TRUST_PROXY: value }).proxies).toBe(expected);
  });

  it.each([
    [{}, '127.0.0.1'],
    [{ PUBLIC_URL: 'https://shop.example' }, '0.0.0.0'],
    [{ HOST: '0.0.0.0' }, '0.0.0.0'],
    [{ PUBLIC_URL: 'https://shop.example', HOST: '10.0.0.7' }, '10.0.0.7'],
  ])('%j: the shop can be reached at %s', (env, host) => {
    expect(readConfig(env).host).toBe(host);
  });

  it.each([
    [{}, 'text'],
    [{ PUBLIC_URL: 'https://shop.example' }, 'json'],
    [{ PUBLIC_URL: 'https://shop.example', LOG_FORMAT: 'text' }, 'text'],
    [{ LOG_FORMAT: 'json' }, 'json'],
  ])('%j: the log is %s', (env, format) => {
    expect(readConfig(env).logFormat).toBe(format);
  });

  it('keep only the origin of the public address', () => {
    expect(readConfig({ PUBLIC_URL: 'https://shop.example/x' }).publicUrl).toBe('https://shop.example');
  });
});

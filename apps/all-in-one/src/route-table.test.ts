/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from './paths';
import { appFor, describeRoutes, ROUTES } from './route-table';

describe('the one route table', () => {
  it('reads like the table of the architecture', () => {
    expect(describeRoutes()).toBe(
      [
        'registry        any method /federation/',
        'payment-sandbox any method /payment-sandbox/',
        'shop-api        every request that is not GET or HEAD',
        'shop-api        GET /rest/',
        'shop-api        GET /ajax/',
        'shop-api        GET /messages/',
        'shop-api        GET /basket/verifyInventory/',
        'shop-api        GET /dev/',
        'shop-api        GET /healthz',
        'shop-api        GET /metrics',
        'shop-api        GET /openapi.json',
        'shop-api        GET /sitemap.xml',
        'shop-api        GET /sitemap/',
        'pictures        GET /images/',
        'registry        GET /assets/',
        'registry        GET /shell/',
        'cms             GET everything else',
      ].join('\n'),
    );
  });

  it.each([
    ['GET', '/basket/', 'cms'],
    ['HEAD', '/', 'cms'],
    ['POST', '/basket/add/', 'shop-api'],
    ['DELETE', '/', 'shop-api'],
    ['GET', '/rest/user/', 'shop-api'],
    ['GET', '/restaurant/', 'cms'],
    ['GET', '/basket/verifyInventory/?x=1', 'shop-api'],
    ['GET', '/federation/plan', 'registry'],
    ['POST', '/federation/telemetry', 'registry'],
    ['PUT', '/federation/versions/cart/1.0.0-abc1234', 'registry'],
    ['DELETE', '/federation/session', 'registry'],
    ['OPTIONS', '/federation/telemetry', 'registry'],
    ['POST', '/federationx/', 'shop-api'],
    ['POST', '/assets/x', 'shop-api'],
    ['GET', '/assets/cart/0.1.0-abc1234/browser/remoteEntry.js', 'registry'],
    ['GET', '/shell/shell.js', 'registry'],
    ['GET', '/images/scenes/garten.svg', 'pictures'],
    ['POST', '/payment-sandbox/pay/x/', 'payment-sandbox'],
    ['GET', '/sitemap/products-1.xml', 'shop-api'],
    ['GET', '/sitemap-pages.xml', 'cms'],
    ['GET', '//rest/user/', 'cms'],
  ])('sends %s %s to %s', (method, url, app) => {
    expect(appFor(method, url)).toBe(app);
  });
});

it('is what the example for nginx sends to each app', () => {
  const conf = readFileSync(join(PROJECT, 'docs/guides/examples/load-balancer.conf'), 'utf8');
  const balancer = conf.slice(0, conf.indexOf('listen 127.0.0.1'));
  const locations = [
    ...balancer.matchAll(/location (?:~ )?(\S{2,}|\S+\|\S+) \{[^]*?proxy_pass http:\/\/([\w-]+);/g),
  ].map(([, where = '', app = '']) => ({ where: new RegExp(where.replace(/^(?!\^)/, '^')), app }));

  for (const { app, prefix } of ROUTES)
    if (prefix && app !== 'payment-sandbox')
      expect([prefix, locations.find(({ where }) => where.test(prefix))?.app]).toEqual([prefix, app]);
});

it.each(['desk', 'staff'])(
  'the example for nginx opens /rest/%s/ to the networks of the stores only',
  (name) => {
    const conf = readFileSync(join(PROJECT, 'docs/guides/examples/load-balancer.conf'), 'utf8');
    // With ^~ no regular expression below takes the address.
    const location = new RegExp(String.raw`location \^~ /rest/${name}/ \{([^}]*)\}`);
    const [, rules = ''] = location.exec(conf) ?? [];

    expect(rules.trim().split(/\s*;\s*/)).toEqual([
      expect.stringMatching(/^allow 10\./),
      'deny all',
      'proxy_pass http://shop-api',
      '',
    ]);
  },
);

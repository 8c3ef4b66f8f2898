/** @jest-environment node */
import { appFor, describeRoutes } from './route-table';

describe('the one route table', () => {
  it('reads like the table of the architecture', () => {
    expect(describeRoutes()).toBe(
      [
        'registry  any method /federation/',
        'shop-api  every request that is not GET or HEAD',
        'shop-api  GET /rest/',
        'shop-api  GET /ajax/',
        'shop-api  GET /messages/',
        'shop-api  GET /images/',
        'shop-api  GET /basket/verifyInventory/',
        'shop-api  GET /dev/',
        'shop-api  GET /healthz',
        'shop-api  GET /openapi.json',
        'registry  GET /assets/',
        'registry  GET /shell/',
        'cms       GET everything else',
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
    ['GET', '//rest/user/', 'cms'],
  ])('sends %s %s to %s', (method, url, app) => {
    expect(appFor(method, url)).toBe(app);
  });
});

/** @jest-environment node */
import { testServers } from '@fachwerk/database/testing';
import type { MarketContent } from '@fachwerk/shared/contracts';
import { aStore, testStores } from '../../testing/a-store';
import { openTestShop, type TestShop } from '../../testing/test-shop';
import { writeStores } from '../store/store-repository';
import { html, startMarketCms, type TestMarketCms } from './testing/start-market-cms';

describe.each(testServers)('content of the market CMS on %s', (server) => {
  let cms: TestMarketCms;
  let shop: TestShop;
  beforeAll(async () => {
    cms = await startMarketCms();
    shop = await openTestShop(server, { marketCmsOrigins: [cms.origin] });
    const marketCmsUrls = [`${cms.origin}/koeln/`, `${cms.origin}/koeln/team/`];
    await writeStores(shop.db, testStores);
    await writeStores(shop.db, [
      aStore({ companyId: '1001', marketCmsUrls }),
      aStore({ companyId: '1003', marketCmsUrls: [`${cms.origin}/leipzig/`] }),
    ]);
  });
  afterAll(async () => {
    await shop.close();
    await cms.close();
  });
  beforeEach(() => {
    cms.requests = [];
    cms.answer = (response, request) => html(`<h1>Seite</h1><p>${request.url}</p>`)(response, request);
  });

  const ask = async (companyId: string, url?: string) => {
    const query = url === undefined ? '' : `?url=${encodeURIComponent(url)}`;
    const response = await shop.app.inject(`/rest/stores/${companyId}/market-content/${query}`);
    return { status: response.statusCode, cache: response.headers['cache-control'], body: response.body };
  };
  const nothing = { status: 200, cache: 'public, no-cache', body: '{"content":[]}' };

  it('is the page of the store, or that of its pages which is asked for', async () => {
    const page = (path: string): MarketContent => ({
      content: [
        { tag: 'h3', attributes: {}, children: ['Seite'] },
        { tag: 'p', attributes: {}, children: [path] },
      ],
    });
    const cache = 'public, max-age=5';

    expect(await ask('1001')).toEqual({ status: 200, cache, body: JSON.stringify(page('/koeln/')) });
    expect(await ask('1001', `${cms.origin}/koeln/team/`)).toMatchObject({
      body: JSON.stringify(page('/koeln/team/')),
    });
  });

  it.each([
    ['another path', '/bonn/'],
    ['more than the path', '/koeln/team/?page=2'],
    ['a path upwards', '/koeln/../admin/'],
  ])('is never requested at %s of an allowed origin', async (_what, path) => {
    expect(await ask('1001', cms.origin + path)).toEqual(nothing);
    expect(await ask('1002', `${cms.origin}/koeln/`)).toEqual(nothing);
    expect(cms.requests).toEqual([]);
  });

  it('is nothing for a store without pages, and for text that is no address', async () => {
    expect(await ask('1002')).toEqual(nothing);
    expect(await ask('1001', '')).toEqual(nothing);
    expect(await ask('1001', 'javascript:alert(1)')).toEqual(nothing);
    expect(cms.requests).toEqual([]);
  });

  it('is nothing while the other system fails', async () => {
    cms.answer = (response) => response.destroy();

    expect(await ask('1003')).toEqual(nothing);
    expect(cms.requests).toEqual(['/leipzig/']);
  });

  it('does not exist for a store that does not exist', async () => {
    expect(await ask('9999')).toMatchObject({ status: 404 });
    expect(await ask("1'--")).toMatchObject({ status: 400 });
    expect(await ask('1001', 'a'.repeat(501))).toMatchObject({ status: 400 });
  });

  it('does not tell shoppers its address', async () => {
    const { body } = await shop.app.inject('/rest/stores/1001/');

    expect(body).not.toContain(cms.origin);
  });
});

/** @jest-environment node */
import type { CmsOptions } from './app';
import { metricsOfPage } from './page/metrics-of-page';
import { cmsForTests, type RunningCms } from './testing/start-cms';

const METRICS = {
  url: 'https://metrics.example/collect',
  key: 'key-of-the-pages',
  sample: 0.5,
  environment: 'test',
};

const serve = cmsForTests();
let get: RunningCms['get'];
const start = async (options: Partial<CmsOptions>) => ({ get } = await serve(options));
const policyOf = async (url: string) => String((await get(url)).headers['content-security-policy']);
const connectionsOf = async (url: string) => /connect-src ([^;]*)/.exec(await policyOf(url))?.[1];

describe('the collector of web vitals', () => {
  it('is in no page and no policy where the operator has set none', async () => {
    await start({});

    expect((await get('/g/Anna/')).body).not.toContain('metrics');
    expect(await connectionsOf('/g/Anna/')).toBe("'self'");
  });

  it('of another host may be reached from every page, also from one with a policy of its own', async () => {
    await start({ metrics: METRICS, cardFrames: { registration: 'https://karte.example/anmelden' } });

    expect(await connectionsOf('/g/Anna/')).toBe("'self' https://metrics.example");
    expect(await connectionsOf('/device/')).toBe("'self' https://metrics.example");
    expect((await get('/g/Anna/')).body).toContain(
      '"metrics":{"url":"https://metrics.example/collect","key":"key-of-the-pages","sample":0.5,"environment":"test","pageType":"Content"}',
    );
  });

  it('of the shop changes no policy', async () => {
    await start({ metrics: { ...METRICS, url: '/federation/web-vitals' } });

    expect(await connectionsOf('/g/Anna/')).toBe("'self'");
    expect((await get('/g/Anna/')).body).toContain('"metrics":{"url":"/federation/web-vitals"');
  });

  it('is not named in a page without an address, which may contain anything', async () => {
    await start({ metrics: METRICS });

    const { statusCode, body } = await get('/gibt-es-nicht/erika@example.org/');

    expect(statusCode).toBe(404);
    expect(body).toContain('"pageType":"Content","path":""');
  });

  it('gets no values of previews', async () => {
    const cms = await serve({ metrics: METRICS });
    cms.shop.offerPreview('token', '3.0.0');

    expect((await cms.get('/g/Anna/?preview=token')).body).not.toContain('"metrics"');
  });
});

const aPage = (part: object) => ({
  file: 'page.json',
  title: 'Seite',
  cache: 'public' as const,
  frame: {},
  zones: { main: [] },
  ...part,
});

describe('the type of a page', () => {
  it.each([
    ['its own word', { path: '/p/', pageType: 'ADS' }, {}, 'ADS'],
    ['a word of no list, which passes', { path: '/basket/', pageType: 'Warenkorb' }, {}, 'Warenkorb'],
    ['Content without a word', { path: '/service/' }, {}, 'Content'],
    ['PL for a list', { path: '/search/', pageType: 'PL' }, {}, 'PL'],
    ['KES for the first page of a category', { pageType: 'PL' }, { categoryPath: 'garten' }, 'KES'],
    ['PL below it', { pageType: 'PL' }, { categoryPath: 'garten/hecken' }, 'PL'],
  ])('is %s', (_what, page, params: Record<string, string>, pageType) => {
    expect(metricsOfPage(METRICS, aPage({ path: '/', ...page }), params)).toMatchObject({ pageType });
  });

  it('comes with the pattern of a private address, and without that of a public one', () => {
    const path = '/bestellungen/{orderId}/';
    expect(metricsOfPage(METRICS, aPage({ path, cache: 'private' }), { orderId: '4711' })).toMatchObject({
      path,
    });
    expect(metricsOfPage(METRICS, aPage({ path: '/' }), {})).not.toHaveProperty('path');
  });
});

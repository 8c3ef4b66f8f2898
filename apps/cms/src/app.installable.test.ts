/** @jest-environment node */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadContent } from './content/load-content';
import { offlineFilesIn } from './installable/worker/offline-file';
import { CONTENT_DIR } from './paths';
import { exampleContent } from './testing/fake-shop';
import { type RunningCms, startCms } from './testing/start-cms';

const NAMES = { name: 'Marktdienst von Fachwerk', shortName: 'Marktdienst' };

/** The pages of the example content, and one that is installable. */
function contentWith(page: object): string {
  const dir = exampleContent();
  const write = (more: object) => writeFileSync(join(dir, 'desk.json'), JSON.stringify(more));
  write({ title: 'Marktdienst', cache: 'private', zones: { main: [{ widget: 'cart' }] }, ...page });
  return dir;
}
let cms: RunningCms;
beforeAll(async () => {
  cms = await startCms({
    contentDir: contentWith({ path: '/desk/', installable: NAMES }),
    assetOrigins: ['https://files.example'],
  });
});
afterAll(() => cms.close());

const policyOf = async (path: string, headers?: Record<string, string>) =>
  String((await cms.get(path, headers)).headers['content-security-policy']).split('; ');

it('the policy of an installable page allows its manifest, its worker and WebAssembly, and nothing else', async () => {
  const [usual, own] = [await policyOf('/'), await policyOf('/desk/')];

  const more = own.filter((rule) => !usual.includes(rule));
  expect(more).toEqual([
    "script-src 'self' https://files.example 'wasm-unsafe-eval'",
    "manifest-src 'self'",
    "worker-src 'self'",
  ]);
  expect(usual.filter((rule) => !own.includes(rule))).toEqual(["script-src 'self' https://files.example"]);
  expect(own.join()).not.toMatch(/unsafe-inline|'unsafe-eval'/);
  expect(own).toContain("require-trusted-types-for 'script'");
});

it.each([
  ...['/', '/g/a/', '/p/1/', '/basket/', '/broken/', '/nothing-here/', '/%', '/favicon.svg'],
  ...['/desk/service-worker.js', '/desk/manifest.webmanifest', '/fragments/greeting'],
])('%s has neither the policy nor the links of an installable page', async (path) => {
  const { headers, body } = await cms.get(path);

  expect(String(headers['content-security-policy'])).not.toMatch(/wasm|manifest-src|worker-src/);
  expect(headers['x-installable']).toBeUndefined();
  if (String(headers['content-type']).startsWith('text/html'))
    expect(body).not.toMatch(/manifest|install-page|service-worker|fachwerk-offline/);
});

it('the page links its manifest, and its script with its hash', async () => {
  const { body } = await cms.get('/desk/');

  expect(body).toContain('<link rel="manifest" href="/desk/manifest.webmanifest">');
  const [, address = ''] =
    /<script src="([^"]+)" integrity="sha256-[^"]{44}"[^>]* data-worker="\/desk\/service-worker.js" defer>/.exec(
      body,
    ) ?? [];
  const script = await cms.get(address);
  expect(script.headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable' });
  expect(script.body).toContain('serviceWorker.register');
});

it('the manifest names the page as scope and start, and icons that exist', async () => {
  const answer = await cms.get('/desk/manifest.webmanifest');

  expect(answer.headers['content-type']).toMatch(/^application\/manifest\+json/);
  const manifest = answer.json<{ icons: { src: string; sizes: string; type: string; purpose: string }[] }>();
  expect(manifest).toMatchObject({
    id: '/desk/',
    start_url: '/desk/',
    scope: '/desk/',
    name: NAMES.name,
    short_name: NAMES.shortName,
    display: 'standalone',
    lang: 'de',
  });
  expect(new Set(manifest.icons.map(({ purpose }) => purpose))).toEqual(new Set(['any', 'maskable']));
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await cms.get(src);
    expect(icon.headers).toMatchObject({ 'content-type': type });
    // Width and height of a PNG.
    const [width, height] = [icon.rawPayload.readUInt32BE(16), icon.rawPayload.readUInt32BE(20)];
    expect(`${width}x${height}`).toBe(sizes);
  }
});

it('the colours of the manifest are those of the brand', async () => {
  const tokens = readFileSync(join(__dirname, '../../../shared/src/ui/tokens.css'), 'utf8');
  const { theme_color } = (await cms.get('/desk/manifest.webmanifest')).json<{ theme_color: string }>();

  expect(tokens).toContain(`--color-brand: ${theme_color};`);
});

it('the worker has the scope of its folder, is asked for each time, and may fetch what the page may', async () => {
  const { headers, body } = await cms.get('/desk/service-worker.js');

  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': expect.stringContaining("connect-src 'self' https://files.example") as string,
  });
  expect(headers['service-worker-allowed']).toBeUndefined();
  expect(Buffer.byteLength(body)).toBeLessThan(6000);
});

it('the page names every file that it needs without network, each with the hash of the release', async () => {
  const { body, headers } = await cms.get('/desk/');
  const list = offlineFilesIn(body) ?? [];
  const files = new Map(list.map(([path, integrity]) => [path, integrity]));

  expect(headers['x-installable']).toMatch(/^[\w-]{22}$/);
  const named = [...body.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css|woff2|svg)[^"]*)"/g)].map(
    ([, path = '']) => path.replaceAll('&amp;', '&'),
  );
  expect(named.filter((path) => !files.has(path))).toEqual([]);
  // Parts of the micro-frontend of the page that load later; of the frame only what its widgets name.
  expect(files.get('/assets/example/1/browser/lazy.js')).toBe('sha384-lazy-js');
  expect(files.get('/assets/example/1/browser/remoteEntry.js')).toBe('sha384-entry');
  expect(files.has('/shell/1/guest.css')).toBe(false);
});

it('without cookies it is the stable page of no visitor, whatever else this browser has', async () => {
  const [plain, visitor] = [
    await cms.get('/desk/'),
    await cms.get('/desk/', { cookie: 'session=1; mode=prohibis' }),
  ];

  expect(plain.body).not.toContain('Warenkorb von session');
  expect(visitor.body).toContain('Warenkorb von');
  expect(plain.body).toContain('Kopf');
});

it('a page that lacks a widget is installable, but has no list: its copy would lack it too', async () => {
  const broken = await startCms({
    contentDir: contentWith({
      path: '/desk/',
      installable: NAMES,
      zones: { main: [{ widget: 'greeting', props: { name: 'Markt' } }, { widget: 'throws' }] },
    }),
  });

  const { headers, body } = await broken.get('/desk/');
  await broken.close();

  expect(headers['x-installable']).toBeDefined();
  expect(offlineFilesIn(body)).toBeUndefined();
});

it('of a page that is no longer installable nothing is left', async () => {
  const later = await startCms({ contentDir: contentWith({ path: '/desk/' }) });

  const { headers } = await later.get('/desk/');
  const worker = await later.get('/desk/service-worker.js');
  await later.close();

  expect(headers['x-installable']).toBeUndefined();
  // By this header the worker knows that the page server has answered.
  expect(headers['x-release']).toBeDefined();
  expect(worker.statusCode).toBe(404);
});

it.each(['/', '/p/{slug}/', '/desk'])('refuses to install the path %s', (path) => {
  expect(() => loadContent(contentWith({ path, installable: NAMES }))).toThrow(
    'desk.json: "installable" needs a path',
  );
});

it('of the pages of the shop only the desk of the stores and the digital card are installable', () => {
  const { pages } = loadContent(CONTENT_DIR);

  expect(pages.flatMap(({ file, installable }) => (installable ? [file] : []))).toEqual([
    'desk.json',
    'digital-card.json',
  ]);
});

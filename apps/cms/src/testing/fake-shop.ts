import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import type { PageRelease } from '@fachwerk/shared/contracts';
import { exampleNodeFile, integrityOf } from './node-files';

const WIDGETS = ['greeting', 'product', 'cart', 'loops', 'throws', 'lazy'];
const reserve = { minHeight: 130 };

/** The release of one micro-frontend with the widgets of node-files.ts. */
export function exampleRelease(version: string, nodeFile: string): PageRelease {
  const folder = `/assets/example/${version}`;
  return {
    release: {
      id: `release-${version}`,
      mfes: {
        example: {
          version,
          entry: `${folder}/browser/remoteEntry.js`,
          global: `example_${version}`,
          integrity: 'sha384-entry',
        },
      },
      widgets: Object.fromEntries(
        WIDGETS.map((name) => [
          name,
          {
            mfe: 'example',
            expose: `./${name}`,
            hydrate: name === 'lazy' ? ('visible' as const) : ('load' as const),
            reserve,
            messages: [`${name}.`],
            js: [`${folder}/browser/${name}.js`],
            css: [`${folder}/browser/${name}.css`],
          },
        ]),
      ),
      chunks: Object.fromEntries([
        ...WIDGETS.flatMap((name) => [
          [`${folder}/browser/${name}.js`, `sha384-${name}-js`],
          [`${folder}/browser/${name}.css`, `sha384-${name}-css`],
        ]),
        ['/shell/1/shell.js', 'sha384-shell'],
        ['/shell/1/page.css', 'sha384-page'],
      ]),
    },
    shell: {
      version: '1',
      script: '/shell/1/shell.js',
      style: '/shell/1/page.css',
      preload: [{ path: '/shell/1/font.woff2', as: 'font', type: 'font/woff2' }],
    },
    servers: {
      example: { version, url: `${folder}/node/widgets.js`, integrity: integrityOf(nodeFile) },
    },
  };
}

export interface FakeShop {
  url: string;
  /** Publishes another version. */
  publish(version: string, nodeFile?: string): void;
  /** What the product call answers; a number is a status. */
  product: Record<string, unknown> | number;
  isRegistryDown: boolean;
  apiCalls: { path: string; cookie: string | undefined }[];
  close(): Promise<void>;
}

/** API and registry as far as the page server asks them. */
export async function fakeShop(): Promise<FakeShop> {
  const app: FastifyInstance = Fastify();
  let nodeFile = exampleNodeFile();
  let release = exampleRelease('1', nodeFile);
  const files = new Map([[release.servers.example?.url, nodeFile]]);

  const shop: FakeShop = {
    url: '',
    product: { name: 'Hammer' },
    isRegistryDown: false,
    apiCalls: [],
    publish(version, file = exampleNodeFile()) {
      nodeFile = file;
      release = exampleRelease(version, file);
      files.set(release.servers.example?.url, file);
    },
    close: () => app.close(),
  };

  app.addHook('onRequest', async (request, reply) => {
    const isRegistry = /^\/(federation|assets)/.test(request.url);
    if (isRegistry && shop.isRegistryDown) return reply.code(502).send();
    if (!isRegistry) shop.apiCalls.push({ path: request.url, cookie: request.headers.cookie });
    return undefined;
  });
  app.get('/federation/release', () => release);
  app.get('/federation/widgets', () => ({ widgets: [] }));
  app.get('/federation/messages', () => ({ 'greeting.end': 'aus der Registry' }));
  app.get('/assets/*', (request, reply) => {
    const file = files.get(request.url);
    return file ? reply.type('text/javascript').send(file) : reply.code(404).send();
  });
  app.get('/messages/filtered', () => ({ 'greeting.end': 'aus der API', 'other.text': 'x' }));
  app.get('/rest/product/', (_request, reply) =>
    typeof shop.product === 'number' ? reply.code(shop.product).send({}) : shop.product,
  );
  app.get('/rest/cart/', (request) => ({ visitor: request.headers.cookie ?? 'niemand' }));
  shop.url = await app.listen({ port: 0, host: '127.0.0.1' });
  return shop;
}

/** Content files with one page per way to behave. */
export function exampleContent(): string {
  const dir = mkdtempSync(join(tmpdir(), 'content-'));
  const write = (name: string, content: unknown) =>
    writeFileSync(join(dir, `${name}.json`), JSON.stringify(content));
  const page = (path: string, widgets: object[], more: object = {}) => ({
    path,
    title: 'Titel',
    cache: 'public',
    zones: { main: widgets },
    ...more,
  });
  write('config', {
    shopLocale: 'de-DE',
    urls: { start: '/', search: '/search/', basket: '/basket/' },
    apiOrigin: '',
  });
  write('frame', {
    siteName: 'Fachwerk',
    skipLink: 'Zum Inhalt springen',
    zones: { header: [{ widget: 'greeting', props: { name: 'Kopf' } }], footer: [{ html: '<p>Fuß</p>' }] },
    modes: { prohibis: { zones: { header: [{ widget: 'greeting', props: { name: 'Profi' } }] } } },
  });
  write('start', page('/', [{ html: '<h1>Start</h1>' }, { widget: 'lazy' }]));
  write('greet', page('/g/{name}/', [{ widget: 'greeting', props: { name: '{name}' } }]));
  write('product', page('/p/{id}/', [{ widget: 'product' }], { main: 'product' }));
  write(
    'cart',
    page('/basket/', [{ widget: 'cart' }, { widget: 'product' }], { cache: 'private', main: 'cart' }),
  );
  write('cart-teaser', page('/teaser/', [{ widget: 'cart' }]));
  write('broken', page('/broken/', [{ widget: 'throws' }, { widget: 'nobody-has-this' }]));
  write('not-found', {
    title: 'Nicht gefunden',
    robots: 'noindex',
    cache: 'public',
    zones: { main: [{ html: '<h1>Gibt es nicht</h1>' }] },
  });
  return dir;
}

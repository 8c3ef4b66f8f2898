import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import {
  DATA_VERSION,
  readCart,
  readMessages,
  readMessageVersion,
  readNavigation,
  readProduct,
  readStore,
  readVersionMessages,
  readWidgets,
} from '@fachwerk/shared/calls';
import type { ReleaseWidget } from '@fachwerk/shared/contracts';
import {
  type Channel,
  createSigner,
  newSigningKey,
  type PlannedShell,
  type PlannedVersion,
  type ReleasePlan,
} from '@fachwerk/shared/federation';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { PAGE_CONFIG } from './a-job';
import { exampleNodeFile, integrityOf } from './node-files';

/** Each sheet has a rule of its own and one that all have. */
export const exampleCss = (name: string): string => `.${name}{color:red}.button{margin:0}`;

const WIDGETS = [
  ...['greeting', 'product', 'cart', 'loops', 'throws', 'lazy', 'device', 'link', 'teaser', 'counter'],
  ...['language', 'opening'],
];
const SPECIAL: Partial<Record<string, Partial<ReleaseWidget>>> = {
  lazy: { hydrate: 'visible' },
  greeting: { importance: 'essential' },
  teaser: { importance: 'extra' },
  counter: { consent: 'statistics' },
  device: { outsideSources: ['map-tiles', 'card-frames', 'unknown', 'chat'] },
};
const reserve = { minHeight: 130 };

/** One version of the micro-frontend with the widgets of node-files.ts. */
export function exampleVersion(version: string, nodeFile: string): PlannedVersion {
  const folder = `/assets/example/${version}`;
  return {
    mfe: 'example',
    version,
    entry: `${folder}/browser/remoteEntry.js`,
    global: `example_${version}`,
    integrity: 'sha384-entry',
    server: { url: `${folder}/node/widgets.js`, integrity: integrityOf(nodeFile) },
    widgets: Object.fromEntries(
      WIDGETS.map((name) => [
        name,
        {
          mfe: 'example',
          expose: `./${name}`,
          hydrate: 'load' as const,
          reserve,
          messages: [`${name}.`],
          js: [`${folder}/browser/${name}.js`],
          css: [`${folder}/browser/${name}.css`],
          ...SPECIAL[name],
        },
      ]),
    ),
    chunks: Object.fromEntries(
      WIDGETS.flatMap((name) => [
        [`${folder}/browser/${name}.js`, `sha384-${name}-js`],
        [`${folder}/browser/${name}.css`, integrityOf(exampleCss(name))],
      ]),
    ),
  };
}

const SHELL: PlannedShell = {
  version: '1',
  script: '/shell/1/shell.js',
  style: '/shell/1/page.css',
  preload: [{ path: '/shell/1/font.woff2', as: 'font', type: 'font/woff2' }],
  chunks: {
    '/shell/1/shell.js': 'sha384-shell',
    '/shell/1/page.css': integrityOf(exampleCss('page')),
    '/shell/1/guest.css': 'sha384-guest',
  },
};

export interface FakeShop {
  url: string;
  /** Signs plans. */
  key: string;
  /** Makes another version stable; the previous one becomes the last good one. */
  publish(version: string, nodeFile?: string): void;
  /** Starts a rollout of a new version. */
  tryOut(version: string, percent: number, nodeFile?: string): void;
  /** Makes a version stable whose widgets only browsers render; its code creates these policies. */
  publishForBrowsers(version: string, trustedTypes: string[]): void;
  /** Adds a second major. */
  addMajor(version: string, nodeFile?: string): void;
  /** Creates a preview of a version with this token. */
  offerPreview(token: string, version: string, nodeFile?: string): void;
  /** Ends a preview. */
  endPreview(token: string): void;
  /** Version of the catalogue in public answers; undefined as of an API that does not send it. */
  dataVersion: string | undefined;
  /** Answer of the product call; a number is a status. */
  product: Record<string, unknown> | number;
  /** Delay of the product call. */
  productDelayMs: number;
  isRegistryDown: boolean;
  /** Number of next requests that the registry fails to answer. */
  registryFailures: number;
  /** Style sheets by URL path instead of the published ones; a number is a status. */
  styles: Record<string, string | number>;
  /** Paths of the requested style sheets. */
  styleCalls: string[];
  /** Neither API nor registry has texts. */
  hasNoTexts: boolean;
  /** What an editor has written for `greeting.end`, and its version; undefined as of an API without one. */
  written: { text: string; version: number | undefined };
  /** Keeps plans back until the returned function is called. */
  holdPlans(): () => void;
  /** Keeps the answer of the product call back until the returned function is called. */
  holdProduct(): () => void;
  /** Changes the signature. */
  signature: (signature: string) => string | undefined;
  /** Queries of all requests for the plan. */
  planCalls: string[];
  apiCalls: { path: string; cookie: string | undefined }[];
  /** Back to the first state. */
  reset(): void;
  forgetCalls(): void;
  close(): Promise<void>;
}

const firstAnswers = () => ({
  dataVersion: '1',
  product: { name: 'Hammer' },
  productDelayMs: 0,
  isRegistryDown: false,
  hasNoTexts: false,
  written: { text: '', version: 0 as number | undefined },
  registryFailures: 0,
  signature: (signature: string) => signature,
  styles: {},
});

/** The parts of API and registry that the page server calls. */
export async function fakeShop(): Promise<FakeShop> {
  const app: FastifyInstance = Fastify({ forceCloseConnections: true });
  const key = newSigningKey();
  const signer = createSigner(key);
  const versions = new Map<string, { planned: PlannedVersion; file: string }>();
  const previews = new Map<string, string>();
  let heldPlans: Promise<void> | undefined;
  let heldProduct: Promise<void> | undefined;
  const channel: Channel = { mfe: 'example', major: 1, stable: null, lastGood: null, rollout: null };
  const channels: Channel[] = [];
  const add = (version: string, file = exampleNodeFile()) =>
    versions.set(version, { planned: exampleVersion(version, file), file });

  const shop: FakeShop = {
    url: '',
    key,
    ...firstAnswers(),
    planCalls: [],
    apiCalls: [],
    styleCalls: [],
    reset() {
      Object.assign(shop, firstAnswers());
      versions.clear();
      previews.clear();
      Object.assign(channel, { stable: null, lastGood: null, rollout: null });
      const shell = { mfe: 'shell', major: 1, stable: '1', lastGood: null, rollout: null };
      channels.splice(0, channels.length, channel, shell);
      shop.publish('1');
    },
    holdPlans() {
      let release: () => void = () => undefined;
      heldPlans = new Promise<void>((resolve) => (release = resolve));
      return release;
    },
    holdProduct() {
      let release: () => void = () => undefined;
      heldProduct = new Promise<void>((resolve) => (release = resolve));
      return release;
    },
    forgetCalls() {
      for (const calls of [shop.planCalls, shop.apiCalls, shop.styleCalls]) calls.length = 0;
    },
    publish(version, file) {
      add(version, file);
      Object.assign(channel, { lastGood: channel.stable, stable: version, rollout: null });
    },
    publishForBrowsers(version, trustedTypes) {
      const { server: _, ...planned } = exampleVersion(version, '');
      versions.set(version, { planned: { ...planned, container: 'module', trustedTypes }, file: '' });
      channel.stable = version;
    },
    tryOut(version, percent, file) {
      add(version, file);
      channel.rollout = { id: 1, version, percent, salt: 'salt' };
    },
    addMajor(version, file) {
      add(version, file);
      channels.push({ ...channel, major: 2, stable: version, lastGood: null, rollout: null });
    },
    offerPreview(token, version, file) {
      add(version, file);
      previews.set(token, version);
    },
    endPreview: (token) => void previews.delete(token),
    close: () => app.close(),
  };
  shop.reset();

  const planFor = (token: string | undefined): ReleasePlan => ({
    channels,
    versions: Object.fromEntries(
      [...versions].map(([version, { planned }]) => [`example@${version}`, planned]),
    ),
    shells: { 1: SHELL },
    ...(token && {
      preview: { mfe: 'example', version: previews.get(token) ?? '', until: '2099-01-01T11:00:00.000Z' },
    }),
  });

  app.addHook('onRequest', async (request, reply) => {
    const isRegistry = /^\/(federation|assets|shell)/.test(request.url);
    if (isRegistry && (shop.isRegistryDown || shop.registryFailures-- > 0)) return reply.code(502).send();
    if (shop.hasNoTexts && request.url.includes('/messages')) return reply.code(503).send();
    if (!isRegistry && !request.url.startsWith('/images/'))
      shop.apiCalls.push({ path: request.url, cookie: request.headers.cookie });
    return undefined;
  });
  app.get<{ Querystring: { preview?: string } }>('/federation/plan', async (request, reply) => {
    const { preview } = request.query;
    shop.planCalls.push(preview ?? '');
    if (preview !== undefined && !previews.has(preview)) return reply.code(403).send({ message: 'over' });
    const text = JSON.stringify(planFor(preview));
    await heldPlans;
    const signature = shop.signature(signer.sign(text));
    if (signature !== undefined) reply.header('x-registry-signature', signature);
    return reply.type('application/json').send(text);
  });
  app.get(readWidgets.path, () => ({ widgets: exampleWidgets() }));
  app.get<{ Querystring: { with?: string; lang?: string } }>(readVersionMessages.path, ({ query }) => ({
    'greeting.end':
      query.lang === 'en'
        ? 'from the registry'
        : query.with
          ? `aus der Registry für ${query.with}`
          : 'aus der Registry',
  }));
  const sendStyle = (path: string, reply: FastifyReply) => {
    shop.styleCalls.push(path);
    const style = shop.styles[path] ?? exampleCss(basename(path, '.css'));
    return typeof style === 'number' ? reply.code(style).send() : reply.type('text/css').send(style);
  };
  app.get('/shell/*', (request, reply) => sendStyle(request.url, reply));
  app.get('/assets/*', (request, reply) => {
    if (request.url.endsWith('.css')) return sendStyle(request.url, reply);
    const file = [...versions.values()].find(({ planned }) => planned.server?.url === request.url)?.file;
    return file ? reply.type('text/javascript').send(file) : reply.code(404).send();
  });
  app.get<{ Querystring: { with?: string; lang?: string } }>(readMessages.path, ({ query }) => ({
    'greeting.end':
      shop.written.text ||
      (query.lang === 'en' ? 'from the API' : query.with ? `aus der API für ${query.with}` : 'aus der API'),
    'other.text': 'x',
  }));
  app.get(readMessageVersion.path, (_request, reply) =>
    shop.written.version === undefined ? reply.code(404).send({}) : { version: shop.written.version },
  );
  const versioned = (reply: FastifyReply) =>
    shop.dataVersion === undefined ? reply : reply.header(DATA_VERSION, shop.dataVersion);
  app.get(readProduct.path.replace('{productId}', '1'), async (_request, reply) => {
    await heldProduct;
    await new Promise((resolve) => setTimeout(resolve, shop.productDelayMs));
    return typeof shop.product === 'number'
      ? reply.code(shop.product).send({})
      : versioned(reply).send(shop.product);
  });
  app.get(readNavigation.path, (_request, reply) => versioned(reply).send({ children: [] }));
  app.get<{ Querystring: { lang?: string } }>(readStore.path.replace('{companyId}', '1'), ({ query }) => ({
    text: query.lang === 'en' ? 'Open today' : 'Heute geöffnet',
  }));
  app.get('/images/scenes/', () => ({}));
  app.get(readCart.path, (request) => ({ visitor: request.headers.cookie ?? 'niemand' }));
  shop.url = await app.listen({ port: 0, host: '127.0.0.1' });
  return shop;
}

const exampleWidgets = () =>
  WIDGETS.map((name) => ({
    name,
    title: `Titel von ${name}`,
    description: '',
    expose: `./${name}`,
    hydrate: 'load',
    data: 'none',
    propsSchema: {},
    examples: [
      { title: 'Erstes', props: { name: 'Beispiel' } },
      { title: 'Zweites', props: { name: 'Grenzfall' } },
    ],
    messages: [],
    js: [],
    css: [],
    mfe: 'example',
    version: '1',
    major: 1,
    isOldestMajor: true,
  }));

/** Content files with one page per behaviour. */
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
  write('config', PAGE_CONFIG);
  write('frame', {
    siteName: 'Fachwerk',
    skipLink: 'Zum Inhalt springen',
    translations: { en: { skipLink: 'Skip to content' } },
    zones: {
      header: [
        {
          widget: 'greeting',
          props: { name: 'Kopf' },
          propsWith: { chat: { name: 'Kopf mit Chat' } },
          translations: { en: { name: 'Head' } },
        },
      ],
      footer: [{ html: '<p>Fuß</p>' }, { widget: 'device', onlyWith: 'chat' }],
    },
    app: { zones: { header: [], footer: [{ html: '<p>Fuß der App</p>' }] } },
    modes: { prohibis: { zones: { header: [{ widget: 'greeting', props: { name: 'Profi' } }] } } },
  });
  write('start', page('/', [{ html: '<h1>Start</h1>' }, { widget: 'lazy' }]));
  write('german', page('/german/', [{ widget: 'language' }], { language: 'de' }));
  write(
    'language',
    page('/language-of/', [{ widget: 'language' }, { widget: 'opening' }], {
      translations: { en: { title: 'Title' } },
    }),
  );
  write('device', page('/device/', [{ widget: 'device' }]));
  write('greet', page('/g/{name}/', [{ widget: 'greeting', props: { name: '{name}' } }]));
  write(
    'greet-only',
    page('/only/{name}/', [{ widget: 'greeting', props: { name: '{name}' } }], { main: 'greeting' }),
  );
  write(
    'majors',
    page('/majors/', [
      { widget: 'greeting', props: { name: 'Alt' } },
      { widget: 'greeting@2', props: { name: 'Neu' } },
    ]),
  );
  write('product', page('/p/{id}/', [{ widget: 'product' }], { main: 'product' }));
  write(
    'advice',
    page('/advice/{id}/', [{ widget: 'product' }, { widget: 'teaser' }, { widget: 'counter' }], {
      main: 'product',
    }),
  );
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

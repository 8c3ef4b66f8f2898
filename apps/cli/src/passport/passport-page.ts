import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { readMessages } from '@fachwerk/shared/calls';
import type { MfeVersion, PageConfig, Release, WidgetRecord } from '@fachwerk/shared/contracts';
import type { PlannedShell } from '@fachwerk/shared/federation';
import type { BrowserContext, Route } from 'playwright-core';

/** No page of the shop: the browser gets it from here. */
const PATH = '/fachwerk-passport/';
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

/** What is measured, and the running shop around it. */
export interface Subject {
  manifest: MfeVersion;
  /** Folder with the files of the version, which need not be published. */
  folder: string;
  /** Origin of the shop: its shell, API, pictures and texts are used. */
  origin: string;
  shell: Pick<PlannedShell, 'script' | 'style' | 'preload'>;
  config: PageConfig;
}

/** Origins of the shop and of its API. */
export const ownOrigins = ({ origin, config }: Subject): string[] => [
  origin,
  new URL(config.apiOrigin || '/', origin).origin,
];

export const pageUrl = ({ origin }: Subject): string => new URL(PATH, origin).href;
export const assetsPath = ({ mfe, version }: MfeVersion): string => `/assets/${mfe}/${version}/`;

/**
 * A page of the shop with the live shell, without any widget. Its release names the version on the disk for
 * every widget, to be mounted at once.
 */
export async function servePage(context: BrowserContext, subject: Subject): Promise<void> {
  const { manifest, folder } = subject;
  const assets = assetsPath(manifest);
  const listed = new Set(manifest.files.map(({ path }) => path));
  const html = pageHtml(subject);
  await context.route(
    (url) => ownOrigins(subject).includes(url.origin),
    async (route) => {
      const { pathname, searchParams } = new URL(route.request().url());
      if (pathname === PATH) return route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' });
      if (pathname === readMessages.path) return answerMessages(route, searchParams, manifest);
      const path = pathname.startsWith(assets) ? pathname.slice(assets.length) : '';
      if (!listed.has(path)) return route.continue();
      return route.fulfill({
        body: readFileSync(join(folder, path)),
        contentType: TYPES[extname(path)] ?? 'application/octet-stream',
        headers: { 'access-control-allow-origin': '*' },
      });
    },
  );
}

/** The texts of the shop, and those of the version. */
async function answerMessages(
  route: Route,
  search: URLSearchParams,
  { messages }: MfeVersion,
): Promise<void> {
  const response = await route.fetch();
  const live = response.ok() ? ((await response.json()) as object) : {};
  const prefixes = search.getAll('prefix').flatMap((prefix) => prefix.split(','));
  const own = Object.entries(messages).filter(([key]) => prefixes.some((prefix) => key.startsWith(prefix)));
  await route.fulfill({ json: { ...live, ...Object.fromEntries(own) } });
}

const embed = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

function pageHtml({ manifest, shell, config }: Subject): string {
  const preload = shell.preload.map(
    ({ path, as, type }) => `<link rel="preload" href="${path}" as="${as}" type="${type}" crossorigin>`,
  );
  return [
    '<!doctype html><html lang="de"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Passport</title>',
    `<link rel="stylesheet" href="${shell.style}">${preload.join('')}`,
    `<script type="application/json" id="fachwerk-release">${embed(releaseOf(manifest))}</script>`,
    `<script type="application/json" id="fachwerk-config">${embed(config)}</script>`,
    `<script src="${shell.script}" data-telemetry="off" defer></script></head>`,
    '<body><main><h1>Passport</h1><div id="passport-place"></div><p>What follows the widget.</p></main></body></html>',
  ].join('\n');
}

function releaseOf(manifest: MfeVersion): Release {
  const { mfe, version, global, entry, container, widgets, files } = manifest;
  const url = (path: string) => assetsPath(manifest) + path;
  return {
    id: 'passport',
    mfes: {
      [mfe]: {
        version,
        global,
        entry: url(entry),
        integrity: files.find(({ path }) => path === entry)?.integrity ?? '',
        ...(container && { container }),
      },
    },
    widgets: Object.fromEntries(
      widgets.map(({ name, expose, reserve, messages, js, css }: WidgetRecord) => [
        name,
        {
          mfe,
          expose,
          messages,
          js: js.map(url),
          css: css.map(url),
          ...(reserve && { reserve }),
          // On every device, at once.
          hydrate: 'load' as const,
          importance: 'essential' as const,
        },
      ]),
    ),
    chunks: Object.fromEntries(
      files
        .filter(({ path }) => /\.(m?js|css)$/.test(path) && !path.startsWith('node/'))
        .map(({ path, integrity }) => [url(path), integrity]),
    ),
    // Views of a preview send no telemetry, and a version that fails is not replaced.
    preview: { mfe, version, until: '' },
  };
}

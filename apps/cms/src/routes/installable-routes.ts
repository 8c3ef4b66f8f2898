import { createHash } from 'node:crypto';
import { versionOf } from '@fachwerk/server-kit/content-version';
import type { FastifyInstance } from 'fastify';
import type { Page } from '../content/load-content';
import { type BrowserScripts, readBrowserScripts } from '../installable/browser-scripts';
import type { InstallPartOf } from '../installable/install-part';
import { type AppIcon, webAppManifest } from '../installable/web-app-manifest';
import { attributes } from '../page/html';
import { DIST_DIR } from '../paths';
import { cacheControlOf } from './versioned-cache';

interface Options {
  pages: readonly Page[];
  /** Tests bundle them; the build has them in dist. */
  scripts?: BrowserScripts | undefined;
  assetUrl(name: string): string;
}

const SCRIPT = '/pages/install-page.js';
const JAVASCRIPT = 'text/javascript; charset=utf-8';
/** Asked for each time: an older one would keep an older page. */
const NEWEST = 'no-cache';

/** Manifest and worker of each installable page, below its path, and the script that registers the worker. */
export function installableRoutes(
  app: FastifyInstance,
  { pages, scripts = readBrowserScripts(DIST_DIR), assetUrl }: Options,
): InstallPartOf {
  const icons = iconsOf(assetUrl);
  for (const { path, installable } of pages) {
    if (!installable || path === undefined) continue;
    const manifest = JSON.stringify(webAppManifest(path, installable, icons));
    app.get(manifestOf(path), (_request, reply) =>
      reply.type('application/manifest+json').header('cache-control', NEWEST).send(manifest),
    );
    // Without `service-worker-allowed` its scope is this path and what is below.
    app.get(workerOf(path), (_request, reply) =>
      reply.type(JAVASCRIPT).header('cache-control', NEWEST).send(scripts.serviceWorker),
    );
  }
  const script = Buffer.from(scripts.installPage);
  const version = versionOf(script);
  app.get<{ Querystring: { v?: string } }>(SCRIPT, (request, reply) =>
    reply.type(JAVASCRIPT).header('cache-control', cacheControlOf(request.query.v, version)).send(script),
  );
  const integrity = `sha256-${createHash('sha256').update(script).digest('base64')}`;

  return ({ path, installable }) => {
    if (!installable || path === undefined) return undefined;
    const address = `${SCRIPT}?v=${version}`;
    const links = [
      `<link${attributes({ rel: 'manifest', href: manifestOf(path) })}>`,
      `<link${attributes({ rel: 'apple-touch-icon', href: assetUrl('app-icon-180.png') })}>`,
      `<script${attributes({
        src: address,
        integrity,
        crossorigin: 'anonymous',
        'data-worker': workerOf(path),
        defer: true,
      })}></script>`,
    ];
    return { head: links.join('\n'), script: address };
  };
}

const manifestOf = (path: string): string => `${path}manifest.webmanifest`;
const workerOf = (path: string): string => `${path}service-worker.js`;

/** The ornament of the shop leaves the margin that systems cut off: each icon is for both purposes. */
const iconsOf = (assetUrl: (name: string) => string): AppIcon[] =>
  [192, 512].flatMap((size) =>
    (['any', 'maskable'] as const).map((purpose) => ({
      src: assetUrl(`app-icon-${size}.png`),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  );

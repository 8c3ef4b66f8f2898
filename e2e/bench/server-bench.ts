import { Agent, get } from 'node:http';
import { createRequire } from 'node:module';
import { createBus } from '@fachwerk/shared/bus';
import type { ReleasePlan } from '@fachwerk/shared/federation';
import { createHttpClient } from '@fachwerk/shared/http';
import type { AnyWidget, LoadContext, PageConfig, Platform } from '@fachwerk/shared/widget';
import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { printTable } from './markdown';
import { percentile } from './statistics';

export interface ServerFigure {
  what: string;
  clients: number;
  perSecond: number;
  p50: number;
  p95: number;
}

/** A third-party page sends one request, a page server one per second. */
const REGISTRY_QUESTIONS = [
  ['registry: resolve 3 widgets', '/federation/resolve?widgets=header,product-list-page,footer&bucket=4711'],
  ['registry: the whole plan', '/federation/plan'],
] as const;

/**
 * The registry over HTTP, and React alone rendering the main widget of a list page from data that is already
 * there: the least that a cold list page takes (page-server-bench.ts).
 */
export async function benchServer(
  shopUrl: string,
  requests: number,
  listPath: string,
): Promise<ServerFigure[]> {
  const figures: ServerFigure[] = [];
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  for (const [what, path] of REGISTRY_QUESTIONS)
    for (const clients of [1, 16])
      figures.push(await measure(what, clients, requests, () => read(agent, new URL(path, shopUrl))));
  agent.destroy();
  const render = await listRenderer(shopUrl, listPath);
  figures.push(
    await measure('React alone, main widget of it', 1, requests, async () => {
      render();
    }),
  );
  return figures;
}

async function measure(
  what: string,
  clients: number,
  requests: number,
  deed: () => Promise<void>,
): Promise<ServerFigure> {
  const times: number[] = [];
  const run = async (total: number, isCounted: boolean) => {
    let next = 0;
    const client = async () => {
      while (next++ < total) {
        const start = performance.now();
        await deed();
        if (isCounted) times.push(performance.now() - start);
      }
    };
    await Promise.all(Array.from({ length: clients }, client));
  };
  await run(Math.ceil(requests / 5), false);
  const start = performance.now();
  await run(requests, true);
  const perSecond = (times.length / (performance.now() - start)) * 1000;
  return { what, clients, perSecond, p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
}

function read(agent: Agent, url: URL): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { accept: 'text/html' } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url.pathname} answers ${response.statusCode}`));
      response.resume().on('end', resolve).on('error', reject);
    }).on('error', reject);
  });
}

/**
 * The same code that the page server runs, out of the same published version, without its threads and its
 * HTTP.
 */
async function listRenderer(shopUrl: string, listPath: string): Promise<() => string> {
  const { versions } = (await (await fetch(new URL('/federation/plan', shopUrl))).json()) as ReleasePlan;
  const mfe = Object.values(versions).find((version) => 'product-list-page' in version.widgets);
  const config = (await (await fetch(new URL('/federation/config', shopUrl))).json()) as PageConfig;
  const messages = (await (
    await fetch(new URL('/messages/filtered?lang=de', shopUrl))
  ).json()) as Platform['messages'];
  const source = await (await fetch(new URL(mfe?.server?.url ?? '', shopUrl))).text();
  const module = { exports: {} as { widgets: AnyWidget[] } };
  new Function('module', 'exports', 'require', source)(
    module,
    module.exports,
    createRequire(`${process.cwd()}/package.json`),
  );
  const widget = module.exports.widgets.find(({ name }) => name === 'product-list-page');
  if (!widget?.load) throw new Error('The release has no list page.');

  const api = createHttpClient({ baseURL: shopUrl });
  const signal = new AbortController().signal;
  const now = new Date().toISOString();
  const props = { categoryPath: listPath.replace(/^\/c\//, '').replace(/\/$/, '') };
  const context: LoadContext<unknown> = {
    props,
    api,
    url: new URL(listPath, shopUrl),
    now,
    signal,
    pageUrls: config.pageUrls,
  };
  const { data } = await widget.load(context as LoadContext<never>);
  const platform: Platform = {
    bus: createBus(),
    api,
    config,
    messages,
    signal,
    now,
    root: null,
    track: () => undefined,
  };
  const Root = widget.Root as ComponentType<{ props: unknown; data: unknown; platform: Platform }>;
  return () => renderToString(createElement(Root, { props, data, platform }));
}

export function printServer(figures: readonly ServerFigure[]): void {
  printTable(
    'Registry, and React alone',
    ['what', 'clients', 'per second', 'p50 ms', 'p95 ms'],
    figures.map(({ what, clients, perSecond, p50, p95 }) => [
      ...[what, clients, perSecond.toFixed(0), p50.toFixed(1), p95.toFixed(1)],
    ]),
  );
}

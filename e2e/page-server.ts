import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { shopUrl } from './steps';

/** Journeys run in e2e/. */
const SERVER = resolve('../apps/cms/dist/server.js');

export interface OtherServer {
  url: string;
  stop(): Promise<void>;
}

/** Starts a second page server with other settings than those of the shop. */
export async function startPageServer(env: Record<string, string>): Promise<OtherServer> {
  const child = spawn(process.execPath, [SERVER], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      API_URL: shopUrl(),
      REGISTRY_URL: shopUrl(),
      PICTURES_URL: shopUrl(),
      PUBLIC_URL: shopUrl(),
      HOST: '127.0.0.1',
      PORT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const listening = new Promise<string>((done) => {
    let said = '';
    child.stdout.on('data', (data: Buffer) => {
      said += String(data);
      const [, url] = /Server listening at (http:\/\/[^"\s]+)/.exec(said) ?? [];
      if (url) done(url);
    });
  });
  const url = await Promise.race([
    listening,
    ended.then(() => Promise.reject(new Error('The page server ended.'))),
  ]);
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Loads pages from the other server; all other requests go to the shop. */
export async function showPagesOf(
  context: BrowserContext,
  url: string,
  change: (html: string) => string = (html) => html,
): Promise<void> {
  await context.route(
    ({ origin }) => origin === new URL(shopUrl()).origin,
    async (route) => {
      const request = route.request();
      if (request.resourceType() !== 'document' || request.method() !== 'GET') return route.fallback();
      const { pathname, search } = new URL(request.url());
      const response = await route.fetch({ url: new URL(url).origin + pathname + search, maxRedirects: 0 });
      return route.fulfill({ response, body: change(await response.text()) });
    },
  );
}

/** Accepts every request and answers none. */
export async function startSilentServer(): Promise<OtherServer> {
  const server = createServer(() => undefined);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** No server listens there. */
export async function refusingAddress(): Promise<string> {
  const { url, stop } = await startSilentServer();
  await stop();
  return url;
}

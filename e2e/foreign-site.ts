import { createServer, type Server } from 'node:http';
import { after, before } from 'node:test';
import { shopUrl } from './steps';

const PORT = process.env.FOREIGN_PORT;

/** Hosts of one site, and one of another; browsers find all of them on this machine. */
export const SHOP = `http://www.fachwerk.localhost:${new URL(shopUrl()).port}`;
export const MAGAZINE = `http://magazin.fachwerk.localhost:${PORT}`;
export const OTHER_SITE = `http://bautagebuch.localhost:${PORT}`;

export const TAG = `<script src="${SHOP}/shell/shell.js" defer></script>`;
export const ISOLATING_TAG = `<script src="${SHOP}/shell/shell.js" data-isolate defer></script>`;

interface Shown {
  html: string;
  headers: Record<string, string>;
}

/** Pages of somebody else, served while the journeys of this file run; each host shows all of them. Answers how to put one there. */
export function openForeignSite(): (path: string, html: string, headers?: Record<string, string>) => void {
  const pages = new Map<string, Shown>();
  let server: Server;
  before(async () => {
    server = createServer((request, response) => {
      const page = pages.get(new URL(request.url ?? '/', 'http://any').pathname);
      if (!page) return response.writeHead(204).end();
      return response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...page.headers })
        .end(page.html);
    });
    await new Promise<void>((done) => server.listen(Number(PORT), '127.0.0.1', done));
  });
  after(() => {
    server.close();
    server.closeAllConnections();
  });
  return (path, html, headers = {}) => pages.set(path, { html, headers });
}

export const foreignPage = (head: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Somebody else's page</title>${head}</head><body>${body}</body></html>`;

export const widgetElement = (name: string, props: object = {}, fallback = ''): string =>
  `<div data-widget="${name}" data-props='${JSON.stringify(props)}'>${fallback}</div>`;

/** Needs nothing of the API but texts. */
export const USP = widgetElement(
  'usp-teaser',
  { items: [{ icon: 'truck', title: 'Lieferung nach Hause', text: 'Ab 75 € versandkostenfrei.' }] },
  '<p>Fallback of the page</p>',
);

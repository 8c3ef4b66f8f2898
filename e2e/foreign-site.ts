import { createServer } from 'node:http';
import { ofThisWorker, shopUrl } from './steps';

/** Each worker has its own port; its shop allows the origins. */
export const FOREIGN_PORT = Number(ofThisWorker(process.env.FOREIGN_PORTS));

/** Two hosts of one site, and two others; browsers resolve all of them to this machine. */
export const SHOP = `http://www.fachwerk.localhost:${new URL(shopUrl()).port}`;
export const MAGAZINE = `http://magazin.fachwerk.localhost:${FOREIGN_PORT}`;
/** Another site that the shop allows. */
export const PARTNER = `http://partner.localhost:${FOREIGN_PORT}`;
/** Another site that it does not allow. */
export const OTHER_SITE = `http://bautagebuch.localhost:${FOREIGN_PORT}`;

export const TAG = `<script src="${SHOP}/shell/shell.js" defer></script>`;
export const ISOLATING_TAG = `<script src="${SHOP}/shell/shell.js" data-isolate defer></script>`;

export type ShowForeignPage = (path: string, html: string, headers?: Record<string, string>) => void;

/** Serves third-party pages; each host serves all of them. */
export async function serveForeignPages(): Promise<{ show: ShowForeignPage; close: () => void }> {
  const pages = new Map<string, { html: string; headers: Record<string, string> }>();
  const server = createServer((request, response) => {
    const page = pages.get(new URL(request.url ?? '/', 'http://any').pathname);
    if (!page) return response.writeHead(204).end();
    return response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...page.headers })
      .end(page.html);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(FOREIGN_PORT, '127.0.0.1', resolve);
  });
  return {
    show: (path, html, headers = {}) => pages.set(path, { html, headers }),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

export const foreignPage = (head: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>A third-party page</title>${head}</head><body>${body}</body></html>`;

export const widgetElement = (name: string, props: object = {}, fallback = ''): string =>
  `<div data-widget="${name}" data-props='${JSON.stringify(props).replaceAll("'", '&#39;')}'>${fallback}</div>`;

/** Needs nothing from the API but texts. */
export const USP = widgetElement(
  'usp-teaser',
  { items: [{ icon: 'truck', title: 'Lieferung nach Hause', text: 'Ab 75 € kostenlos.' }] },
  '<p>Fallback of the page</p>',
);

import type { FastifyRequest } from 'fastify';

/** True for a form sent without JavaScript; scripts accept JSON. */
export function wantsPage(request: FastifyRequest): boolean {
  const accept = request.headers.accept ?? '';
  return request.method === 'POST' && accept.includes('text/html') && !accept.includes('application/json');
}

const WAYS_BACK = {
  shop: '<a href="/basket/">Zum Warenkorb</a> · <a href="/">Zur Startseite</a>',
  operations: '<a href="/operations/">Zur Seite Betrieb</a> · <a href="/desk/">Zum Marktdienst</a>',
} as const;
export type WayBack = keyof typeof WAYS_BACK;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The pages to which the error page of a form leads; by default those of shoppers. */
    wayBack?: WayBack;
  }
}

/** Error page for a refused form without JavaScript: the reason and two links. */
export const errorPage = (
  text: string,
  requestId: string,
  wayBack: WayBack = 'shop',
): string => `<!doctype html>
<html lang="de">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Das hat nicht geklappt</title></head>
<body>
<main>
<h1>Das hat nicht geklappt</h1>
<p>${escapeHtml(text)}</p>
<p>${WAYS_BACK[wayBack]}</p>
<p><small>Vorgang ${escapeHtml(requestId)}</small></p>
</main>
</body>
</html>
`;

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

import type { Language } from '@fachwerk/shared/rules';
import type { FastifyRequest } from 'fastify';

/** True for a form sent without JavaScript; scripts accept JSON. */
export function wantsPage(request: FastifyRequest): boolean {
  const accept = request.headers.accept ?? '';
  return request.method === 'POST' && accept.includes('text/html') && !accept.includes('application/json');
}

export type WayBack = 'shop' | 'operations';

interface Texts extends Record<WayBack, string> {
  title: string;
  request: string;
}

const GERMAN: Texts = {
  title: 'Das hat nicht geklappt',
  request: 'Vorgang',
  shop: '<a href="/basket/">Zum Warenkorb</a> · <a href="/">Zur Startseite</a>',
  operations: '<a href="/operations/">Zur Seite Betrieb</a> · <a href="/desk/">Zum Marktdienst</a>',
};
const TEXTS: Record<Language, Texts> = {
  de: GERMAN,
  en: {
    title: 'That didn’t work',
    request: 'Request',
    shop: '<a href="/basket/">Go to basket</a> · <a href="/">Go to start page</a>',
    // Pages of employees are German.
    operations: GERMAN.operations,
  },
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The pages to which the error page of a form leads; by default those of shoppers. */
    wayBack?: WayBack;
  }
}

export interface ErrorPage {
  text: string;
  requestId: string;
  language: Language;
  wayBack?: WayBack | undefined;
}

/** Error page for a refused form without JavaScript: the reason and two links. */
export function errorPage({ text, requestId, language, wayBack = 'shop' }: ErrorPage): string {
  const texts = TEXTS[language];
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${texts.title}</title></head>
<body>
<main>
<h1>${texts.title}</h1>
<p>${escapeHtml(text)}</p>
<p>${texts[wayBack]}</p>
<p><small>${texts.request} ${escapeHtml(requestId)}</small></p>
</main>
</body>
</html>
`;
}

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

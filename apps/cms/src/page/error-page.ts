import type { Language } from '@fachwerk/shared/rules';
import { escapeHtml } from './html';

const TEXTS: Record<
  Language,
  { title: string; reason: string; advice: [string, string, string]; id: string }
> = {
  de: {
    title: 'Das hat leider nicht geklappt',
    reason: 'Diese Seite konnten wir gerade nicht aufbauen. Ihr Warenkorb ist davon nicht betroffen.',
    advice: ['Bitte laden Sie die Seite in einem Moment noch einmal, oder gehen Sie ', 'zur Startseite', '.'],
    id: 'Kennung',
  },
  en: {
    title: 'That didn’t work',
    reason: 'We couldn’t load this page just now. Your basket isn’t affected.',
    advice: ['Please load the page again in a moment, or go ', 'to the start page', '.'],
    id: 'Reference',
  },
};

/** An error page that needs no widget, no release and no file except for the page server's style sheet. */
export function errorPage(style: string, requestId: string, language: Language): string {
  const { title, reason, advice, id } = TEXTS[language];
  const [before, link, after] = advice;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | Fachwerk Baumarkt</title>
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${escapeHtml(style)}">
</head>
<body class="page-error-body">
<main class="page-error">
<h1>${title}</h1>
<p>${reason}</p>
<p>${before}<a href="/">${link}</a>${after}</p>
<p class="page-error-id">${id}: ${escapeHtml(requestId)}</p>
</main>
</body>
</html>
`;
}

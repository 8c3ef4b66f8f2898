import { escapeHtml } from './html';

const TITLE = 'Das hat leider nicht geklappt';

/** An error page that needs no widget, no release and no file except for the page server's style sheet. */
export const errorPage = (style: string, requestId: string): string => `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${TITLE} | Fachwerk Baumarkt</title>
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${escapeHtml(style)}">
</head>
<body class="page-error-body">
<main class="page-error">
<h1>${TITLE}</h1>
<p>Diese Seite konnten wir gerade nicht aufbauen. Ihr Warenkorb ist davon nicht betroffen.</p>
<p>Bitte laden Sie die Seite in einem Moment noch einmal, oder gehen Sie <a href="/">zur Startseite</a>.</p>
<p class="page-error-id">Kennung: ${escapeHtml(requestId)}</p>
</main>
</body>
</html>
`;

import type { Messages } from '@fachwerk/shared/contracts';
import type { Language } from '@fachwerk/shared/rules';
import { escapeHtml } from '../../kernel/errors/error-page';
import { formatText } from '../../kernel/text/format-text';

export const LEAVING_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'referrer-policy': 'no-referrer',
};

/**
 * Leads from a form without script to the page of a provider. Reloading after zero seconds replaces this page
 * in the history, so that the back button does not lead to it.
 */
export function leavingPage(url: string, messages: Messages, language: Language): string {
  const text = (key: string) => escapeHtml(formatText(messages, key));
  const target = escapeHtml(url);
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="0; url=${target}"><title>${text('checkout.leaving.headline')}</title></head>
<body>
<main>
<h1>${text('checkout.leaving.headline')}</h1>
<p>${text('checkout.leaving.text')}</p>
<p><a href="${target}">${text('checkout.leaving.link')}</a></p>
</main>
</body>
</html>
`;
}

import type { OrderView } from '@fachwerk/shared/contracts';
import terms from '../../../../cms/content/terms.json';
import withdrawalPolicy from '../../../../cms/content/withdrawal-policy.json';
import { escapeHtml } from '../../kernel/errors/error-page';
import type { MailDocument } from '../../kernel/mail/mail-documents';

interface ContentPage {
  title: string;
  zones: { main: readonly { html: readonly string[] }[] };
}

/** Readable in print and on a screen, without any file from a server. */
const STYLE = `body{max-width:42rem;margin:2rem auto;padding:0 1rem;font:1rem/1.6 Arial,Helvetica,sans-serif;color:#1b2420;background:#fff}
h1,h2{line-height:1.3}blockquote{margin:1rem 0;padding:1rem;border-left:4px solid #0f5b4f}a{color:#0f5b4f}
@media (prefers-color-scheme:dark){body{background:#121815;color:#f5f3ee}a{color:#8fd0c3}}
@media print{body{margin:0;background:#fff;color:#000}a[href^=http]::after{content:" (" attr(href) ")"}}`;

const CONTENTS = /<nav class="page-toc"[\s\S]*?<\/nav>/;

/** Where the page states the beginning of the period for goods (EGBGB, annex 1 to Art. 246a, note 1c). */
const BEGIN_OF_GOODS =
  ', an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die letzte Ware in Besitz genommen haben bzw. hat.';
/** Note 1a, for what is no goods: the day of the contract. */
const BEGIN_OF_OTHERS = ' des Vertragsabschlusses.';
/** Paragraphs and sections about goods and their return: notes 4 and 5, which are for contracts on goods. */
const ABOUT_GOODS = /<(p|section)(?: id="[^"]*")? class="page-goods">[\s\S]*?<\/\1>\n?/g;

/**
 * Terms and withdrawal instruction as files that stay with the customer (BGB §312f). They are made of the
 * texts of the pages. Links lead to the shop; links within the file stay. An order of nothing but gift cards
 * has the instruction for contracts without goods: each contract has one text of the model (decision 0141).
 */
export function legalTexts(
  { lines }: Pick<OrderView, 'lines'>,
  pageUrl: (path: string) => string,
): MailDocument[] {
  const file = (name: string, page: ContentPage, content: string): MailDocument =>
    textDocument(name, page.title, content);
  const hasGoods = lines.some(({ giftCardValue }) => giftCardValue === undefined);
  const instruction = contentOf(withdrawalPolicy, pageUrl);
  return [
    file('AGB.html', terms, contentOf(terms, pageUrl)),
    file(
      'Widerrufsbelehrung.html',
      withdrawalPolicy,
      hasGoods ? instruction : instruction.replace(ABOUT_GOODS, '').replace(BEGIN_OF_GOODS, BEGIN_OF_OTHERS),
    ),
  ];
}

const contentOf = ({ zones }: ContentPage, pageUrl: (path: string) => string): string =>
  zones.main
    .flatMap(({ html }) => html)
    .join('\n')
    .replace(CONTENTS, '')
    .replace(/href="(\/[^"]*)"/g, (_, path: string) => `href="${escapeHtml(pageUrl(path))}"`);

/** A file of HTML that stays with the customer. */
export const textDocument = (name: string, title: string, content: string): MailDocument => ({
  name,
  type: 'text/html; charset=utf-8',
  content: Buffer.from(`<!doctype html>
<html lang="de">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><main>${content}</main></body>
</html>
`),
});

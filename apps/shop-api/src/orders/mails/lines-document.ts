import type { OrderView } from '@fachwerk/shared/contracts';
import { DEFAULT_LANGUAGE } from '@fachwerk/shared/rules';
import { escapeHtml } from '../../kernel/errors/error-page';
import type { MailDocument } from '../../kernel/mail/mail-documents';
import { mailTexts } from '../../kernel/mail/mail-texts';
import { textDocument } from './legal-texts';
import { lineAmount, MOST_LINES } from './templates/OrderSummary';

/**
 * All lines of an order whose mail shows the first ones only, and when they arrive: a link is no durable
 * medium (BGB §312f(2), CJEU C-49/11). Undefined if the mail shows all of them.
 */
export function linesDocument({ number, lines, arrivals = [] }: OrderView): MailDocument | undefined {
  if (lines.length <= MOST_LINES) return undefined;
  const list = (texts: readonly string[]): string =>
    `<ol>${texts.map((text) => `<li>${escapeHtml(text)}</li>`).join('')}</ol>`;
  const title = `Artikel der Bestellung ${number}`;
  const content = [
    `<h1>${escapeHtml(title)}</h1>`,
    list(
      lines.map((line) => {
        const { name, notes = [], value } = lineAmount(line, line.quantity, mailTexts(DEFAULT_LANGUAGE));
        return [name, ...notes.map((note) => `(${note})`), value].join(' ');
      }),
    ),
    ...(arrivals.length > 1
      ? ['<h2>Liefertermine</h2>', list(arrivals.map(({ text, names }) => `${text}: ${names.join(', ')}`))]
      : []),
  ];
  return textDocument('Artikel.html', title, content.join('\n'));
}

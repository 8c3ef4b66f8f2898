import { escapeHtml } from '../http/error-page';

export const SHOP_NAME = 'Fachwerk';

/** What a mail says, in the order in which it is read. */
export type MailPart =
  | string
  | { link: string; label: string }
  /** What was sent to us or decided, name by name. */
  | { list: readonly (readonly [name: string, value: string])[] };

export interface Mail {
  /** For the outbox: which of our mails it is. */
  kind: string;
  subject: string;
  parts: readonly MailPart[];
}

const CLOSING = `Ihr ${SHOP_NAME}-Team`;
/** Letters of business name the company (GmbHG section 35a). Sample, as in the imprint: replace it before the shop opens. */
const COMPANY = [
  'Fachwerk Baumarkt GmbH, Musterstraße 1, 50667 Köln',
  'Sitz Köln, Amtsgericht Köln, HRB 00000',
  'Geschäftsführer: Max Mustermann',
];
const AUTOMATIC = 'Diese Nachricht wurde automatisch versendet.';

/** Every mail as plain text and as simple HTML with the same words. */
export function renderMail({ subject, parts }: Mail): { text: string; html: string } {
  const text = [...parts.map(partAsText), CLOSING, ['-- ', AUTOMATIC, ...COMPANY].join('\n')].join('\n\n');
  return { text: `${text}\n`, html: page(subject, parts.map(partAsHtml).join('\n')) };
}

function partAsText(part: MailPart): string {
  if (typeof part === 'string') return part;
  if ('link' in part) return `${part.label}:\n${part.link}`;
  return part.list
    .map(([name, value]) => `${name}: ${withLines(value).replaceAll('\n', '\n    ')}`)
    .join('\n');
}

/** No colour-only meaning, readable without styles, no picture, nothing loaded from anywhere. */
function partAsHtml(part: MailPart): string {
  if (typeof part === 'string') return `<p>${withBreaks(part)}</p>`;
  if ('link' in part) {
    const address = escapeHtml(part.link);
    return `<p><a href="${address}" style="display:inline-block;padding:12px 24px;background:#0f5b4f;color:#ffffff;font-weight:bold;text-decoration:none;border-radius:6px">${escapeHtml(part.label)}</a></p>
<p style="font-size:14px;color:#56605b;overflow-wrap:anywhere">Falls die Schaltfläche nicht geht, öffnen Sie diese Adresse:<br><a href="${address}">${address}</a></p>`;
  }
  const rows = part.list.map(
    ([name, value]) =>
      `<dt style="font-size:14px;color:#56605b">${escapeHtml(name)}</dt><dd style="margin:0 0 12px;font-weight:bold">${withBreaks(value)}</dd>`,
  );
  return `<dl style="margin:24px 0;padding:16px 16px 4px;background:#f5f3ee">${rows.join('')}</dl>`;
}

/** Browsers send line ends as CR LF. */
const withLines = (text: string): string => text.replace(/\r\n?/g, '\n');
const withBreaks = (text: string): string => escapeHtml(withLines(text)).replaceAll('\n', '<br>');

const page = (subject: string, content: string): string => `<!doctype html>
<html lang="de">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5;color:#1b2420;background:#f5f3ee">
<div style="max-width:600px;margin:0 auto;padding:24px;background:#ffffff;border-top:4px solid #0f5b4f">
<p style="margin:0;font-size:22px;font-weight:bold;color:#0f5b4f">${SHOP_NAME}</p>
<h1 style="margin:24px 0 16px;font-size:22px;line-height:1.3">${escapeHtml(subject)}</h1>
${content}
<p>${CLOSING}</p>
<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #d8d4ca;font-size:14px;color:#56605b">${[AUTOMATIC, ...COMPANY].map(escapeHtml).join('<br>')}</p>
</div>
</body>
</html>
`;

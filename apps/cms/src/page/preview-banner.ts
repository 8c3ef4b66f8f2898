import { dayAndTimeText, isInstant, parseInstant } from '@fachwerk/shared/time';
import { attributes, escapeHtml } from './html';

export type PreviewNotice =
  | { kind: 'shown'; mfe: string; version: string; until: string }
  | { kind: 'refused' }
  | { kind: 'unavailable' };

const TEXTS = {
  refused: 'Dieser Vorschau-Link ist abgelaufen oder ungültig. Sie sehen die Seite wie alle Besucher.',
  unavailable: 'Die Vorschau ist gerade nicht erreichbar. Sie sehen die Seite wie alle Besucher.',
};

/** The banner of previews: first in the HTML and visible without script. `path` is the page's own. */
export function previewBanner(notice: PreviewNotice, path: string): string {
  const end = `<a${attributes({ class: 'page-preview-end', href: withEnd(path), rel: 'nofollow' })}>Vorschau beenden</a>`;
  const banner = (content: string) =>
    `<aside class="page-preview" aria-label="Vorschau"><div class="page-preview-line fw-container">${content}</div></aside>`;
  if (notice.kind === 'refused') return banner(`<p>${TEXTS.refused}</p>`);
  if (notice.kind === 'unavailable') return banner(`<p>${TEXTS.unavailable}</p>${end}`);

  const { mfe, version, until } = notice;
  return banner(
    `<p><strong>Vorschau:</strong> ${escapeHtml(mfe)} ${escapeHtml(version)} bis <time${attributes({ datetime: until })}>${untilText(until)}</time>. ` +
      `Nur Sie sehen diese Version.</p>${end}`,
  );
}

function untilText(until: string): string {
  return isInstant(until) ? dayAndTimeText(parseInstant(until)) : escapeHtml(until);
}

const withEnd = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}preview=end`;

export interface SnippetParts {
  /** Value of `data-widget`: "cart-page", "cart-page@2". */
  name: string;
  props: Readonly<Record<string, unknown>>;
  /** Shown until the widget is ready, and if it cannot load. */
  fallback: string;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', "'": '&#39;' };
/** Escapes text and single-quoted attributes. */
const escape = (text: string) => text.replace(/[&<>']/g, (char) => ENTITIES[char] ?? char);

/** Longer JSON is split over several lines. */
const ONE_LINE = 72;

/** Snippet for a third-party page. */
export function htmlSnippet({ name, props, fallback }: SnippetParts): string {
  const oneLine = JSON.stringify(props);
  const json = oneLine.length > ONE_LINE ? JSON.stringify(props, null, 2) : oneLine;
  const data = oneLine === '{}' ? '' : ` data-props='${escape(json)}'`;
  const content = fallback.trim() === '' ? '' : `\n  <p>${escape(fallback.trim())}</p>\n`;
  return `<div data-widget="${escape(name)}"${data}>${content}</div>`;
}

/** Script tag, once per third-party page. */
export const scriptTag = (origin: string): string => `<script src="${origin}/shell/shell.js" defer></script>`;

/** Entry for a zone of a content file. */
export function contentSnippet({ name, props }: SnippetParts): string {
  const hasProps = Object.keys(props).length > 0;
  return JSON.stringify({ widget: name, ...(hasProps && { props }) }, null, 2);
}

export interface SnippetParts {
  /** As a page says it: "cart-page", "cart-page@2". */
  name: string;
  props: Readonly<Record<string, unknown>>;
  /** Stands there until the widget is ready, and when it cannot load. */
  fallback: string;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', "'": '&#39;' };
/** For text, and for an attribute in single quotes. */
const escape = (text: string) => text.replace(/[&<>']/g, (char) => ENTITIES[char] ?? char);

/** Longer JSON goes over several lines. */
const ONE_LINE = 72;

/** For pages of other systems. */
export function htmlSnippet({ name, props, fallback }: SnippetParts): string {
  const oneLine = JSON.stringify(props);
  const json = oneLine.length > ONE_LINE ? JSON.stringify(props, null, 2) : oneLine;
  const data = oneLine === '{}' ? '' : ` data-props='${escape(json)}'`;
  const content = fallback.trim() === '' ? '' : `\n  <p>${escape(fallback.trim())}</p>\n`;
  return `<div data-widget="${escape(name)}"${data}>${content}</div>`;
}

/** Once per page of another system. */
export const scriptTag = (origin: string): string => `<script src="${origin}/shell/shell.js" defer></script>`;

/** For a zone of a content file of ours. */
export function contentSnippet({ name, props }: SnippetParts): string {
  const hasProps = Object.keys(props).length > 0;
  return JSON.stringify({ widget: name, ...(hasProps && { props }) }, null, 2);
}

/** Sanitised HTML as data: what `parseHtml` lets through, and all that `HtmlContent` can draw. */
export type HtmlNode = string | HtmlElement;

export interface HtmlElement {
  tag: HtmlTag;
  /** By their names in React. */
  attributes: Readonly<Record<string, string>>;
  children: HtmlNode[];
}

export const HTML_TAGS = [
  'p',
  'br',
  'hr',
  'h2',
  'h3',
  'h4',
  'strong',
  'b',
  'em',
  'i',
  'small',
  'sub',
  'sup',
  'abbr',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'blockquote',
  'table',
  'caption',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'a',
  'img',
] as const;
export type HtmlTag = (typeof HTML_TAGS)[number];

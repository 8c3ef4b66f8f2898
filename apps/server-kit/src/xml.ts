/** An element: its name, and its text or children. Empty children are left out. */
export interface XmlElement {
  name: string;
  attributes?: Readonly<Record<string, string>>;
  content: string | readonly (XmlElement | undefined)[];
}

export const element = (
  name: string,
  content: XmlElement['content'],
  attributes?: XmlElement['attributes'],
): XmlElement => ({ name, content, ...(attributes && { attributes }) });

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
/** XML 1.0 allows no other characters, not even escaped ones; a file with one cannot be read at all. */
const NOT_ALLOWED = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const escapeXml = (text: string): string =>
  text.replace(NOT_ALLOWED, '').replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);

export function toXml({ name, attributes = {}, content }: XmlElement): string {
  const start = Object.entries(attributes).reduce(
    (tag, [key, value]) => `${tag} ${key}="${escapeXml(value)}"`,
    name,
  );
  const inside =
    typeof content === 'string'
      ? escapeXml(content)
      : content.map((child) => (child ? toXml(child) : '')).join('');
  return `<${start}>${inside}</${name}>`;
}

/** Before the root element of every file. */
export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

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

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);

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

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for an element or a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);

type Attributes = Record<string, string | boolean | undefined>;

/** ` name="value"` for each defined attribute; `true` gives the bare name. */
export const attributes = (values: Attributes): string =>
  Object.entries(values)
    .flatMap(([name, value]) => {
      if (value === undefined || value === false) return [];
      return value === true ? [` ${name}`] : [` ${name}="${escapeHtml(value)}"`];
    })
    .join('');

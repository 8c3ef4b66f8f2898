/** Markup that is already escaped. */
export class Html {
  constructor(readonly text: string) {}
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (value: string): string => value.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

type Part = Html | string | number | false | undefined | readonly Html[];

const textOf = (part: Part): string => {
  if (part instanceof Html) return part.text;
  if (part === false || part === undefined) return '';
  return typeof part === 'object' ? part.map(({ text }) => text).join('') : escaped(String(part));
};

/** A template whose values are escaped, except for other templates. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(texts.reduce((all, text, index) => all + textOf(parts[index - 1]) + text));

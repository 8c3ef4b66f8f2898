import { fieldRefusal, GENERAL, ShopError } from '../../kernel/errors/shop-error';

const PLACEHOLDER = /\{(\w+)\}/g;

/**
 * A text as it is stored: no spaces around it, and with the values that the code gives to the German text,
 * each of them; undefined for a text without German one. The error is about the field `text`.
 */
export function checkedText(typed: string, german: string | undefined): string {
  const text = typed.replace(/\r\n?/g, '\n');
  if (text === '') throw fieldRefusal('text', 'deskError.textEmpty');
  const known = placeholdersIn(german ?? '');
  const used = placeholdersIn(text);
  const unknown = used.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw known.length > 0
      ? refusal('deskError.textValue', { name: braced(unknown), known: known.map(braced).join(', ') })
      : refusal('deskError.textNoValue', { name: braced(unknown) });
  const lost = known.find((name) => !used.includes(name));
  if (lost !== undefined) throw refusal('deskError.textLost', { name: braced(lost) });
  return text;
}

const placeholdersIn = (text: string): string[] => [
  ...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name)),
];
const braced = (name: string): string => `{${name}}`;

const refusal = (msg: string, values: Record<string, string>): ShopError =>
  new ShopError({ statusCode: 400, key: GENERAL, fieldErrors: [{ field: 'text', msg, values }] });

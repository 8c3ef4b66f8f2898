/** Ends a word or a name (ISO 32000, 7.2). */
const DELIMITER = /[\s\0()<>[\]{}/%]/g;
const BACKSLASH = 0x5c;

export interface PdfToken {
  kind: 'open' | 'close' | 'name' | 'text' | 'word';
  /** A name without its slash and its `#4a`; a string with its brackets; else as written. */
  value: string;
  start: number;
}

/** A string, a stream or a comment without an end. */
export class UnreadablePdf extends Error {}

/**
 * The tokens of a PDF outside of its streams and comments, in one pass: bytes of a stream mean nothing here.
 * White space, lone brackets and braces are no tokens.
 */
export function* pdfTokens(text: string): Generator<PdfToken> {
  let [at, last] = [0, ''];
  while (at < text.length) {
    const start = at;
    const sign = text.charAt(at);
    if (sign === '%') at = lineEnd(text, at);
    else if (sign === '(' || (sign === '<' && text[at + 1] !== '<')) {
      at = sign === '(' ? stringEnd(text, at) : after(text, '>', at);
      yield { kind: 'text', value: text.slice(start, at), start };
    } else if (sign === '/') {
      at = wordEnd(text, at + 1);
      yield { kind: 'name', value: plainName(text.slice(start + 1, at)), start };
    } else if (text.startsWith('<<', at) || text.startsWith('>>', at)) {
      at += 2;
      yield { kind: sign === '<' ? 'open' : 'close', value: sign + sign, start };
    } else if (sign === '[') {
      at += 1;
      yield { kind: 'open', value: sign, start };
    } else {
      at = wordEnd(text, at);
      const value = text.slice(start, at);
      if (value === '') {
        at += 1;
        if (sign.trim() !== '' && sign !== '\0') last = sign;
        continue;
      }
      if (value === 'stream' && last === '>>') at = after(text, 'endstream', at);
      yield { kind: 'word', value, start };
    }
    if (sign !== '%') last = text.slice(start, start + 2);
  }
}

const plainName = (name: string): string =>
  name.replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));

function after(text: string, end: string, from: number): number {
  const at = text.indexOf(end, from);
  if (at < 0) throw new UnreadablePdf();
  return at + end.length;
}

function wordEnd(text: string, from: number): number {
  DELIMITER.lastIndex = from;
  return DELIMITER.exec(text)?.index ?? text.length;
}

function lineEnd(text: string, from: number): number {
  let at = from;
  while (at < text.length && text[at] !== '\n' && text[at] !== '\r') at += 1;
  return at;
}

/** Brackets in a string are escaped or in pairs. */
function stringEnd(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const sign = text[at];
    if (text.charCodeAt(at) === BACKSLASH) at += 1;
    else if (sign === '(') depth += 1;
    else if (sign === ')' && --depth === 0) return at + 1;
  }
  throw new UnreadablePdf();
}

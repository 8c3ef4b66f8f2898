import { convert, type HtmlToTextOptions } from 'html-to-text';

/** A noncharacter of Unicode in place of what is nested deeper, which the check of a text reports. */
export const TOO_DEEP = '\uFDD0';
/** Deeper HTML would end the program: the library calls itself for each level. */
const DEEPEST_NESTING = 200;

const SKIPPED = ['img', 'hr', 'script', 'style', 'iframe', 'object', 'svg', 'template', 'title', 'textarea'];
const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const ROW = { leadingLineBreaks: 1, trailingLineBreaks: 1 };

const options = (preserveNewlines: boolean): HtmlToTextOptions => ({
  wordwrap: false,
  // Without U+200B, which would become a space and part a word: it is invisible.
  whitespaceCharacters: ' \t\r\n\f',
  preserveNewlines,
  limits: { maxDepth: DEEPEST_NESTING, ellipsis: TOO_DEEP },
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'ul', options: { itemPrefix: BULLET } },
    { selector: 'table', format: 'block' },
    { selector: 'tr', format: 'block', options: ROW },
    { selector: 'dt', format: 'block', options: ROW },
    { selector: 'dd', format: 'block', options: ROW },
    { selector: 'th', format: 'inlineSurround', options: { suffix: ': ' } },
    { selector: 'td', format: 'inlineSurround', options: { suffix: ' ' } },
    ...HEADINGS.map((selector) => ({ selector, options: { uppercase: false } })),
    ...SKIPPED.map((selector) => ({ selector, format: 'skip' })),
  ],
});

/** Begins the line of an item of a list. */
export const BULLET = '• ';
const ITEM_PREFIX = /^(?:• |\d+\. )/;

const NAMES =
  'a|abbr|b|big|blockquote|body|br|center|code|dd|div|dl|dt|em|font|form|h[1-6]|head|hr|html|i|iframe|img|' +
  'input|li|link|meta|object|ol|p|pre|s|script|section|small|span|strike|strong|style|sub|sup|svg|table|' +
  'tbody|td|th|thead|tr|u|ul|video';
const TAG = String.raw`(?:!--|[!?][a-z[]|\/?[a-z](?:[^<>"']|"[^"]{0,1000}"|'[^']{0,1000}')*>)`;
/** Browsers read some entities without their semicolon too. */
const ENTITY = String.raw`(?:(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z0-9]{1,30});|(?:nbsp|amp|lt|gt|quot|[aou]uml|szlig)(?![\w=]))`;

const HTML = new RegExp(`<${TAG}|&${ENTITY}`, 'i');
const BLOCK = /<\/?(?:p|br|div|ul|ol|li|table|tr|h[1-6]|dl|dt|dd|section|blockquote)\b/i;
/** A tag that a supplier's limit of characters has cut. */
const CUT_TAG = new RegExp(String.raw`<\/?(?:${NAMES})(?:\s[^<>]*|\/)?(?=<|$)`, 'gi');
/** "d < 5 mm" and "Bohren & Schrauben" are no HTML. */
const OTHER_LESS_THAN = new RegExp(`<(?!${TAG})`, 'gi');
const OTHER_AMPERSAND = new RegExp(`&(?!${ENTITY})`, 'gi');
const EXPONENT = /<sup>\s*([23])\s*<\/sup>/gi;
/** Sections of XML whose text is HTML. */
const CDATA = /<!\[CDATA\[|\]\]>/g;
const LINE_END = /\r\n?|[\u2028\u2029]/g;
/** Also signs of direction: an override would turn round what a page shows behind the text. */
const INVISIBLE = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;

const DEEPEST_ENCODING = 5;

/**
 * The text of a supplier without HTML: paragraphs are lines with an empty line between them, items of lists
 * begin with "• ". Tags, entities, scripts and styles are gone, also where they were encoded twice; "<" and
 * "&" that are no HTML stay. Letters are composed (NFC), invisible characters are removed.
 */
export function plainText(text: string): string {
  let plain = text.replace(LINE_END, '\n');
  if (plain.includes('<') || plain.includes('&')) plain = plain.replace(CDATA, '').replace(CUT_TAG, '');
  for (let depth = 0; depth < DEEPEST_ENCODING && HTML.test(plain); depth++)
    plain = withoutHtml(plain).replace(CUT_TAG, '');
  return plain.normalize('NFC').replace(INVISIBLE, '').trim();
}

/** For texts of one line, such as names. */
export const plainLine = (text: string): string => plainText(text).replace(/\s*\n\s*/g, ' ');

/** For a column with a list: an item of an HTML list is an item of the list. */
export const plainList = (text: string): string =>
  plainText(text)
    .split('\n')
    .map((line) => line.replace(ITEM_PREFIX, '').trim())
    .filter((line) => line !== '')
    .join(' | ');

function withoutHtml(text: string): string {
  const html = text
    .replace(OTHER_LESS_THAN, '&lt;')
    .replace(OTHER_AMPERSAND, '&amp;')
    .replace(EXPONENT, (_, digit) => (digit === '2' ? '²' : '³'));
  return convert(html, options(!BLOCK.test(html)))
    .split('\n')
    .map((line) => line.replace(/[^\S\n]+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n');
}

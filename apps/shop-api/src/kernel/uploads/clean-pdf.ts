import { type PdfToken, pdfTokens, UnreadablePdf } from './pdf-tokens';

/** What runs, starts or contains something else when a reader opens the file. */
const ACTIVE: ReadonlySet<string> = new Set([
  'AA',
  'ImportData',
  'JS',
  'JavaScript',
  'Launch',
  'RichMedia',
  'SubmitForm',
  'XFA',
]);
/** A file in an invoice (ZUGFeRD) is data, not a program. */
const DATA: ReadonlySet<string> = new Set(['application/xml', 'text/xml']);
/** What a reader does first, e.g. shows a page. A name as long, which no reader knows, takes its place. */
const FIRST = '/OpenAction';
const IGNORED = '/NoneAction';
const END = '%%EOF';
const XMP = { begin: '<?xpacket begin', end: '<?xpacket end', close: '?>' };
/** The begin of an object, also within a stream, a string or a comment. */
const OBJECT = /\d[\s\0]+obj(?![^\s\0()<>[\]{}/%])/g;

export type PdfFault = 'unreadable' | 'active';

/**
 * A PDF of a visitor, up to its end and without what its program wrote about the author. Nothing is decoded:
 * the same number of bytes is written over, so that the offsets in the file stay right. What a compressed
 * part contains is not read; a reader gets the file to save, and never in a page of the shop.
 */
export function cleanPdf(bytes: Buffer): Buffer | PdfFault {
  const given = bytes.toString('latin1');
  const end = given.lastIndexOf(END);
  if (!/^%PDF-[12]\.\d/.test(given) || end < 0 || !/\bstartxref\b/.test(given)) return 'unreadable';
  const text = given.slice(0, end + END.length);
  try {
    const found = readPdf(text);
    if (found === 'active') return found;
    const clean = Buffer.from(`${text}\n`, 'latin1');
    for (const [from, to] of [...found.about, ...packetsOf(text)]) blank(clean, from, to);
    for (const at of found.first) clean.write(IGNORED, at, 'latin1');
    return clean;
  } catch (error) {
    if (error instanceof UnreadablePdf) return 'unreadable';
    throw error;
  }
}

/** From and to. */
type Range = [number, number];

interface PdfObject {
  id: string;
  /** A file that the PDF contains. */
  isFile: boolean;
  types: string[];
  texts: Range[];
}

/** Where the file names its author or a first action; `active` if it runs or contains something. */
function readPdf(text: string): { about: Range[]; first: number[] } | 'active' {
  const tokens = pdfTokens(text);
  const objects: PdfObject[] = [];
  const [files, about, names] = [new Set<string>(), new Set<string>(), [] as string[]];
  const first: number[] = [];
  /** The last three, newest first. */
  let a: PdfToken | undefined;
  let b: PdfToken | undefined;
  let c: PdfToken | undefined;
  let isInFiles = false;
  for (const token of tokens) {
    const object = objects.at(-1);
    const key = a?.kind === 'name' ? a.value : '';
    if (token.kind === 'name' && ACTIVE.has(token.value)) return 'active';
    if (token.kind === 'name' && token.value === FIRST.slice(1)) {
      if (!text.startsWith(FIRST, token.start)) return 'active';
      first.push(token.start);
    }
    if (key === 'EF' && token.value !== '<<') return 'active';
    if (key === 'EF') isInFiles = true;
    else if (isInFiles && token.kind === 'close') isInFiles = false;
    if (token.value === 'obj' && token.kind === 'word')
      objects.push({ id: `${b?.value} ${a?.value}`, isFile: false, types: [], texts: [] });
    if (token.value === 'R' && token.kind === 'word') {
      const id = `${b?.value} ${a?.value}`;
      if (isInFiles) files.add(id);
      if (c?.kind === 'name' && c.value === 'Info') about.add(id);
    }
    if (object && token.kind === 'name' && key === 'Type' && token.value === 'EmbeddedFile')
      object.isFile = true;
    if (object && token.kind === 'name' && key === 'Subtype') object.types.push(token.value);
    if (token.kind === 'text') {
      object?.texts.push([token.start, token.start + token.value.length]);
      if (key === 'F' || key === 'UF') names.push(token.value);
    }
    [a, b, c] = [token, a, b];
  }
  if ((text.match(OBJECT)?.length ?? 0) > objects.length) return 'active';
  const contained = objects.filter(({ id, isFile }) => isFile || files.has(id));
  const isData = contained.every(({ types }) => types.length > 0 && types.every((type) => DATA.has(type)));
  const ids = new Set(contained.map(({ id }) => id));
  if (!isData || [...files].some((id) => !ids.has(id)) || (contained.length > 0 && !names.every(isXmlName)))
    return 'active';
  return { about: objects.filter(({ id }) => about.has(id)).flatMap(({ texts }) => texts), first };
}

/** A string of a PDF, maybe in hex or with two bytes for each letter. */
function isXmlName(value: string): boolean {
  const text = value.startsWith('<')
    ? Buffer.from(value.slice(1, -1).replace(/\s/g, ''), 'hex').toString('latin1')
    : value.slice(1, -1);
  return /\.xml$/i.test(text.replaceAll('\0', ''));
}

/** Descriptions of the file and of its pictures (XMP), which are not compressed. */
function* packetsOf(text: string): Generator<Range> {
  for (let at = 0; ;) {
    const from = text.indexOf(XMP.begin, at);
    const last = from < 0 ? -1 : text.indexOf(XMP.end, from);
    const to = last < 0 ? -1 : text.indexOf(XMP.close, last);
    if (to < 0) return;
    at = to + XMP.close.length;
    yield [from, at];
  }
}

const KEPT: ReadonlySet<number> = new Set(Buffer.from('\r\n'));
const BRACKETS: ReadonlySet<number> = new Set(Buffer.from('(<'));

/** Spaces instead of all but line ends; a string keeps its outer brackets. */
function blank(bytes: Buffer, from: number, to: number): void {
  const isString = BRACKETS.has(bytes[from] ?? 0) && bytes[from + 1] !== '?'.charCodeAt(0);
  for (let at = isString ? from + 1 : from; at < (isString ? to - 1 : to); at++)
    if (!KEPT.has(bytes[at] ?? 0)) bytes[at] = 0x20;
}

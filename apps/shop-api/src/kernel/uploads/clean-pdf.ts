/** What runs, starts or contains something else when a reader opens the file. */
const ACTIVE =
  /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|OpenAction|AA|XFA|ImportData|SubmitForm)(?![A-Za-z0-9])/;
/** Names of PDF may be written with `#4a` instead of a letter: no usual program does. */
const ESCAPED_NAME = /\/[A-Za-z]*#[0-9A-Fa-f]{2}/;
const END = '%%EOF';
/** Who wrote it, with which program and when. */
const ABOUT = /\/(?:Author|Creator|Producer|Title|Subject|Keywords|Company)\s*\((?:\\[^]|[^\\()])*\)/g;
const XMP = /<\?xpacket begin[^]*?<\?xpacket end[^]*?\?>/g;

export type PdfFault = 'unreadable' | 'active';

/**
 * A PDF of a visitor, up to its end and without what its program wrote about the author. Nothing is decoded:
 * the same number of bytes is written over, so that the offsets in the file stay right. What a compressed
 * part contains is not read; a reader gets the file to save, and never in a page of the shop.
 */
export function cleanPdf(bytes: Buffer): Buffer | PdfFault {
  const text = bytes.toString('latin1');
  const end = text.lastIndexOf(END);
  if (!/^%PDF-[12]\.\d/.test(text) || end < 0 || !/\bstartxref\b/.test(text)) return 'unreadable';
  if (ACTIVE.test(text) || ESCAPED_NAME.test(text)) return 'active';
  const blank = (part: string): string => part.replace(/[^\r\n]/g, ' ');
  const clean = text
    .slice(0, end + END.length)
    .replace(XMP, blank)
    .replace(ABOUT, (part) => part.replace(/\([^]*\)$/, (value) => `(${' '.repeat(value.length - 2)})`));
  return Buffer.from(`${clean}\n`, 'latin1');
}

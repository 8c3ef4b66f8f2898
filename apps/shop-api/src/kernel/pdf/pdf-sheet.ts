import { createRequire } from 'node:module';
import { type Font, FONT_FILES, parsedFont } from '@fachwerk/server-kit/fonts';
import type PDFDocument from 'pdfkit';
import { type TextLine, textLines } from './text-lines';

const load = createRequire(__filename);

/**
 * A font with its own glyphs. fontkit keeps a glyph with the characters of its first use, and PDFKit writes
 * them: with shared glyphs a file would depend on earlier files.
 */
const ownGlyphs = (font: Font) =>
  // PDFKit accepts parsed fonts; its types do not state it.
  Object.create(font, { _glyphs: { value: {} } }) as Font & PDFKit.Mixins.PDFFontSource & string;

/** In points. DIN 5008: text begins 25 mm from the left edge, so that the address is in the window. */
export const PAGE = { left: 70.9, right: 538.6, top: 56.7, bottom: 730 } as const;
export const COLOURS = {
  ink: '#1b2420',
  green: '#0f5b4f',
  amber: '#f5ac00',
  line: '#d8d4ca',
  muted: '#56605b',
} as const;

export interface TextStyle {
  x?: number;
  width?: number;
  size?: number;
  isBold?: boolean;
  colour?: string;
  align?: 'left' | 'right';
}

export type Tag = PDFKit.PDFStructureElement;

/**
 * A tagged PDF/A-3 file in A4. Text is written below `y`; lines and repeated parts are artifacts, which
 * screen readers leave out. Equal calls give equal bytes.
 */
export class PdfSheet {
  y: number = PAGE.top;
  readonly doc: PDFKit.PDFDocument;
  readonly root: Tag;
  private readonly fonts = new Set<string>();
  /** A text is broken into lines once: its height is needed more often. */
  private readonly lines = new Map<string, TextLine[]>();

  constructor({ title, author, date }: { title: string; author: string; date: Date }) {
    // Loaded with the first file: it takes longer than the rest of the start of the API.
    const Pdf = load('pdfkit') as typeof PDFDocument;
    this.doc = new Pdf({
      size: 'A4',
      margin: 0,
      lang: 'de-DE',
      displayTitle: true,
      tagged: true,
      bufferPages: true,
      pdfVersion: '1.7',
      subset: 'PDF/A-3a',
      info: { Title: title, Author: author, Creator: author, CreationDate: date, ModDate: date },
      // The default would be a font that is not embedded.
      font: ownGlyphs(parsedFont(FONT_FILES.regular[0] as string)),
    });
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
  }

  /** Height of a text in a style. */
  heightOf(text: string, style: TextStyle = {}): number {
    return this.linesOf(text, style).length * lineHeightOf(style);
  }

  /** Writes at a height of the page, and leaves `y` as it is. */
  write(text: string, y: number, style: TextStyle = {}): void {
    const { colour = COLOURS.ink, align = 'left' } = style;
    const { x, width, size } = placeOf(style);
    this.doc.fillColor(colour);
    this.linesOf(text, style).forEach((line, index) => {
      let left = align === 'right' ? x + width - line.width : x;
      const baseline = y + index * lineHeightOf(style) + (ASCENT * size) / 1000;
      for (const run of line.runs) {
        this.font(run.file).fontSize(size).text(run.text, left, baseline, RUN);
        left += run.width;
      }
    });
  }

  /** A tagged text below the last one. */
  paragraph(text: string, style: TextStyle = {}, tag = 'P'): void {
    const height = this.heightOf(text, style);
    this.keepTogether(height);
    const { y } = this;
    this.tag(this.root, tag, () => this.write(text, y, style));
    this.y = y + height;
  }

  /** Adds an element with its content to another one. */
  tag(
    parent: Tag,
    type: string,
    write: () => void,
    options: PDFKit.Mixins.StructureElementOptions = {},
  ): void {
    const element = this.doc.struct(type as 'P', options, [write]);
    parent.add(element);
    element.end();
  }

  artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.doc.markContent('Artifact', { type });
    draw();
    this.doc.endMarkedContent();
  }

  rule(y: number, colour: string = COLOURS.line, from: number = PAGE.left): void {
    this.artifact(() => {
      this.doc.moveTo(from, y).lineTo(PAGE.right, y).lineWidth(0.75).strokeColor(colour).stroke();
    });
  }

  /** Begins a new page if the height is not left. */
  keepTogether(height: number): boolean {
    if (this.y + height <= PAGE.bottom) return false;
    this.doc.addPage();
    this.y = PAGE.top;
    return true;
  }

  /** Draws on every page, after its content. */
  onEachPage(draw: (page: number, pages: number) => void): void {
    const { start, count } = this.doc.bufferedPageRange();
    for (let page = start; page < start + count; page++) {
      this.doc.switchToPage(page);
      this.artifact(() => draw(page - start + 1, count), 'Pagination');
    }
  }

  async finish(): Promise<Buffer> {
    this.root.end();
    this.doc.end();
    const parts: Uint8Array[] = [];
    for await (const part of this.doc) parts.push(part as Uint8Array);
    return Buffer.concat(parts);
  }

  private linesOf(text: string, style: TextStyle): TextLine[] {
    const { width, size } = placeOf(style);
    const weight = style.isBold ? 'bold' : 'regular';
    const key = [weight, size, width, text].join(' ');
    const lines =
      this.lines.get(key) ??
      textLines(text, {
        width,
        weight,
        widthOf: (part, file) => this.font(file).fontSize(size).widthOfString(part, RUN),
      });
    this.lines.set(key, lines);
    return lines;
  }

  private font(file: string): PDFKit.PDFDocument {
    if (!this.fonts.has(file)) this.doc.registerFont(file, ownGlyphs(parsedFont(file)));
    this.fonts.add(file);
    return this.doc.font(file);
  }
}

/** The shop's font, in thousandths of its size. Other fonts are written on the same lines. */
const ASCENT = 878;
const DESCENT = 210;
const LINE_GAP = 2;

const placeOf = ({ x = PAGE.left, width = PAGE.right - x, size = 9.5 }: TextStyle) => ({ x, width, size });

const lineHeightOf = (style: TextStyle): number =>
  ((ASCENT + DESCENT) * placeOf(style).size) / 1000 + LINE_GAP;

const RUN = {
  lineBreak: false,
  baseline: 'alphabetic',
  // Figures of one width, so that amounts are in columns.
  features: ['tnum', 'kern', 'liga'],
} satisfies PDFKit.Mixins.TextOptions;

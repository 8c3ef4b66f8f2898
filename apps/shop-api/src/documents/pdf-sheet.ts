import { createRequire } from 'node:module';
import type PDFDocument from 'pdfkit';
import { drawable } from './drawable';

const load = createRequire(__filename);

/** Parsed once per process: parsing takes longer than a file with parsed fonts. */
let parsedFonts: { regular: Font; bold: Font } | undefined;

/** A font as fontkit parses it. */
interface Font {
  layout(text: string, features: readonly string[]): unknown;
}

function parseFonts() {
  const { openSync } = load('fontkit') as { openSync(file: string): Font };
  return {
    regular: openSync(load.resolve('@expo-google-fonts/archivo/400Regular/Archivo_400Regular.ttf')),
    bold: openSync(load.resolve('@expo-google-fonts/archivo/700Bold/Archivo_700Bold.ttf')),
  };
}

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
  ...{ ink: '#1b2420', green: '#0f5b4f', amber: '#f5ac00', line: '#d8d4ca', muted: '#56605b' },
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
  private readonly fonts: Record<'regular' | 'bold', ReturnType<typeof ownGlyphs>>;

  constructor({ title, author, date }: { title: string; author: string; date: Date }) {
    // Loaded with the first file: it takes longer than the rest of the start of the API.
    const Pdf = load('pdfkit') as typeof PDFDocument;
    parsedFonts ??= parseFonts();
    this.fonts = { regular: ownGlyphs(parsedFonts.regular), bold: ownGlyphs(parsedFonts.bold) };
    this.doc = new Pdf({
      ...{ size: 'A4', margin: 0, lang: 'de-DE', displayTitle: true, tagged: true, bufferPages: true },
      ...{ pdfVersion: '1.7', subset: 'PDF/A-3a' },
      info: { Title: title, Author: author, Creator: author, CreationDate: date, ModDate: date },
      font: this.fonts.regular,
    });
    this.doc.registerFont('regular', this.fonts.regular);
    this.doc.registerFont('bold', this.fonts.bold);
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
  }

  /** Height of a text in a style. */
  heightOf(text: string, style: TextStyle = {}): number {
    this.style(style);
    return this.doc.heightOfString(this.drawable(text, style), optionsOf(style));
  }

  /** Writes at a height of the page, and leaves `y` as it is. */
  write(text: string, y: number, style: TextStyle = {}): void {
    this.style(style);
    this.doc.text(this.drawable(text, style), style.x ?? PAGE.left, y, optionsOf(style));
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

  private drawable(text: string, { isBold = false }: TextStyle): string {
    const font = this.fonts[isBold ? 'bold' : 'regular'];
    return drawable(text, (part) => font.layout(part, FEATURES));
  }

  private style({ size = 9.5, isBold = false, colour = COLOURS.ink }: TextStyle): void {
    this.doc
      .font(isBold ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(colour);
  }
}

const FEATURES: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum', 'kern', 'liga'];

const optionsOf = ({ x = PAGE.left, width = PAGE.right - x, align = 'left' }: TextStyle) => ({
  ...{ width, align, lineGap: 2 },
  // Figures of one width, so that amounts are in columns.
  features: FEATURES,
});

/** @jest-environment node */
import { inflateSync } from 'node:zlib';
import { cleanPdf } from '../../kernel/uploads/clean-pdf';
import { documentPdf, titleOf } from './document-pdf';
import { aDocument, aDocumentLine, TEST_BUYER } from './testing/a-document';
import { pdfText } from './testing/pdf-text';

const FIRM = { ...TEST_BUYER, company: 'Łukasz Bau & Söhne GmbH', vatId: 'DE136695976' };
const file = async (part: Parameters<typeof aDocument>[0] = {}) =>
  (await documentPdf(aDocument(part))).toString('latin1');

describe('the file of a document', () => {
  it('has the same bytes for the same model', async () => {
    const models = [aDocument({ buyer: FIRM }), aDocument({ buyer: FIRM })];
    const [first, second] = await Promise.all(models.map(documentPdf));
    expect(first?.equals(second as Buffer)).toBe(true);
    const other = await documentPdf(aDocument({ buyer: FIRM, number: 'RE-2026-000043' }));
    expect(first?.equals(other)).toBe(false);
  });

  it('does not depend on earlier files: each character is read as itself', async () => {
    const fileFor = (lastName: string) => documentPdf(aDocument({ buyer: { ...TEST_BUYER, lastName } }));
    const combiningDot = '\u0323';

    // The glyph of Ṣ contains the one of the dot.
    await fileFor('Ṣ');

    expect(pdfText(await fileFor(`O${combiningDot}dun`))).toContain(combiningDot);
  });

  it.each([
    ['a pictogram of private use', 'Schraube \uE0FF', 'Schraube ?'],
    ['another one', '\uF000 Dübel \uEFFD', '? Dübel ?'],
    ['a mark for which the font has no place', 'Ra\u0338hmen', 'a\u0338hmen'],
  ])('can be written with %s in the name of a product', async (_what, name, printed) => {
    const pdf = await documentPdf(aDocument({ lines: [aDocumentLine({ lineId: 1, name })] }));
    expect(pdfText(pdf).replaceAll('\n', '')).toContain(printed);
  });

  it('PDF/A-3a: describes itself, embeds its fonts, and has a colour profile', async () => {
    const pdf = await file();
    expect(pdf).toMatch(/^%PDF-1\.7/);
    expect(pdf).toContain('<pdfaid:part>3</pdfaid:part>');
    expect(pdf).toContain('<pdfaid:conformance>A</pdfaid:conformance>');
    expect(pdf).toContain('/S /GTS_PDFA1');
    const fonts = [...pdf.matchAll(/\/BaseFont \/(\S+)/g)].map(([, name]) => name);
    expect(fonts.length).toBeGreaterThan(0);
    expect(fonts.every((name) => /^[A-Z]{6}\+Archivo/.test(name ?? ''))).toBe(true);
    expect(pdf.match(/\/FontFile2/g)).toHaveLength(2);
  });

  it('EN 301 549: language, shown title, tags, and headers of rows and columns', async () => {
    const pdf = await file();
    expect(pdf).toContain('/Lang (de-DE)');
    expect(pdf).toContain('/DisplayDocTitle true');
    expect(pdf).toContain('/Marked true');
    expect(pdf).toContain(titleOf(aDocument()));
    const count = (type: string) => [...pdf.matchAll(new RegExp(`/S /${type}\\b`, 'g'))].length;
    expect([count('Document'), count('H1'), count('Table')]).toEqual([1, 1, 4]);
    expect(pdf.match(/\/Scope \/Column/g)).toHaveLength(10);
    expect(pdf.match(/\/Scope \/Row/g)?.length).toBeGreaterThan(5);
    // What is no content is an artifact: every other operator of text is in a tag.
    const text = pageContents(pdf);
    expect(text).toContain('/Artifact');
    const open = text.split('\n').reduce(
      ({ depth, untagged }, operator) => ({
        depth: depth + (/ (BDC|BMC)$/.test(operator) ? 1 : 0) - (operator === 'EMC' ? 1 : 0),
        untagged: untagged + (/ TJ$/.test(operator) && depth === 0 ? 1 : 0),
      }),
      { depth: 0, untagged: 0 },
    );
    expect(open).toEqual({ depth: 0, untagged: 0 });
  });

  it('a long one has several pages, each with company data and the number of the page', async () => {
    const lines = Array.from({ length: 26 }, (_, index) => aDocumentLine({ lineId: index + 1 }));
    expect((await file({ lines })).match(/\/Type \/Page\b/g)).toHaveLength(2);
    expect((await file()).match(/\/Type \/Page\b/g)).toHaveLength(1);
  });

  it('of a firm contains its data (ZUGFeRD), that of a consumer does not', async () => {
    const firm = await file({ buyer: FIRM });
    expect(firm).toContain('/AFRelationship /Alternative');
    expect(firm).toContain('(factur-x.xml)');
    expect(firm).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>');
    expect(firm).toContain('/Subtype /text#2Fxml');
    expect(await file()).not.toContain('factur-x');
  });

  it('has the job and the cost centre of a professional customer', async () => {
    const text = pdfText(await documentPdf(aDocument({ buyer: FIRM, job: 'BV Müller', costCenter: '4711' })));
    for (const part of ['Kommission', 'BV Müller', 'Kostenstelle', '4711']) expect(text).toContain(part);
  });

  it('of an authority contains an XRechnung, and its reference stands on it', async () => {
    const buyer = { ...FIRM, email: 'amt@example.org', reference: '04011000-12345-03' };
    const pdf = await file({ buyer });
    expect(pdf).toContain('(xrechnung.xml)');
    expect(pdf).toContain('<fx:ConformanceLevel>XRECHNUNG</fx:ConformanceLevel>');
    expect(pdf).toContain('<fx:DocumentFileName>xrechnung.xml</fx:DocumentFileName>');
    const text = pdfText(await documentPdf(aDocument({ buyer })));
    expect(text).toContain('Ihr Zeichen');
    expect(text).toContain('04011000-12345-03');
  });

  it('can be sent to the service with the contact form', async () => {
    for (const buyer of [FIRM, TEST_BUYER])
      expect(Buffer.isBuffer(cleanPdf(await documentPdf(aDocument({ buyer }))))).toBe(true);
  });
});

/** Operators of the pages: compressed streams that are no font, picture or profile. */
const pageContents = (pdf: string): string =>
  [...pdf.matchAll(/stream\n([\s\S]*?)\nendstream/g)]
    .map(([, data = '']) => {
      try {
        return inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
      } catch {
        return '';
      }
    })
    .filter((data) => data.includes(' BDC\n'))
    .join('\n');

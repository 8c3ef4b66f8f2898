/** @jest-environment node */
import { demoFrame } from '@fachwerk/demo-catalogue/frame';
import { generateCatalogue } from '@fachwerk/demo-catalogue/generate-catalogue';
import { fontRuns } from '@fachwerk/server-kit/fonts';
import type { ProductDocumentKind } from '@fachwerk/shared/catalogue-format';
import sharedTexts from '@fachwerk/shared/messages.de.json';
import { samplePdf } from '../../catalogue/documents/sample-pdf';
import type { SampleDocument } from '../../catalogue/documents/sample-sections';
import { documentPdf } from '../../orders/documents/document-pdf';
import { aDocument, aDocumentLine, TEST_BUYER } from '../../orders/documents/testing/a-document';
import { pdfText } from '../../orders/documents/testing/pdf-text';
import { placeData } from '../../stores/finder/place-data';
import { listStores } from '../../stores/import/store-list';
import texts from '../texts/messages.de.json';

/** As they are typed, and as they are printed. */
const NAMES: readonly { typed: string; printed?: string }[] = [
  { typed: 'Олександр Шевченко' },
  { typed: 'Ελένη Παπαδοπούλου' },
  { typed: 'Łukasz Żółć' },
  { typed: 'Gökçe Ilıcalı' },
  { typed: 'Nguyễn Thị Hương' },
  { typed: 'Ђорђе Љубичић' },
  { typed: 'محمد', printed: 'mhmd' },
  { typed: 'יעקב כהן', printed: "y'kv khhn" },
  { typed: '王小明', printed: 'WangXiaoMing' },
];
const SIGNS = 'Bohrer ⌀ 8, ⅜ und ⅝ Zoll ✓';
const SAMPLES: readonly ProductDocumentKind[] = ['data-sheet', 'performance', 'safety', 'manual'];

/** Without the division into parts of one font. */
const read = (file: Buffer) => pdfText(file).replaceAll('\n', '');

describe('a PDF file has a glyph for every character', () => {
  it.each(NAMES)('an invoice to $typed', async ({ typed, printed = typed }) => {
    const [firstName = '', lastName = ''] = typed.split(' ');
    const buyer = { ...TEST_BUYER, firstName, lastName, company: `${typed} & Söhne` };
    const lines = [aDocumentLine({ name: `${SIGNS} ${typed}` })];
    for (const kind of ['invoice', 'correction'] as const) {
      const file = read(await documentPdf(aDocument({ kind, buyer, lines })));
      expect(file).toContain(`${printed} & Söhne`);
      expect(file).toContain(SIGNS);
    }
  });

  it.each(SAMPLES)('a sample of the kind %s', async (kind) => {
    const typed = 'Ελένη Παπαδοπούλου';
    const product: SampleDocument['product'] = {
      productId: '1001',
      brand: typed,
      name: SIGNS,
      description: typed,
      features: [typed],
      warnings: [typed],
      hazards: null,
      items: [],
      producer: { name: typed, address: typed, email: 'info@example.org' },
      attributes: { material: { text: SIGNS } },
    };
    const labels = new Map([['material', typed]]);
    expect(read(await samplePdf({ kind, product, labels }))).toContain(SIGNS);
  });
});

describe('the fonts have the characters of', () => {
  const untransliterated = (content: unknown) => {
    const characters = [...new Set(JSON.stringify(content))];
    return characters.filter((character) => fontRuns(character, 'bold')[0]?.text !== character);
  };

  it.each([
    ['all messages of the shop', () => [texts, sharedTexts]],
    [
      'the demonstration catalogue',
      () => [demoFrame, ...generateCatalogue({ items: 3000, seed: 'fachwerk', today: '2026-11-21' })],
    ],
    ['the stores and places', () => [listStores(), placeData()]],
  ])('%s', (_what, content) => {
    expect(untransliterated(content())).toEqual([]);
  });
});

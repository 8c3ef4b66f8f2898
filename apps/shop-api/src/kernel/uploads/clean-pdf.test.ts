import fc from 'fast-check';
import { manyRuns } from '../../testing/properties';
import { cleanPdf } from './clean-pdf';

const pdf = (body: string, after = '') =>
  Buffer.from(`%PDF-1.7\n${body}\nxref\n0 1\ntrailer <</Size 1>>\nstartxref\n9\n%%EOF${after}`, 'latin1');

it('loses who wrote it and with what, and keeps every offset', () => {
  const about = '1 0 obj <</Author (Erika \\(privat\\)) /Producer (Scanner 3)>> endobj /Info 1 0 R';
  const xmp = '<?xpacket begin="x"?><dc:creator>Erika</dc:creator><?xpacket end="w"?>';
  const clean = cleanPdf(pdf(`${about}\n${xmp}`));
  const text = clean.toString('latin1');
  expect(text).not.toMatch(/Erika|Scanner/);
  expect(text.indexOf('startxref')).toBe(pdf(`${about}\n${xmp}`).indexOf('startxref'));
});

it.each(['<FEFF00450072>', '(Erika (die (erste)))', '(Erika) /Manager <45>'])('loses %s', (value) => {
  const text = cleanPdf(pdf(`/Info 7 0 R 7 0 obj <</Author ${value}>> endobj`))?.toString('latin1');
  expect(text).toMatch(/Author [(<][ ]+[)>]/);
  expect(text).not.toMatch(/Erika|0045|<45>/);
});

it('keeps the titles of its chapters', () => {
  expect(cleanPdf(pdf('1 0 obj <</Title (Wand)>> endobj')).toString('latin1')).toContain('(Wand)');
});

it.each([
  ['a page at which it opens', '1 0 obj <</OpenAction[1 0 R /XYZ null null 0]>> endobj'],
  ['names of programs in a drawing', '1 0 obj <</Length 20>>\nstream\n/AA /JS /x#4f ( <\nendstream endobj'],
  ['a name with an escaped letter', '1 0 obj <</BaseFont /Archivo#20Bold>> endobj'],
  ['names of programs in a sentence', '1 0 obj <</Title (Mit /JS und /AA)>> endobj'],
])('may have %s', (_what, body) => {
  expect(Buffer.isBuffer(cleanPdf(pdf(body)))).toBe(true);
});

it.each([
  '/OpenAction 3 0 R',
  '/OpenAction[1 0 R /Fit]',
  '/OpenAction <</S /URI /URI (https://evil.example)>>',
])('does nothing when it is opened: %s', (part) => {
  const given = pdf(`1 0 obj <<${part}>> endobj`);

  const clean = cleanPdf(given);

  expect(String(clean)).not.toContain('/OpenAction');
  expect(String(clean)).toContain('/NoneAction');
  expect(String(clean).indexOf('startxref')).toBe(String(given).indexOf('startxref'));
});

// Each would take hours with a pass for every begin.
it.each([
  '<?xpacket begin',
  '/Info 1 0 R ',
  '1 0 obj ',
  '((',
  '<',
  '/AF ',
  '/EF <</F 1 0 R>>',
  '[',
  '%',
  '1 ',
])(
  'is read in one pass: %s',
  (part) => {
    const bytes = pdf(part.repeat(3_000_000 / part.length));
    expect(cleanPdf(bytes)).toBeDefined();
  },
  30_000,
);

it('ends with its last end: what follows is lost', () => {
  expect(cleanPdf(pdf('x', '\n<script>alert(1)</script>')).toString('latin1')).not.toContain('script');
});

it.each([
  '/Names <</JavaScript 4 0 R>>',
  '/S /JS',
  '/AA <</O 3 0 R>>',
  '/S /Launch',
  '/Open#41ction 3 0 R',
  '/OpenAction <</S /Launch>>',
  '/EF 5 0 R',
  '/EF <</F 5 0 R>>',
  '/Type /EmbeddedFile',
  '/Type /EmbeddedFile /Subtype /text#2Fhtml',
  '/Type /EmbeddedFile /Subtype /text#2Fxml /F (setup.exe)',
  '/Type /EmbeddedFile /Subtype /text#2Fxml /Subtype /text#2Fhtml',
  '/Java#53cript 4 0 R',
  '/Title (2 0 obj <</S /JavaScript>> endobj)',
  '/Length 9>>\nstream\n2 0 obj <</S /JavaScript>> endobj\nendstream <<',
])('is refused with something that runs or is hidden in it: %s', (part) => {
  expect(cleanPdf(pdf(`1 0 obj <<${part}>> endobj`))).toBe('active');
});

it.each([
  ['a page', Buffer.from('<html>%PDF-1.7 startxref %%EOF')],
  ['half of one', Buffer.from('%PDF-1.7\nstartxref')],
  ['a picture with its name', Buffer.from('GIF89a%PDF-1.7 startxref %%EOF')],
  ['nothing', Buffer.alloc(0)],
])('is not %s', (_what, bytes) => {
  expect(cleanPdf(bytes)).toBe('unreadable');
});

it('never grows and never fails on nonsense', () => {
  fc.assert(
    fc.property(fc.string(), (body) => {
      const bytes = pdf(body);
      const clean = cleanPdf(bytes);
      if (typeof clean !== 'string') expect(clean.length).toBeLessThanOrEqual(bytes.length + 1);
    }),
    manyRuns,
  );
});

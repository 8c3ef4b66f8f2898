import fc from 'fast-check';
import { manyRuns } from '../../testing/properties';
import { cleanPdf } from './clean-pdf';

const pdf = (body: string, after = '') =>
  Buffer.from(`%PDF-1.7\n${body}\nxref\n0 1\ntrailer <</Size 1>>\nstartxref\n9\n%%EOF${after}`, 'latin1');

it('loses who wrote it and with what, and keeps every offset', () => {
  const about = '1 0 obj <</Author (Erika \\(privat\\)) /Producer (Scanner 3) /Width (9)>> endobj';
  const xmp = '<?xpacket begin="x"?><dc:creator>Erika</dc:creator><?xpacket end="w"?>';
  const clean = cleanPdf(pdf(`${about}\n${xmp}`));
  const text = clean.toString('latin1');
  expect(text).not.toMatch(/Erika|Scanner/);
  expect(text).toContain('/Width (9)');
  expect(text.indexOf('startxref')).toBe(pdf(`${about}\n${xmp}`).indexOf('startxref'));
});

it('ends with its last end: what follows is lost', () => {
  expect(cleanPdf(pdf('x', '\n<script>alert(1)</script>')).toString('latin1')).not.toContain('script');
});

it.each([
  '/OpenAction 3 0 R',
  '/Names <</JavaScript 4 0 R>>',
  '/S /JS',
  '/AA <</O 3 0 R>>',
  '/S /Launch',
  '/EmbeddedFiles 5 0 R',
  '/Java#53cript 4 0 R',
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

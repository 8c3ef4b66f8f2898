/** @jest-environment node */
import { inflateSync } from 'node:zlib';
import type { CatalogueDocument, ProductDocumentKind } from '@fachwerk/shared/catalogue-format';
import type { ErrorBody, ProductDetail } from '@fachwerk/shared/contracts';
import { anItem, aProduct, number } from '../../testing/a-product';
import { openTestShop, type TestShop } from '../../testing/test-shop';
import { SAMPLE_BYTES } from '../records/product-document-view';

const KINDS: ProductDocumentKind[] = ['data-sheet', 'performance', 'safety', 'manual'];
const product = (productId: string, documents: CatalogueDocument[]) =>
  aProduct({
    productId,
    name: 'Trockenmörtel',
    warnings: ['Verursacht Hautreizungen.', 'Augen schützen.'],
    attributes: { 'durchmesser-mm': number(4, 'mm') },
    variantAttributes: ['laenge-mm'],
    items: [30, 40].map((length, index) =>
      anItem({ itemId: `${productId}0${index}`, attributes: { 'laenge-mm': number(length, 'mm') } }),
    ),
    documents,
  });

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop('embedded', {}, [
    product(
      '2001',
      KINDS.map((kind) => ({ kind, language: 'de' })),
    ),
    product('2002', [
      { kind: 'manual', language: 'en', address: 'https://maker.example/m.pdf?v=2', size: 1_234_000 },
      { kind: 'data-sheet', language: 'de', address: '/media/4711.zip', size: 400 },
    ]),
    product('2003', []),
    { ...product('2004', [{ kind: 'data-sheet', language: 'de' }]), name: 'Anderer Mörtel' },
  ]);
});
afterAll(() => shop.close());

const detail = async (productId: string) =>
  (await shop.app.inject(`/rest/products/${productId}/`)).json<ProductDetail>();
const pdf = async (kind: ProductDocumentKind) =>
  (await shop.app.inject(`/rest/products/2001/documents/${kind}-de/`)).rawPayload;

it('come with the answer of the product page, under addresses of the shop', async () => {
  expect((await detail('2002')).documents).toEqual([
    {
      kind: 'manual',
      language: 'en',
      languageText: 'Englisch',
      fileType: 'PDF',
      sizeText: '1,2\u00a0MB',
      url: '/rest/products/2002/documents/manual-en/',
    },
    {
      kind: 'data-sheet',
      language: 'de',
      languageText: 'Deutsch',
      fileType: 'ZIP',
      sizeText: '1\u00a0kB',
      url: '/rest/products/2002/documents/data-sheet-de/',
    },
  ]);
  expect((await detail('2001')).documents).toHaveLength(KINDS.length);
  expect((await detail('2003')).documents).toEqual([]);
});

it.each([
  ['manual-en', 'https://maker.example/m.pdf?v=2'],
  ['data-sheet-de', '/media/4711.zip'],
])('%s with an address leads there', async (document, address) => {
  const answer = await shop.app.inject(`/rest/products/2002/documents/${document}/`);
  expect([answer.statusCode, answer.headers.location]).toEqual([302, address]);
});

it.each([
  '/rest/products/2003/documents/manual-de/',
  '/rest/products/2002/documents/manual-de/',
  '/rest/products/2002/documents/constructor/',
  '/rest/products/gibt-es-nicht/documents/manual-de/',
])('%s is missing', async (path) => {
  const answer = await shop.app.inject(path);
  expect([answer.statusCode, answer.json<ErrorBody>().globalErrors]).toEqual([
    404,
    [{ msg: 'error.document.notFound' }],
  ]);
});

describe.each(KINDS)('the sample %s', (kind) => {
  it('is a file for browsers and caches', async () => {
    const path = `/rest/products/2001/documents/${kind}-de/`;
    const answer = await shop.app.inject(path);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${kind}-2001.pdf"`,
      'cache-control': 'public, max-age=3600',
    });
    const again = await shop.app.inject({
      url: path,
      headers: { 'if-none-match': String(answer.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });

  it('has about the stated size, and the same bytes for the same data', async () => {
    const [first, second] = [await pdf(kind), await pdf(kind)];
    expect(first.equals(second)).toBe(true);
    expect(first.length / SAMPLE_BYTES).toBeGreaterThan(0.75);
    expect(first.length / SAMPLE_BYTES).toBeLessThan(1.25);
  });

  it('EN 301 549: PDF/A-3a with language, title, tags for headings, lists and tables', async () => {
    const file = (await pdf(kind)).toString('latin1');
    expect(file).toContain('<pdfaid:conformance>A</pdfaid:conformance>');
    expect(file).toContain('/Lang (de-DE)');
    expect(file).toContain('/DisplayDocTitle true');
    expect(file).toContain('/Marked true');
    const count = (type: string) => [...file.matchAll(new RegExp(`/S /${type}\\b`, 'g'))].length;
    expect([count('Document'), count('H1')]).toEqual([1, 1]);
    expect(count('H2')).toBeGreaterThanOrEqual(6);
    expect(count('L')).toBeGreaterThanOrEqual(1);
    expect(count('Lbl')).toBe(count('LI'));
    expect(count('Table')).toBeGreaterThanOrEqual(1);
    expect(untaggedTexts(file)).toBe(0);
  });
});

it('are made for one network sixty times in ten minutes; those in memory are given further on', async () => {
  const path = '/rest/products/2001/documents/data-sheet-de/';
  await shop.app.inject(path);
  await shop.db.query(
    `update attempt_limit set attempts = 60, last_at = now(), blocked_until = now() + interval '5 minutes'`,
  );
  const other = await shop.app.inject('/rest/products/2004/documents/data-sheet-de/');

  expect([other.statusCode, other.json<ErrorBody>().globalErrors]).toMatchObject([
    429,
    [{ msg: 'error.document.wait' }],
  ]);
  expect(other.headers['cache-control']).not.toContain('public');
  expect((await shop.app.inject(path)).statusCode).toBe(200);
  await shop.db.query('delete from attempt_limit');
});

it('changes its address in caches with its data, and not with the stock', async () => {
  const etag = async () =>
    (await shop.app.inject('/rest/products/2001/documents/data-sheet-de/')).headers.etag;
  const before = await etag();
  await shop.setStock('200100', 7);
  expect(await etag()).toBe(before);
  await shop.import([product('2001', [{ kind: 'data-sheet', language: 'de' }])]);
  expect(await etag()).toBe(before);
  await shop.import([
    { ...product('2001', [{ kind: 'data-sheet', language: 'de' }]), description: 'Eine neue Beschreibung.' },
  ]);
  expect(await etag()).not.toBe(before);
});

/** Texts outside of tags and artifacts, which screen readers read without a structure. */
function untaggedTexts(file: string): number {
  const operators = [...file.matchAll(/stream\n([\s\S]*?)\nendstream/g)]
    .map(([, data = '']) => {
      try {
        return inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
      } catch {
        return '';
      }
    })
    .filter((data) => data.includes(' BDC\n'))
    .join('\n')
    .split('\n');
  let [depth, untagged] = [0, 0];
  for (const operator of operators) {
    if (/ (BDC|BMC)$/.test(operator)) depth++;
    if (operator === 'EMC') depth--;
    if (/ TJ$/.test(operator) && depth === 0) untagged++;
  }
  return untagged;
}

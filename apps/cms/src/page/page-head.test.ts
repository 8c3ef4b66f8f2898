/** @jest-environment node */
import { type HeadContent, headContent, headHtml } from './page-head';

const ORIGIN = 'https://shop.example';
const PAGE = { siteName: 'Fachwerk Baumarkt', title: 'Versand' };
const aHead = (part: Partial<HeadContent> = {}): HeadContent => ({
  ...headContent({ title: 'Bohrer', canonical: '/p/bohrer-1/' }, PAGE, ORIGIN),
  ...part,
});

it('tells other sites title, address and kind of the page', () => {
  const html = headHtml(aHead({ description: 'Für "harte" Wände' }));

  expect(html).toContain('<meta property="og:title" content="Bohrer | Fachwerk Baumarkt">');
  expect(html).toContain('<meta property="og:url" content="https://shop.example/p/bohrer-1/">');
  expect(html).toContain('<meta property="og:type" content="website">');
  expect(html).toContain('<meta property="og:description" content="Für &quot;harte&quot; Wände">');
  expect(html).not.toContain('og:image');
});

it.each([
  [['https://shop.example/images/1/1.svg', 'https://shop.example/images/1/2.jpg?v=1'], '2.jpg?v=1'],
  [['https://shop.example/images/1/1.svg'], undefined],
])('shows the first bitmap of a product: %j', (image, expected) => {
  const html = headHtml(aHead({ structuredData: [{ '@type': 'Product', image }] }));

  expect(html).toContain('<meta property="og:type" content="product">');
  expect(/og:image" content="([^"]*)"/.exec(html)?.[1]?.endsWith(expected ?? '')).toBe(expected && true);
});

it('says nothing to other sites about a page that is not indexed', () => {
  expect(headHtml(aHead({ robots: 'noindex' }))).not.toContain('og:');
});

/** @jest-environment node */
import { type HeadContent, headContent, headHtml } from './page-head';

const ORIGIN = 'https://shop.example';
const PAGE = {
  siteName: 'Fachwerk Baumarkt',
  title: 'Versand',
  address: '/versand/?utm_source=mail',
  picture: '/pages/share.png?v=1',
};
const aHead = (part: Partial<HeadContent> = {}): HeadContent => ({
  ...headContent({ title: 'Bohrer', canonical: '/p/bohrer-1/' }, PAGE, ORIGIN),
  ...part,
});

describe('the title', () => {
  it.each([
    ['Versand', 'Versand | Fachwerk Baumarkt'],
    ['Fachwerk Baumarkt: Werkzeug und Garten', 'Fachwerk Baumarkt: Werkzeug und Garten'],
    [
      'Akku-Bohrschrauber BS 18-2, mit 2 Akkus von Torvik',
      'Akku-Bohrschrauber BS 18-2, mit 2 Akkus von Torvik',
    ],
  ])('ends with the name of the shop where both fit: %s', (title, expected) => {
    expect(headContent({ title }, PAGE, ORIGIN).title).toBe(expected);
  });
});

describe('the description', () => {
  it('is one line that ends with a whole word', () => {
    const description = `Für harte Wände.\n\n${'Bohrt tief, '.repeat(20)}`;
    const shown = headContent({ description }, PAGE, ORIGIN).description ?? '';

    expect(shown).toMatch(/^Für harte Wände\. Bohrt tief, .* (Bohrt|tief) …$/);
    expect(shown.length).toBeGreaterThan(140);
    expect(shown.length).toBeLessThanOrEqual(160);
  });

  it('stays as it is when it is short', () => {
    expect(headContent({}, { ...PAGE, description: 'Was der Versand kostet.' }, ORIGIN).description).toBe(
      'Was der Versand kostet.',
    );
  });
});

describe('the canonical address', () => {
  const canonicalOf = (canonical: string | undefined, robots?: string) =>
    headContent({ ...(canonical && { canonical }), ...(robots && { robots }) }, PAGE, ORIGIN).canonical;

  it('is the one of the widget, or that of the page without its query', () => {
    expect(canonicalOf('/c/farben/?page=2')).toBe('https://shop.example/c/farben/?page=2');
    expect(canonicalOf(undefined)).toBe('https://shop.example/versand/');
  });

  it('leads to no other site', () => {
    expect(canonicalOf('https://other.example/versand/')).toBe('https://shop.example/versand/');
  });

  it('is absent on pages that search engines do not list, unless a widget names the listed one', () => {
    expect(canonicalOf(undefined, 'noindex')).toBeUndefined();
    expect(canonicalOf('/c/farben/', 'noindex, follow')).toBe('https://shop.example/c/farben/');
  });
});

it('keeps a page from search engines if its content file does, whatever the widget states', () => {
  const robots = (page?: string, said?: string) =>
    headContent({ ...(said && { robots: said }) }, { ...PAGE, robots: page }, ORIGIN).robots;

  expect(robots('noindex', 'index')).toBe('noindex');
  expect(robots(undefined, 'noindex, follow')).toBe('noindex, follow');
  expect(robots()).toBeUndefined();
});

it('shows other sites title, address and kind of the page', () => {
  const html = headHtml(aHead({ description: 'Für "harte" Wände' }));

  expect(html).toContain('<meta property="og:title" content="Bohrer | Fachwerk Baumarkt">');
  expect(html).toContain('<meta property="og:url" content="https://shop.example/p/bohrer-1/">');
  expect(html).toContain('<meta property="og:type" content="website">');
  expect(html).toContain('<meta property="og:description" content="Für &quot;harte&quot; Wände">');
  expect(html).toContain('<meta property="og:image" content="https://shop.example/pages/share.png?v=1">');
});

it.each([
  [['https://shop.example/images/1/1.svg', 'https://shop.example/images/1/2.jpg?v=1'], '/2.jpg?v=1'],
  [['https://shop.example/images/1/1.svg'], '/pages/share.png?v=1'],
])('shows the first bitmap of a product, or the picture of the shop: %j', (image, expected) => {
  const html = headHtml(aHead({ structuredData: [{ '@type': 'Product', image }] }));

  expect(html).toContain('<meta property="og:type" content="product">');
  expect(/og:image" content="([^"]*)"/.exec(html)?.[1]?.endsWith(expected)).toBe(true);
});

it('shows other sites nothing of a page that is not indexed', () => {
  expect(headHtml(aHead({ robots: 'noindex' }))).not.toContain('og:');
});

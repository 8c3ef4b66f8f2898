/** @jest-environment node */
import { CONTENT_DIR } from '../paths';
import { problemsInContent } from './check-content';
import { loadContent, type Content, type Page } from './load-content';

const widgets = [
  {
    name: 'product-list-page',
    propsSchema: {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: 'object',
      properties: { categoryPath: { type: 'string', pattern: '^[a-z]+$' }, limit: { type: 'integer' } },
      required: ['categoryPath'],
      additionalProperties: false,
    },
  },
];

const contentWith = (
  props: Record<string, unknown>,
  more: Partial<Page> = {},
  widget = 'product-list-page',
): Content => {
  const page: Page = {
    file: 'category.json',
    path: '/c/{categoryPath*}/',
    title: 'Sortiment',
    cache: 'public',
    zones: { main: [{ widget, props }] },
    ...more,
  };
  return {
    frame: { file: 'frame.json', siteName: '', skipLink: '', zones: { header: [], footer: [] } },
    pages: [page],
    notFound: page,
    config: { shopLocale: 'de-DE', urls: { start: '/', search: '/', basket: '/' }, apiOrigin: '' },
  };
};

describe('checking pages against the widgets', () => {
  it('finds nothing where all is well, placeholders included', () => {
    expect(problemsInContent(contentWith({ categoryPath: '{categoryPath}', limit: 3 }), widgets)).toEqual([]);
  });

  it.each([
    [
      {},
      'category.json: widget "product-list-page": field "categoryPath" must have required property \'categoryPath\'.',
    ],
    [
      { categoryPath: 'a', limit: 'x' },
      'category.json: widget "product-list-page": field "limit" must be integer.',
    ],
    [
      { categoryPath: 'A' },
      'category.json: widget "product-list-page": field "categoryPath" must match pattern "^[a-z]+$".',
    ],
    [
      { categoryPath: 'a', colour: 'red' },
      'category.json: widget "product-list-page": field "colour" must NOT have additional properties.',
    ],
    [
      { categoryPath: '{slug}' },
      'category.json: widget "product-list-page": {slug} is no part of the path "/c/{categoryPath*}/".',
    ],
  ])('names file, widget and field for %j', (props, problem) => {
    expect(problemsInContent(contentWith(props), widgets)).toEqual([problem]);
  });

  it('suggests the widget that was probably meant', () => {
    expect(problemsInContent(contentWith({}, {}, 'product-list'), widgets)).toEqual([
      'category.json: widget "product-list": no live micro-frontend offers it. Did you mean "product-list-page"?',
    ]);
  });

  it('misses a main widget that is not on the page', () => {
    expect(problemsInContent(contentWith({ categoryPath: 'a' }, { main: 'cart-page' }), widgets)).toEqual([
      'category.json: the main widget "cart-page" stands in no zone of the page.',
    ]);
  });
});

describe('the content files', () => {
  it('can be read, and have the pages of the shop', () => {
    const paths = loadContent(CONTENT_DIR).pages.flatMap(({ path }) => path ?? []);

    expect(paths.sort()).toEqual([
      '/',
      '/basket/',
      '/c/{categoryPath*}/',
      '/p/{slug}-{productId}/',
      '/search/',
    ]);
  });
});

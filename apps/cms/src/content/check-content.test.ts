/** @jest-environment node */
import { isLanguage, LANGUAGES } from '@fachwerk/shared/rules';
import { CONTENT_DIR } from '../paths';
import { problemsInContent } from './check-content';
import { htmlIn, htmlsOf, isWidget } from './content-schema';
import { type Content, loadContent, type Page } from './load-content';
import { pageMatcher } from './match-page';

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
    frame: {},
    zones: { main: [{ widget, props }] },
    ...more,
  };
  return {
    frame: { file: 'frame.json', siteName: '', skipLink: '', zones: { header: [], footer: [] }, modes: {} },
    pages: [page],
    notFound: page,
    config: { shopLocale: 'de-DE', pageUrls: { start: '/', search: '/', basket: '/' }, apiOrigin: '' },
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

  it('checks the props that a page adds to the frame, with the path of the page', () => {
    const inFrame = (own: Page['frame']) => {
      const content = contentWith({ categoryPath: 'a' }, { frame: own });
      content.frame.zones.header = [{ widget: 'product-list-page', props: { categoryPath: 'a' } }];
      return problemsInContent(content, widgets);
    };

    expect(inFrame({ 'product-list-page': { categoryPath: '{categoryPath}' } })).toEqual([]);
    expect(inFrame({ 'product-list-page': { limit: 'x' } })).toEqual([
      'category.json: widget "product-list-page": field "limit" must be integer.',
    ]);
    expect(inFrame({ footer: {} })).toEqual(['category.json: the frame has no widget "footer".']);
  });

  it('checks the props of pages with an outside source, and its name', () => {
    const inFrame = (block: object) => {
      const content = contentWith({ categoryPath: 'a' });
      const props = { categoryPath: 'a' };
      content.frame.zones.header = [{ widget: 'product-list-page', props, ...block }];
      return problemsInContent(content, widgets);
    };

    expect(inFrame({ onlyWith: 'chat', propsWith: { chat: { limit: 3 } } })).toEqual([]);
    expect(inFrame({ propsWith: { chat: { limit: 'x' } } })).toEqual([
      'frame.json: widget "product-list-page": field "limit" must be integer.',
    ]);
    expect(inFrame({ onlyWith: 'chta' })).toEqual([
      'frame.json: widget "product-list-page": there is no outside source "chta".',
    ]);
  });

  it('suggests the widget that was probably meant', () => {
    expect(problemsInContent(contentWith({}, {}, 'product-list'), widgets)).toEqual([
      'category.json: widget "product-list": no live micro-frontend offers it. Did you mean "product-list-page"?',
    ]);
  });

  it('looks into the frames of the modes too', () => {
    const content = contentWith({ categoryPath: 'a' });
    const header = [{ widget: 'product-list-page', props: { limit: 3 } }];
    const frame = { ...content.frame, modes: { prohibis: { zones: { header } } } };

    expect(problemsInContent({ ...content, frame }, widgets)).toEqual([
      'frame.json: widget "product-list-page": field "categoryPath" must have required property \'categoryPath\'.',
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

    expect(paths).toEqual(
      expect.arrayContaining(['/', '/basket/', '/c/{categoryPath*}/', '/p/{slug}-{productId}/', '/search/']),
    );
  });

  it('leave no address of the page configuration without a page, and no address twice', () => {
    const { config, pages } = loadContent(CONTENT_DIR);
    const paths = pages.flatMap(({ path }) => path ?? []);

    const matchPage = pageMatcher(pages);
    // An address can be the beginning of pages with an id, e.g. of orders.
    const isPage = (url: string) => {
      const [path = '', section] = url.split('#');
      const own = matchPage(path)?.page;
      return pages.some(
        (page) =>
          (page === own || page.path?.startsWith(`${path}{`)) &&
          (section === undefined ||
            JSON.stringify(page).includes(JSON.stringify(`id="${section}"`).slice(1, -1))),
      );
    };
    expect(
      [config.pageUrls, config.appPageUrls ?? {}]
        .flatMap(Object.values<string>)
        .filter((url) => !isPage(url)),
    ).toEqual([]);
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  });

  it('have no link to a page that does not exist', () => {
    const { pages } = loadContent(CONTENT_DIR);
    const match = pageMatcher(pages);
    const links = pages.flatMap(({ file, zones }) =>
      zones.main.flatMap((block) =>
        (isWidget(block) ? [] : htmlsOf(block)).flatMap((html) =>
          [...html.matchAll(/href="(\/(?!images\/)[^"#?]*)/g)].map(([, path = '']) => ({ file, path })),
        ),
      ),
    );

    expect(links.length).toBeGreaterThan(0);
    expect(links.filter(({ path }) => !match(path))).toEqual([]);
  });

  const languages = Object.keys(LANGUAGES).filter(isLanguage);
  /** The HTML of each page, once for each language. */
  const pagesWithHtml = () =>
    loadContent(CONTENT_DIR).pages.flatMap(({ file, zones }) =>
      languages.map((language) => ({
        file: `${file} in ${language}`,
        html: zones.main.map((block) => (isWidget(block) ? '' : htmlIn(block, language))).join(''),
      })),
    );

  it('use no id on a page twice', () => {
    const taken = pagesWithHtml().flatMap(({ file, html }) => {
      const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
      // "inhalt" is the target of the skip link.
      return ['inhalt', ...ids].flatMap((id, index, all) =>
        all.indexOf(id) < index ? [`${file}#${id}`] : [],
      );
    });

    expect(taken).toEqual([]);
  });

  it('have no link to a missing id', () => {
    const dead = pagesWithHtml().flatMap(({ file, html }) => {
      const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
      return [...html.matchAll(/href="#([^"]*)"/g)].flatMap(([, id]) =>
        ids.has(id) ? [] : [`${file}#${id}`],
      );
    });

    expect(dead).toEqual([]);
  });
});

import { fillPageHead } from '@fachwerk/shared/widget';
import { aCategory, aList, messages, tiles } from '../../testing/test-data';
import type { ListData } from './list-data';
import { categoryHead, searchHead } from './list-head';
import { parseListQuery } from './list-query';

const ORIGIN = 'https://shop.example';

function listAt(search: string, more: Partial<ListData> = {}): ListData {
  return {
    basePath: '/c/werkzeug/akkuschrauber/',
    query: parseListQuery(new URLSearchParams(search)),
    list: aList({ category: aCategory(), total: 60, pageCount: 3 }),
    ...more,
  };
}

const headOf = (data: ListData) => fillPageHead(categoryHead(data, ORIGIN), messages);

describe('the head of a category page', () => {
  it('names the category and is its own address', () => {
    const head = headOf(listAt(''));

    expect(head.title).toBe('Akkuschrauber kaufen');
    expect(head.description).toContain('60 Artikel');
    expect(head.canonical).toBe('https://shop.example/c/werkzeug/akkuschrauber/');
    expect(head.robots).toBeUndefined();
    expect(head.status).toBeUndefined();
  });

  it('states that there are more than can be counted', () => {
    const list = aList({ category: aCategory(), total: 10_001, pageCount: 417 });

    expect(headOf(listAt('', { list })).description).toContain('mehr als 10.000 Artikel');
  });

  it('contains the page number in address and title', () => {
    const head = headOf(listAt('?page=2'));

    expect(head.canonical).toBe('https://shop.example/c/werkzeug/akkuschrauber/?page=2');
    expect(head.title).toContain('Seite 2');
  });

  it('is the page of the usual size that begins with the same item', () => {
    const list = aList({ category: aCategory(), total: 100, page: 2, size: 48, pageCount: 3 });
    const head = categoryHead(listAt('?size=48&page=2', { list }), ORIGIN);

    expect(head.canonical).toBe('https://shop.example/c/werkzeug/akkuschrauber/?page=3');
    expect(head.robots).toBeUndefined();
  });

  it('keeps combinations of filters out of the index, and names the list without them', () => {
    const head = categoryHead(listAt('?f.marke=Eberholt&sort=rating'), ORIGIN);

    expect(head.robots).toBe('noindex, follow');
    expect(head.canonical).toBe('https://shop.example/c/werkzeug/akkuschrauber/');
  });

  it.each([
    ['a category that does not exist', listAt('', { list: null, problem: 'not-found' })],
    [
      'a page behind the last one',
      listAt('?page=9', { list: aList({ category: aCategory(), items: [], total: 60, page: 9 }) }),
    ],
  ])('is 404 for %s', (_what, data) => {
    expect(categoryHead(data, ORIGIN)).toMatchObject({ status: 404, robots: 'noindex' });
  });

  it('is 503 when the API does not respond, so that the page is not cached', () => {
    expect(categoryHead(listAt('', { list: null, problem: 'failed' }), ORIGIN)).toMatchObject({
      status: 503,
      robots: 'noindex',
    });
  });

  it('contains the breadcrumbs, each once, and the articles with their positions for search engines', () => {
    const category = aCategory({
      breadcrumbs: [
        { name: 'Werkzeug', url: '/c/werkzeug/' },
        { name: 'Akkuschrauber', url: '/c/werkzeug/akkuschrauber/' },
      ],
    });
    const data = listAt('?page=2', {
      list: aList({ category, page: 2, total: 26, pageCount: 2 }),
      items: tiles(2),
    });

    const [way, items] = categoryHead(data, ORIGIN).structuredData ?? [];

    expect(way).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Werkzeug', item: 'https://shop.example/c/werkzeug/' },
        { position: 2, name: 'Akkuschrauber' },
      ],
    });
    expect(way?.itemListElement).toHaveLength(2);
    expect(items).toMatchObject({
      '@type': 'ItemList',
      itemListElement: [{ position: 25, url: 'https://shop.example/p/schrauber-100001/' }, { position: 26 }],
    });
  });
});

describe('the head of the search page', () => {
  it('names the words and stays out of the index', () => {
    expect(fillPageHead(searchHead(listAt('?q=akkuschrauber')), messages)).toMatchObject({
      title: 'Suche nach „akkuschrauber“',
      robots: 'noindex, follow',
    });
  });

  it('leads to the product of an article number', () => {
    const data = listAt('?q=200001', { list: aList({ redirect: '/p/schrauber-100001/' }) });

    expect(searchHead(data).redirect).toBe('/p/schrauber-100001/');
  });
});

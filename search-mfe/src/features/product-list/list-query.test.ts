import {
  type ListQuery,
  listSearch,
  parseListQuery,
  toApiQuery,
  toggleFilter,
  withOnly,
  withoutFilters,
  withPage,
  withSort,
} from './list-query';

const parse = (search: string): ListQuery => parseListQuery(new URLSearchParams(search));
const plain: ListQuery = { term: '', filters: [], sort: null, page: 1 };

describe('reading the address of a list', () => {
  it('finds words, filters, order and page', () => {
    expect(
      parse('?q=akku&ms=true&f.marke=Eberholt&f.marke=Kraftwerk&f.farbe=Rot&sort=price-asc&page=3'),
    ).toEqual({
      term: 'akku',
      filters: [
        { facet: 'marke', value: 'Eberholt' },
        { facet: 'marke', value: 'Kraftwerk' },
        { facet: 'farbe', value: 'Rot' },
      ],
      sort: 'price-asc',
      page: 3,
    });
  });

  it.each(['abc', '-1', '0', '1e9', '99999', '2.5', ' 2', ''])(
    'starts at the first page for page=%p',
    (page) => {
      expect(parse(new URLSearchParams({ page }).toString()).page).toBe(1);
    },
  );

  it.each([
    ['von.preis=10&bis.preis=25', '10-25'],
    ['von.preis=1.200,50&bis.preis=', 'ab-1200.5'],
    ['bis.preis=25&von.preis=100', '25-100'],
    ['von.preis=abc&bis.preis=25', 'bis-25'],
  ])('reads the fields of a range that a form without script has sent: %s', (search, value) => {
    expect(parse(search).filters).toEqual([{ facet: 'preis', value }]);
  });

  it.each([
    ['an empty range', 'von.preis=&bis.preis='],
    ['a range without numbers', 'von.preis=abc&bis.preis=<script>'],
    ['an unknown order', 'sort=drop table'],
    ['a facet without name', 'f.=x'],
    ['a facet without value', 'f.marke='],
    ['a facet that is no name', 'f.__proto__=x&f.<script>=x&f.a b=x'],
    ['a value of 10 kB', `f.marke=${'x'.repeat(10_240)}`],
    ['control characters', 'f.marke=a%00b&f.marke=a%0d%0ab'],
    ['what the shop does not know', 'utm_source=mail&constructor=1'],
  ])('is the plain list for %s', (_what, search) => {
    expect(parse(search)).toEqual(plain);
  });

  it('counts a filter that is named twice once', () => {
    expect(parse('f.marke=A&f.marke=A').filters).toEqual([{ facet: 'marke', value: 'A' }]);
  });

  it('takes no more filters than anybody would choose', () => {
    const many = Array.from({ length: 5000 }, (_, index) => `f.marke=${index}`).join('&');

    expect(parse(many).filters).toHaveLength(40);
  });

  it('keeps markup in a value as the text that it is', () => {
    expect(parse('f.marke=%3Cimg src=x onerror=alert(1)%3E').filters).toEqual([
      { facet: 'marke', value: '<img src=x onerror=alert(1)>' },
    ]);
  });
});

describe('writing the address of a list', () => {
  it.each(['', '?f.marke=Eberholt', '?q=akku&ms=true&f.marke=A+%26+B&f.farbe=Gr%C3%BCn&sort=rating&page=2'])(
    'reads back what it wrote: %p',
    (search) => {
      expect(listSearch(parse(search))).toBe(search);
    },
  );

  it('leaves out what goes without saying', () => {
    expect(listSearch(plain)).toBe('');
    expect(listSearch(parse('?page=1'))).toBe('');
  });
});

describe('choosing', () => {
  it('adds a filter, takes it away again, and starts at the first page each time', () => {
    const filter = { facet: 'marke', value: 'Eberholt' };
    const chosen = toggleFilter(withPage(plain, 4), filter);

    expect(listSearch(chosen)).toBe('?f.marke=Eberholt');
    expect(listSearch(toggleFilter(withPage(chosen, 2), filter))).toBe('');
  });

  it('separates the values of two facets', () => {
    const query = parse('?f.marke=Rot&f.farbe=Rot');

    expect(listSearch(toggleFilter(query, { facet: 'farbe', value: 'Rot' }))).toBe('?f.marke=Rot');
  });

  it('replaces the values of a facet by a range, and removes it', () => {
    const query = withOnly(parse('?f.preis=10-25&f.marke=A&page=2'), 'preis', 'ab-30');

    expect(listSearch(query)).toBe('?f.marke=A&f.preis=ab-30');
    expect(listSearch(withOnly(query, 'preis', undefined))).toBe('?f.marke=A');
  });

  it('keeps words and order when the filters are reset', () => {
    expect(listSearch(withoutFilters(parse('?q=akku&f.marke=A&sort=rating&page=2')))).toBe(
      '?q=akku&ms=true&sort=rating',
    );
  });

  it('keeps filters when the order changes, but not the page', () => {
    expect(listSearch(withSort(parse('?f.marke=A&page=2'), 'rating'))).toBe('?f.marke=A&sort=rating');
  });
});

describe('asking the API', () => {
  it('names the category, the words and every value of a facet', () => {
    expect(toApiQuery(parse('?q=akku&f.marke=A&f.marke=B&sort=rating&page=2'), 'werkzeug/akku')).toEqual({
      category: 'werkzeug/akku',
      q: 'akku',
      'f.marke': ['A', 'B'],
      sort: 'rating',
      page: 2,
      size: 24,
    });
  });

  it('requests 24 items of the first page without choices', () => {
    expect(toApiQuery(plain)).toEqual({ page: 1, size: 24 });
  });
});

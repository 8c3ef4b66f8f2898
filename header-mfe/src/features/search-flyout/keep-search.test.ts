import { countSearch } from '@fachwerk/shared/calls';
import { answerTo, fakePlatform } from '@fachwerk/shared/testing';
import { keepSearch } from './keep-search';
import { recentSearches } from './recent-searches';

const onPage = (path: string) => window.history.replaceState(null, '', path);
const platform = () => fakePlatform({ answers: [answerTo(countSearch, null)] });

beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
  onPage('/');
});

it('keeps ten searches of results pages, the newest in front', () => {
  onPage('/search/?q=x');
  for (let n = 1; n <= 12; n++) keepSearch(`suche ${n}`, platform());

  expect(recentSearches()).toHaveLength(10);
  expect(recentSearches()[0]).toBe('suche 12');
});

it('moves an equal search to the front, without regard to case', () => {
  onPage('/search/?q=x');
  for (const query of ['Dübel', 'Hammer', 'DÜBEL']) keepSearch(query, platform());

  expect(recentSearches()).toEqual(['DÜBEL', 'Hammer']);
});

it('counts the cleaned search once when its results are used, and is silent when that fails', async () => {
  onPage('/search/?q=x');
  const working = platform();
  keepSearch(' <Hammer> ', working);
  expect(working.calls).toEqual([]);
  for (const type of ['scroll', 'pointerdown', 'keydown']) window.dispatchEvent(new Event(type));
  expect(working.callsOf(countSearch)).toMatchObject([{ form: { q: 'Hammer' } }]);

  keepSearch('Hammer', fakePlatform());
  window.dispatchEvent(new Event('scroll'));
  await Promise.resolve();
});

it.each(['/stores/?q=50667', '/widgets/?q=warenkorb'])('does nothing on %s', (path) => {
  onPage(path);
  const page = platform();
  keepSearch('50667', page);

  expect(recentSearches()).toEqual([]);
  expect(page.calls).toEqual([]);
});

it('does nothing harmful when the storage refuses', () => {
  onPage('/search/?q=x');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

  expect(() => keepSearch('hammer', platform())).not.toThrow();
});

import { addRecentSearch, recentSearches } from './recent-searches';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('keeps ten searches, the newest in front', () => {
  for (let n = 1; n <= 12; n++) addRecentSearch(`suche ${n}`);

  expect(recentSearches()).toHaveLength(10);
  expect(recentSearches()[0]).toBe('suche 12');
});

it('moves an equal search to the front, without regard to case', () => {
  for (const query of ['Dübel', 'Hammer', 'DÜBEL']) addRecentSearch(query);

  expect(recentSearches()).toEqual(['DÜBEL', 'Hammer']);
});

it('does nothing harmful when the storage refuses', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

  expect(() => addRecentSearch('hammer')).not.toThrow();
});

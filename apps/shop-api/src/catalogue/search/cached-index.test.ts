/** @jest-environment node */
import { NO_HITS, type SearchRequest } from '../query/search-index';
import { cacheResults } from './cached-index';

const request = (query: string): SearchRequest => ({
  query,
  filters: new Map([['marke', ['Rupatec']]]),
  sort: 'relevance',
  page: 1,
  size: 24,
});
const nothing = { version: 1, synonymVersion: 0, ...NO_HITS, servicePages: [] };

describe('a cached search', () => {
  it('runs once for each request', async () => {
    const search = jest.fn(async () => nothing);
    const index = cacheResults({ search });

    await Promise.all([index.search(request('a')), index.search(request('a'))]);
    await index.search(request('a'));
    expect(search).toHaveBeenCalledTimes(1);

    await index.search({ ...request('a'), filters: new Map([['marke', ['Hauberg']]]) });
    expect(search).toHaveBeenCalledTimes(2);
  });

  it('runs again after a failure', async () => {
    const search = jest.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue(nothing);
    const index = cacheResults({ search });

    await expect(index.search(request('a'))).rejects.toThrow('away');
    await expect(index.search(request('a'))).resolves.toEqual(nothing);
  });
});

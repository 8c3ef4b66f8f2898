/** @jest-environment node */
import { MAPPING } from '../../catalogue/search/opensearch/product-documents';
import { type FakeOpenSearch, startFakeOpenSearch } from './fake-opensearch';

const SETTINGS = {
  number_of_shards: 1,
  auto_expand_replicas: '0-1',
  refresh_interval: '-1',
  max_result_window: 100,
  max_terms_count: 2,
};

let fake: FakeOpenSearch;
beforeAll(async () => {
  fake = await startFakeOpenSearch();
  await send('PUT', '/products', { settings: SETTINGS, mappings: MAPPING });
});
afterAll(() => fake.stop());

async function send(method: string, path: string, body: object) {
  const response = await fetch(new URL(path, fake.url), {
    method,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
  const { error } = (await response.json()) as { error?: { type: string } };
  return error ? `${response.status} ${error.type}` : response.status;
}

const term = { term: { lexemesA: '=leim' } };
const scored = { constant_score: { filter: term } };

it('accepts requests that OpenSearch accepts', async () => {
  expect(
    await send('POST', '/products/_search', { query: scored, sort: [{ _score: { order: 'desc' } }] }),
  ).toBe(200);
});

it.each([
  ['an unknown key', { query: scored, sizes: 3 }, 'parsing_exception'],
  ['an unknown query', { query: { match: { lexemesA: 'leim' } } }, 'parsing_exception'],
  [
    'an unknown option of a query',
    { query: { constant_score: { filter: term, bost: 2 } } },
    'parsing_exception',
  ],
  ['two queries in one', { query: { ...scored, match_all: {} } }, 'parsing_exception'],
  [
    'a field that is not mapped',
    { query: { constant_score: { filter: { term: { name: 'a' } } } } },
    'query_shard_exception',
  ],
  [
    'a field that is not indexed',
    { query: { constant_score: { filter: { term: { brand: 'a' } } } } },
    'query_shard_exception',
  ],
  [
    'counts of a field without values',
    { aggs: { a: { terms: { field: 'lexemesA', size: 5 } } } },
    'illegal_argument_exception',
  ],
  [
    'too many terms',
    { query: { constant_score: { filter: { terms: { tokens: ['a', 'b', 'c'] } } } } },
    'illegal_argument_exception',
  ],
  ['a page behind the window', { from: 90, size: 20 }, 'illegal_argument_exception'],
  ['a score that depends on all documents', { query: term }, 'fake'],
  [
    'too many clauses',
    { query: { dis_max: { queries: Array.from({ length: 1025 }, () => scored) } } },
    'too_many_nested_clauses',
  ],
])('refuses %s', async (_, body, type) => {
  expect(await send('POST', '/products/_search', body)).toBe(`400 ${type}`);
});

it('refuses unknown paths and parameters, and knows which indices exist', async () => {
  expect(await send('POST', '/products/_search?sizes=3', {})).toBe('400 illegal_argument_exception');
  expect(await send('POST', '/products/_count', {})).toBe('400 fake');
  expect(await send('POST', '/others/_search', {})).toBe('404 index_not_found_exception');
  expect(await send('PUT', '/products', { settings: SETTINGS, mappings: MAPPING })).toBe(
    '400 resource_already_exists_exception',
  );
});

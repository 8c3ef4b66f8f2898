import { cleanSearchTerm, type ProductListQuery, type SortOrder } from '@fachwerk/shared/contracts';
import { MAX_LIST_PAGE, SORT_ORDERS } from '@fachwerk/shared/rules';
import { rangeValue } from './range-value';

export interface Filter {
  /** Id of the facet. */
  facet: string;
  value: string;
}

/** The choices for a list, stored in the address. */
export interface ListQuery {
  /** The search term; empty in a category. */
  term: string;
  /** In the order in which they were chosen. */
  filters: readonly Filter[];
  /** Company id: only items that this store has today. */
  store?: string | undefined;
  /** null: the default order of the server. */
  sort: SortOrder | null;
  /** Starts at 1. */
  page: number;
  /** Tiles of a page; absent: `PAGE_SIZE`. */
  size?: 48;
  /** Searches for exactly the typed words, without corrections. */
  as?: 'typed';
}

/** Names of the fields of a range, before the id of the facet; a form without script sends what was typed. */
export const RANGE_FIELDS = ['von.', 'bis.'] as const;

export const PAGE_SIZE = 24;

export const STORE_FIELD = 'markt';
const COMPANY_ID = /^[A-Za-z0-9-]{1,64}$/;
const FACET_PREFIX = 'f.';
const FACET_ID = /^[A-Za-z0-9\u00c0-\u024f][A-Za-z0-9\u00c0-\u024f_-]{0,39}$/;
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/;
const MAX_VALUE_LENGTH = 120;
const MAX_FILTERS = 40;

/** Parses an untrusted query string; invalid parameters are ignored. */
export function parseListQuery(params: URLSearchParams): ListQuery {
  const filters: Filter[] = [];
  for (const [name, given] of params) {
    const prefix = [FACET_PREFIX, ...RANGE_FIELDS].find((one) => name.startsWith(one));
    if (!prefix) continue;
    const facet = name.slice(prefix.length);
    const [from, to] = RANGE_FIELDS.map((field) => params.get(field + facet) ?? '');
    const filter = { facet, value: prefix === FACET_PREFIX ? given : (rangeValue(from!, to!) ?? '') };
    if (isPlausible(filter) && !includes(filters, filter) && filters.length < MAX_FILTERS)
      filters.push(filter);
  }
  return {
    term: cleanSearchTerm(params.get('q') ?? ''),
    filters,
    ...(COMPANY_ID.test(params.get(STORE_FIELD) ?? '') && { store: params.get(STORE_FIELD)! }),
    sort: SORT_ORDERS.find((order) => order === params.get('sort')) ?? null,
    page: parsePage(params.get('page')),
    ...(params.get('size') === '48' && { size: 48 as const }),
    ...(params.get('as') === 'typed' && { as: 'typed' as const }),
  };
}

const isPlausible = ({ facet, value }: Filter): boolean =>
  FACET_ID.test(facet) && value.length > 0 && value.length <= MAX_VALUE_LENGTH && !CONTROL.test(value);

function parsePage(text: string | null): number {
  if (!text || !/^\d{1,4}$/.test(text)) return 1;
  return Math.min(Math.max(Number(text), 1), MAX_LIST_PAGE);
}

const includes = (filters: readonly Filter[], { facet, value }: Filter): boolean =>
  filters.some((other) => other.facet === facet && other.value === value);

export const hasFilter = (query: ListQuery, filter: Filter): boolean => includes(query.filters, filter);

/** A new choice starts at the first page. */
export function toggleFilter(query: ListQuery, filter: Filter): ListQuery {
  if (hasFilter(query, filter)) return withoutFilter(query, filter);
  return { ...query, filters: [...query.filters, filter], page: 1 };
}

export const withoutFilter = (query: ListQuery, { facet, value }: Filter): ListQuery => ({
  ...query,
  filters: query.filters.filter((one) => one.facet !== facet || one.value !== value),
  page: 1,
});

/** Replaces all filters of a facet by one value, e.g. a range; undefined removes them. */
export function withOnly(query: ListQuery, facet: string, value: string | undefined): ListQuery {
  const others = query.filters.filter((filter) => filter.facet !== facet);
  return { ...query, filters: value ? [...others, { facet, value }] : others, page: 1 };
}

export const withStore = (query: ListQuery, store: string | undefined): ListQuery => ({
  ...query,
  store,
  page: 1,
});
export const filterCount = ({ filters, store }: ListQuery): number => filters.length + (store ? 1 : 0);
export const withoutFilters = (query: ListQuery): ListQuery => ({
  ...query,
  filters: [],
  store: undefined,
  page: 1,
});
export const withSort = (query: ListQuery, sort: SortOrder | null): ListQuery => ({
  ...query,
  sort,
  page: 1,
});
export const withPage = (query: ListQuery, page: number): ListQuery => ({ ...query, page });

/** The parameters of the address in their order; forms without script send the same as hidden inputs. */
export function queryFields(query: ListQuery): [name: string, value: string][] {
  const fields: [string, string][] = [];
  if (query.term) fields.push(['q', query.term], ['ms', 'true']);
  if (query.as) fields.push(['as', query.as]);
  for (const { facet, value } of query.filters) fields.push([FACET_PREFIX + facet, value]);
  if (query.store) fields.push([STORE_FIELD, query.store]);
  if (query.sort) fields.push(['sort', query.sort]);
  if (query.size) fields.push(['size', '48']);
  if (query.page > 1) fields.push(['page', String(query.page)]);
  return fields;
}

/** E.g. "?f.marke=Eberholt&page=2"; empty without choices. */
export function listSearch(query: ListQuery): string {
  const search = new URLSearchParams(queryFields(query)).toString();
  return search && `?${search}`;
}

export const facetField = (facet: string): string => FACET_PREFIX + facet;
export const facetOfField = (name: string): string => name.slice(FACET_PREFIX.length);

/** Query of the call `readProducts`. */
export function toApiQuery(query: ListQuery, category?: string): ProductListQuery {
  const facets: Record<string, string[]> = {};
  for (const { facet, value } of query.filters) (facets[FACET_PREFIX + facet] ??= []).push(value);
  return {
    ...(category !== undefined && { category }),
    ...(query.term && { q: query.term }),
    ...(query.as && { as: query.as }),
    ...facets,
    ...(query.store && { inStore: query.store }),
    ...(query.sort && { sort: query.sort }),
    page: query.page,
    size: query.size ?? PAGE_SIZE,
  };
}

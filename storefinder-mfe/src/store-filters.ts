import type { StoreOptions } from '@fachwerk/shared/contracts';
import type { Filters } from './stores-api';

/** The filters with several values, in the order of the page; named as in the call and in the address. */
export const FILTER_KINDS = [
  'services',
  'categories',
  'specialists',
  'categorySpecialists',
  'brands',
  'states',
] as const;
export type FilterKind = (typeof FILTER_KINDS)[number];

export type FilterValues = Record<FilterKind, string[]>;

const MOST_VALUES = 20;
const ID = /^[A-Za-z0-9-]{1,64}$/;
const valuesOf = (read: (kind: FilterKind) => readonly string[]): FilterValues =>
  Object.fromEntries(FILTER_KINDS.map((kind) => [kind, read(kind)])) as FilterValues;

export interface ChosenFilters {
  values: FilterValues;
  /** The item whose stock is shown; '' without one. */
  itemId: string;
  /** Only stores that have the item. */
  isInStock: boolean;
}

/** What the address of a page filters by. Values that no filter can have are left out. */
export function filtersInUrl(params: URLSearchParams): ChosenFilters {
  const values = valuesOf((kind) =>
    [...new Set(params.getAll(kind))]
      .filter((value) => value !== '' && value.length <= 120)
      .slice(0, MOST_VALUES),
  );
  const itemId = params.get('itemId') ?? '';
  const hasItem = ID.test(itemId);
  return {
    values,
    itemId: hasItem ? itemId : '',
    isInStock: hasItem && params.get('inStock') === 'true',
  };
}

/** Without services that no store has: the call ignores them. */
export const withKnown = (chosen: ChosenFilters, options: StoreOptions | undefined): ChosenFilters => {
  const known: readonly string[] = options?.services ?? [];
  const services = chosen.values.services.filter((service) => known.includes(service));
  return { ...chosen, values: { ...chosen.values, services } };
};

/** Number of filters that leave stores out. */
export const countOf = ({ values, isInStock }: ChosenFilters): number =>
  FILTER_KINDS.reduce((sum, kind) => sum + values[kind].length, isInStock ? 1 : 0);

/** The parameters of these filters, for addresses of pages. */
export function paramsOf({ values, itemId, isInStock }: ChosenFilters): URLSearchParams {
  const params = new URLSearchParams();
  for (const kind of FILTER_KINDS) for (const value of values[kind]) params.append(kind, value);
  if (itemId) params.set('itemId', itemId);
  if (isInStock) params.set('inStock', 'true');
  return params;
}

/** The filters as the call takes them; empty ones are left out. */
export function questionOf({ values, itemId, isInStock }: ChosenFilters): Filters {
  const lists = FILTER_KINDS.flatMap((kind) =>
    values[kind].length > 0 ? [[kind, values[kind]] as const] : [],
  );
  return {
    ...Object.fromEntries(lists),
    ...(itemId && { itemId }),
    ...(isInStock && { inStock: 'true' as const }),
  };
}

/** The values to choose from: those of all stores, narrowed by the page; chosen ones stay. */
export const optionsOf = (
  options: StoreOptions | undefined,
  narrowed: Partial<Record<FilterKind, readonly string[] | undefined>>,
  chosen: FilterValues,
): FilterValues =>
  valuesOf((kind) => {
    const all: readonly string[] = options?.[kind] ?? [];
    const offered = narrowed[kind] ? all.filter((value) => narrowed[kind]?.includes(value)) : all;
    return [...new Set([...offered, ...chosen[kind]])];
  });

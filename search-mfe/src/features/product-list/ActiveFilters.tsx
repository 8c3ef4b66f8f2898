import { Chip } from '@fachwerk/shared/ui';
import { type Translate, useMessages, usePlatform } from '@fachwerk/shared/widget';
import type { MouseEvent } from 'react';
import { isPlainClick } from '../../plain-click';
import styles from './ActiveFilters.module.css';
import { facetName, valueName } from './facet-names';
import type { ListFrame } from './list-data';
import { type Filter, type ListQuery, withoutFilter, withoutFilters, withStore } from './list-query';
import type { ListChange } from './use-product-list';

interface ActiveFiltersProps {
  list: ListFrame;
  query: ListQuery;
  urlOf: (query: ListQuery) => string;
  onChange: (change: ListChange) => void;
}

/** The active filters, to be removed one by one or all at once; links, so that they work without script. */
export function ActiveFilters({ list, query, urlOf, onChange }: ActiveFiltersProps) {
  const text = useMessages();
  const { shopLocale } = usePlatform().config;
  const named = query.filters.flatMap((filter) => nameOf(text, filter, list, shopLocale) ?? []);
  const { store } = list;
  if (named.length === 0 && !store) return null;

  const goesTo = (change: ListChange) => ({
    href: urlOf(change(query)),
    onClick: (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      onChange(change);
    },
  });

  return (
    <ul role="list" className={styles.chips} aria-label={text('productList.filter.active')}>
      {named.map(({ filter, facet, value }) => (
        <li key={`${filter.facet}=${filter.value}`} className={styles.chip}>
          <Chip
            {...goesTo((from) => withoutFilter(from, filter))}
            isRemovable
            aria-label={text('productList.filter.remove', { facet, value })}
          >
            {value}
          </Chip>
        </li>
      ))}
      {store && (
        <li className={styles.chip}>
          <Chip
            {...goesTo((from) => withStore(from, undefined))}
            isRemovable
            aria-label={text('productList.store.remove', { store: store.name })}
          >
            {text('productList.store.chip', { store: store.name })}
          </Chip>
        </li>
      )}
      <li className={styles.chip}>
        <a {...goesTo(withoutFilters)} className={styles.reset}>
          {text('productList.filter.reset')}
        </a>
      </li>
    </ul>
  );
}

/**
 * The server ignores unknown filters, so they are not shown; a list without results has no facets to compare
 * with.
 */
function nameOf(text: Translate, filter: Filter, { facets, total }: ListFrame, locale: string) {
  const facet = facets.find(({ id }) => id === filter.facet);
  const value = facet?.values.find((one) => one.value === filter.value);
  if (!value && total > 0) return undefined;
  return {
    filter,
    facet: facet ? facetName(text, facet) : filter.facet,
    value: facet && value ? valueName(text, facet, value, locale) : filter.value,
  };
}

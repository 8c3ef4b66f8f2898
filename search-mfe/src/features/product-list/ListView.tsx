import { KeptPictures, WishlistHearts } from '@fachwerk/shared/product';
import { joinClasses, Pagination } from '@fachwerk/shared/ui';
import { afterPaint, useMessages, usePlatform } from '@fachwerk/shared/widget';
import { type MouseEvent, useDeferredValue, useId, useRef } from 'react';
import { SKIP_TO_ITEMS } from '../../page-head';
import { isPlainClick } from '../../plain-click';
import { useTileReports } from '../../use-tile-reports';
import { useComparedMarks } from '../comparison/use-compared-marks';
import { ActiveFilters } from './ActiveFilters';
import { Filters, prepareFilters } from './Filters';
import { FilterSheet } from './FilterSheet';
import type { ListFrame } from './list-data';
import { isBeyondEnd } from './list-head';
import { filterCount, type ListQuery, withPage } from './list-query';
import { ListFailed } from './ListFailed';
import styles from './ListView.module.css';
import { NoMatches } from './NoMatches';
import { ProductTiles } from './ProductTiles.static';
import { ResultCount } from './ResultCount.static';
import { SortForm } from './SortForm';
import type { ListChange, ProductListControl } from './use-product-list';
import { useStoreChoice } from './use-store-choice';

/** Target of the skip link. */
const TARGET = { id: SKIP_TO_ITEMS.id, tabIndex: -1 };

interface ListViewProps {
  basePath: string;
  control: ProductListControl & { list: ListFrame };
}

/** What a tracker gets; `source` for a switch of "Heute in meinem Markt" (specification 9). */
function reportedValues(before: ListQuery, { filters, store, sort }: ListQuery): Record<string, unknown> {
  const isToggle = store !== before.store;
  return { filters, store, sort, ...(isToggle && { source: 'stationary_filter_toggle_button' }) };
}

/** Filters, sort order, tiles and pagination of a list. */
export function ListView({ basePath, control }: ListViewProps) {
  const { category, query, status, error, urlOf, show, retry } = control;
  // Filters and tiles are rendered in slices after a choice or an answer: the browser paints in between.
  const list = useDeferredValue(control.list);
  const items = useDeferredValue(control.items);
  const shownQuery = useDeferredValue(query);
  const text = useMessages();
  const filterId = useId();
  const countRef = useRef<HTMLDivElement>(null);
  const contentRef = useRef<HTMLDivElement>(null);
  const isLoading = status === 'loading' || list !== control.list;
  const isEmpty = list.total === 0 || isBeyondEnd(list);
  const hasFilters = list.facets.length > 0;

  const { track } = usePlatform();
  const showAs = (name: string) => (change: ListChange) => {
    let before = query;
    const next = show((from) => change((before = from)));
    track({ name, values: reportedValues(before, next) });
    return next;
  };
  const filter = showAs('filter_list');
  const storeChoice = useStoreChoice({ ...control, list, show: filter });
  useTileReports({
    within: contentRef,
    tiles: items,
    values: { source: 'product_list', category, query: query.term || undefined, page: list.page },
  });

  useComparedMarks(contentRef, items);

  const goToPage = (page: number, event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    show((from) => withPage(from, page));
    afterPaint(() => showFrom(countRef.current));
  };
  const filters = (
    <Filters
      basePath={basePath}
      list={list}
      query={query}
      shownQuery={shownQuery}
      store={storeChoice}
      isLoading={isLoading}
      onChange={filter}
    />
  );

  const failure = status === 'failed' && (
    <ListFailed href={urlOf(query)} onRetry={retry} error={error} keepsOldList />
  );

  return (
    <div className={joinClasses(styles.layout, hasFilters && styles.withFilters)}>
      {hasFilters && (
        <section id={filterId} className={styles.filters} aria-label={text('productList.filter.label')}>
          {filters}
          {/* Without script the fragment of the address opens and closes the filters of small screens. */}
          <a className={styles.close} href={`#${filterId}-results`}>
            {text('productList.filter.close')}
          </a>
        </section>
      )}

      <section
        id={`${filterId}-results`}
        className={styles.results}
        aria-label={text('productList.results')}
        aria-busy={isLoading}
      >
        <div className={joinClasses(styles.toolbar, isEmpty && styles.empty)}>
          <div className={styles.count} role="status" ref={countRef} tabIndex={-1}>
            <ResultCount total={list.total} page={list.page} pageCount={list.pageCount} />
          </div>
          {hasFilters && (
            <div className={styles.filterButton} onPointerOver={prepareFilters}>
              <FilterSheet href={`#${filterId}`} chosenCount={filterCount(query)} total={list.total}>
                {/* The sheet covers the message above the list. */}
                {failure}
                {filters}
              </FilterSheet>
            </div>
          )}
          {!isEmpty && (
            <div className={styles.sort}>
              <SortForm basePath={basePath} orders={list.sort} query={query} onChange={showAs('sort_list')} />
            </div>
          )}
        </div>

        <ActiveFilters list={list} query={query} urlOf={urlOf} onChange={filter} />
        {failure}

        <div ref={contentRef} className={joinClasses(styles.content, isLoading && styles.dimmed)} {...TARGET}>
          {isEmpty ? (
            <NoMatches
              isBeyondEnd={isBeyondEnd(list)}
              query={query}
              urlOf={urlOf}
              onChange={isBeyondEnd(list) ? show : filter}
            />
          ) : (
            <ProductTiles items={items} />
          )}
        </div>
        <KeptPictures within={contentRef} />
        <WishlistHearts within={contentRef} source="product_list" />

        <Pagination
          className={styles.pages}
          label={text('productList.pages.label')}
          previousText={text('productList.pages.previous')}
          nextText={text('productList.pages.next')}
          pageLabel={(page) => text('productList.pages.page', { page })}
          current={list.page}
          count={list.pageCount}
          urlOf={(page) => urlOf(withPage(query, page))}
          onNavigate={goToPage}
        />
      </section>
    </div>
  );
}

/** Moves focus and view to the number of hits, where the new page begins. */
function showFrom(count: HTMLElement | null): void {
  count?.focus({ preventScroll: true });
  count?.scrollIntoView?.({ block: 'start' });
}

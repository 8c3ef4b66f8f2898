import { Breadcrumb } from '@fachwerk/shared/ui';
import { useMessages, usePlatform, type WidgetProps } from '@fachwerk/shared/widget';
import { useEffect } from 'react';
import { EmptySearchInfo } from './EmptySearchInfo';
import type { CategoryLink } from './list-api';
import type { ListData } from './list-data';
import { filterCount, withoutFilters } from './list-query';
import { ListFailed } from './ListFailed';
import { ListPageFrame } from './ListPageFrame';
import { ListView } from './ListView';
import styles from './SearchResultsPage.module.css';
import { ServicePages } from './ServicePages';
import { useProductList } from './use-product-list';

export interface SearchData extends ListData {
  /** Links for an empty result; else empty. */
  categories: readonly CategoryLink[];
}

export function SearchResultsPage({ data }: WidgetProps<unknown, SearchData>) {
  const text = useMessages();
  const { bus, config } = usePlatform();
  const control = useProductList({
    data,
    onFailed: ({ term }) => bus.publish('search:failed', { query: term }),
  });
  const { list, query, status, urlOf, retry } = control;
  const { term } = data.query;

  useEffect(() => {
    if (data.problem) bus.publish('search:failed', { query: data.query.term });
  }, [bus, data]);
  useRedirect(data.list?.redirect);

  if (!term) return <EmptySearchInfo categories={data.categories} />;
  if (!list) {
    return (
      <ListPageFrame title={text('search.headline', { term })}>
        {status === 'failed' && <ListFailed href={urlOf(query)} onRetry={retry} error={control.error} />}
      </ListPageFrame>
    );
  }
  if (list.total === 0 && filterCount(query) === 0) {
    return <EmptySearchInfo term={term} categories={data.categories} services={list.servicePages} />;
  }

  const corrected = list.correctedQuery;
  return (
    <ListPageFrame
      title={corrected ? text('search.corrected', { corrected, term }) : text('search.headline', { term })}
      above={
        <Breadcrumb
          label={text('productList.breadcrumb')}
          items={[{ name: text('productList.start'), url: config.pageUrls.start }]}
          current={text('search.breadcrumb')}
        />
      }
    >
      {corrected && (
        <p className={styles.correction}>
          {text('search.didYouMean')}{' '}
          <a className={styles.typed} href={urlOf({ ...withoutFilters(query), as: 'typed' })}>
            {text('search.asTyped', { term })}
          </a>
        </p>
      )}
      {list.leftOut && (
        <p className={styles.correction}>
          {text('search.leftOut', {
            words: list.leftOut.map((word) => text('search.leftOut.word', { word })).join(', '),
          })}
        </p>
      )}
      {list.servicePages && <ServicePages pages={list.servicePages} />}
      <ListView basePath={data.basePath} control={{ ...control, list }} />
    </ListPageFrame>
  );
}

/** The page server redirects for an article number; on third-party pages the browser does it here. */
function useRedirect(path: string | undefined): void {
  useEffect(() => {
    if (path) window.location.replace(path);
  }, [path]);
}

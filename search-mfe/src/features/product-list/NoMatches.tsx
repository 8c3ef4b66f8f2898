import { Button, EmptyState, FilterIcon } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import type { MouseEvent } from 'react';
import { isPlainClick } from '../../plain-click';
import { filterCount, type ListQuery, withoutFilters, withPage } from './list-query';
import type { ListChange } from './use-product-list';

interface NoMatchesProps {
  isBeyondEnd: boolean;
  query: ListQuery;
  urlOf: (query: ListQuery) => string;
  onChange: (change: ListChange) => void;
}

/** Shown instead of tiles, with a link to a list with results: fewer filters, or the first page. */
export function NoMatches({ isBeyondEnd, query, urlOf, onChange }: NoMatchesProps) {
  const text = useMessages();
  const part = isBeyondEnd ? 'beyondEnd' : filterCount(query) > 0 ? 'filtered' : 'nothing';
  const change: ListChange = (from) => (isBeyondEnd ? withPage(from, 1) : withoutFilters(from));

  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onChange(change);
  };

  return (
    <EmptyState
      icon={<FilterIcon size={48} />}
      title={text(`productList.empty.${part}.title`)}
      actions={
        part !== 'nothing' && (
          <Button href={urlOf(change(query))} onClick={follow}>
            {text(`productList.empty.${part}.action`)}
          </Button>
        )
      }
    >
      {text(`productList.empty.${part}.text`)}
    </EmptyState>
  );
}

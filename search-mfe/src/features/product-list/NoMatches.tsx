import { Button, EmptyState, FilterIcon } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import type { MouseEvent } from 'react';
import { isPlainClick } from '../../plain-click';
import { filterCount, type ListQuery, withoutFilters, withPage } from './list-query';

interface NoMatchesProps {
  isBeyondEnd: boolean;
  query: ListQuery;
  urlOf: (query: ListQuery) => string;
  onChange: (query: ListQuery) => void;
}

/** Shown instead of tiles, with a link to a list with results: fewer filters, or the first page. */
export function NoMatches({ isBeyondEnd, query, urlOf, onChange }: NoMatchesProps) {
  const text = useMessages();
  const part = isBeyondEnd ? 'beyondEnd' : filterCount(query) > 0 ? 'filtered' : 'nothing';
  const next = isBeyondEnd ? withPage(query, 1) : withoutFilters(query);

  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onChange(next);
  };

  return (
    <EmptyState
      icon={<FilterIcon size={48} />}
      title={text(`productList.empty.${part}.title`)}
      actions={
        part !== 'nothing' && (
          <Button href={urlOf(next)} onClick={follow}>
            {text(`productList.empty.${part}.action`)}
          </Button>
        )
      }
    >
      {text(`productList.empty.${part}.text`)}
    </EmptyState>
  );
}

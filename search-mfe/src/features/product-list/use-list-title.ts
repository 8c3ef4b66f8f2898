import { useMessages } from '@fachwerk/shared/widget';
import { useEffect, useRef } from 'react';
import type { ListFrame } from './list-data';
import { categoryTitle } from './list-head';
import type { ListQuery } from './list-query';

/**
 * Keeps the document's title up to date when the page of the list changes in the browser. The name of the
 * shop behind it stays, and so does a title that this widget has not set: the widget may be part of an
 * editorial page.
 */
export function useListTitle(list: ListFrame | null, query: ListQuery, isReady: boolean): void {
  const text = useMessages();
  const { key, values } = categoryTitle(list, query);
  const title = text(key, values);
  const shown = useRef(title);

  useEffect(() => {
    if (!isReady || title === shown.current) return;
    if (document.title.startsWith(shown.current))
      document.title = title + document.title.slice(shown.current.length);
    shown.current = title;
  }, [title, isReady]);
}

import { type Translate, useMessages, usePlatform } from '@fachwerk/shared/widget';
import { type RefObject, useEffect } from 'react';
import { comparisonUrl } from '../../urls';
import { type ComparedItem, comparedItems, MAX_COMPARED_ITEMS } from './compared-items';

const REQUEST = 'search:comparison-requested';

/**
 * Shows in each `CompareLink` of a container whether its item is in the comparison; also in static parts. If
 * one place is left, the links of all other items have another text and lead to the comparison.
 */
export function markCompared(container: ParentNode, text: Translate): void {
  const chosen = comparedItems().map(({ itemId }) => itemId);
  const isLast = chosen.length === MAX_COMPARED_ITEMS - 1;
  const links = container.querySelectorAll<HTMLAnchorElement>(`[data-opens="${REQUEST}"], [data-completes]`);
  for (const link of links) {
    const item = JSON.parse(link.dataset.opensWith ?? '{}') as ComparedItem;
    const isChosen = chosen.includes(item.itemId);
    const completes = isLast && !isChosen ? [...chosen, item.itemId].join() : undefined;
    // Writing the same value would make the browser compute the styles of all tiles again.
    if (link.hasAttribute('data-chosen') === isChosen && link.dataset.completes === completes) continue;
    link.toggleAttribute('data-chosen', isChosen);
    const name = { name: item.name, count: MAX_COMPARED_ITEMS };
    const state = isChosen ? '.chosen' : completes ? '.last' : '';
    link.textContent = text(`comparison.open${state}`, name);
    link.setAttribute('aria-label', text(`comparison.openLabel${state}`, name));
    if (completes) {
      link.dataset.completes = completes;
      delete link.dataset.opens;
    } else {
      delete link.dataset.completes;
      link.dataset.opens = REQUEST;
    }
    link.href = comparisonUrl(link.pathname, completes ? completes.split(',') : [item.itemId]);
  }
}

/** Marks the links of a container at first, after a change of `content`, and when the visitor comes back. */
export function useComparedMarks(within: RefObject<HTMLElement | null>, content?: unknown): void {
  const text = useMessages();
  const { bus } = usePlatform();
  useEffect(() => {
    const mark = () => {
      if (within.current) markCompared(within.current, text);
      if (comparedItems().length > 0) bus.publish('search:comparison-kept', {});
    };
    mark();
    window.addEventListener('pageshow', mark);
    return () => window.removeEventListener('pageshow', mark);
  }, [within, text, bus, content]);
}

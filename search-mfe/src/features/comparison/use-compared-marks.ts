import { type Translate, useMessages } from '@fachwerk/shared/widget';
import { type RefObject, useEffect } from 'react';
import { comparedItems } from './compared-items';

/** Shows in each `CompareLink` of a container whether its item is in the comparison; also in static parts. */
export function markCompared(container: ParentNode, text: Translate): void {
  const chosen = new Set(comparedItems().map(({ itemId }) => itemId));
  const links = container.querySelectorAll<HTMLElement>('[data-opens="search:comparison-requested"]');
  for (const link of links) {
    const item = JSON.parse(link.dataset.opensWith ?? '{}') as { itemId: string; name: string };
    const isChosen = chosen.has(item.itemId);
    // Writing the same value would make the browser compute the styles of all tiles again.
    if (link.hasAttribute('data-chosen') === isChosen) continue;
    link.toggleAttribute('data-chosen', isChosen);
    link.textContent = text(isChosen ? 'comparison.open.chosen' : 'comparison.open');
    const label = isChosen ? 'comparison.openLabel.chosen' : 'comparison.openLabel';
    link.setAttribute('aria-label', text(label, { name: item.name }));
  }
}

/** Marks the links of a container at first, after a change of `content`, and when the visitor comes back. */
export function useComparedMarks(within: RefObject<HTMLElement | null>, content?: unknown): void {
  const text = useMessages();
  useEffect(() => {
    const mark = () => within.current && markCompared(within.current, text);
    mark();
    window.addEventListener('pageshow', mark);
    return () => window.removeEventListener('pageshow', mark);
  }, [within, text, content]);
}

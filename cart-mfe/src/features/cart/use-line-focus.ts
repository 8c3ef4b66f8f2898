import { useCallback, useEffect, useRef } from 'react';
import { allPositions } from './cart-changes';
import type { CartState } from './cart-store';

/** Key of the heading that takes the focus when no line is left. */
export const EMPTY_HEADING = 'empty-heading';

/**
 * Where the keyboard goes on when its line has left: to the next line, else the one before, else the heading of the
 * empty cart. A line that comes back takes the focus. Nothing is taken from a visitor who is somewhere else by then.
 */
export function useLineFocus({ container, settled }: CartState) {
  const targets = useRef(new Map<string, HTMLElement>());
  const orderBefore = useRef<string[]>([]);
  const handled = useRef(settled);

  useEffect(() => {
    const before = orderBefore.current;
    const order = allPositions(container).map(({ entryId }) => entryId);
    orderBefore.current = order;
    if (!settled || settled === handled.current) return;
    handled.current = settled;

    const { change, addedEntryId } = settled;
    if (change.kind === 'quantity') return;
    const heir = change.kind === 'undo' ? addedEntryId : heirOf(change.entryId, before, order);
    const target = targets.current.get(heir ?? EMPTY_HEADING);
    if (target && isFocusLost(target)) target.focus();
  }, [container, settled]);

  /** For `ref`: remembers the element that stands for this key. */
  return useCallback((key: string, element: HTMLElement | null) => {
    if (element) targets.current.set(key, element);
    else targets.current.delete(key);
  }, []);
}

function heirOf(entryId: string, before: string[], order: string[]): string | undefined {
  const index = before.indexOf(entryId);
  return before.slice(index + 1).find((id) => order.includes(id)) ?? order.at(-1);
}

/** The focused element has left the page: browsers then say "body", a shadow root says nothing. */
function isFocusLost(element: HTMLElement): boolean {
  const { activeElement } = element.getRootNode() as Document | ShadowRoot;
  return activeElement === null || activeElement === element.ownerDocument.body;
}

import { useCallback, useEffect, useRef } from 'react';
import { orderablePieces } from '../../../orderable-pieces';
import { allPositions } from './cart-changes';
import type { CartState } from './cart-machine';

/** Key of the heading that receives the focus when no line is left. */
export const EMPTY_HEADING = 'empty-heading';

/**
 * Moves the focus after a line is removed or moved: to the next line, else the previous one, else the heading
 * of the empty cart. A restored line receives the focus. The focus moves only if the browser has lost it.
 */
export function useLineFocus({ model, settled }: CartState) {
  const targets = useRef(new Map<string, HTMLElement>());
  const orderBefore = useRef<string[]>([]);
  const handled = useRef(settled);

  useEffect(() => {
    const before = orderBefore.current;
    const order = allPositions(model).map(({ entryId }) => entryId);
    orderBefore.current = order;
    if (!settled || settled === handled.current) return;
    handled.current = settled;

    const { change, addedEntryId } = settled;
    if (change.kind === 'quantity') {
      // A line that has just sold out loses the field of its quantity.
      const line = allPositions(model).find(({ entryId }) => entryId === change.entryId);
      const name = targets.current.get(change.entryId);
      if (line && orderablePieces(line) === 0 && name && isFocusLost(name)) name.focus();
      return;
    }
    const nextId =
      'entryId' in change ? nextEntryId(change.entryId, before, order) : (addedEntryId ?? order.at(-1));
    const target = targets.current.get(nextId ?? EMPTY_HEADING);
    if (target && isFocusLost(target)) target.focus();
  }, [model, settled]);

  /** Callback for `ref`: stores the element of this key. */
  return useCallback((key: string, element: HTMLElement | null) => {
    if (element) targets.current.set(key, element);
    else targets.current.delete(key);
  }, []);
}

function nextEntryId(entryId: string, before: string[], order: string[]): string | undefined {
  const index = before.indexOf(entryId);
  return before.slice(index + 1).find((id) => order.includes(id)) ?? order.at(-1);
}

/**
 * After the focused element is removed, `activeElement` is the body in a document and null in a shadow root.
 */
function isFocusLost(element: HTMLElement): boolean {
  const { activeElement } = element.getRootNode() as Document | ShadowRoot;
  return activeElement === null || activeElement === element.ownerDocument.body;
}

import { focusedElement } from '@fachwerk/shared/widget';
import { useEffect, useLayoutEffect, useRef } from 'react';

/** Where the person was when the desk was locked has the focus again afterwards, unless a dialog has it. */
export function useFocusOfPerson(isLocked: boolean): void {
  const cameFrom = useRef<HTMLElement | null>(null);
  // Before the effects of the lock and of the desk, which move the focus.
  useLayoutEffect(() => {
    if (isLocked) cameFrom.current = focusedElement();
  }, [isLocked]);
  useEffect(() => {
    if (isLocked) return;
    const last = cameFrom.current;
    cameFrom.current = null;
    if (last?.isConnected && !focusedElement()?.closest('[aria-modal="true"]')) last.focus();
  }, [isLocked]);
}

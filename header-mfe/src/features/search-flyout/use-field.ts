import { focusedElement } from '@fachwerk/shared/widget';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Specification 9. */
const FOCUS_BACK_MS = 200;

export interface Field {
  query: string;
  isOpen: boolean;
  open(): void;
  close(): void;
}

/**
 * Text of the field and state of the flyout. It opens with focus, click and text, and closes on Escape, a
 * press or focus outside, and when the page is left. Layout effects, because the visitor may type as soon as
 * the flyout is visible: other effects run later.
 */
export function useField(inputRef: RefObject<HTMLInputElement | null>): Field {
  const [query, setQuery] = useState(() => inputRef.current?.value ?? '');
  const [isOpen, setOpen] = useState(
    () => inputRef.current !== null && focusedElement() === inputRef.current,
  );
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isReturning = useRef(false);

  const open = useCallback(() => {
    clearTimeout(timer.current);
    setOpen(true);
  }, []);
  const closeAfter = useCallback(
    (pressed: readonly EventTarget[]) => {
      setOpen(false);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        const input = inputRef.current;
        const focused = focusedElement();
        if (!input || focused === input) return;
        // A visitor who has gone to a control or a dialog stays there. Content takes the focus of a press.
        const isContent = focused !== null && focused.tabIndex < 0 && pressed.includes(focused);
        if (focused && !isContent && !input.form?.contains(focused)) return;
        isReturning.current = true;
        input.focus();
        isReturning.current = false;
      }, FOCUS_BACK_MS);
    },
    [inputRef],
  );
  const close = useCallback(() => closeAfter([]), [closeAfter]);
  useEffect(() => () => clearTimeout(timer.current), []);

  useLayoutEffect(() => {
    const input = inputRef.current;
    if (!input) return undefined;
    const read = () => {
      setQuery(input.value);
      open();
    };
    const focus = () => {
      if (!isReturning.current) open();
    };
    input.addEventListener('input', read);
    input.addEventListener('focus', focus);
    input.addEventListener('click', open);
    return () => {
      input.removeEventListener('input', read);
      input.removeEventListener('focus', focus);
      input.removeEventListener('click', open);
    };
  }, [inputRef, open]);

  useLayoutEffect(() => {
    const form = inputRef.current?.form;
    if (!isOpen || !form) return undefined;
    const closeOutside = (event: Event) => {
      // `event.target` is the host where widgets are in shadow roots.
      const path = event.composedPath();
      if (!path.includes(form)) closeAfter(event.type === 'mousedown' ? path : []);
    };
    const hide = () => setOpen(false);
    document.addEventListener('mousedown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    // The back/forward cache restores a page in the state in which it was left.
    window.addEventListener('pagehide', hide);
    return () => {
      document.removeEventListener('mousedown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      window.removeEventListener('pagehide', hide);
    };
  }, [isOpen, inputRef, closeAfter]);

  return { query, isOpen, open, close };
}

import { type RefObject, useEffect, useRef } from 'react';

/** The element takes the focus when a change of the value has removed the focused button or field. */
export function useFocusAfterChange<Value>(value: Value): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const before = useRef(value);

  useEffect(() => {
    if (before.current === value) return;
    before.current = value;
    const root = ref.current?.getRootNode() as Document | ShadowRoot | undefined;
    const focused = root?.activeElement;
    if (!focused || focused === document.body) ref.current?.focus();
  }, [value]);

  return ref;
}

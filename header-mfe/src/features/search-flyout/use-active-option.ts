import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

interface Options {
  inputRef: RefObject<HTMLInputElement | null>;
  /** Number of options, through all lists. */
  count: number;
  isOpen: boolean;
  open(): void;
  close(): void;
  choose(index: number): void;
  remove(index: number): void;
}

/**
 * The option that the arrow keys have reached; -1 is the field itself. Layout effects, because a key may be
 * pressed as soon as the lists are visible: other effects run later.
 */
export function useActiveOption({ inputRef, ...options }: Options): number {
  const [active, setActive] = useState(-1);
  const index = options.isOpen && active < options.count ? active : -1;
  const latest = useRef({ ...options, index });
  useLayoutEffect(() => {
    latest.current = { ...options, index };
  });

  useLayoutEffect(() => {
    const input = inputRef.current;
    const form = input?.form;
    if (!input || !form) return undefined;
    const press = (event: KeyboardEvent) => {
      const { isOpen, count, index: at, ...actions } = latest.current;
      // Enter and arrows belong to the input method while it composes a letter.
      if (event.isComposing) return;
      if (event.key === 'Escape' && isOpen) {
        // The first press closes the list, the second one clears the field, as the browser does.
        event.preventDefault();
        event.stopPropagation();
        setActive(-1);
        actions.close();
      }
      if (event.target !== input) return;
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      if (step !== 0) {
        event.preventDefault();
        if (!isOpen) actions.open();
        else setActive(around(at + step, count));
      } else if (event.key === 'Enter' && at >= 0) {
        event.preventDefault();
        actions.choose(at);
      } else if (event.key === 'Delete' && at >= 0) {
        event.preventDefault();
        actions.remove(at);
      }
    };
    const reset = () => setActive(-1);
    form.addEventListener('keydown', press);
    input.addEventListener('input', reset);
    return () => {
      form.removeEventListener('keydown', press);
      input.removeEventListener('input', reset);
    };
  }, [inputRef]);

  return index;
}

/** Goes on from the last option to the field and then to the first one. */
const around = (index: number, count: number): number =>
  index < -1 ? count - 1 : index >= count ? -1 : index;

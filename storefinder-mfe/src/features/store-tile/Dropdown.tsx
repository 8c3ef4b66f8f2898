import { CloseIcon, IconButton } from '@fachwerk/shared/ui';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import styles from './Dropdown.module.css';
import { useOutsidePress } from './use-outside-press';
import { useTopBelow } from './use-top-below';

interface DropdownProps {
  title: string;
  closeLabel: string;
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
  root: Element;
  children: ReactNode;
}

const STOPS = 'a[href], button';

/** Non-modal panel below the header; the page stays usable. */
export function Dropdown({ title, closeLabel, opener, onClose, root, children }: DropdownProps) {
  const panelRef = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const top = useTopBelow(opener);
  useOutsidePress([panelRef, opener], onClose);

  useEffect(() => panelRef.current?.focus({ preventScroll: true }), []);

  function closeAndReturn(event: KeyboardEvent): void {
    event.preventDefault();
    event.stopPropagation();
    onClose();
    opener.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    if (event.key === 'Escape') return closeAndReturn(event);
    if (event.key !== 'Tab') return;
    // The panel is at the end of the document: leaving it moves the focus back to the opener.
    const stops = event.currentTarget.querySelectorAll<HTMLElement>(STOPS);
    const edge = event.shiftKey ? stops[0] : stops[stops.length - 1];
    const isAtStart = event.shiftKey && event.target === event.currentTarget;
    if (event.target === edge || isAtStart) closeAndReturn(event);
  }

  return createPortal(
    <div
      ref={panelRef}
      className={styles.panel}
      style={{ top, maxHeight: `calc(100vh - ${top + 16}px)` }}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <IconButton label={closeLabel} onClick={onClose}>
          <CloseIcon size={20} />
        </IconButton>
      </div>
      {children}
    </div>,
    root,
  );
}

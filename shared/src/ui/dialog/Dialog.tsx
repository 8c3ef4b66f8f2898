import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { CloseIcon } from '../icon/icons';
import { IconButton } from '../icon-button/IconButton';
import { joinClasses } from '../join-classes';
import styles from './Dialog.module.css';
import { useFocusTrap } from './use-focus-trap';

export interface DialogProps {
  isOpen: boolean;
  /** Called on Escape, the close button, or a click outside the panel. */
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** The portal root of the platform. Without it nothing is rendered. */
  root: Element | null;
  /** center = a dialog; left, right = a sheet at that edge. On phones a dialog is a sheet at the bottom. */
  placement?: 'center' | 'left' | 'right';
  children: ReactNode;
  /** Stays at the bottom while the content scrolls. */
  footer?: ReactNode;
  /** Class of the panel, e.g. for another width. */
  className?: string;
}

/** A layer above the page. Supported browsers lack `<dialog>`. */
export function Dialog(props: DialogProps) {
  // The portal is rendered only in the browser, after hydration.
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);

  if (!isMounted || !props.isOpen || !props.root) return null;
  return createPortal(<OpenDialog {...props} />, props.root);
}

function OpenDialog(props: DialogProps) {
  const { onClose, title, closeLabel, placement = 'center', children, footer, className } = props;
  const panelRef = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useFocusTrap(panelRef, true);

  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    // Only the top layer closes.
    event.stopPropagation();
    onClose();
  }

  return (
    <div className={joinClasses(styles.layer, styles[placement])} onKeyDown={closeOnEscape}>
      <div className={styles.backdrop} onClick={onClose} aria-hidden="true" />
      <div
        ref={panelRef}
        className={joinClasses(styles.panel, className)}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
      >
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <IconButton label={closeLabel} onClick={onClose}>
            <CloseIcon size={20} />
          </IconButton>
        </div>
        <div className={styles.body}>{children}</div>
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </div>
  );
}

import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { lockScroll } from '../../bus/page-state';
import { usePlatform } from '../../widget/platform';
import { CloseIcon } from '../icon/icons';
import { IconButton } from '../icon-button/IconButton';
import { joinClasses } from '../join-classes';
import styles from './Dialog.module.css';
import { useFocusTrap } from './use-focus-trap';

export interface DialogProps {
  isOpen: boolean;
  /** Called on Escape, the close button, a click outside the panel, or when the page is left. */
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** center = a dialog; left, right = a sheet at that edge. On phones a dialog is a sheet at the bottom. */
  placement?: 'center' | 'left' | 'right';
  children: ReactNode;
  /** Stays at the bottom while the content scrolls. */
  footer?: ReactNode;
  /** Class of the panel, e.g. for another width. */
  className?: string;
}

/**
 * A layer above the page, which does not scroll behind it (specification 4). Nothing is rendered on the
 * server. Supported browsers lack `<dialog>`.
 */
export function Dialog(props: DialogProps) {
  const { root } = usePlatform();
  // The portal is rendered only in the browser, after hydration.
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);

  if (!isMounted || !props.isOpen || !root) return null;
  return createPortal(<OpenDialog {...props} />, root);
}

function OpenDialog(props: DialogProps) {
  const { onClose, title, closeLabel, placement = 'center', children, footer, className } = props;
  const panelRef = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const { bus } = usePlatform();
  useFocusTrap(panelRef, true);
  // Each open dialog counts, also one inside another. A dialog that a crash removes is released as well.
  useEffect(() => lockScroll(bus), [bus]);
  useEffect(() => {
    // A page from the back/forward cache would still be open.
    const close = () => onClose();
    window.addEventListener('pagehide', close);
    return () => window.removeEventListener('pagehide', close);
  }, [onClose]);

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

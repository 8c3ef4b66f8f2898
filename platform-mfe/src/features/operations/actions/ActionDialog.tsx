import { lockScroll } from '@fachwerk/shared/bus';
import { Dialog } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import { type ReactNode, useEffect } from 'react';
import styles from './ActionDialog.module.css';

interface ActionDialogProps {
  isOpen: boolean;
  title: string;
  onClose(): void;
  children: ReactNode;
  /** At the lower edge, reachable with a thumb. */
  footer?: ReactNode;
}

export function ActionDialog({ isOpen, title, onClose, children, footer }: ActionDialogProps) {
  const text = useMessages();
  const { bus, root } = usePlatform();
  useEffect(() => (isOpen ? lockScroll(bus) : undefined), [isOpen, bus]);

  return (
    <Dialog {...{ isOpen, title, onClose, root, footer }} closeLabel={text('operations.close')}>
      <div className={styles.content}>{children}</div>
    </Dialog>
  );
}

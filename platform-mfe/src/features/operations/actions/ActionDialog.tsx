import { Dialog } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import type { ReactNode } from 'react';
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

  return (
    <Dialog
      isOpen={isOpen}
      title={title}
      onClose={onClose}
      footer={footer}
      closeLabel={text('operations.close')}
    >
      <div className={styles.content}>{children}</div>
    </Dialog>
  );
}

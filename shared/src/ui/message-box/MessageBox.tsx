import type { ReactNode } from 'react';
import { CheckCircleIcon, CloseIcon, ErrorIcon, InfoIcon, WarningIcon } from '../icon/icons';
import { IconButton } from '../icon-button/IconButton';
import { joinClasses } from '../join-classes';
import styles from './MessageBox.module.css';

const ICONS = { success: CheckCircleIcon, error: ErrorIcon, info: InfoIcon, warning: WarningIcon };

export type MessageTone = keyof typeof ICONS;

interface Dismissal {
  onDismiss: () => void;
  dismissLabel: string;
}

export type MessageBoxProps = {
  tone: MessageTone;
  title?: string;
  children?: ReactNode;
  /** Buttons or links for the next step. */
  actions?: ReactNode;
  /** It appeared after an action of the visitor: assistive technology announces it. */
  isLive?: boolean;
  /** It floats over the page (notifications). */
  isFloating?: boolean;
  className?: string;
} & (Dismissal | { onDismiss?: undefined; dismissLabel?: undefined });

/** A message in a box, in the flow or floating. */
export function MessageBox(props: MessageBoxProps) {
  const { tone, title, children, actions, isLive = false, isFloating = false, className } = props;
  const ToneIcon = ICONS[tone];

  return (
    <div
      className={joinClasses(styles.box, styles[tone], isFloating && styles.floating, className)}
      role={isLive ? (tone === 'error' ? 'alert' : 'status') : undefined}
    >
      <ToneIcon className={styles.icon} />
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {props.onDismiss && (
        <IconButton
          label={props.dismissLabel}
          size="small"
          className={styles.close}
          onClick={props.onDismiss}
        >
          <CloseIcon size={16} />
        </IconButton>
      )}
    </div>
  );
}

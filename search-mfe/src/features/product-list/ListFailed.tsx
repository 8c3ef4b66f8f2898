import { Button, MessageBox } from '@fachwerk/shared/ui';
import { failureText, useMessages } from '@fachwerk/shared/widget';
import { isPlainClick } from '../../plain-click';
import styles from './ListFailed.module.css';

interface ListFailedProps {
  /** Address of the requested list: without script the link loads it again. */
  href: string;
  onRetry: () => void;
  /** Undefined if the server could not load the list. */
  error: unknown;
  keepsOldList?: boolean;
}

export function ListFailed({ href, onRetry, error, keepsOldList = false }: ListFailedProps) {
  const text = useMessages();

  return (
    <MessageBox
      className={styles.message}
      tone="error"
      isLive
      title={text('productList.failed.title')}
      actions={
        <Button
          size="small"
          href={href}
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            onRetry();
          }}
        >
          {text('productList.failed.retry')}
        </Button>
      }
    >
      {error === undefined ? text('productList.failed.text') : failureText(text, error)}
      {keepsOldList && ` ${text('productList.failed.keepsOld')}`}
    </MessageBox>
  );
}

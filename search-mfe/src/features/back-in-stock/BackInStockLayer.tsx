import { readAccount } from '@fachwerk/shared/calls';
import { Button, CheckCircleIcon, Dialog, Spinner, VisuallyHidden } from '@fachwerk/shared/ui';
import {
  useBusEvent,
  useMessages,
  usePlatform,
  useRequest,
  useSidebar,
  useTopic,
} from '@fachwerk/shared/widget';
import { useLayoutEffect, useRef, useState } from 'react';
import { BackInStockFields, type WantedItem } from './BackInStockFields';
import styles from './BackInStockLayer.module.css';
import { MailSent } from './MailSent';

/** The form for the item whose link was pressed. */
export function BackInStockLayer() {
  const { api } = usePlatform();
  const text = useMessages();
  const user = useTopic('user');
  const { isOpen, open, close } = useSidebar('back-in-stock-layer');
  const [item, setItem] = useState<WantedItem | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const account = useRequest(isOpen && user?.loggedIn ? 'account' : null, (signal) =>
    api.call(readAccount, { signal }),
  );
  const sentRef = useRef<HTMLDivElement>(null);

  useBusEvent('search:back-in-stock-requested', (event) => {
    setItem(event);
    setSentTo(null);
    open();
  });
  // The button that had the focus is gone.
  useLayoutEffect(() => {
    if (sentTo !== null) sentRef.current?.focus();
  }, [sentTo]);

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={sentTo === null ? text('backInStock.headline') : text('backInStock.sent.headline')}
      closeLabel={text('backInStock.close')}
      footer={
        sentTo !== null && (
          <Button variant="primary" isWide onClick={close}>
            {text('backInStock.sent.close')}
          </Button>
        )
      }
    >
      {sentTo !== null && (
        <div ref={sentRef} tabIndex={-1} className={styles.sent}>
          <CheckCircleIcon size={32} className={styles.icon} />
          <div className={styles.sentText}>
            <MailSent email={sentTo} />
          </div>
        </div>
      )}
      {sentTo === null && item && (
        <>
          <p className={styles.item}>
            {text('backInStock.intro')} <strong>{item.name}</strong>
          </p>
          {account.status === 'loading' ? (
            <p className={styles.loading}>
              <Spinner size={32} />
              <VisuallyHidden>{text('backInStock.loading')}</VisuallyHidden>
            </p>
          ) : (
            <BackInStockFields
              key={item.itemId}
              item={item}
              email={account.data?.email ?? ''}
              onDone={setSentTo}
            />
          )}
        </>
      )}
    </Dialog>
  );
}

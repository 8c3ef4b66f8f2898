import { requestLayer } from '@fachwerk/shared/bus';
import { Button, CheckCircleIcon, Dialog } from '@fachwerk/shared/ui';
import { useBusEvent, useMessages, usePlatform, useSidebar, useTopic } from '@fachwerk/shared/widget';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { type QuestionDraft, StoreRequestFields } from './StoreRequestFields';
import styles from './StoreRequestLayer.module.css';

interface AskedItem {
  itemId: string;
  itemName: string;
}

interface Sent {
  storeName: string;
  email: string;
}

const NO_DRAFT: QuestionDraft = { question: '', name: '', email: '' };

/** Asks the chosen store about an item; without a store, one is chosen first. */
export function StoreRequestLayer() {
  const { bus } = usePlatform();
  const text = useMessages();
  const store = useTopic('selectedStore');
  const { isOpen, open, close } = useSidebar('store-request-layer');
  const [item, setItem] = useState<AskedItem | null>(null);
  const [sent, setSent] = useState<Sent | null>(null);
  // Kept while the layer is closed and when another store is chosen.
  const draftRef = useRef(NO_DRAFT);
  const keepDraft = useCallback((draft: QuestionDraft) => {
    draftRef.current = draft;
  }, []);
  const sentRef = useRef<HTMLDivElement>(null);

  useBusEvent('storefinder:question-requested', (event) => {
    // Another item is another question.
    if (event.itemId !== item?.itemId) draftRef.current = { ...draftRef.current, question: '' };
    setItem(event);
    setSent(null);
    open();
  });
  // The button that had the focus is gone.
  useLayoutEffect(() => {
    if (sent) sentRef.current?.focus();
  }, [sent]);

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={text(sent ? 'storeRequest.sent.headline' : 'storeRequest.headline')}
      closeLabel={text('storeRequest.close')}
      footer={
        sent && (
          <Button variant="primary" isWide onClick={close}>
            {text('storeRequest.sent.close')}
          </Button>
        )
      }
    >
      {sent && (
        <div ref={sentRef} tabIndex={-1} className={styles.sent}>
          <CheckCircleIcon size={32} className={styles.icon} />
          <p>{text('storeRequest.sent.text', { store: sent.storeName, email: sent.email })}</p>
        </div>
      )}
      {!sent && item && store && (
        <>
          <p className={styles.intro}>
            {text('storeRequest.intro', { store: store.name })} <strong>{item.itemName}</strong>
          </p>
          <StoreRequestFields
            key={`${item.itemId} ${store.companyId}`}
            itemId={item.itemId}
            companyId={store.companyId}
            draft={draftRef.current}
            onDraft={keepDraft}
            onDone={(email) => {
              draftRef.current = { ...draftRef.current, question: '' };
              setSent({ storeName: store.name, email });
            }}
          />
        </>
      )}
      {!sent && item && !store && (
        <>
          <p className={styles.intro}>{text('storeRequest.noStore')}</p>
          <Button variant="primary" onClick={() => requestLayer(bus, 'storefinder:layer-requested', {})}>
            {text('storeRequest.choose')}
          </Button>
        </>
      )}
    </Dialog>
  );
}

import type { EventPayload } from '@fachwerk/shared/bus';
import { Dialog } from '@fachwerk/shared/ui';
import { useBusEvent, useMessages, useSidebar } from '@fachwerk/shared/widget';
import { useState } from 'react';
import styles from './PictureLayer.module.css';
import { Pictures } from './Pictures';

/** The pictures of the product whose picture was pressed. */
export function PictureLayer() {
  const text = useMessages();
  const { isOpen, open, close } = useSidebar('picture-layer');
  const [request, setRequest] = useState<EventPayload<'search:picture-requested'> | null>(null);

  useBusEvent('search:picture-requested', (event) => {
    setRequest(event);
    open();
  });

  return (
    <Dialog
      isOpen={isOpen && request !== null}
      onClose={close}
      title={request?.name ?? ''}
      closeLabel={text('pictures.close')}
      className={styles.panel}
    >
      {request && <Pictures images={request.images} first={request.index} />}
    </Dialog>
  );
}

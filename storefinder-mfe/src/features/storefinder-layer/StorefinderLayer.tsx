import { closeSidebar, lockScroll, openSidebar, STORE_LAYER_ID } from '@fachwerk/shared/bus';
import { Dialog } from '@fachwerk/shared/ui';
import { useBusEvent, useMessages, usePlatform, useTopic } from '@fachwerk/shared/widget';
import { useEffect, useState } from 'react';
import { useMediaQuery } from '../../use-media-query';
import { LayerContent, type LayerRequest } from './LayerContent';
import styles from './StorefinderLayer.module.css';

/** Specification 4: a slide-in on laptop width and on touch devices, otherwise a modal. */
const SHEET = '(max-width: 1023px), (hover: none) and (pointer: coarse)';

/** Nothing until somebody asks for it: by the event, or by its id as the open slide-in. */
export function StorefinderLayer() {
  const { bus, root } = usePlatform();
  const text = useMessages();
  const isOpen = useTopic('openedSidebarId') === STORE_LAYER_ID;
  const isSheet = useMediaQuery(SHEET);
  const [request, setRequest] = useState<LayerRequest>({});

  useBusEvent('storefinder:layer-requested', ({ itemId, itemName }) => {
    setRequest({ itemId, itemName });
    openSidebar(bus, STORE_LAYER_ID);
  });

  useEffect(() => {
    if (!isOpen) return undefined;
    const release = lockScroll(bus);
    return () => {
      release();
      closeSidebar(bus, STORE_LAYER_ID);
      // The next opening may be about no item.
      setRequest({});
    };
  }, [bus, isOpen]);

  const close = () => closeSidebar(bus, STORE_LAYER_ID);

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={text(request.itemId ? 'storefinder.layer.titleItem' : 'storefinder.layer.title')}
      closeLabel={text('storefinder.layer.close')}
      root={root}
      placement={isSheet ? 'right' : 'center'}
      className={isSheet ? styles.sheet : styles.modal}
    >
      <LayerContent key={request.itemId ?? ''} {...request} onChosen={close} />
    </Dialog>
  );
}

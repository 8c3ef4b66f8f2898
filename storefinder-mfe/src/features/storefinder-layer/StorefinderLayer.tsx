import { STORE_LAYER_ID } from '@fachwerk/shared/bus';
import { Dialog } from '@fachwerk/shared/ui';
import { useBusEvent, useMessages, usePlatform, useSidebar } from '@fachwerk/shared/widget';
import { useEffect, useState } from 'react';
import { useMediaQuery } from '../../use-media-query';
import { LayerContent, type LayerRequest } from './LayerContent';
import styles from './StorefinderLayer.module.css';

/** Specification 4: a slide-in on laptop width and on touch devices, otherwise a modal. */
const SHEET = '(max-width: 1023px), (hover: none) and (pointer: coarse)';

/** Nothing until somebody asks for it: by the event, or by its id as the open slide-in. */
export function StorefinderLayer() {
  const { root } = usePlatform();
  const text = useMessages();
  const { isOpen, open, close } = useSidebar(STORE_LAYER_ID);
  const isSheet = useMediaQuery(SHEET);
  const [request, setRequest] = useState<LayerRequest>({});

  useBusEvent('storefinder:layer-requested', ({ itemId, itemName }) => {
    setRequest({ itemId, itemName });
    open();
  });

  // The next opening may be about no item.
  useEffect(() => (isOpen ? () => setRequest({}) : undefined), [isOpen]);

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

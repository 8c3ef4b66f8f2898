import { Dialog } from '@fachwerk/shared/ui';
import { useBusEvent, useMessages, useSidebar } from '@fachwerk/shared/widget';
import { useEffect, useState } from 'react';
import { LAPTOP_OR_BELOW } from '../../laptop-or-below';
import { useMediaQuery } from '../../use-media-query';
import { LayerContent, type LayerRequest } from './LayerContent';
import styles from './StorefinderLayer.module.css';

/** A slide-in on touch devices, otherwise a modal dialog. */
const SHEET = `${LAPTOP_OR_BELOW}, (hover: none) and (pointer: coarse)`;

/** The layer for choosing a store; with an item it shows the stock of it per store. */
export function StorefinderLayer() {
  const text = useMessages();
  const { isOpen, open, close } = useSidebar('storefinder-layer');
  const isSheet = useMediaQuery(SHEET);
  const [request, setRequest] = useState<LayerRequest>({});

  useBusEvent('storefinder:layer-requested', ({ itemId, itemName, place }) => {
    setRequest({ itemId, itemName, place });
    open();
  });

  // The next opening may have no item.
  useEffect(() => (isOpen ? () => setRequest({}) : undefined), [isOpen]);

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={text(request.itemId ? 'storefinder.layer.titleItem' : 'storefinder.layer.title')}
      closeLabel={text('storefinder.layer.close')}
      placement={isSheet ? 'right' : 'center'}
      className={isSheet ? styles.sheet : styles.modal}
    >
      <LayerContent key={`${request.itemId ?? ''} ${request.place ?? ''}`} {...request} onChosen={close} />
    </Dialog>
  );
}

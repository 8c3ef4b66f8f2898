import { Dialog } from '@fachwerk/shared/ui';
import { useBusEvent, useMessages, useSidebar } from '@fachwerk/shared/widget';
import { useEffect, useState } from 'react';
import { type LayerState, layerStateOf, titleOf } from '../../search/layer-state';
import { useIsSheet } from '../../use-is-sheet';
import { LayerContent } from './LayerContent';
import styles from './StorefinderLayer.module.css';

const DEFAULTS: LayerState = layerStateOf({});

/** The layer for choosing a store; the request that opens it states its mode. */
export function StorefinderLayer() {
  const text = useMessages();
  const { isOpen, open, close } = useSidebar('storefinder-layer');
  const isSheet = useIsSheet();
  const [state, setState] = useState(DEFAULTS);

  useBusEvent('storefinder:layer-requested', (request) => {
    setState(layerStateOf(request));
    open();
  });

  // The next opening may come without a request.
  useEffect(() => (isOpen ? () => setState(DEFAULTS) : undefined), [isOpen]);

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={text(titleOf(state))}
      closeLabel={text('storefinder.layer.close')}
      placement={isSheet ? 'right' : 'center'}
      className={isSheet ? styles.sheet : styles.modal}
    >
      <LayerContent key={JSON.stringify(state)} state={state} onChosen={close} />
    </Dialog>
  );
}

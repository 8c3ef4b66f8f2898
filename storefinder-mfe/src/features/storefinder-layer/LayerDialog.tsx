import { Dialog } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import { LAPTOP_OR_BELOW } from '../../laptop-or-below';
import { useMediaQuery } from '../../use-media-query';
import { LayerContent, type LayerRequest } from './LayerContent';
import styles from './StorefinderLayer.module.css';

/** A slide-in on touch devices, otherwise a modal dialog. */
const SHEET = `${LAPTOP_OR_BELOW}, (hover: none) and (pointer: coarse)`;

interface LayerDialogProps {
  isOpen: boolean;
  request: LayerRequest;
  onClose: () => void;
}

export function LayerDialog({ isOpen, request, onClose }: LayerDialogProps) {
  const { root } = usePlatform();
  const text = useMessages();
  const isSheet = useMediaQuery(SHEET);

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={text(request.itemId ? 'storefinder.layer.titleItem' : 'storefinder.layer.title')}
      closeLabel={text('storefinder.layer.close')}
      root={root}
      placement={isSheet ? 'right' : 'center'}
      className={isSheet ? styles.sheet : styles.modal}
    >
      <LayerContent key={request.itemId ?? ''} {...request} onChosen={onClose} />
    </Dialog>
  );
}

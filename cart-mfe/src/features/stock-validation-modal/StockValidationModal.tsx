import type { EventPayload } from '@fachwerk/shared/bus';
import { Button, Dialog } from '@fachwerk/shared/ui';
import { useBusEvent, useMessages, usePlatform, useTopic } from '@fachwerk/shared/widget';
import { useCallback, useEffect, useState } from 'react';
import { STOCK_VALIDATION_MODAL } from '../../stock-validation-modal-id';
import styles from './StockValidationModal.module.css';

type Change = EventPayload<'cart:inventory-changed'>;

/** Lists what is missing; the cart behind it is already adjusted. */
export function StockValidationModal() {
  const { bus } = usePlatform();
  const text = useMessages();
  const isOpen = useTopic('stockValidationModalId') === STOCK_VALIDATION_MODAL;
  const [{ positions, emptyBaskets }, setChange] = useState<Change>({ positions: [], emptyBaskets: [] });

  useBusEvent('cart:inventory-changed', setChange);

  const close = useCallback(() => bus.set('stockValidationModalId', null), [bus]);
  useEffect(() => close, [close]);

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={text('stockValidation.title')}
      closeLabel={text('stockValidation.close')}
      footer={
        <Button variant="primary" isWide onClick={close}>
          {text('stockValidation.confirm')}
        </Button>
      }
    >
      <p>
        {text('stockValidation.text')}{' '}
        {emptyBaskets.map((basket) => text(`stockValidation.empty.${basket}`)).join(' ')}
      </p>
      <ul role="list" className={styles.positions}>
        {positions.map(({ entryId, name, oldQuantity, newQuantity }) => (
          <li key={entryId} className={styles.position}>
            <span className={styles.name}>{name}</span>
            <span className={styles.change}>
              {text(newQuantity > 0 ? 'stockValidation.reduced' : 'stockValidation.removed', {
                old: oldQuantity,
                new: newQuantity,
              })}
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

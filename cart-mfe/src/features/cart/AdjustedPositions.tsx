import { addToCart, nativeForm } from '@fachwerk/shared/calls';
import type { AdjustedPosition } from '@fachwerk/shared/contracts';
import { createIdempotencyKey } from '@fachwerk/shared/http';
import { Button, MessageBox } from '@fachwerk/shared/ui';
import { type Translate, useMessages, usePlatform } from '@fachwerk/shared/widget';
import type { FormEvent } from 'react';
import styles from './AdjustedPositions.module.css';
import { OtherStoreButton } from './reservation/OtherStoreButton';
import type { CartStore } from './state/cart-store';

interface AdjustedPositionsProps {
  positions: readonly AdjustedPosition[];
  change: CartStore['change'];
}

/** Lines whose quantity the server changed, e.g. when two carts were merged at login. */
export function AdjustedPositions({ positions, change }: AdjustedPositionsProps) {
  const text = useMessages();

  return (
    <MessageBox tone="warning" title={text('cart.adjusted.headline')} isLive>
      <ul role="list">
        {positions.map((position) => (
          <li key={`${position.entryId} ${position.reason}`} className={styles.position}>
            <span>
              {text(position.newQuantity > 0 ? 'cart.adjusted.position' : 'cart.adjusted.removed', {
                name: position.name,
                old: position.oldQuantity,
                new: position.newQuantity,
              })}{' '}
              {reasonText(text, position)}
            </span>
            {position.action === 'OTHER_STORE' && (
              <OtherStoreButton
                className={styles.action}
                label={text('cart.adjusted.otherStore', { name: position.name })}
              />
            )}
            {position.action === 'ORDER_ONLINE' && <OrderForm position={position} change={change} />}
          </li>
        ))}
      </ul>
    </MessageBox>
  );
}

interface OrderFormProps {
  position: AdjustedPosition;
  change: CartStore['change'];
}

/** Orders online what the reservation lost. */
function OrderForm({ position, change }: OrderFormProps) {
  const text = useMessages();
  const { attributes, field } = nativeForm(addToCart, usePlatform().config.apiOrigin);
  const { itemId, name, oldQuantity, newQuantity } = position;
  const quantity = oldQuantity - newQuantity;

  function order(event: FormEvent) {
    event.preventDefault();
    change({ kind: 'order', itemId, quantity, key: createIdempotencyKey() });
  }

  return (
    <form {...attributes} className={styles.action} onSubmit={order}>
      <input type="hidden" name={field('itemId')} value={itemId} />
      <input type="hidden" name={field('quantity')} value={quantity} />
      <Button
        type="submit"
        variant="quiet"
        size="small"
        aria-label={text('cart.line.move.ONLINE.label', { name })}
      >
        {text('cart.line.move.ONLINE')}
      </Button>
    </form>
  );
}

/** Empty if a newer server sends a reason that has no text here yet. */
function reasonText(text: Translate, { reason, cart }: AdjustedPosition): string {
  const ofReservation = cart === 'RESERVATION' && reason === 'REDUCED';
  return text(`cart.adjusted.reason.${reason}${ofReservation ? '.RESERVATION' : ''}`, {}, '');
}

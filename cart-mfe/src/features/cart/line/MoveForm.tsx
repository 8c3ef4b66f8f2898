import { moveInCart, nativeForm } from '@fachwerk/shared/calls';
import type { CartType } from '@fachwerk/shared/contracts';
import { Button, StoreIcon, TruckIcon } from '@fachwerk/shared/ui';
import { useMessages, usePlatform, useStoreRequest, useVisitorStore } from '@fachwerk/shared/widget';
import type { FormEvent } from 'react';
import type { StoreOffer } from './store-offer';

interface MoveFormProps {
  entryId: string;
  itemId: string;
  name: string;
  to: CartType;
  /** The store that has the line; undefined while none is chosen, or its stock is unknown. */
  offer: StoreOffer | undefined;
  /** Beside others of its kind, and not the next step of a notice. */
  isQuiet: boolean;
  /** Store of the reservation cart, if there is one. */
  reservationStoreId: string | undefined;
  onMove: (storeId: string | undefined) => void;
}

/** Moves the line into the other cart. Without a store for a reservation, one is chosen first. */
export function MoveForm(props: MoveFormProps) {
  const { entryId, itemId, name, to, offer, isQuiet, reservationStoreId, onMove } = props;
  const text = useMessages();
  const { config } = usePlatform();
  const { attributes, field } = nativeForm(moveInCart, config.apiOrigin);
  const { store } = useVisitorStore();
  const requestStore = useStoreRequest<void>((_, companyId) => onMove(companyId));
  const storeId = reservationStoreId ?? store?.companyId;
  const isReservation = to === 'RESERVATION';
  const label = offer ? 'cart.line.collect' : `cart.line.move.${to}`;

  function move(event: FormEvent) {
    if (isReservation && !storeId) {
      // Without the layer the form is sent, and the server names the missing store.
      if (requestStore(undefined, { itemId, itemName: name })) event.preventDefault();
      return;
    }
    event.preventDefault();
    onMove(isReservation ? storeId : undefined);
  }

  return (
    <form {...attributes} onSubmit={move}>
      <input type="hidden" name={field('entryId')} value={entryId} />
      <input type="hidden" name={field('to')} value={to} />
      <Button
        type="submit"
        variant={isQuiet ? 'quiet' : 'secondary'}
        size="small"
        icon={isReservation ? <StoreIcon size={20} /> : <TruckIcon size={20} />}
        aria-label={text(`${label}.label`, { name, store: offer?.store ?? '' })}
        {...(isReservation && !storeId && { 'data-opens': 'storefinder:layer-requested' })}
      >
        {text(label)}
      </Button>
    </form>
  );
}

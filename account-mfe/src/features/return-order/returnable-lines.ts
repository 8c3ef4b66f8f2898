import type { OrderView } from '@fachwerk/shared/contracts';
import type { WithdrawableLine } from '../withdrawal/withdrawal-order';

/** Pieces that were handed over and not given back. A gift card does not come back. */
export const returnableLines = ({ kind, lines }: OrderView): WithdrawableLine[] =>
  kind === 'reservation'
    ? []
    : lines
        .filter(
          ({ giftCardValue, handedOver, returned }) => giftCardValue === undefined && handedOver > returned,
        )
        .map(({ lineId, name, handedOver, returned }) => ({
          lineId,
          name,
          quantity: handedOver,
          cancelled: 0,
          returned,
        }));

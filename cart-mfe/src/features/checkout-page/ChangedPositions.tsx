import type { AdjustedPosition } from '@fachwerk/shared/contracts';
import { useMessages } from '@fachwerk/shared/widget';

/** Old and new quantity of every changed line, with the reason. */
export function ChangedPositions({ positions }: { positions: readonly AdjustedPosition[] }) {
  const text = useMessages();

  return (
    <ul role="list">
      {positions.map((position) => (
        <li key={`${position.entryId} ${position.reason}`}>
          {text(position.newQuantity > 0 ? 'checkout.changed.quantity' : 'checkout.changed.removed', {
            name: position.name,
            old: position.oldQuantity,
            new: position.newQuantity,
          })}{' '}
          {/* A newer server may send a reason that has no text here yet. */}
          {text(`cart.adjusted.reason.${position.reason}`, {}, '')}
        </li>
      ))}
    </ul>
  );
}

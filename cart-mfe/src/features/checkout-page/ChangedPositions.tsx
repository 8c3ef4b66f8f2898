import type { AdjustedPosition } from '@fachwerk/shared/contracts';
import { type Translate, useMessages } from '@fachwerk/shared/widget';

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
          {reasonText(text, position.reason)}
        </li>
      ))}
    </ul>
  );
}

/** Empty if a newer server sends a reason that has no text here yet. */
function reasonText(text: Translate, reason: string): string {
  const key = `cart.adjusted.reason.${reason}`;
  const known = text(key);
  return known === key ? '' : known;
}

import type { AdjustedPosition } from '@fachwerk/shared/contracts';
import { MessageBox } from '@fachwerk/shared/ui';
import { type Translate, useMessages } from '@fachwerk/shared/widget';

/** Lines whose quantity the server changed, e.g. when two carts were merged at login. */
export function AdjustedPositions({ positions }: { positions: readonly AdjustedPosition[] }) {
  const text = useMessages();

  return (
    <MessageBox tone="warning" title={text('cart.adjusted.headline')} isLive>
      <ul role="list">
        {positions.map(({ entryId, name, oldQuantity, newQuantity, reason }) => (
          <li key={entryId}>
            {text(newQuantity > 0 ? 'cart.adjusted.position' : 'cart.adjusted.removed', {
              name,
              old: oldQuantity,
              new: newQuantity,
            })}{' '}
            {reasonText(text, reason)}
          </li>
        ))}
      </ul>
    </MessageBox>
  );
}

/** Empty if a newer server sends a reason that has no text here yet. */
function reasonText(text: Translate, reason: string): string {
  const key = `cart.adjusted.reason.${reason}`;
  const sentence = text(key);
  return sentence === key ? '' : sentence;
}

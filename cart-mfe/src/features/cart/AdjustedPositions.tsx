import type { AdjustedPosition } from '@fachwerk/shared/contracts';
import { MessageBox } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';

export function AdjustedPositions({ positions }: { positions: readonly AdjustedPosition[] }) {
  const t = useMessages();

  return (
    <MessageBox tone="warning" title={t('cart.adjusted.headline')} isLive>
      <ul role="list">
        {positions.map(({ entryId, name, oldQuantity, newQuantity, reason }) => (
          <li key={entryId}>
            {t(newQuantity > 0 ? 'cart.adjusted.position' : 'cart.adjusted.removed', {
              name,
              old: oldQuantity,
              new: newQuantity,
            })}{' '}
            {t(reason)}
          </li>
        ))}
      </ul>
    </MessageBox>
  );
}

import { MessageBox } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import type { PlaceInUrl } from './place-in-url';

/** A warning that a position does not exist, or is too imprecise to tell stores apart. */
export function PositionNote({ isNowhere, inaccuracy }: Pick<PlaceInUrl, 'isNowhere' | 'inaccuracy'>) {
  const text = useMessages();
  if (!isNowhere && inaccuracy === 0) return null;

  return (
    <MessageBox tone="warning">
      {isNowhere
        ? text('storefinder.position.nowhere')
        : text('storefinder.position.imprecise', { distance: inaccuracy })}
    </MessageBox>
  );
}

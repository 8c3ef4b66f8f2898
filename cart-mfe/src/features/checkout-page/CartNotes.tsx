import type { Checkout } from '@fachwerk/shared/contracts';
import { Button, MessageBox } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import { ChangedPositions } from './ChangedPositions';

interface CartNotesProps {
  checkout: Checkout;
  /** A notice names the changes already. */
  hasNotice: boolean;
}

/** What the server changed in the cart, and lines that a login has put aside: nothing changes silently. */
export function CartNotes({ checkout, hasNotice }: CartNotesProps) {
  const text = useMessages();
  const { pageUrls } = usePlatform().config;
  const { adjustedPositions, parkedPositions } = checkout;

  return (
    <>
      {adjustedPositions.length > 0 && !hasNotice && (
        <MessageBox tone="warning" isLive title={text('checkout.changed.title')}>
          <ChangedPositions positions={adjustedPositions} />
        </MessageBox>
      )}
      {parkedPositions.length > 0 && (
        <MessageBox
          tone="info"
          title={text('checkout.parked')}
          actions={
            <Button size="small" href={pageUrls.basket}>
              {text('checkout.toCart')}
            </Button>
          }
        >
          {parkedPositions.map(({ name }) => name).join(', ')}
        </MessageBox>
      )}
    </>
  );
}

import type { CartPosition } from '@fachwerk/shared/contracts';
import { MessageBox } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';

/** Notices of changes that the server made to a line (domain 4.2). */
export function LineNotices({ position }: { position: CartPosition }) {
  const text = useMessages();
  const { stockErrorData, stockValidationError, previousPrice, pricesInfo } = position;

  return (
    <>
      {stockErrorData && (
        <MessageBox tone="warning" isLive>
          {text(
            stockErrorData.code === 'REDUCED' && stockErrorData.available <= 0
              ? 'cart.stock.REDUCED.none'
              : `cart.stock.${stockErrorData.code}`,
            { requested: stockErrorData.requested, available: stockErrorData.available },
          )}
        </MessageBox>
      )}
      {stockValidationError && !stockErrorData && (
        <MessageBox tone="warning">{text(stockValidationError)}</MessageBox>
      )}
      {previousPrice && (
        <MessageBox tone="info">
          {text('cart.line.previousPrice', {
            previous: previousPrice.displayValue,
            current: pricesInfo.displayPrice.displayValue,
          })}
        </MessageBox>
      )}
    </>
  );
}

import type { CartPosition, StockErrorData } from '@fachwerk/shared/contracts';
import { countText } from '@fachwerk/shared/product';
import { Button, MessageBox } from '@fachwerk/shared/ui';
import { useMessages, usePlatform, usePriceText } from '@fachwerk/shared/widget';
import type { ReactNode } from 'react';
import type { StoreOffer } from './store-offer';

interface LineNoticesProps {
  position: CartPosition;
  /** The store that has a sold out line of the online cart. */
  offer: StoreOffer | undefined;
  /** Leads a line that cannot be ordered into the reservation cart. */
  moveForm: ReactNode;
}

/** Notices of changes that the server made to a line (domain 4.2). */
export function LineNotices({ position, offer, moveForm }: LineNoticesProps) {
  const text = useMessages();
  const priceText = usePriceText();
  const { stores } = usePlatform().config.pageUrls;
  const { stockErrorData, stockValidationError, storeProof, previousPrice, pricesInfo } = position;

  const amountOf = (count: number) => countText(text, count, pricesInfo);

  const next =
    stockErrorData?.code === 'RESTRICTED'
      ? stores && { href: stores, label: 'cart.stock.toStores' }
      : stockErrorData?.code === 'SOLD_OUT' && { href: position.url, label: 'cart.stock.toArticle' };

  return (
    <>
      {stockErrorData && (
        <MessageBox
          tone="warning"
          isLive
          actions={
            (moveForm || next) && (
              <>
                {moveForm}
                {next && (
                  <Button size="small" variant={moveForm ? 'quiet' : 'secondary'} href={next.href}>
                    {text(next.label)}
                  </Button>
                )}
              </>
            )
          }
        >
          {text(stockKey(stockErrorData, position.quantity, offer), {
            requested: amountOf(stockErrorData.requested),
            available: amountOf(stockErrorData.available),
            store: offer?.store ?? '',
            reason: storeProof ? text(`product.proof.${storeProof}`) : '',
          })}
        </MessageBox>
      )}
      {stockValidationError && !stockErrorData && (
        <MessageBox tone="warning">{text(stockValidationError)}</MessageBox>
      )}
      {previousPrice && (
        <MessageBox tone="info">
          {text('cart.line.previousPrice', {
            previous: priceText(previousPrice),
            current: priceText(pricesInfo.displayPrice),
          })}
        </MessageBox>
      )}
    </>
  );
}

/** The stock may have fallen below a quantity that only the verification reduces. */
function stockKey({ code, available }: StockErrorData, quantity: number, offer?: StoreOffer): string {
  if (code === 'SOLD_OUT' && offer) return 'cart.stock.SOLD_OUT.inStore';
  if (code !== 'REDUCED') return `cart.stock.${code}`;
  if (available <= 0) return 'cart.stock.REDUCED.none';
  return quantity > available ? 'cart.stock.REDUCED.later' : 'cart.stock.REDUCED';
}

import type { StoreStock } from '@fachwerk/shared/contracts';
import { AvailabilityNote, shelfStatus } from '@fachwerk/shared/product';
import { useMessages, useSlots } from '@fachwerk/shared/widget';
import type { RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useStoreStock } from '../store-stock/use-store-stock';

/** The line of each tile about the stock of the visitor's store. */
export function TileStocks({ within }: { within: RefObject<HTMLElement | null> }) {
  const slots = useSlots(within, '[data-stock-of]');
  const itemOf = (slot: HTMLElement) => slot.dataset.stockOf ?? '';
  const { stockOf } = useStoreStock(slots.map(itemOf));

  return slots.map((slot) => {
    const stock = stockOf(itemOf(slot));
    return stock && createPortal(<TileStock stock={stock} />, slot, itemOf(slot));
  });
}

function TileStock({ stock }: { stock: StoreStock }) {
  const text = useMessages();
  const status = shelfStatus(stock);
  const words = status === 'Unavailable' ? text('productList.store.notThere') : undefined;

  return (
    <AvailabilityNote channel="store" status={status} words={words}>
      {stock.nextDelivery && text('product.nextDelivery', { date: stock.nextDelivery.text })}
    </AvailabilityNote>
  );
}

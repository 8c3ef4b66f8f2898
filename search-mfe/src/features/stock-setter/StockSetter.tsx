import type { StoreStock } from '@fachwerk/shared/contracts';
import { AvailabilityNote, shelfStatus } from '@fachwerk/shared/product';
import { useMessages, useSlots } from '@fachwerk/shared/widget';
import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useStoreStock } from '../store-stock/use-store-stock';

/** Largest number of items of one call. */
const MOST_ITEMS = 100;

/** Fills the line of each tile of the page about the stock of the visitor's store, in one call. */
export function StockSetter() {
  const page = useRef<HTMLElement>(null);
  useLayoutEffect(() => void (page.current = document.body), []);
  const slots = useSlots(page, '[data-stock-of]');
  const itemIds = [...new Set(slots.map(itemOf))].slice(0, MOST_ITEMS);
  const { stockOf } = useStoreStock(itemIds);

  return slots.map((slot, index) => {
    const stock = stockOf(itemOf(slot));
    return stock && createPortal(<TileStock stock={stock} />, slot, String(index));
  });
}

const itemOf = (slot: HTMLElement): string => slot.dataset.stockOf ?? '';

/** One short line, for which the tile reserves the space. */
function TileStock({ stock }: { stock: StoreStock }) {
  const text = useMessages();
  const status = shelfStatus(stock);

  return <AvailabilityNote channel="store" status={status} words={text(`stockSetter.${status}`)} />;
}

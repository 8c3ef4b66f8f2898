import type { PricesInfo, SelectedStore } from '@fachwerk/shared/contracts';
import { priceText, unitPriceText } from '@fachwerk/shared/format';
import { unitPriceToShow } from '@fachwerk/shared/product';
import { VisuallyHidden } from '@fachwerk/shared/ui';
import { useMessages, usePlatform, useSlots } from '@fachwerk/shared/widget';
import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useStoreStock } from '../store-stock/use-store-stock';

/** Largest number of items of one call. */
const MOST_ITEMS = 100;

/**
 * Fills the line below each price of the page with the price in the visitor's store, where it differs. The
 * online price stays: it is the price of the order.
 */
export function PriceSetter() {
  const page = useRef<HTMLElement>(null);
  useLayoutEffect(() => void (page.current = document.body), []);
  const slots = useSlots(page, '[data-price-of]');
  const itemIds = [...new Set(slots.map(itemOf))].slice(0, MOST_ITEMS);
  const { store, stockOf } = useStoreStock(itemIds);

  return slots.map((slot, index) => {
    const prices = stockOf(itemOf(slot))?.pricesInfo;
    if (!store || !prices) return null;
    return createPortal(
      <StorePrice store={store} prices={prices} namesStore={slot.dataset.namesStore !== undefined} />,
      slot,
      String(index),
    );
  });
}

const itemOf = (slot: HTMLElement): string => slot.dataset.priceOf ?? '';

/** "Köln-Ehrenfeld": the name without the brand. */
const shortName = ({ name, address: { city } }: SelectedStore): string =>
  name.includes(city) ? name.slice(name.indexOf(city)) : name;

interface StorePriceProps {
  store: SelectedStore;
  prices: PricesInfo;
  /** There is space for the name of the store. */
  namesStore: boolean;
}

function StorePrice({ store, prices, namesStore }: StorePriceProps) {
  const text = useMessages();
  const { shopLocale } = usePlatform().config;
  const unit = unitPriceToShow(prices);
  const price = priceText(prices.displayPrice, shopLocale);
  const named = text('priceSetter.named', { store: shortName(store), price });

  return (
    <>
      {namesStore ? (
        named
      ) : (
        <>
          <VisuallyHidden>{named}</VisuallyHidden>
          <span aria-hidden="true">{text('priceSetter.short', { price })}</span>
        </>
      )}
      {unit && ` (${unitPriceText(unit, shopLocale)} / ${unit.unit})`}
    </>
  );
}
